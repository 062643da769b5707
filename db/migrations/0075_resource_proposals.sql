CREATE TABLE "resource_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"edition_id" uuid,
	"resource_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"category" text,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"attachment_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"rejection" text,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "resource_proposals_accepted" CHECK (accepted_at is null or decided_at is not null)
);
--> statement-breakpoint
-- an objection is a correction; one that was dealt with was accepted
INSERT INTO "resource_proposals" ("id", "user_id", "edition_id", "resource_id", "reason", "sent_at", "decided_at", "decided_by", "accepted_at")
SELECT "id", "user_id", "edition_id", "resource_id", "reason", "written_at", "settled_at", "settled_by", "settled_at" FROM "resource_objections";--> statement-breakpoint
-- accepted: its rows are proposals now; the previous release only refuses an objection that is sent while it ends
DROP TABLE "resource_objections" CASCADE;--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_edition_id_resource_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."resource_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_proposals" ADD CONSTRAINT "resource_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_proposals_open" ON "resource_proposals" USING btree ("edition_id","user_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "resource_proposals_user" ON "resource_proposals" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "resource_proposals_resource" ON "resource_proposals" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_proposals_waiting" ON "resource_proposals" USING btree ("sent_at") WHERE decided_at is null;