-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function paperwork_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'model_note' then return (select v.note from paper_model_versions v where v.id = thing);
  when 'model_withdrawal' then return (select v.withdrawn_reason from paper_model_versions v where v.id = thing);
  else return null;
  end case;
end $$;
