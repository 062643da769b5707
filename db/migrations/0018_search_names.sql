-- one statement at a time
-- What is called by a word that begins so. The index of all words cannot tell names from texts: for a common word it read
-- nearly every row's words again. The query names the same expression.
drop index concurrently if exists search_entries_names;
--> statement-breakpoint
create index concurrently search_entries_names on search_entries using gin (to_tsvector('simple', f_plain(title || ' ' || names)));
