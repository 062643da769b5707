CREATE TABLE "communities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"name" text NOT NULL,
	"kind" text,
	"description" text DEFAULT '' NOT NULL,
	"objectives" text DEFAULT '' NOT NULL,
	"county" text NOT NULL,
	"population" integer,
	"area_hectares" integer,
	"projects_completed" integer DEFAULT 0 NOT NULL,
	"budget_allocated" text,
	"citizens_served" integer DEFAULT 0 NOT NULL,
	"address" text,
	"phone" text,
	"email" text,
	"website" text,
	"featured_image_id" uuid,
	"is_test" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "communities_name" CHECK ("communities"."name" <> ''),
	CONSTRAINT "communities_population" CHECK ("communities"."population" >= 0),
	CONSTRAINT "communities_area" CHECK ("communities"."area_hectares" > 0),
	CONSTRAINT "communities_figures" CHECK ("communities"."projects_completed" >= 0 and "communities"."citizens_served" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_attraction_images" (
	"attraction_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "community_attraction_images_attraction_id_image_id_pk" PRIMARY KEY("attraction_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "community_attractions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "community_attractions_type" CHECK ("community_attractions"."type" in ('historic', 'cultural', 'natural', 'religious', 'sport', 'recreational'))
);
--> statement-breakpoint
CREATE TABLE "community_gallery" (
	"community_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "community_gallery_community_id_image_id_pk" PRIMARY KEY("community_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "community_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'planning' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_projects_status" CHECK ("community_projects"."status" in ('planning', 'in_progress', 'review', 'completed', 'on_hold')),
	CONSTRAINT "community_projects_progress" CHECK ("community_projects"."progress" between 0 and 100),
	CONSTRAINT "community_projects_dates" CHECK ("community_projects"."ends_on" >= "community_projects"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploaded_by" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	CONSTRAINT "images_dimensions" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"confirmation_hash" text,
	"confirmation_expires_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"state" text GENERATED ALWAYS AS (case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'pending' end) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_source" CHECK ("newsletter_subscribers"."source" in ('landing', 'blog'))
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "support_tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"user_id" uuid,
	"organisation_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"state" text GENERATED ALWAYS AS (case when closed_at is not null then 'closed' when answered_at is not null then 'answered' else 'open' end) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"names" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"county" text,
	"weight" double precision DEFAULT 0 NOT NULL,
	"open_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entries_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('community', 'partner', 'opportunity'))
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "logo_image_id" uuid;--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_featured_image_id_images_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_attraction_images" ADD CONSTRAINT "community_attraction_images_attraction_id_community_attractions_id_fk" FOREIGN KEY ("attraction_id") REFERENCES "public"."community_attractions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_attraction_images" ADD CONSTRAINT "community_attraction_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_attractions" ADD CONSTRAINT "community_attractions_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_gallery" ADD CONSTRAINT "community_gallery_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_gallery" ADD CONSTRAINT "community_gallery_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_projects" ADD CONSTRAINT "community_projects_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "communities_organisation" ON "communities" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "communities_county" ON "communities" USING btree ("county");--> statement-breakpoint
CREATE INDEX "communities_newest" ON "communities" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_attraction_images_image" ON "community_attraction_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "community_attractions_community" ON "community_attractions" USING btree ("community_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "community_gallery_image" ON "community_gallery" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "community_projects_community" ON "community_projects" USING btree ("community_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "images_storage_key" ON "images" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "images_waiting" ON "images" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_confirmation" ON "newsletter_subscribers" USING btree ("confirmation_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_number" ON "support_tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "support_tickets_state" ON "support_tickets" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "search_entries_county" ON "search_entries" USING btree ("county");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_image_id_images_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The directory of communities: fragments of names by trigrams on folded text, as the directory's store asks.
CREATE INDEX "communities_name_trigrams" ON "communities" USING gin (lower(f_unaccent("name")) gin_trgm_ops);
--> statement-breakpoint
-- The one search: folded titles for fragments and mistyped words, Romanian word forms by weight. Folded before stemming.
alter table search_entries add column title_folded text not null generated always as (lower(f_unaccent(title))) stored;
--> statement-breakpoint
alter table search_entries add column words tsvector not null generated always as (
  setweight(to_tsvector('romanian', f_unaccent(title)), 'A') ||
  setweight(to_tsvector('romanian', f_unaccent(names)), 'B') ||
  setweight(to_tsvector('romanian', f_unaccent(body)), 'C')
) stored;
--> statement-breakpoint
create index search_entries_title on search_entries using gin (title_folded gin_trgm_ops);
--> statement-breakpoint
create index search_entries_words on search_entries using gin (words);
