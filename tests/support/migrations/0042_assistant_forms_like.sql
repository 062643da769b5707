DROP INDEX "assistant_forms_traces";--> statement-breakpoint
ALTER TABLE "assistant_forms" ALTER COLUMN "traces" SET DEFAULT '{}';--> statement-breakpoint
CREATE INDEX "assistant_forms_like" ON "assistant_forms" USING btree (left(form, 1),length(form));