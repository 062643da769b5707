-- one statement at a time
-- What an ADMIN reads of a question is stored without personal data. Questions asked before were not, and are not listed any more.
alter table assistant_questions add column if not exists masked text default '' not null;
--> statement-breakpoint
alter table assistant_questions add column if not exists helped boolean;
--> statement-breakpoint
alter table assistant_postings add column if not exists front boolean default false not null;
--> statement-breakpoint
alter table assistant_questions drop constraint if exists assistant_questions_status;
--> statement-breakpoint
alter table assistant_questions add constraint assistant_questions_status
  check (status in ('quoted', 'history', 'near', 'canned', 'unknown', 'refused')) not valid;
--> statement-breakpoint
alter table assistant_questions validate constraint assistant_questions_status;
--> statement-breakpoint
drop index concurrently if exists assistant_questions_unanswered;
--> statement-breakpoint
create index concurrently assistant_questions_unanswered on assistant_questions (asked_at)
  where status in ('unknown', 'near') or not helped;
--> statement-breakpoint
drop index concurrently if exists assistant_questions_unknown;
