-- one statement at a time
ALTER TABLE "requests" DROP CONSTRAINT IF EXISTS "requests_shared_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "requests" VALIDATE CONSTRAINT "requests_shared_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT IF EXISTS "requests_shared";--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_shared" CHECK ((shared_at is null) = (shared_by is null) and (shared_at is null or completed_at is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "requests" VALIDATE CONSTRAINT "requests_shared";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "requests_shown";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_shown" ON "requests" USING btree ("category","completed_at") WHERE shared_at is not null;
