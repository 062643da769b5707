-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function projects_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  -- a project that is shown no more is its authority's, and one that an ADMIN hid is also theirs
  when 'project' then return (
    select p.title from community_projects p join communities c on c.id = p.community_id join users u on u.id = reader
    where p.id = thing and (c.organisation_id = u.organisation_id or p.opened_at is not null and c.deleted_at is null
      and (p.hidden_at is null or u.role = 'ADMIN')));
  when 'project_community' then return (
    select county_beside(c.name, c.county) from community_projects p join communities c on c.id = p.community_id where p.id = thing);
  when 'application' then return (
    select a.text from project_applications a join community_projects p on p.id = a.project_id
      join communities c on c.id = p.community_id join organisations o on o.id = c.organisation_id join users u on u.organisation_id = o.id
    where a.id = thing and u.id = reader and a.withdrawn_at is null and o.verification <> 'suspended');
  when 'application_reason' then return (
    select a.reason from project_applications a join users u on u.organisation_id = a.organisation_id
    where a.id = thing and u.id = reader);
  else return null;
  end case;
end $$;
