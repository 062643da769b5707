CREATE TABLE "assistant_forms" (
	"form" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"passages" integer NOT NULL,
	"traces" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_passages" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assistant_passages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"length" integer NOT NULL,
	"weight" real NOT NULL,
	"digest" text NOT NULL,
	"indexed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_passages_kind" CHECK ("assistant_passages"."kind" in ('resource', 'act', 'article'))
);
--> statement-breakpoint
CREATE TABLE "assistant_postings" (
	"stem" text NOT NULL,
	"passage" integer NOT NULL,
	"count" real NOT NULL,
	"length" integer NOT NULL,
	"forms" text[] NOT NULL,
	CONSTRAINT "assistant_postings_stem_passage_pk" PRIMARY KEY("stem","passage")
);
--> statement-breakpoint
CREATE TABLE "assistant_stems" (
	"stem" text PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"passages" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_postings" ADD CONSTRAINT "assistant_postings_passage_assistant_passages_number_fk" FOREIGN KEY ("passage") REFERENCES "public"."assistant_passages"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_forms_traces" ON "assistant_forms" USING gin ("traces");--> statement-breakpoint
CREATE INDEX "assistant_forms_stem" ON "assistant_forms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "assistant_passages_subject" ON "assistant_passages" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "assistant_postings_passage" ON "assistant_postings" USING btree ("passage");--> statement-breakpoint
CREATE INDEX "assistant_stems_root" ON "assistant_stems" USING btree ("root");