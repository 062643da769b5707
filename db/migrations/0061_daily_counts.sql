CREATE TABLE "daily_counts" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
-- from this day on they are counted
INSERT INTO "daily_counts" ("day", "kind", "count")
SELECT to_char(now() AT TIME ZONE 'Europe/Bucharest', 'YYYY-MM-DD'), kind, 0
FROM unnest(array['sign-in', 'limit', 'other-origin', 'file-active', 'file-locked', 'file-kind', 'file-large', 'page-policy']) AS kind;
