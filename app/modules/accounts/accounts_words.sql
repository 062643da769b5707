-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function accounts_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'organisation' then return (select organisation_name(o) from organisations o where o.id = thing);
  when 'person' then return (select u.name from users u where u.id = thing);
  when 'invitation' then return (select i.email from organisation_invitations i where i.id = thing);
  else return null;
  end case;
end $$;
