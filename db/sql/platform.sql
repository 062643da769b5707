-- A crash may forget tries, never more; nothing else is worth a flush for each sign-in.
alter table rate_limits set unlogged;
--> statement-breakpoint
create trigger journal_is_append_only before update or delete on journal for each row execute function refuse_change();
--> statement-breakpoint
create trigger journal_is_not_emptied before truncate on journal for each statement execute function refuse_change();
