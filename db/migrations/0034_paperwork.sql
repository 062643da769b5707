CREATE TABLE "letterhead_signatories" (
	"organisation_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"name" text,
	CONSTRAINT "letterhead_signatories_organisation_id_rank_pk" PRIMARY KEY("organisation_id","rank"),
	CONSTRAINT "letterhead_signatories_rank" CHECK ("letterhead_signatories"."rank" >= 0)
);
--> statement-breakpoint
CREATE TABLE "letterheads" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"head" text NOT NULL,
	"prefix" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"model" text NOT NULL,
	"docx_id" uuid NOT NULL,
	"pdf_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('need', 'estimate', 'comparison', 'selection', 'accepted', 'declined', 'completion', 'reception'))
);
--> statement-breakpoint
ALTER TABLE "letterhead_signatories" ADD CONSTRAINT "letterhead_signatories_organisation_id_letterheads_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."letterheads"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_request" ON "papers" USING btree ("request_id","made_at");--> statement-breakpoint
-- by hand: a paper never changes; it goes only with its draft
create trigger papers_never_change before update on papers for each row execute function refuse_change();
