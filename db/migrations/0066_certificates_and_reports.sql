CREATE TABLE "certificate_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"enrolment_id" uuid,
	"code" text NOT NULL,
	"year" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"holder" text NOT NULL,
	"organisation" text NOT NULL,
	"title" text NOT NULL,
	"hours" integer NOT NULL,
	"held_on" date NOT NULL,
	"held_until" date NOT NULL,
	"instructor" text NOT NULL,
	"provider" text NOT NULL,
	"fingerprint" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	CONSTRAINT "certificates_number" UNIQUE("year","ordinal"),
	CONSTRAINT "certificates_code" CHECK (code ~ '^[2-9AC-HJKMNP-RTV-Y]{12}$'),
	CONSTRAINT "certificates_revoked" CHECK ((revoked_at is null) = (revoked_reason is null))
);
--> statement-breakpoint
CREATE TABLE "program_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"hidden_reason" text,
	CONSTRAINT "program_reviews_once" UNIQUE("program_id","user_id"),
	CONSTRAINT "program_reviews_stars" CHECK (stars between 1 and 5),
	CONSTRAINT "program_reviews_hidden" CHECK ((hidden_at is null) = (hidden_reason is null))
);
--> statement-breakpoint
CREATE TABLE "figure_reports" (
	"snapshot_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file" "bytea" NOT NULL,
	CONSTRAINT "figure_reports_snapshot_id_kind_pk" PRIMARY KEY("snapshot_id","kind"),
	CONSTRAINT "figure_reports_kind" CHECK ("figure_reports"."kind" in ('pdf', 'xlsx', 'pptx'))
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_reviews" ADD CONSTRAINT "program_reviews_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_reviews" ADD CONSTRAINT "program_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_reviews" ADD CONSTRAINT "program_reviews_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_reviews" ADD CONSTRAINT "program_reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_snapshot_id_figure_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."figure_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once" ON "certificates" USING btree ("enrolment_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "certificates_enrolment" ON "certificates" USING btree ("enrolment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_address" ON "certificates" USING btree (left("code", 8));--> statement-breakpoint
CREATE INDEX "certificates_program" ON "certificates" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_reviews_user" ON "program_reviews" USING btree ("user_id");