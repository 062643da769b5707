CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"department" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_conversations_department" CHECK ("assistant_conversations"."department" in ('financiar', 'hr', 'servicii', 'achizitii', 'comunicare'))
);
--> statement-breakpoint
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
CREATE TABLE "assistant_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"lead" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_questions_status" CHECK ("assistant_questions"."status" in ('quoted', 'history', 'canned', 'unknown', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "assistant_quotes" (
	"question_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "assistant_quotes_question_id_rank_pk" PRIMARY KEY("question_id","rank"),
	CONSTRAINT "assistant_quotes_kind" CHECK ("assistant_quotes"."kind" in ('resource', 'act', 'article'))
);
--> statement-breakpoint
CREATE TABLE "assistant_stems" (
	"stem" text PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"passages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"stopped_by" uuid,
	"started_at" timestamp (3) with time zone,
	"started_by" uuid
);
--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_postings" ADD CONSTRAINT "assistant_postings_passage_assistant_passages_number_fk" FOREIGN KEY ("passage") REFERENCES "public"."assistant_passages"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_questions" ADD CONSTRAINT "assistant_questions_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_quotes" ADD CONSTRAINT "assistant_quotes_question_id_assistant_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assistant_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_stops" ADD CONSTRAINT "assistant_stops_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_stops" ADD CONSTRAINT "assistant_stops_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_conversations_user" ON "assistant_conversations" USING btree ("user_id","last_asked_at");--> statement-breakpoint
CREATE INDEX "assistant_forms_traces" ON "assistant_forms" USING gin ("traces");--> statement-breakpoint
CREATE INDEX "assistant_forms_stem" ON "assistant_forms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "assistant_passages_subject" ON "assistant_passages" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "assistant_postings_passage" ON "assistant_postings" USING btree ("passage");--> statement-breakpoint
CREATE INDEX "assistant_questions_conversation" ON "assistant_questions" USING btree ("conversation_id","asked_at");--> statement-breakpoint
CREATE INDEX "assistant_questions_unknown" ON "assistant_questions" USING btree ("asked_at") WHERE status = 'unknown';--> statement-breakpoint
CREATE INDEX "assistant_stems_root" ON "assistant_stems" USING btree ("root");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_stops_open" ON "assistant_stops" USING btree ((true)) WHERE started_at is null;