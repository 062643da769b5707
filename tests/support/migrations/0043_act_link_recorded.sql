ALTER TABLE "act_links" ADD COLUMN "recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "act_links" SET "recorded_at" = "since"::timestamp at time zone 'Europe/Bucharest';
