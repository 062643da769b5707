-- one statement at a time
DROP INDEX CONCURRENTLY IF EXISTS "assistant_stops_one";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "assistant_stops_one" ON "assistant_stops" USING btree ("what") WHERE started_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "assistant_stops_open";
