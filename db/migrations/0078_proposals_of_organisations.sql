DROP INDEX "resource_proposals_open";--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
-- the journal knows in whose name a proposal was sent; of those that were objections before, the author's organisation of today
UPDATE "resource_proposals" p SET "organisation_id" = coalesce(
  (SELECT j."organisation_id" FROM "journal" j WHERE j."subject_id" = p."id" AND j."what" = 'resource.proposed' ORDER BY j."at" LIMIT 1),
  (SELECT u."organisation_id" FROM "users" u WHERE u."id" = p."user_id"));--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_proposals_organisation" ON "resource_proposals" USING btree ("organisation_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_proposals_open" ON "resource_proposals" USING btree ("edition_id","user_id","organisation_id") WHERE decided_at is null;