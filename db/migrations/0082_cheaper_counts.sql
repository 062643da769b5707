-- one statement at a time
-- The blog, ADMIN's reviews and ADMIN's articles count from indexes alone. What an interrupted attempt left is dropped first.
drop index concurrently if exists articles_published_text;
--> statement-breakpoint
create index concurrently articles_published_text on articles (published_submission_id, organisation_id) where published_submission_id is not null and deleted_at is null;
--> statement-breakpoint
drop index concurrently if exists article_submissions_counted;
--> statement-breakpoint
create index concurrently article_submissions_counted on article_submissions (id, category, themes);
--> statement-breakpoint
drop index concurrently if exists article_submissions_tabs;
--> statement-breakpoint
create index concurrently article_submissions_tabs on article_submissions (status, submitted_at, id, article_id);
--> statement-breakpoint
drop index concurrently if exists article_submissions_queue;
--> statement-breakpoint
drop index concurrently if exists reviews_by_time;
--> statement-breakpoint
create index concurrently reviews_by_time on reviews (reviewed_at, id);
--> statement-breakpoint
drop index concurrently if exists reviews_newest;
