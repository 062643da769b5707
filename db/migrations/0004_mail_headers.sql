ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "list_unsubscribe" text;--> statement-breakpoint
CREATE INDEX "support_tickets_email" ON "support_tickets" USING btree (lower("email"),"created_at");