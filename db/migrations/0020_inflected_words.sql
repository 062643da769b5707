-- one statement at a time
-- PostgreSQL's Romanian stemmer tells apart many forms of one word (drum, drumuri; școală, școli), and unaccented words
-- more of them. Beside its stem each word now has a second one: the word without its longest ending.
--
-- The words of a text in lower case, without diacritics, between spaces. â, and î inside a word, where â was written with î
-- before 1993, are one letter, kept as chr(1).
create or replace function f_folded(text) returns text language sql immutable parallel safe strict
as $$ select replace(' ' || lower(public.f_plain(translate($1, 'âÂîÎ', repeat(chr(1), 4)))) || ' ', ' ' || chr(1), ' i') $$;
--> statement-breakpoint
-- Folded words without their longest ending. Of the letters that change in the plural those are folded that change with few
-- exceptions: stradă, străzi; orășenesc, orășenești; școală, școli; cetățean, cetățeni; piață, piețe. The program has the
-- same rules for single words (platform/language/words.ts). Plain replacing takes a tenth of the time of a regular expression.
create or replace function f_stems(folded text) returns text language plpgsql immutable parallel safe strict
as $$
declare ending text;
begin
  folded := replace(folded, chr(1), 'i');
  foreach ending in array array['i ', 'ii ', 'ile ', 'ilor '] loop
    folded := replace(replace(folded, 'z' || ending, 'd' || ending), 'est' || ending, 'esc' || ending);
  end loop;
  foreach ending in array array['urilor ', 'urile ', 'ielor ', 'iului ', 'iilor ', 'elui ', 'eaua ', 'ului ', 'ilor ', 'elor ', 'iile ',
    'iele ', 'uri ', 'iul ', 'iei ', 'ile ', 'ele ', 'ul ', 'ea ', 'ei ', 'ia ', 'ie ', 'ii ', 'iu ', 'a ', 'e ', 'i ', 'u '] loop
    folded := replace(folded, ending, chr(2) || ' '); -- the mark keeps a word from being cut twice
  end loop;
  return replace(replace(replace(replace(folded, chr(2), ''), 'oa', 'o'), 'ea', 'e'), 'ia', 'ie');
end $$;
--> statement-breakpoint
-- What a text is indexed by: both stems of each word. The cost keeps the planner from reading a whole table instead of the index.
create or replace function f_forms(text) returns tsvector language plpgsql immutable parallel safe strict cost 5000
as $$
declare folded text := public.f_folded($1);
begin
  return to_tsvector('pg_catalog.romanian', replace(folded, chr(1), 'a')) || to_tsvector('pg_catalog.simple', public.f_stems(folded));
end $$;
--> statement-breakpoint
-- What is asked of that index. Of "lei" or "ce" one letter is left, which says nothing.
create or replace function f_any_form(text) returns tsquery language plpgsql immutable parallel safe strict
as $$
declare
  folded text := public.f_folded($1);
  stems text := public.f_stems(folded);
begin
  return plainto_tsquery('pg_catalog.romanian', replace(folded, chr(1), 'a'))
    || case when stems ~ ' \S ' then ''::tsquery else plainto_tsquery('pg_catalog.simple', stems) end;
end $$;
--> statement-breakpoint
-- The indexes of the former expressions stay for processes of the version before; the next version drops them.
drop index concurrently if exists requests_forms;
--> statement-breakpoint
create index concurrently requests_forms on requests using gin (f_forms(title || ' ' || description));
--> statement-breakpoint
drop index concurrently if exists partners_forms;
--> statement-breakpoint
create index concurrently partners_forms on partners using gin (f_forms(description));
--> statement-breakpoint
drop index concurrently if exists partner_services_forms;
--> statement-breakpoint
create index concurrently partner_services_forms on partner_services using gin (f_forms(name || ' ' || coalesce(description, '')));
--> statement-breakpoint
drop index concurrently if exists organisations_forms;
--> statement-breakpoint
create index concurrently organisations_forms on organisations using gin (f_forms(name));
--> statement-breakpoint
drop index concurrently if exists communities_forms;
--> statement-breakpoint
create index concurrently communities_forms on communities using gin (f_forms(name));
--> statement-breakpoint
drop index concurrently if exists article_submissions_forms;
--> statement-breakpoint
create index concurrently article_submissions_forms on article_submissions using gin (f_forms(title));
--> statement-breakpoint
drop index concurrently if exists search_entries_forms;
--> statement-breakpoint
create index concurrently search_entries_forms on search_entries using gin (f_forms(title || ' ' || names || ' ' || body));
