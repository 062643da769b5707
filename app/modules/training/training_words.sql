-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function training_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'program' then return (select p.title from programs p where p.id = thing);
  when 'program_cancellation' then return (select p.cancelled_reason from programs p where p.id = thing);
  when 'program_rejection' then return (select p.rejected_reason from programs p where p.id = thing);
  when 'certificate' then return (select c.title from certificates c where c.id = thing);
  when 'certificate_revocation' then return (select c.revoked_reason from certificates c where c.id = thing);
  else return null;
  end case;
end $$;
