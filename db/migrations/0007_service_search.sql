-- A service is found by what is said of it too, not by its name alone: one text, as the partners' stores ask for it.
drop index partner_services_name_trigrams;
--> statement-breakpoint
drop index partner_services_name_words;
--> statement-breakpoint
create index partner_services_trigrams on partner_services
  using gin (lower(f_unaccent(name || ' ' || coalesce(description, ''))) gin_trgm_ops);
--> statement-breakpoint
create index partner_services_words on partner_services
  using gin (to_tsvector('romanian', f_unaccent(name || ' ' || coalesce(description, ''))));
