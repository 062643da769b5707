CREATE TABLE "resource_favourites" (
	"user_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resource_favourites_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resource_uses" (
	"day" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	CONSTRAINT "resource_uses_day_resource_id_user_id_what_pk" PRIMARY KEY("day","resource_id","user_id","what"),
	CONSTRAINT "resource_uses_what" CHECK ("resource_uses"."what" in ('view', 'download'))
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_favourites" ADD CONSTRAINT "resource_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_favourites" ADD CONSTRAINT "resource_favourites_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_favourites_resource" ON "resource_favourites" USING btree ("resource_id");--> statement-breakpoint
-- accepted: the table came with the migration before this one and has few rows
CREATE INDEX "resources_used" ON "resources" USING btree ((downloads + views),"id") WHERE deleted_at is null;