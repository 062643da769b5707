CREATE TABLE "discussion_reads" (
	"discussion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "discussion_reads_user_id_discussion_id_pk" PRIMARY KEY("user_id","discussion_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_visits" (
	"discussion_id" uuid NOT NULL,
	"day" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "discussion_visits_day_discussion_id_visitor_pk" PRIMARY KEY("day","discussion_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "discussions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_post_at" timestamp (3) with time zone NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"locked_at" timestamp (3) with time zone,
	"solution_id" uuid,
	"solved_at" timestamp (3) with time zone,
	CONSTRAINT "discussions_category_known" CHECK ("discussions"."category" in ('general', 'eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing', 'members')),
	CONSTRAINT "discussions_solution" CHECK ((solution_id is null) = (solved_at is null))
);
--> statement-breakpoint
CREATE TABLE "post_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"body" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"discussion_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"body_text" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "posts_number" UNIQUE("discussion_id","number"),
	CONSTRAINT "posts_number_positive" CHECK ("posts"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_visits" ADD CONSTRAINT "discussion_visits_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_solution_id_posts_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_editions" ADD CONSTRAINT "post_editions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussions_recent" ON "discussions" USING btree ("last_post_at","id");--> statement-breakpoint
CREATE INDEX "discussions_category" ON "discussions" USING btree ("category","last_post_at","id");--> statement-breakpoint
CREATE INDEX "discussions_popular" ON "discussions" USING btree ("likes","replies","last_post_at");--> statement-breakpoint
CREATE INDEX "discussions_organisation" ON "discussions" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "post_editions_post" ON "post_editions" USING btree ("post_id","replaced_at");--> statement-breakpoint
CREATE INDEX "posts_organisation" ON "posts" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "discussions_forms" ON "discussions" USING gin (f_forms(search_text));--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "words" tsvector NOT NULL GENERATED ALWAYS AS (f_forms(search_text)) STORED;--> statement-breakpoint
CREATE INDEX "discussions_words" ON "discussions" USING gin ("words");
