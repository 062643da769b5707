-- one statement at a time
-- By them a name is compared with those of other counties.
drop index concurrently if exists organisations_folded_name;
--> statement-breakpoint
create index concurrently organisations_folded_name on organisations (lower(f_unaccent(name))) where kind = 'UAT';
--> statement-breakpoint
drop index concurrently if exists communities_folded_name;
--> statement-breakpoint
create index concurrently communities_folded_name on communities (lower(f_unaccent(name))) where deleted_at is null;
