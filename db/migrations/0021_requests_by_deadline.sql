-- one statement at a time
-- The closed opportunities are read from the latest deadline on, without sorting all that were ever sent.
drop index concurrently if exists requests_deadline;
--> statement-breakpoint
create index concurrently requests_deadline on requests (deadline_at, id) where sent_at is not null;
