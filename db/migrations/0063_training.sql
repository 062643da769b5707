CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"seated_at" timestamp (3) with time zone,
	"offer_until" timestamp (3) with time zone,
	"lapsed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"attended" boolean,
	CONSTRAINT "enrolments_once" UNIQUE("program_id","user_id"),
	CONSTRAINT "enrolments_order" UNIQUE("program_id","position")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"format" text NOT NULL,
	"level" text,
	"provider_id" uuid,
	"author_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"discount" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"hours" integer NOT NULL,
	"place" text,
	"link" text,
	"capacity" integer NOT NULL,
	"curriculum" text NOT NULL,
	"instructor" text NOT NULL,
	"has_certificate" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"rejected_reason" text,
	"published_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_reason" text,
	"reminded_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programs_kind" CHECK ("programs"."kind" in ('training', 'event')),
	CONSTRAINT "programs_category" CHECK ((kind = 'training' and "programs"."category" in ('eu_funds', 'public_procurement', 'local_development', 'digitalisation', 'legislation', 'management')) or (kind = 'event' and "programs"."category" in ('workshop', 'conference', 'course'))),
	CONSTRAINT "programs_format" CHECK ("programs"."format" in ('online', 'on_site', 'hybrid')),
	CONSTRAINT "programs_level" CHECK ((kind = 'training') = (level is not null) and (level is null or "programs"."level" in ('beginner', 'intermediate', 'advanced'))),
	CONSTRAINT "programs_time" CHECK (starts_at < ends_at and hours > 0),
	CONSTRAINT "programs_numbers" CHECK (price >= 0 and discount between 0 and 100 and capacity > 0)
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_provider_id_organisations_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolments_user" ON "enrolments" USING btree ("user_id","enrolled_at");--> statement-breakpoint
CREATE INDEX "enrolments_waiting" ON "enrolments" USING btree ("program_id","offer_until") WHERE seated_at is null and withdrawn_at is null and lapsed_at is null;--> statement-breakpoint
CREATE INDEX "programs_listed" ON "programs" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "programs_provider" ON "programs" USING btree ("provider_id");