-- one statement at a time
ALTER TABLE "requests" ADD COLUMN IF NOT EXISTS "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN IF NOT EXISTS "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN IF NOT EXISTS "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT IF EXISTS "requests_hidden_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "requests" VALIDATE CONSTRAINT "requests_hidden_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT IF EXISTS "requests_hidden";--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_hidden" CHECK ((hidden_at is null) = (hidden_reason is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "requests" VALIDATE CONSTRAINT "requests_hidden";--> statement-breakpoint
-- the opportunities of everybody are counted from these alone, now without the hidden ones
DROP INDEX CONCURRENTLY IF EXISTS "requests_for_all";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_for_all" ON "requests" USING btree ("category","county") WHERE sent_at is not null and only_partner_id is null and hidden_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "requests_open_for_all";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_open_for_all" ON "requests" USING btree ("deadline_at","owner_id") WHERE status = 'sent' and only_partner_id is null and hidden_at is null;
