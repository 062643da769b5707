CREATE TABLE "act_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"label" text NOT NULL,
	"rank" integer NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"as_of" date NOT NULL,
	"amended_by" text,
	"amended_on" date,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" uuid,
	CONSTRAINT "act_articles_amended" CHECK ((amended_by is null) = (amended_on is null))
);
--> statement-breakpoint
ALTER TABLE "act_articles" ADD CONSTRAINT "act_articles_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_articles" ADD CONSTRAINT "act_articles_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "act_articles_label" ON "act_articles" USING btree ("act_id","label");--> statement-breakpoint
CREATE INDEX "act_articles_rank" ON "act_articles" USING btree ("act_id","rank");