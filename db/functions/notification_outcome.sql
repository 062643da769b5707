-- What the thing a notification is about has led to since, for the reader of the notification; null while it stands. Each module
-- answers for its own things (app/modules/*/*_outcome.sql) and plans only the fact of the kind at hand.
-- The words for each answer are in app/across/notifications/rules/outcomes.ts.
create or replace function notification_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  return coalesce(
    accounts_outcome(n, present), communities_outcome(n, present), conversations_outcome(n, present),
    requests_outcome(n, present), articles_outcome(n, present), library_outcome(n, present), forum_outcome(n, present),
    projects_outcome(n, present), training_outcome(n, present), outreach_outcome(n, present));
end $$;
