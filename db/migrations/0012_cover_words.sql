ALTER TABLE "article_submissions" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "articles" SET "cover_alt" = "images"."alt" FROM "images" WHERE "images"."id" = "articles"."cover_image_id";--> statement-breakpoint
UPDATE "article_submissions" SET "cover_alt" = "images"."alt" FROM "images" WHERE "images"."id" = "article_submissions"."cover_image_id";
