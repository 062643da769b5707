CREATE TABLE "resource_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text[] NOT NULL,
	"body" text NOT NULL,
	"body_text" text NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"verified_by" uuid NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"verified_on" date NOT NULL,
	"source" text NOT NULL,
	"source_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"topics" text[] NOT NULL,
	"owner_id" uuid NOT NULL,
	"deputy_id" uuid,
	"months" integer NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"edition_id" uuid,
	"verification_id" uuid,
	"title" text NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('guide', 'template', 'checklist')),
	CONSTRAINT "resources_category" CHECK ("resources"."category" in ('eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing')),
	CONSTRAINT "resources_months" CHECK ("resources"."months" in (3, 6, 12, 24))
);
--> statement-breakpoint
ALTER TABLE "resource_editions" ADD CONSTRAINT "resource_editions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_editions" ADD CONSTRAINT "resource_editions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_verifications" ADD CONSTRAINT "resource_verifications_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_verifications" ADD CONSTRAINT "resource_verifications_edition_id_resource_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."resource_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_verifications" ADD CONSTRAINT "resource_verifications_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_edition_id_resource_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."resource_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_verification_id_resource_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."resource_verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_editions_number" ON "resource_editions" USING btree ("resource_id","number");--> statement-breakpoint
CREATE INDEX "resource_verifications_resource" ON "resource_verifications" USING btree ("resource_id","verified_at");--> statement-breakpoint
CREATE INDEX "resources_forms" ON "resources" USING gin (f_forms(search_text));--> statement-breakpoint
CREATE INDEX "resources_title" ON "resources" USING btree (title collate "ro-x-icu","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_edited" ON "resources" USING btree ("edited_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_category" ON "resources" USING btree ("category") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_bin" ON "resources" USING btree ("deleted_at") WHERE deleted_at is not null;