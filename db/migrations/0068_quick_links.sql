-- one statement at a time
CREATE TABLE IF NOT EXISTS "link_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"good_at" timestamp (3) with time zone,
	"problem" text,
	"status" integer,
	"failed_days" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"failed_on" date,
	CONSTRAINT "link_checks_problem" CHECK ("link_checks"."problem" in ('address', 'inside', 'dns', 'unreachable', 'timeout', 'connection', 'certificate', 'chain', 'redirects', 'status', 'blocked', 'away')),
	CONSTRAINT "link_checks_failing" CHECK ((failed_days = 0) = (failing_since is null) and (failing_since is null) = (failed_on is null))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "quick_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"category" text NOT NULL,
	"address" text NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quick_links_category" CHECK ("quick_links"."category" in ('eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing')),
	CONSTRAINT "quick_links_rank" CHECK (rank between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "resource_files" ADD COLUMN IF NOT EXISTS "deaths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "link_checks_address" ON "link_checks" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "quick_links_address" ON "quick_links" USING btree ("address");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "quick_links_forms" ON "quick_links" USING gin (f_forms(title || ' ' || note));--> statement-breakpoint
-- Some hundreds at a time, with a commit after each.
do $$
begin
  loop
    update resources set deputy_id = null
    where id in (select id from resources where deputy_id = owner_id limit 200);
    exit when not found;
    commit;
  end loop;
end
$$;--> statement-breakpoint
ALTER TABLE "resources" DROP CONSTRAINT IF EXISTS "resources_deputy";--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_deputy" CHECK (deputy_id <> owner_id) NOT VALID;--> statement-breakpoint
ALTER TABLE "resources" VALIDATE CONSTRAINT "resources_deputy";