CREATE TABLE "prepared_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_public" boolean NOT NULL,
	"position" integer NOT NULL,
	"helped" integer DEFAULT 0 NOT NULL,
	"not_helped" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "prepared_answers" ADD CONSTRAINT "prepared_answers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepared_answers_order" ON "prepared_answers" USING btree ("position","id");
--> statement-breakpoint
-- The questions that the support page had in its code.
INSERT INTO "prepared_answers" ("id", "question", "answer", "is_public", "position", "created_at", "updated_at") VALUES
	(gen_random_uuid(), 'Cum îmi fac cont?', 'Alegeți „Înregistrare”, apoi tipul de cont: autoritate publică locală sau firmă. Completați formularul și confirmați adresa de e-mail din mesajul primit; apoi vă puteți conecta. Dacă instituția sau firma are deja cont, cererea cu același CUI ajunge la titularul lui, care vă dă acces.', true, 1, now(), now()),
	(gen_random_uuid(), 'Ce pot face până când organizația este verificată?', 'Un administrator verifică datele și documentul atașat și vă anunță prin e-mail. Până atunci autoritatea își scrie solicitările ca ciorne, iar firma își completează profilul și citește oportunitățile. După verificare solicitările se pot trimite, iar firma apare în directorul partenerilor și poate răspunde.', true, 2, now(), now()),
	(gen_random_uuid(), 'Solicitarea de pe platformă ține loc de achiziție prin SEAP?', 'Nu. Solicitarea ajută autoritatea să afle ce oferte există și păstrează dosarul. Procedura de achiziție, și cea directă, se face prin SEAP, după lege.', true, 3, now(), now()),
	(gen_random_uuid(), 'Cine vede o ofertă?', 'Firma care a scris-o, autoritatea care a trimis solicitarea și administratorii platformei. Celelalte firme nu o văd niciodată. Când autoritatea cere oferte sigilate, până la termen nu le citește nimeni în afara firmei care le-a scris, nici administratorii.', true, 4, now(), now()),
	(gen_random_uuid(), 'Am uitat parola sau nu primesc mesajul de confirmare. Ce fac?', 'Pe pagina de conectare alegeți „Am uitat parola” și primiți un link cu care puneți alta. Dacă un mesaj nu ajunge în câteva minute, uitați-vă în dosarul Spam, apoi cereți-l din nou. Dacă tot nu vine, scrieți-ne cu formularul de pe această pagină.', true, 5, now(), now());
