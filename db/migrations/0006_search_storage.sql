-- The words stay in the row and the long text leaves it: ranking looks at the words of hundreds of rows several times each.
alter table search_entries alter column words set storage main, alter column body set storage external;
--> statement-breakpoint
-- Rows keep the storage they were written with; an empty index is filled at the next start.
delete from search_entries;
