ALTER TABLE "act_links" ADD COLUMN "recorded_at" timestamp (3) with time zone;
