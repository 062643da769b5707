-- one statement at a time
DROP INDEX CONCURRENTLY IF EXISTS "discussions_solved";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "discussions_solved" ON "discussions" USING btree ("solved_at") WHERE solved_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "discussions_counts";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "discussions_counts" ON "discussions" USING btree ("category","replies","pinned_at","solution_id") WHERE hidden_at is null;--> statement-breakpoint
-- who had switched off all mails of the forum before there were digests is sent none
INSERT INTO "notification_preferences" ("user_id", "type", "in_app", "email", "updated_at")
SELECT "user_id", 'weekly_digest', false, 'off', max("updated_at") FROM "notification_preferences"
WHERE "email" = 'off' AND "type" IN ('discussion_mentioned', 'discussion_replied', 'discussion_unsolved')
GROUP BY "user_id" HAVING count(*) = 3
ON CONFLICT DO NOTHING;
