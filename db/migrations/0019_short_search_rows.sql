-- one statement at a time
-- A search for a common word reads the kind, the title and the weight of nearly every entry. Short rows make that cheap:
-- hundreds of pages instead of thousands. What is long leaves the row; the title without its marks stays. The fill factor
-- keeps the rows that are written again below out of the gaps between the long ones.
alter table search_entries
  alter column words set storage external,
  alter column title_folded set storage main,
  set (toast_tuple_target = 128, fillfactor = 60);
--> statement-breakpoint
-- PostgreSQL moves values out only of a row that is longer than 2 kB. With the filler every row is; it takes 40 bytes, compressed.
alter table search_entries add column if not exists filler text;
--> statement-breakpoint
alter table search_entries alter column filler set default repeat(' ', 2100);
--> statement-breakpoint
-- Rows keep the storage they were written with, so they are written again, 500 at a time, under the lock of whoever writes
-- entries. An update would leave each in its page.
do $$
begin
  loop
    perform pg_advisory_xact_lock(7305520);
    with long as (
      delete from search_entries
      where (kind, subject_id) in (select kind, subject_id from search_entries where filler is null limit 500)
      returning kind, subject_id, title, who, names, body, county, category, weight, open_until, updated_at
    )
    insert into search_entries (kind, subject_id, title, who, names, body, county, category, weight, open_until, updated_at)
    select * from long;
    exit when not found;
    commit;
  end loop;
end
$$;
--> statement-breakpoint
alter table search_entries reset (fillfactor);
--> statement-breakpoint
-- Searches would pass the rows that were left behind.
vacuum (analyze) search_entries;
