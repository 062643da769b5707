-- one statement at a time
ALTER TABLE "discussions" ADD COLUMN IF NOT EXISTS "resource_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN IF NOT EXISTS "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discussions" DROP CONSTRAINT IF EXISTS "discussions_resource_id_resources_id_fk";--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "discussions" VALIDATE CONSTRAINT "discussions_resource_id_resources_id_fk";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "discussions_resource";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "discussions_resource" ON "discussions" USING btree ("resource_id") WHERE resource_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "discussions_listed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "discussions_listed" ON "discussions" USING btree ("category","replies","pinned_at","solution_id") WHERE hidden_at is null and resource_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "discussions_counts";
