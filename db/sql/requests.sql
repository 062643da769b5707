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
