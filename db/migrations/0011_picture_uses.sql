CREATE INDEX "communities_picture" ON "communities" USING btree ("featured_image_id");--> statement-breakpoint
CREATE INDEX "partners_logo" ON "partners" USING btree ("logo_image_id");--> statement-breakpoint
CREATE INDEX "article_submissions_cover" ON "article_submissions" USING btree ("cover_image_id");