DROP INDEX "communities_organisation";--> statement-breakpoint
ALTER TABLE "community_claims" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "communities_bin" ON "communities" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "communities_organisation" ON "communities" USING btree ("organisation_id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_reason" CHECK (("community_claims"."outcome" = 'declined') = ("community_claims"."reason" is not null));