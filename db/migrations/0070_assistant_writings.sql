CREATE TABLE "assistant_claims" (
	"question_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"text" text NOT NULL,
	"sources" integer[] NOT NULL,
	CONSTRAINT "assistant_claims_question_id_rank_pk" PRIMARY KEY("question_id","rank")
);
--> statement-breakpoint
CREATE TABLE "assistant_meter" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"questions" integer NOT NULL,
	"tokens_in" bigint NOT NULL,
	"tokens_out" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "assistant_meter_day_outcome_pk" PRIMARY KEY("day","outcome"),
	CONSTRAINT "assistant_meter_outcome" CHECK ("assistant_meter"."outcome" in ('written', 'unreachable', 'refused', 'crowded', 'failed', 'late', 'cut', 'invalid', 'too-long', 'nothing', 'unfounded', 'stopped', 'orders', 'limit', 'ceiling'))
);
--> statement-breakpoint
CREATE TABLE "assistant_writings" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"host" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "assistant_writings_fault" CHECK (fault is null or ("assistant_writings"."fault" in ('unreachable', 'refused', 'crowded', 'failed', 'late', 'cut', 'invalid', 'too-long', 'nothing', 'unfounded', 'stopped', 'orders', 'limit', 'ceiling') and ended_at is not null))
);
--> statement-breakpoint
ALTER TABLE "assistant_stops" ADD COLUMN "what" text DEFAULT 'assistant' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_claims" ADD CONSTRAINT "assistant_claims_question_id_assistant_writings_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assistant_writings"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_writings" ADD CONSTRAINT "assistant_writings_question_id_assistant_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assistant_questions"("id") ON DELETE cascade ON UPDATE no action;