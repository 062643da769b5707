ALTER TABLE "programs" ADD COLUMN "calendar_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "accepted_reason" text;