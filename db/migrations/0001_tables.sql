CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_domains" (
	"organisation_id" uuid NOT NULL,
	"domain" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"cui" text NOT NULL,
	"county" text,
	"address" text NOT NULL,
	"website" text,
	"trade_register_number" text,
	"legal_representative" text,
	"package" text,
	"authority_kind" text,
	"description" text,
	"portfolio" text,
	"document_id" uuid,
	"verified_at" timestamp (3) with time zone,
	"verified_by" uuid,
	"verified_what" text,
	"rejected_at" timestamp (3) with time zone,
	"rejected_reason" text,
	"suspended_at" timestamp (3) with time zone,
	"suspended_reason" text,
	"verification" text GENERATED ALWAYS AS (case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organisations_kind" CHECK ("organisations"."kind" in ('UAT', 'FIRMA'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"organisation_id" uuid,
	"membership" text,
	"position" text,
	"phone" text,
	"suspended_at" timestamp (3) with time zone,
	"suspended_reason" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"last_totp_step" integer,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('UAT', 'FIRMA', 'ADMIN')),
	CONSTRAINT "users_place" CHECK (("users"."role" = 'ADMIN') = ("users"."organisation_id" is null))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_reads" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_read_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_reads_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uat_organisation_id" uuid NOT NULL,
	"firma_organisation_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"about_request_id" uuid,
	"about_number" text,
	"opened_by" uuid NOT NULL,
	"first_uat_message_at" timestamp (3) with time zone,
	"first_firma_message_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"status" text GENERATED ALWAYS AS (case when closed_at is not null then 'completed' when first_uat_message_at is not null and first_firma_message_at is not null then 'active' else 'pending' end) STORED NOT NULL,
	CONSTRAINT "conversations_once" UNIQUE NULLS NOT DISTINCT("uat_organisation_id","firma_organisation_id","about_request_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"organisation_id" uuid,
	"text" text NOT NULL,
	"attachment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_order" UNIQUE("conversation_id","created_at"),
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('message', 'note')),
	CONSTRAINT "messages_author" CHECK (("messages"."kind" = 'note') = ("messages"."author_id" is null))
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploaded_by" text NOT NULL,
	"organisation_id" uuid,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	CONSTRAINT "attachments_size" CHECK ("attachments"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "partner_categories" (
	"partner_id" uuid NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "partner_categories_partner_id_category_pk" PRIMARY KEY("partner_id","category"),
	CONSTRAINT "partner_categories_code" CHECK ("partner_categories"."category" in ('eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing'))
);
--> statement-breakpoint
CREATE TABLE "partner_certifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "partner_counties" (
	"partner_id" uuid NOT NULL,
	"county" text NOT NULL,
	CONSTRAINT "partner_counties_partner_id_county_pk" PRIMARY KEY("partner_id","county")
);
--> statement-breakpoint
CREATE TABLE "partner_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"experience" text
);
--> statement-breakpoint
CREATE TABLE "partner_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"budget" bigint,
	"currency" text,
	"year" integer,
	CONSTRAINT "partner_projects_budget" CHECK ((budget is null) = (currency is null) and budget >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_ratings" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"rating" double precision NOT NULL,
	"review_count" integer NOT NULL,
	"quality" double precision NOT NULL,
	"time" double precision NOT NULL,
	"communication" double precision NOT NULL,
	"price" double precision NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_ratings_scale" CHECK ("partner_ratings"."rating" between 1 and 5),
	CONSTRAINT "partner_ratings_count" CHECK ("partner_ratings"."review_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "partner_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "partner_special_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_specialisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"industry" text,
	"founded_year" integer,
	"employees" text,
	"headquarters" text,
	"county" text,
	"website" text,
	"phone" text,
	"email" text,
	"email_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partners_industry" CHECK ("partners"."industry" in ('consultancy', 'it', 'construction', 'legal', 'financial', 'marketing', 'other')),
	CONSTRAINT "partners_employees" CHECK ("partners"."employees" in ('1-10', '10-50', '50-200', '200+')),
	CONSTRAINT "partners_founded" CHECK ("partners"."founded_year" between 1800 and 2200)
);
--> statement-breakpoint
CREATE TABLE "request_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"text" text,
	"description_from" text,
	"description_to" text,
	"budget_min_from" bigint,
	"budget_min_to" bigint,
	"budget_max_from" bigint,
	"budget_max_to" bigint,
	"currency_from" text,
	"currency_to" text,
	"deadline_from" timestamp (3) with time zone,
	"deadline_to" timestamp (3) with time zone,
	CONSTRAINT "request_changes_kind" CHECK ("request_changes"."kind" in ('clarification', 'extension', 'edit', 'still_evaluating')),
	CONSTRAINT "request_changes_text" CHECK (kind <> 'clarification' or text is not null),
	CONSTRAINT "request_changes_deadline" CHECK (case kind when 'extension' then deadline_to > deadline_from and deadline_from is not null and deadline_to is not null else deadline_from is null and deadline_to is null end),
	CONSTRAINT "request_changes_description" CHECK ((description_from is null) = (description_to is null))
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	"added_in_id" uuid,
	"removed_at" timestamp (3) with time zone,
	"removed_in_id" uuid,
	CONSTRAINT "request_files_removed" CHECK (removed_in_id is null or removed_at is not null)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_user" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "questions_answer" CHECK ((answer is null) = (answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "opportunity_views" (
	"request_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opportunity_views_request_id_organisation_id_pk" PRIMARY KEY("request_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "registration_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_reminders" (
	"key" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"copied_from_id" uuid,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"budget_min" bigint,
	"budget_max" bigint,
	"currency" text,
	"urgency" text,
	"county" text,
	"only_partner_id" uuid,
	"sealed" boolean DEFAULT false NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"queued_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"sent_by" uuid,
	"registration_year" integer,
	"registration_number" integer,
	"deadline_at" timestamp (3) with time zone,
	"questions_until" timestamp (3) with time zone,
	"answers_until" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"opened_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"cancel_text" text,
	"status" text GENERATED ALWAYS AS (case when cancelled_at is not null then 'cancelled' when completed_at is not null then 'completed' when decided_at is not null then 'in_progress' when sent_at is not null then 'sent' else 'draft' end) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "requests_category" CHECK ("requests"."category" in ('eu_funds', 'public_procurement', 'legal_advice', 'digitalisation', 'environment', 'local_strategies', 'taxation', 'human_resources', 'marketing')),
	CONSTRAINT "requests_urgency" CHECK ("requests"."urgency" in ('high', 'medium', 'low')),
	CONSTRAINT "requests_county" CHECK ("requests"."county" in ('AB', 'AR', 'AG', 'BC', 'BH', 'BN', 'BT', 'BV', 'BR', 'B', 'BZ', 'CS', 'CL', 'CJ', 'CT', 'CV', 'DB', 'DJ', 'GL', 'GR', 'GJ', 'HR', 'HD', 'IL', 'IS', 'IF', 'MM', 'MH', 'MS', 'NT', 'OT', 'PH', 'SM', 'SJ', 'SB', 'SV', 'TR', 'TM', 'TL', 'VS', 'VL', 'VN')),
	CONSTRAINT "requests_currency" CHECK ("requests"."currency" in ('RON', 'EUR')),
	CONSTRAINT "requests_budget" CHECK (budget_min >= 0 and budget_max >= 0 and budget_min <= budget_max),
	CONSTRAINT "requests_budget_currency" CHECK (currency is not null or coalesce(budget_min, budget_max) is null),
	CONSTRAINT "requests_sent_whole" CHECK ((sent_at is null) = (registration_number is null) and (sent_at is null) = (registration_year is null) and (sent_at is null or (deadline_at is not null and questions_until is not null and answers_until is not null))),
	CONSTRAINT "requests_limits" CHECK (questions_until <= answers_until and answers_until <= deadline_at),
	CONSTRAINT "requests_order" CHECK ((decided_at is null or sent_at is not null) and (completed_at is null or decided_at is not null) and (completed_at is null or cancelled_at is null)),
	CONSTRAINT "requests_opened" CHECK (opened_at is null or (sealed and opened_at >= sent_at)),
	CONSTRAINT "requests_cancel_reason" CHECK ("requests"."cancel_reason" in ('no_longer_needed', 'no_budget', 'no_responses', 'no_suitable_response', 'solved_otherwise', 'partner_left', 'to_be_rewritten', 'other')),
	CONSTRAINT "requests_cancelled" CHECK ((cancelled_at is not null or cancel_reason is null) and (cancelled_at is null or sent_at is null or cancel_reason is not null))
);
--> statement-breakpoint
CREATE TABLE "response_files" (
	"response_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "response_files_response_id_version_file_id_pk" PRIMARY KEY("response_id","version","file_id")
);
--> statement-breakpoint
CREATE TABLE "response_versions" (
	"response_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"price_min" bigint NOT NULL,
	"price_max" bigint NOT NULL,
	"currency" text NOT NULL,
	"duration" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"experience" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"written_by" uuid NOT NULL,
	CONSTRAINT "response_versions_response_id_version_pk" PRIMARY KEY("response_id","version"),
	CONSTRAINT "response_versions_price" CHECK (price_min >= 0 and price_min <= price_max),
	CONSTRAINT "response_versions_currency" CHECK ("response_versions"."currency" in ('RON', 'EUR')),
	CONSTRAINT "response_versions_duration" CHECK (duration > 0),
	CONSTRAINT "response_versions_duration_unit" CHECK ("response_versions"."duration_unit" in ('days', 'weeks', 'months'))
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"unconfirmed_since" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"decline_reason" text,
	"withdrawn_at" timestamp (3) with time zone,
	"withdraw_text" text,
	"status" text GENERATED ALWAYS AS (case when withdrawn_at is not null then 'withdrawn' when declined_at is not null then 'declined' when accepted_at is not null then 'accepted' when unconfirmed_since is not null then 'to_confirm' else 'submitted' end) STORED NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "responses_decline_reason" CHECK ("responses"."decline_reason" in ('other_accepted', 'not_confirmed', 'request_cancelled', 'did_not_continue')),
	CONSTRAINT "responses_declined" CHECK ((declined_at is null) = (decline_reason is null))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"overall" integer NOT NULL,
	"quality" integer NOT NULL,
	"time" integer NOT NULL,
	"communication" integer NOT NULL,
	"price" integer NOT NULL,
	"text" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"reviewed_by" uuid NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"replied_by" uuid,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"hidden_reason" text,
	CONSTRAINT "reviews_scores" CHECK (overall between 1 and 5 and quality between 1 and 5 and "time" between 1 and 5 and communication between 1 and 5 and price between 1 and 5),
	CONSTRAINT "reviews_reply" CHECK ((reply is null) = (replied_at is null)),
	CONSTRAINT "reviews_hidden" CHECK ((hidden_at is null) = (hidden_reason is null))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_preferences_user_id_type_pk" PRIMARY KEY("user_id","type"),
	CONSTRAINT "notification_preferences_email" CHECK ("notification_preferences"."email" in ('immediate', 'daily', 'weekly', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"href" text NOT NULL,
	"event_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "form_keys" (
	"key" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"location" text,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_posts" (
	"hash" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"body" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"organisation_id" uuid,
	"what" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state_from" text,
	"state_to" text,
	"note" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_domains" ADD CONSTRAINT "organisation_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_uat_organisation_id_organisations_id_fk" FOREIGN KEY ("uat_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_firma_organisation_id_organisations_id_fk" FOREIGN KEY ("firma_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_categories" ADD CONSTRAINT "partner_categories_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_certifications" ADD CONSTRAINT "partner_certifications_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_counties" ADD CONSTRAINT "partner_counties_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_members" ADD CONSTRAINT "partner_members_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_projects" ADD CONSTRAINT "partner_projects_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_ratings" ADD CONSTRAINT "partner_ratings_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_services" ADD CONSTRAINT "partner_services_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_special_offers" ADD CONSTRAINT "partner_special_offers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_specialisations" ADD CONSTRAINT "partner_specialisations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_id_organisations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_changes" ADD CONSTRAINT "request_changes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_changes" ADD CONSTRAINT "request_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_added_in_id_request_changes_id_fk" FOREIGN KEY ("added_in_id") REFERENCES "public"."request_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_removed_in_id_request_changes_id_fk" FOREIGN KEY ("removed_in_id") REFERENCES "public"."request_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asked_by_organisations_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asked_by_user_users_id_fk" FOREIGN KEY ("asked_by_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_views" ADD CONSTRAINT "opportunity_views_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_views" ADD CONSTRAINT "opportunity_views_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_organisations_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_copied_from_id_requests_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_only_partner_id_organisations_id_fk" FOREIGN KEY ("only_partner_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_queued_by_users_id_fk" FOREIGN KEY ("queued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_files" ADD CONSTRAINT "response_files_version" FOREIGN KEY ("response_id","version") REFERENCES "public"."response_versions"("response_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_versions" ADD CONSTRAINT "response_versions_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_versions" ADD CONSTRAINT "response_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_partner_id_organisations_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_partner_id_organisations_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_account" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_domains_once" ON "organisation_domains" USING btree ("organisation_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_cui" ON "organisations" USING btree ("cui");--> statement-breakpoint
CREATE INDEX "organisations_queue" ON "organisations" USING btree ("verification","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "conversations_uat" ON "conversations" USING btree ("uat_organisation_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_firma" ON "conversations" USING btree ("firma_organisation_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_request" ON "conversations" USING btree ("about_request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_storage_key" ON "attachments" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "attachments_waiting" ON "attachments" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE INDEX "attachments_organisation" ON "attachments" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "partner_categories_category" ON "partner_categories" USING btree ("category");--> statement-breakpoint
CREATE INDEX "partner_certifications_partner" ON "partner_certifications" USING btree ("partner_id","rank");--> statement-breakpoint
CREATE INDEX "partner_counties_county" ON "partner_counties" USING btree ("county");--> statement-breakpoint
CREATE INDEX "partner_members_partner" ON "partner_members" USING btree ("partner_id","rank");--> statement-breakpoint
CREATE INDEX "partner_projects_partner" ON "partner_projects" USING btree ("partner_id","rank");--> statement-breakpoint
CREATE INDEX "partner_services_partner" ON "partner_services" USING btree ("partner_id","rank");--> statement-breakpoint
CREATE INDEX "partner_special_offers_partner" ON "partner_special_offers" USING btree ("partner_id","rank");--> statement-breakpoint
CREATE INDEX "partner_specialisations_partner" ON "partner_specialisations" USING btree ("partner_id","rank");--> statement-breakpoint
CREATE INDEX "request_changes_request" ON "request_changes" USING btree ("request_id","made_at");--> statement-breakpoint
CREATE INDEX "request_files_request" ON "request_files" USING btree ("request_id","added_at");--> statement-breakpoint
CREATE INDEX "questions_request" ON "questions" USING btree ("request_id","asked_at");--> statement-breakpoint
CREATE INDEX "questions_asked_by" ON "questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "request_reminders_request" ON "request_reminders" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_registration" ON "requests" USING btree ("registration_year","registration_number");--> statement-breakpoint
CREATE INDEX "requests_owner" ON "requests" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_queue" ON "requests" USING btree ("owner_id") WHERE queued_at is not null and sent_at is null;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("deadline_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "requests_open_category" ON "requests" USING btree ("category","deadline_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "requests_open_county" ON "requests" USING btree ("county","deadline_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "requests_sent" ON "requests" USING btree ("sent_at" DESC NULLS LAST) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "requests_only_partner" ON "requests" USING btree ("only_partner_id") WHERE only_partner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "responses_one" ON "responses" USING btree ("request_id","partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_accepted" ON "responses" USING btree ("request_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "responses_partner" ON "responses" USING btree ("partner_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one" ON "reviews" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "reviews_partner" ON "reviews" USING btree ("partner_id","reviewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("event_id","user_id","type");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "journal_subject" ON "journal" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "journal_at" ON "journal" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "live_events_user" ON "live_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "live_events_at" ON "live_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_key" ON "mails" USING btree ("key");