-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function outreach_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'ticket' then return (select t.subject from support_tickets t where t.id = thing);
  when 'ticket_author' then return (select t.name from support_tickets t where t.id = thing);
  else return null;
  end case;
end $$;
