-- one statement at a time
-- Known words are compared by their first letter and length now. The column stays for processes of the version before.
drop index concurrently if exists assistant_forms_traces;
--> statement-breakpoint
alter table assistant_forms alter column traces set default '{}';
--> statement-breakpoint
drop index concurrently if exists assistant_forms_like;
--> statement-breakpoint
create index concurrently assistant_forms_like on assistant_forms (left(form, 1), length(form));
