ALTER TABLE "search_entries" DROP CONSTRAINT "search_entries_kind";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('community', 'partner', 'opportunity', 'article', 'resource', 'act'));