CREATE TABLE "paper_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"source" text NOT NULL,
	"on" date NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" uuid NOT NULL,
	CONSTRAINT "paper_prices_price" CHECK ("paper_prices"."price" > 0),
	CONSTRAINT "paper_prices_currency" CHECK ("paper_prices"."currency" in ('RON', 'EUR'))
);
--> statement-breakpoint
CREATE TABLE "paper_proofs" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_registrations" (
	"paper_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" text NOT NULL,
	"on" date NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" uuid NOT NULL,
	CONSTRAINT "paper_registrations_year" CHECK ("paper_registrations"."year" = extract(year from "paper_registrations"."on"))
);
--> statement-breakpoint
CREATE TABLE "paper_skips" (
	"request_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"skipped_at" timestamp (3) with time zone NOT NULL,
	"skipped_by" uuid NOT NULL,
	CONSTRAINT "paper_skips_request_id_step_pk" PRIMARY KEY("request_id","step"),
	CONSTRAINT "paper_skips_step" CHECK ("paper_skips"."step" in ('need', 'plan', 'estimate', 'specification', 'invitation', 'declaration', 'selection', 'order', 'reception', 'entry', 'payment', 'certificate'))
);
--> statement-breakpoint
ALTER TABLE "letterhead_signatories" ADD COLUMN "block" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "letterheads" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "criterion" text;--> statement-breakpoint
ALTER TABLE "paper_prices" ADD CONSTRAINT "paper_prices_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_prices" ADD CONSTRAINT "paper_prices_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_proofs" ADD CONSTRAINT "paper_proofs_file_id_attachments_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."attachments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_proofs" ADD CONSTRAINT "paper_proofs_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_proofs" ADD CONSTRAINT "paper_proofs_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_registrations" ADD CONSTRAINT "paper_registrations_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_registrations" ADD CONSTRAINT "paper_registrations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_registrations" ADD CONSTRAINT "paper_registrations_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_skips" ADD CONSTRAINT "paper_skips_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_skips" ADD CONSTRAINT "paper_skips_skipped_by_users_id_fk" FOREIGN KEY ("skipped_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_prices_request" ON "paper_prices" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "paper_proofs_request" ON "paper_proofs" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_registrations_number" ON "paper_registrations" USING btree ("organisation_id","year","number");
