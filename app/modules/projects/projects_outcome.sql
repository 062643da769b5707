-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function projects_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  -- an application to a project of the exchange, at the authority that decides
  when 'project_application' then return (
    select case when a.withdrawn_at is not null and j.what = 'application.sent' then 'application_withdrawn'
      when a.outcome is not null and j.what = 'application.sent' then 'application_settled' end
    from project_applications a join journal j on j.id = n.event_id where a.id = n.subject_id);
  when 'project_undecided' then return (
    select 'applications_settled' where not exists (
      select from project_applications a where a.project_id = n.subject_id and a.outcome is null and a.withdrawn_at is null));
  else return null;
  end case;
end $$;
