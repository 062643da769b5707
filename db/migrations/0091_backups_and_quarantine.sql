CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"name" text,
	"kind" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"bytes" bigint,
	"verified_at" timestamp (3) with time zone,
	"restored_at" timestamp (3) with time zone,
	"lost_seconds" real,
	"restore_seconds" real,
	"removed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "backups_what" CHECK ("backups"."what" in ('backup', 'verify', 'drill', 'wal')),
	CONSTRAINT "backups_named" CHECK (("backups"."name" is null) = ("backups"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"organisation_id" uuid,
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"secret_fingerprint" text,
	"quarantined_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backups_name" ON "backups" USING btree ("name");--> statement-breakpoint
CREATE INDEX "backups_ended" ON "backups" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "removed_files_at" ON "removed_files" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "removed_files_organisation" ON "removed_files" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "installation_single" ON "installation" USING btree ((true));