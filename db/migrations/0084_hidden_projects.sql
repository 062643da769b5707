-- one statement at a time
ALTER TABLE "community_projects" ADD COLUMN IF NOT EXISTS "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_projects" ADD COLUMN IF NOT EXISTS "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "community_projects" ADD COLUMN IF NOT EXISTS "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "community_projects" DROP CONSTRAINT IF EXISTS "community_projects_hidden_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "community_projects" ADD CONSTRAINT "community_projects_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "community_projects" VALIDATE CONSTRAINT "community_projects_hidden_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "community_projects" DROP CONSTRAINT IF EXISTS "community_projects_hidden";--> statement-breakpoint
ALTER TABLE "community_projects" ADD CONSTRAINT "community_projects_hidden" CHECK ((hidden_at is null) = (hidden_reason is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "community_projects" VALIDATE CONSTRAINT "community_projects_hidden";
