-- one statement at a time
-- The sitemap asks when the published articles last changed.
drop index concurrently if exists article_submissions_decided;
--> statement-breakpoint
create index concurrently article_submissions_decided on article_submissions (decided_at, id) where decided_at is not null;
