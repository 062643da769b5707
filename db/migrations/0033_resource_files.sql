CREATE TABLE "edition_files" (
	"edition_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "edition_files_edition_id_file_id_pk" PRIMARY KEY("edition_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "resource_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"reading" text NOT NULL,
	"reading_note" text DEFAULT '' NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_files_reading" CHECK ("resource_files"."reading" in ('waiting', 'read', 'empty', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "resource_pages" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "resource_pages_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
ALTER TABLE "edition_files" ADD CONSTRAINT "edition_files_edition_id_resource_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."resource_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_files" ADD CONSTRAINT "edition_files_file_id_resource_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resource_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_pages" ADD CONSTRAINT "resource_pages_file_id_resource_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resource_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edition_files_file" ON "edition_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_files_attachment" ON "resource_files" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "resource_files_resource" ON "resource_files" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_pages_forms" ON "resource_pages" USING gin (f_forms(text));