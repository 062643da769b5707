CREATE TABLE "paper_model_copies" (
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"legal_basis" text NOT NULL,
	"text" text NOT NULL,
	"based_on" integer NOT NULL,
	"edited_by" uuid NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_model_copies_organisation_id_kind_pk" PRIMARY KEY("organisation_id","kind")
);
--> statement-breakpoint
CREATE TABLE "paper_model_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"text_hash" text NOT NULL,
	"jurist" text NOT NULL,
	"verified_on" date NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_model_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"legal_basis" text NOT NULL,
	"text" text NOT NULL,
	"note" text NOT NULL,
	"edited_by" uuid NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	"published_at" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "paper_model_versions_number" UNIQUE("kind","number"),
	CONSTRAINT "paper_model_versions_after_first" CHECK (number > 2),
	CONSTRAINT "paper_model_versions_published" CHECK ((published_at is null) = (published_by is null)),
	CONSTRAINT "paper_model_versions_withdrawn" CHECK ((withdrawn_at is null) = (withdrawn_reason is null) and (withdrawn_at is null or published_at is not null))
);
--> statement-breakpoint
ALTER TABLE "paper_model_copies" ADD CONSTRAINT "paper_model_copies_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_model_copies" ADD CONSTRAINT "paper_model_copies_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_model_verifications" ADD CONSTRAINT "paper_model_verifications_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_model_versions" ADD CONSTRAINT "paper_model_versions_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_model_versions" ADD CONSTRAINT "paper_model_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_model_versions" ADD CONSTRAINT "paper_model_versions_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_model_copies_kind" ON "paper_model_copies" USING btree ("kind","based_on");--> statement-breakpoint
CREATE INDEX "paper_model_verifications_version" ON "paper_model_verifications" USING btree ("kind","number","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_model_versions_draft" ON "paper_model_versions" USING btree ("kind") WHERE published_at is null;