CREATE TABLE "act_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" date NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "act_links_kind" CHECK ("act_links"."kind" in ('abrogates', 'amends')),
	CONSTRAINT "act_links_other" CHECK (by_id <> to_id)
);
--> statement-breakpoint
CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topics" text[] NOT NULL,
	"published" text,
	"in_force_from" date,
	"address" text NOT NULL,
	"verified_on" date,
	"verified_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "acts_kind" CHECK ("acts"."kind" in ('lege', 'oug', 'og', 'hg', 'ordin', 'regulament-ue'))
);
--> statement-breakpoint
CREATE TABLE "edition_acts" (
	"edition_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"act_id" uuid NOT NULL,
	"articles" text NOT NULL,
	CONSTRAINT "edition_acts_edition_id_rank_pk" PRIMARY KEY("edition_id","rank")
);
--> statement-breakpoint
ALTER TABLE "act_links" ADD CONSTRAINT "act_links_by_id_acts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_links" ADD CONSTRAINT "act_links_to_id_acts_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_acts" ADD CONSTRAINT "edition_acts_edition_id_resource_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."resource_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_acts" ADD CONSTRAINT "edition_acts_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "act_links_abrogation" ON "act_links" USING btree ("to_id") WHERE kind = 'abrogates';--> statement-breakpoint
CREATE INDEX "act_links_to" ON "act_links" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "act_links_by" ON "act_links" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "acts_number" ON "acts" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "acts_forms" ON "acts" USING gin (f_forms(number || ' ' || title || ' ' || summary));--> statement-breakpoint
CREATE INDEX "edition_acts_act" ON "edition_acts" USING btree ("act_id");