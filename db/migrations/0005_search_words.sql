CREATE TABLE "search_words" (
	"folded" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"entries" integer NOT NULL,
	"traces" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "category" text;--> statement-breakpoint
CREATE INDEX "search_words_traces" ON "search_words" USING gin ("traces");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
-- Folded, with one space in the place of whatever parts words, so that nothing makes hosts and file names of "S.R.L." and "nr.4".
create function f_plain(text) returns text language sql immutable parallel safe strict
as $$ select btrim(regexp_replace(public.f_unaccent($1), '[-\s!"#$%&''()*+,./:;<=>?@\[\\\]^_`{|}~]+', ' ', 'g')) $$;
--> statement-breakpoint
-- A word is found as it is written, by its beginning where it names the thing, and in its other Romanian forms.
alter table search_entries drop column title_folded, drop column words;
--> statement-breakpoint
alter table search_entries
  add column title_folded text not null generated always as (lower(f_plain(title))) stored,
  add column words tsvector not null generated always as (
    setweight(to_tsvector('simple', f_plain(title)), 'A') || setweight(to_tsvector('romanian', f_plain(title)), 'A') ||
    setweight(to_tsvector('simple', f_plain(names)), 'B') || setweight(to_tsvector('romanian', f_plain(names)), 'B') ||
    setweight(to_tsvector('romanian', f_plain(body)), 'C')
  ) stored;
--> statement-breakpoint
create index search_entries_title on search_entries using gin (title_folded gin_trgm_ops);
--> statement-breakpoint
create index search_entries_words on search_entries using gin (words);
