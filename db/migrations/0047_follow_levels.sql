CREATE TABLE "follow_levels" (
	"user_id" uuid NOT NULL,
	"discussion_id" uuid,
	"category" text,
	"level" text NOT NULL,
	CONSTRAINT "follow_levels_once" UNIQUE NULLS NOT DISTINCT("user_id","discussion_id","category"),
	CONSTRAINT "follow_levels_one_target" CHECK (discussion_id is null or category is null),
	CONSTRAINT "follow_levels_category_known" CHECK ("follow_levels"."category" in ('general', 'eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing', 'members')),
	CONSTRAINT "follow_levels_level_known" CHECK ("follow_levels"."level" in ('watching', 'participating', 'normal', 'none'))
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"post_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"mentioned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_mentions_post_id_organisation_id_pk" PRIMARY KEY("post_id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "follow_levels" ADD CONSTRAINT "follow_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_levels" ADD CONSTRAINT "follow_levels_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_levels_watching" ON "follow_levels" USING btree ("discussion_id","category") WHERE level = 'watching';