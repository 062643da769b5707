-- Search of partners: fragments of words by trigrams, Romanian word forms by full text; both on folded text.
-- The names of firms stand in organisations, so their indexes are here with those of the partners' own texts.
CREATE INDEX "organisations_name_trigrams" ON "organisations" USING gin (lower(f_unaccent("name")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partners_description_trigrams" ON "partners" USING gin (lower(f_unaccent("description")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partner_services_name_trigrams" ON "partner_services" USING gin (lower(f_unaccent("name")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partners_description_words" ON "partners" USING gin (to_tsvector('romanian', f_unaccent("description")));
--> statement-breakpoint
CREATE INDEX "partner_services_name_words" ON "partner_services" USING gin (to_tsvector('romanian', f_unaccent("name")));
--> statement-breakpoint
-- A crash may forget tries, never more; nothing else is worth a flush for each sign-in.
alter table rate_limits set unlogged;
--> statement-breakpoint
create trigger journal_is_append_only before update or delete on journal for each row execute function refuse_change();
--> statement-breakpoint
create trigger journal_is_not_emptied before truncate on journal for each statement execute function refuse_change();
--> statement-breakpoint
-- What was said of a request and what was offered stays as it was.
create trigger request_changes_are_append_only before update or delete on request_changes for each row execute function refuse_change();
--> statement-breakpoint
create trigger request_changes_are_not_emptied before truncate on request_changes for each statement execute function refuse_change();
--> statement-breakpoint
create trigger response_versions_are_append_only before update or delete on response_versions for each row execute function refuse_change();
--> statement-breakpoint
create trigger response_versions_are_not_emptied before truncate on response_versions for each statement execute function refuse_change();
--> statement-breakpoint
-- Search: fragments of words by trigrams, Romanian word forms by full text; both on folded text, as store/search.server.ts asks.
create index requests_trigrams on requests using gin (lower(f_unaccent(title || ' ' || description)) gin_trgm_ops);
--> statement-breakpoint
create index requests_words on requests using gin (to_tsvector('romanian', f_unaccent(title || ' ' || description)));
--> statement-breakpoint
-- A stored file that a request or an offer names cannot be swept away.
alter table request_files add constraint request_files_file foreign key (file_id) references attachments (id);
--> statement-breakpoint
alter table response_files add constraint response_files_file foreign key (file_id) references attachments (id);
--> statement-breakpoint
create index request_files_file on request_files (file_id);
--> statement-breakpoint
create index response_files_file on response_files (file_id);
