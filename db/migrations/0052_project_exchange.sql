CREATE TABLE "exchange_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"category" text NOT NULL,
	"budget" bigint NOT NULL,
	"priority" text NOT NULL,
	"applications_until" date NOT NULL,
	"private_text" text,
	"origin_id" uuid,
	"applications" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "exchange_projects_category_known" CHECK ("exchange_projects"."category" in ('eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing')),
	CONSTRAINT "exchange_projects_priority" CHECK ("exchange_projects"."priority" in ('high', 'medium', 'low')),
	CONSTRAINT "exchange_projects_amounts" CHECK (budget >= 0 and applications >= 0)
);
--> statement-breakpoint
CREATE TABLE "project_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "project_applications_once" UNIQUE("project_id","organisation_id"),
	CONSTRAINT "project_applications_outcome" CHECK ("project_applications"."outcome" in ('accepted', 'declined')),
	CONSTRAINT "project_applications_decision" CHECK ((outcome is null) = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "saved_projects" (
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_projects_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "community_projects" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exchange_projects" ADD CONSTRAINT "exchange_projects_id_community_projects_id_fk" FOREIGN KEY ("id") REFERENCES "public"."community_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_projects" ADD CONSTRAINT "exchange_projects_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_projects" ADD CONSTRAINT "exchange_projects_origin_id_exchange_projects_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."exchange_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_project_id_exchange_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."exchange_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_projects" ADD CONSTRAINT "saved_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_projects" ADD CONSTRAINT "saved_projects_project_id_exchange_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."exchange_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_projects_category" ON "exchange_projects" USING btree ("category");--> statement-breakpoint
CREATE INDEX "exchange_projects_until" ON "exchange_projects" USING btree ("applications_until");--> statement-breakpoint
CREATE INDEX "exchange_projects_origin" ON "exchange_projects" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "project_applications_organisation" ON "project_applications" USING btree ("organisation_id","sent_at");
