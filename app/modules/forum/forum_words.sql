-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function forum_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  -- what is hidden is read by its author and by ADMIN; the comments on a document by whoever reads the document
  when 'discussion' then return (
    select coalesce(r.title, d.title) from discussions d join users u on u.id = reader
      left join organisations o on o.id = u.organisation_id left join resources r on r.id = d.resource_id
    where d.id = thing and (u.role = 'ADMIN' or (d.hidden_at is null or speaks_for(reader, d.organisation_id, d.author_id))
      and (d.category <> 'members' or d.resource_id is not null or o.verification = 'verified')
      and (r.id is null or r.deleted_at is null and (r.is_for_firms or u.role <> 'FIRMA'))));
  when 'post' then return (
    select p.body_text from posts p join users u on u.id = reader
    where p.id = thing and p.removed_at is null and (p.hidden_at is null or u.role = 'ADMIN' or speaks_for(reader, p.organisation_id, p.author_id))
      and forum_words('discussion', p.discussion_id, reader) is not null);
  when 'post_hidden_reason' then return (select p.hidden_reason from posts p where p.id = thing);
  when 'post_appeal_reason' then return (select p.appeal_reason from posts p where p.id = thing);
  else return null;
  end case;
end $$;
