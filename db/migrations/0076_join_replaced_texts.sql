-- 0043 and 0067 were applied in another text by some databases: this leads both to the same schema and changes no other database.
ALTER TABLE "act_links" ALTER COLUMN "recorded_at" DROP DEFAULT, ALTER COLUMN "recorded_at" DROP NOT NULL;--> statement-breakpoint
do $$ begin
  if exists (select from information_schema.columns where table_schema = 'public' and table_name = 'act_articles' and column_name = 'amended_by') then
    alter table act_articles rename column amended_by to amending_act;
  end if;
end $$;
