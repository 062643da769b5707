ALTER TABLE "acts" ADD COLUMN "everyday_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "everyday_words" text[] DEFAULT '{}' NOT NULL;