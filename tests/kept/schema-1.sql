BEGIN TRANSACTION;
CREATE TABLE events (
	"match" VARCHAR(40) NOT NULL, 
	serial INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	choice VARCHAR(130) NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	"by" VARCHAR(80) NOT NULL, 
	digest VARCHAR(40) NOT NULL, 
	told TEXT NOT NULL, 
	secret BOOLEAN NOT NULL, 
	"key" VARCHAR(80), 
	PRIMARY KEY ("match", serial), 
	UNIQUE ("match", "key")
);
INSERT INTO "events" VALUES('aaaaaaaaaaaaaaab',1,'choice',0,'bid:1','2026-01-02T03:04:05+00:00','seat 1','47cb74ca5ba82f40','[]',1,NULL);
INSERT INTO "events" VALUES('aaaaaaaaaaaaaaab',2,'choice',1,'bid:1','2026-01-02T03:04:05+00:00','seat 2','8f4e7225d8a1407e','[["prize",[3],[]]]',1,NULL);
CREATE TABLE grants (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	PRIMARY KEY ("match", seat, user)
);
INSERT INTO "grants" VALUES('aaaaaaaaaaaaaaab',0,'aaaaaaaaaaaaaahd');
INSERT INTO "grants" VALUES('aaaaaaaaaaaaaaab',1,'aaaaaaaaaaaaaahd');
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	start BLOB, 
	opening VARCHAR(40) NOT NULL, 
	setup TEXT NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	origin VARCHAR(40) NOT NULL, 
	origin_line INTEGER NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	changed VARCHAR(40) NOT NULL, 
	serial INTEGER NOT NULL, 
	lines INTEGER NOT NULL, 
	waiting TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	result TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('aaaaaaaaaaaaaaab','bidding','1','{"rounds": 3, "automaton": [false, false], "burning": true}','07f676a012ca0e1b6d5ff76f7d2512d5adde4a2d23cdd5817f6c9e9a6857081f',NULL,'7cc58c48de07b2f9','[["prize",[4],[]]]','aaaaaaaaaaaaaahd','',0,'2026-01-02T03:04:05+00:00','2026-01-02T03:04:05+00:00',2,2,'[0, 1]',0,NULL);
CREATE TABLE meta (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('schema','1');
INSERT INTO "meta" VALUES('secret','the secret of the first table');
CREATE TABLE reports (
	id VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	line INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user VARCHAR(40) NOT NULL, 
	note TEXT NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("match", seat), 
	UNIQUE (token)
);
INSERT INTO "seats" VALUES('aaaaaaaaaaaaaaab',0,'person','','','fzfzfzfzfzfzfzfzfzfzfzfzfzfzfzfz');
INSERT INTO "seats" VALUES('aaaaaaaaaaaaaaab',1,'person','','','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaakd');
CREATE TABLE snapshots (
	"match" VARCHAR(40) NOT NULL, 
	line INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY ("match", line)
);
CREATE TABLE users (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('aaaaaaaaaaaaaahd','','2026-01-02T03:04:05+00:00');
CREATE INDEX matches_by_change ON matches (over, changed);
CREATE INDEX seats_by_kind ON seats (kind);
CREATE INDEX grants_by_user ON grants (user);
COMMIT;
