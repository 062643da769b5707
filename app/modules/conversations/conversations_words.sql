-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function conversations_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'conversation' then return (
    select c.subject from conversations c join users u on u.organisation_id in (c.uat_organisation_id, c.firma_organisation_id)
    where c.id = thing and u.id = reader);
  else return null;
  end case;
end $$;
