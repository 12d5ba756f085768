"""The database: schema, migrations, records, the journal of events and backups."""
