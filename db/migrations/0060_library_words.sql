-- one statement at a time
ALTER TABLE "assistant_postings" ADD COLUMN IF NOT EXISTS "is_experience" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "assistant_postings_library";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "assistant_postings_library" ON "assistant_postings" USING btree ("stem") WHERE not is_experience;
