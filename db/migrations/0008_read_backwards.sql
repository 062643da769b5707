-- "desc" in a query puts nulls first, which an index made "desc nulls last" cannot give: the newest were sorted out of all of
-- them. An ascending index is read backwards. The newest reviews of all partners, as the first page asks, had no index at all.
DROP INDEX "requests_owner";--> statement-breakpoint
DROP INDEX "requests_sent";--> statement-breakpoint
DROP INDEX "reviews_partner";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("reviewed_at","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "requests_owner" ON "requests" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_sent" ON "requests" USING btree ("sent_at","id") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_partner" ON "reviews" USING btree ("partner_id","reviewed_at","id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");