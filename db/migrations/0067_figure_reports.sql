CREATE TABLE "figure_reports" (
	"snapshot_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file" "bytea" NOT NULL,
	CONSTRAINT "figure_reports_snapshot_id_kind_pk" PRIMARY KEY("snapshot_id","kind"),
	CONSTRAINT "figure_reports_kind" CHECK ("figure_reports"."kind" in ('pdf', 'xlsx', 'pptx'))
);
--> statement-breakpoint
ALTER TABLE "figure_reports" ADD CONSTRAINT "figure_reports_snapshot_id_figure_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."figure_snapshots"("id") ON DELETE cascade ON UPDATE no action;