-- one statement at a time
CREATE TABLE IF NOT EXISTS "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" REFERENCES "support_tickets"("id"),
	"is_from_team" boolean NOT NULL,
	"author_id" uuid CONSTRAINT "support_messages_author_id_users_id_fk" REFERENCES "users"("id"),
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "support_messages_ticket" ON "support_messages" USING btree ("ticket_id","created_at");
--> statement-breakpoint
-- The default is for processes of the earlier version, which do not know the column.
ALTER TABLE "support_tickets" ADD COLUMN IF NOT EXISTS "waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	ADD COLUMN IF NOT EXISTS "assignee_id" uuid,
	ADD COLUMN IF NOT EXISTS "first_answered_at" timestamp (3) with time zone;
--> statement-breakpoint
-- accepted: messages to the support team are few, at most some thousands
UPDATE "support_tickets" SET "waiting_since" = "created_at" WHERE "first_answered_at" IS NULL AND "assignee_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT IF EXISTS "support_tickets_assignee_id_users_id_fk",
	ADD CONSTRAINT "support_tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "support_tickets" VALIDATE CONSTRAINT "support_tickets_assignee_id_users_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_user";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_user" ON "support_tickets" USING btree ("user_id","created_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_state";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_state" ON "support_tickets" USING btree ("state","waiting_since");
