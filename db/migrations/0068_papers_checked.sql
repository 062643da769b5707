-- one statement at a time
ALTER TABLE "letterheads" DROP CONSTRAINT IF EXISTS "letterheads_image_id_images_id_fk";--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "letterheads" VALIDATE CONSTRAINT "letterheads_image_id_images_id_fk";--> statement-breakpoint
ALTER TABLE "letterhead_signatories" DROP CONSTRAINT IF EXISTS "letterhead_signatories_block";--> statement-breakpoint
ALTER TABLE "letterhead_signatories" ADD CONSTRAINT "letterhead_signatories_block" CHECK ("letterhead_signatories"."block" in ('approved', 'head', 'cfp', 'legal', 'accountant', 'department', 'procurement', 'committee', 'storekeeper', 'declarant', 'maker', 'firm', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "letterhead_signatories" VALIDATE CONSTRAINT "letterhead_signatories_block";--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT IF EXISTS "papers_kind";--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('need', 'plan', 'estimate', 'specification', 'invitation', 'declaration', 'comparison', 'selection', 'accepted', 'declined', 'completion', 'order', 'contract', 'reception', 'entry', 'payment', 'certificate')) NOT VALID;--> statement-breakpoint
ALTER TABLE "papers" VALIDATE CONSTRAINT "papers_kind";--> statement-breakpoint
-- accepted: at most six rows of an authority; who signed everything until now signs where the function says it, the others wait to be placed
UPDATE "letterhead_signatories" SET "block" = CASE WHEN "title" ILIKE 'contabil%' THEN 'accountant' ELSE 'approved' END
WHERE "block" = 'other' AND ("title" ILIKE 'contabil%' OR "title" ILIKE 'primar%' OR "title" ILIKE 'viceprimar%' OR "title" ILIKE 'președinte%');
