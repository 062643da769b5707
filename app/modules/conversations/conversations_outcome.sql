-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function conversations_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  when 'message' then return (
    select 'message_read' from messages m join conversation_reads c on c.conversation_id = m.conversation_id and c.user_id = n.user_id
    where m.id = n.subject_id and c.last_read_at >= m.created_at);
  else return null;
  end case;
end $$;
