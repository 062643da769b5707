CREATE TABLE "figure_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "figure_snapshots_day_unique" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"snapshot_id" uuid NOT NULL,
	"series" text NOT NULL,
	"code" text NOT NULL,
	"rank" integer NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "figures_snapshot_id_series_code_pk" PRIMARY KEY("snapshot_id","series","code"),
	CONSTRAINT "figures_series" CHECK ("figures"."series" in ('total', 'state', 'month', 'category')),
	CONSTRAINT "figures_value" CHECK ("figures"."value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_snapshot_id_figure_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."figure_snapshots"("id") ON DELETE cascade ON UPDATE no action;