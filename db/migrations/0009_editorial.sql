CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"membership" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"declined_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "organisation_invitations_membership" CHECK ("organisation_invitations"."membership" in ('owner', 'colleague'))
);
--> statement-breakpoint
CREATE TABLE "community_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"claimed_by" uuid NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"outcome" text,
	CONSTRAINT "community_claims_outcome" CHECK ("community_claims"."outcome" in ('accepted', 'declined')),
	CONSTRAINT "community_claims_decision" CHECK (("community_claims"."outcome" is null) = ("community_claims"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "article_favourites" (
	"user_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_favourites_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_images" (
	"article_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "article_images_article_id_image_id_pk" PRIMARY KEY("article_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "article_visits" (
	"article_id" uuid NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "article_visits_day_article_id_visitor_pk" PRIMARY KEY("day","article_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_text" text DEFAULT '' NOT NULL,
	"cover_image_id" uuid,
	"submitted_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"rejected_reason" text,
	"revised_at" timestamp (3) with time zone,
	"published_submission_id" uuid,
	"published_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"status" text GENERATED ALWAYS AS (case when published_submission_id is not null then 'published' when submitted_at is not null then 'pending' when rejected_at is not null then 'rejected' else 'draft' end) STORED NOT NULL,
	"revision" text GENERATED ALWAYS AS (case when published_submission_id is null then null when submitted_at is not null then 'pending' when rejected_at is not null then 'rejected' when revised_at is not null then 'draft' end) STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "articles_category" CHECK ("articles"."category" in ('local-news', 'projects', 'events', 'announcements', 'achievements', 'local-development', 'eu-funds', 'it', 'sustainability', 'legal', 'public-procurement', 'project-management', 'rural-development', 'innovation')),
	CONSTRAINT "articles_decision" CHECK (submitted_at is null or rejected_at is null),
	CONSTRAINT "articles_published_at" CHECK (published_submission_id is null or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "article_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"body_text" text NOT NULL,
	"cover_image_id" uuid,
	"base_submission_id" uuid,
	"recalled_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"outcome" text,
	"admin_notes" text,
	"status" text GENERATED ALWAYS AS (case when recalled_at is not null then 'recalled' when outcome is not null then outcome else 'pending' end) STORED NOT NULL,
	CONSTRAINT "article_submissions_category" CHECK ("article_submissions"."category" in ('local-news', 'projects', 'events', 'announcements', 'achievements', 'local-development', 'eu-funds', 'it', 'sustainability', 'legal', 'public-procurement', 'project-management', 'rural-development', 'innovation')),
	CONSTRAINT "article_submissions_outcome" CHECK (outcome in ('approved', 'rejected')),
	CONSTRAINT "article_submissions_decision" CHECK ((outcome is null) = (decided_at is null) and (recalled_at is null or decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	"body" text NOT NULL,
	"version" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_drafts_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_place";--> statement-breakpoint
ALTER TABLE "search_entries" DROP CONSTRAINT "search_entries_kind";--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_claims" ADD CONSTRAINT "community_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_favourites" ADD CONSTRAINT "article_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_favourites" ADD CONSTRAINT "article_favourites_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_visits" ADD CONSTRAINT "article_visits_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_published_submission_id_article_submissions_id_fk" FOREIGN KEY ("published_submission_id") REFERENCES "public"."article_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_submissions" ADD CONSTRAINT "article_submissions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_submissions" ADD CONSTRAINT "article_submissions_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_submissions" ADD CONSTRAINT "article_submissions_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_submissions" ADD CONSTRAINT "article_submissions_base_submission_id_article_submissions_id_fk" FOREIGN KEY ("base_submission_id") REFERENCES "public"."article_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_submissions" ADD CONSTRAINT "article_submissions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_token" ON "organisation_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_open" ON "organisation_invitations" USING btree ("organisation_id","email") WHERE accepted_at is null and declined_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_claims_waiting" ON "community_claims" USING btree ("community_id","organisation_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "community_claims_queue" ON "community_claims" USING btree ("claimed_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "article_favourites_article" ON "article_favourites" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_images_image" ON "article_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "articles_organisation" ON "articles" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at","id") WHERE published_submission_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_bin" ON "articles" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_cover" ON "articles" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "article_submissions_article" ON "article_submissions" USING btree ("article_id","submitted_at");--> statement-breakpoint
CREATE INDEX "article_submissions_queue" ON "article_submissions" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_submissions_pending" ON "article_submissions" USING btree ("article_id") WHERE recalled_at is null and outcome is null;--> statement-breakpoint
CREATE INDEX "form_drafts_age" ON "form_drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_organisation" ON "images" USING btree ("organisation_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_membership" CHECK (("users"."organisation_id" is null) = ("users"."membership" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_place" CHECK ("users"."role" <> 'ADMIN' or "users"."organisation_id" is null);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('community', 'partner', 'opportunity', 'article'));