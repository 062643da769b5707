-- Search of partners: fragments of words by trigrams, Romanian word forms by full text; both on folded text.
-- The names of firms stand in organisations, so their indexes are here with those of the partners' own texts.
CREATE INDEX "organisations_name_trigrams" ON "organisations" USING gin (lower(f_unaccent("name")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partners_description_trigrams" ON "partners" USING gin (lower(f_unaccent("description")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partner_services_name_trigrams" ON "partner_services" USING gin (lower(f_unaccent("name")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partners_description_words" ON "partners" USING gin (to_tsvector('romanian', f_unaccent("description")));
--> statement-breakpoint
CREATE INDEX "partner_services_name_words" ON "partner_services" USING gin (to_tsvector('romanian', f_unaccent("name")));
