-- expand
-- Entries that are older than the operator keeps may be removed, by the job alone: it says in its transaction since when they
-- are kept. Whoever says so removes nothing of the last three years (the general term of prescription, Codul civil art. 2517),
-- and nothing of what was removed before. Changing and emptying stay refused.
create function journal_is_kept() returns trigger language plpgsql
as $$
begin
  if tg_op = 'DELETE' and old.at < nullif(current_setting('psp.journal_kept_since', true), '')::timestamptz
    and old.at < now() - interval '36 months' and old.what not like 'journal.%' then return old; end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create or replace trigger journal_is_append_only before update or delete on journal for each row execute function journal_is_kept();
