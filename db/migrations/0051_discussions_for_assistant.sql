-- one statement at a time
ALTER TABLE "assistant_passages" DROP CONSTRAINT IF EXISTS "assistant_passages_kind";--> statement-breakpoint
ALTER TABLE "assistant_passages" ADD CONSTRAINT "assistant_passages_kind" CHECK ("assistant_passages"."kind" in ('resource', 'act', 'article', 'discussion')) NOT VALID;--> statement-breakpoint
ALTER TABLE "assistant_passages" VALIDATE CONSTRAINT "assistant_passages_kind";--> statement-breakpoint
ALTER TABLE "assistant_quotes" DROP CONSTRAINT IF EXISTS "assistant_quotes_kind";--> statement-breakpoint
ALTER TABLE "assistant_quotes" ADD CONSTRAINT "assistant_quotes_kind" CHECK ("assistant_quotes"."kind" in ('resource', 'act', 'article', 'discussion')) NOT VALID;--> statement-breakpoint
ALTER TABLE "assistant_quotes" VALIDATE CONSTRAINT "assistant_quotes_kind";
