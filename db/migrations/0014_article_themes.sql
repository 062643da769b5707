-- one statement at a time
-- The blog's own categories of every text, kept by a trigger: to add them as a generated column would rewrite the table while
-- nobody may read it. Where 0013 did so, the column stays as it is filled and only loses its expression.
alter table article_submissions alter column themes drop expression if exists;
--> statement-breakpoint
create or replace function f_article_themes(category text, title text, summary text) returns text[]
language sql immutable parallel safe
as $$ select array_remove(array[case when category in ('local-news', 'announcements', 'public-procurement', 'project-management') then 'administrare' end, case when (title || ' ' || summary) ~* '\m(renov|reabilit|moderniz|restaur|consolid)' then 'renovari' end, case when (title || ' ' || summary) ~* '\m(design (de )?interior|amenaj\w* interio|mobilier)' then 'design-interior' end, case when category in ('it', 'innovation') then 'tehnologie' end, case when category in ('legal') or (title || ' ' || summary) ~* '\m(legisl|ordonan|legea|legii|legil)' then 'legislatie' end], null) $$;
--> statement-breakpoint
create or replace function set_article_themes() returns trigger language plpgsql
as $$
begin
  new.themes := public.f_article_themes(new.category, new.title, new.summary);
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger article_submissions_themes before insert or update of category, title, summary, themes
on article_submissions for each row execute function set_article_themes();
--> statement-breakpoint
alter table article_submissions alter column themes set default '{}';
--> statement-breakpoint
-- The trigger writes them; 500 rows at a time, so that nobody waits long for one of them.
do $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
    from (select id from article_submissions where id > last order by id limit 500) as next;
    exit when batch is null;
    update article_submissions set themes = '{}' where id = any (batch) and themes is null;
    commit;
    last := batch[cardinality(batch)];
  end loop;
end
$$;
--> statement-breakpoint
-- A check that is validated beside the writers lets the column become NOT NULL without another look at all rows.
alter table article_submissions drop constraint if exists article_submissions_themes_there;
--> statement-breakpoint
alter table article_submissions add constraint article_submissions_themes_there check (themes is not null) not valid;
--> statement-breakpoint
alter table article_submissions validate constraint article_submissions_themes_there;
--> statement-breakpoint
alter table article_submissions alter column themes set not null;
--> statement-breakpoint
alter table article_submissions drop constraint article_submissions_themes_there;
