-- one statement at a time
-- Numbers on dashboards, lists and the landing page are counted from indexes alone, not from rows with long texts.
drop index concurrently if exists organisations_listed;
--> statement-breakpoint
create index concurrently organisations_listed on organisations (kind, verification, verified_at desc, id);
--> statement-breakpoint
drop index concurrently if exists organisations_unlisted;
--> statement-breakpoint
create index concurrently organisations_unlisted on organisations (id) where verification <> 'verified';
--> statement-breakpoint
drop index concurrently if exists communities_counted;
--> statement-breakpoint
create index concurrently communities_counted on communities (county, organisation_id, is_test, citizens_served) where deleted_at is null;
--> statement-breakpoint
drop index concurrently if exists conversation_reads_user;
--> statement-breakpoint
create index concurrently conversation_reads_user on conversation_reads (user_id, conversation_id, last_read_at);
--> statement-breakpoint
drop index concurrently if exists articles_status;
--> statement-breakpoint
create index concurrently articles_status on articles (status, updated_at, id) where deleted_at is null;
--> statement-breakpoint
drop index concurrently if exists requests_owner_status;
--> statement-breakpoint
create index concurrently requests_owner_status on requests (owner_id, status, deadline_at, id);
--> statement-breakpoint
drop index concurrently if exists requests_status;
--> statement-breakpoint
create index concurrently requests_status on requests (status);
--> statement-breakpoint
drop index concurrently if exists requests_for_all;
--> statement-breakpoint
create index concurrently requests_for_all on requests (category, county) where sent_at is not null and only_partner_id is null;
--> statement-breakpoint
drop index concurrently if exists requests_open_for_all;
--> statement-breakpoint
create index concurrently requests_open_for_all on requests (deadline_at, owner_id) where status = 'sent' and only_partner_id is null;
--> statement-breakpoint
drop index concurrently if exists responses_partner_status;
--> statement-breakpoint
create index concurrently responses_partner_status on responses (partner_id, status, request_id);
