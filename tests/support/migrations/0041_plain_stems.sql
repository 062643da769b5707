-- one statement at a time
-- As before, with a third stem of the words with "â": "hotărâre" has those of "hotarire", and of "hotarare" as it is typed
-- without diacritics.
create or replace function f_forms(text) returns tsvector language plpgsql immutable parallel safe strict cost 5000
as $$
declare
  folded text := public.f_folded($1);
  marked text := case when folded like '%' || chr(1) || '%' then
    (select string_agg(word, ' ') from unnest(string_to_array(folded, ' ')) word where word like '%' || chr(1) || '%') end;
begin
  return to_tsvector('pg_catalog.romanian', replace(folded, chr(1), 'a')) || to_tsvector('pg_catalog.simple', public.f_stems(folded))
    || coalesce(to_tsvector('pg_catalog.simple', public.f_stems(' ' || replace(marked, chr(1), 'a') || ' ')), ''::tsvector);
end $$;
--> statement-breakpoint
-- As before, with that stem too: a text may be typed without diacritics as well.
create or replace function f_any_form(text) returns tsquery language plpgsql immutable parallel safe strict
as $$
declare
  folded text := public.f_folded($1);
  stems text := public.f_stems(folded);
  plain text := public.f_stems(replace(folded, chr(1), 'a'));
begin
  return plainto_tsquery('pg_catalog.romanian', replace(folded, chr(1), 'a'))
    || case when stems ~ ' \S ' then ''::tsquery else to_tsquery('pg_catalog.simple', regexp_replace(btrim(stems), ' +', ' & ', 'g')) end
    || case when plain = stems or plain ~ ' \S ' then ''::tsquery
      else to_tsquery('pg_catalog.simple', regexp_replace(btrim(plain), ' +', ' & ', 'g')) end;
end $$;
--> statement-breakpoint
-- The indexes have the words as the former function made them.
reindex index concurrently requests_forms;
--> statement-breakpoint
reindex index concurrently partners_forms;
--> statement-breakpoint
reindex index concurrently partner_services_forms;
--> statement-breakpoint
reindex index concurrently organisations_forms;
--> statement-breakpoint
reindex index concurrently communities_forms;
--> statement-breakpoint
reindex index concurrently article_submissions_forms;
--> statement-breakpoint
reindex index concurrently search_entries_forms;
--> statement-breakpoint
reindex index concurrently resources_forms;
--> statement-breakpoint
reindex index concurrently acts_forms;
--> statement-breakpoint
reindex index concurrently resource_pages_forms;
