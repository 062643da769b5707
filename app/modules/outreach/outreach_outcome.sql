-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function outreach_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  -- at the desk of the support team; taken by another administrator, it is news to the others no more
  when 'ticket_waiting', 'ticket_continued' then return (
    select case t.state when 'answered' then 'ticket_answered' when 'closed' then 'ticket_closed' else
      case when n.type = 'ticket_waiting' and t.assignee_id <> n.user_id then 'ticket_taken' end end
    from support_tickets t where t.id = n.subject_id);
  else return null;
  end case;
end $$;
