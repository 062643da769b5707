-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function library_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  -- the library: a document that was withdrawn is read by ADMIN, a proposal by its author too
  when 'resource' then return (
    select r.title from resources r join users u on u.id = reader
    where r.id = thing and (u.role = 'ADMIN' or r.deleted_at is null));
  when 'proposal' then return (
    select coalesce(r.title, p.title) from resource_proposals p left join resources r on r.id = p.resource_id where p.id = thing);
  when 'proposer' then return (
    select coalesce(organisation_name(o), u.name) from resource_proposals p join users u on u.id = p.user_id
      left join organisations o on o.id = u.organisation_id where p.id = thing);
  when 'proposal_text' then return (
    select case when p.edition_id is null then p.summary else p.reason end from resource_proposals p where p.id = thing);
  when 'proposal_rejection' then return (select p.rejection from resource_proposals p where p.id = thing);
  else return null;
  end case;
end $$;
