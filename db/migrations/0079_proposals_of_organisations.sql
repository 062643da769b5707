-- one statement at a time
ALTER TABLE "mails" ADD COLUMN IF NOT EXISTS "quotes" text, ADD COLUMN IF NOT EXISTS "reader" uuid, ADD COLUMN IF NOT EXISTS "withdrawn_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD COLUMN IF NOT EXISTS "organisation_id" uuid;
--> statement-breakpoint
-- the journal knows in whose name a proposal was sent; of those that were objections before, the author's organisation of today
do $$ declare changed int; begin
  loop
    update resource_proposals p set organisation_id = found.organisation_id
    from (
      select o.id, coalesce(
        (select j.organisation_id from journal j where j.subject_id = o.id and j.what = 'resource.proposed' order by j.at limit 1),
        (select u.organisation_id from users u where u.id = o.user_id)) as organisation_id
      from resource_proposals o where o.organisation_id is null
    ) found
    where p.id = found.id and p.id in (
      select w.id from resource_proposals w where w.organisation_id is null and (
        exists (select from journal j where j.subject_id = w.id and j.what = 'resource.proposed' and j.organisation_id is not null)
        or exists (select from users u where u.id = w.user_id and u.organisation_id is not null)
      ) limit 500
    ) and found.organisation_id is not null;
    get diagnostics changed = row_count;
    commit;
    exit when changed = 0;
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "resource_proposals" DROP CONSTRAINT IF EXISTS "resource_proposals_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "resource_proposals" VALIDATE CONSTRAINT "resource_proposals_organisation_id_organisations_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "resource_proposals_organisation";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "resource_proposals_organisation" ON "resource_proposals" USING btree ("organisation_id","sent_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "resource_proposals_open";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "resource_proposals_open" ON "resource_proposals" USING btree ("edition_id","user_id","organisation_id") WHERE decided_at is null;
