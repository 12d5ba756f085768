"""Mutation testing of the rules: change one small thing in a chapter, and see whether a test of that game notices.

`make mutants` runs it; docs/testing.md says how to read what it prints.
"""
