-- one statement at a time
ALTER TABLE "search_entries" DROP CONSTRAINT IF EXISTS "search_entries_kind";--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('community', 'partner', 'opportunity', 'article', 'discussion', 'project', 'resource', 'act', 'training')) NOT VALID;--> statement-breakpoint
ALTER TABLE "search_entries" VALIDATE CONSTRAINT "search_entries_kind";
