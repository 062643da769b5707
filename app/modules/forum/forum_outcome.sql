-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function forum_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  -- a post of the forum: what waits for an ADMIN, and what its author was told that is true no more
  when 'post_reported' then return (
    select 'post_decided' from posts p where p.id = n.subject_id and (p.appealed_at is null or p.appeal_decided_at is not null)
    and not exists (select from post_reports r where r.post_id = p.id and r.settled_at is null));
  -- a comment on a document of the library
  when 'resource_objection' then return (
    select case when p.removed_at is not null then 'post_removed' when p.hidden_by is not null then 'post_hidden'
      when p.hidden_at is not null then 'post_held' end from posts p where p.id = n.subject_id);
  -- a post that its reader was told of, or the opening one of a discussion; hidden with its discussion too
  when 'discussion_mentioned', 'discussion_replied', 'discussion_opened' then return (
    select case when p.removed_at is not null then 'post_removed' when coalesce(p.hidden_by, o.hidden_by) is not null then 'post_hidden'
      when coalesce(p.hidden_at, d.hidden_at) is not null then 'post_held' end
    from posts p join discussions d on d.id = p.discussion_id join posts o on o.discussion_id = d.id and o.number = 1
    where p.id = n.subject_id or p.discussion_id = n.subject_id and p.number = 1);
  when 'discussion_solved' then return (
    select case when not exists (select from posts p where p.id = d.solution_id and speaks_for(n.user_id, p.organisation_id, p.author_id))
      then 'solution_changed' end
    from discussions d where d.id = n.subject_id);
  when 'post_moderated' then return (
    select case when p.hidden_at is null and j.what in ('post.held', 'post.hidden', 'post.upheld') then 'post_shown'
      when p.hidden_by is not null and j.what in ('post.held', 'post.released', 'post.restored') then 'post_hidden' end
    from posts p join journal j on j.id = n.event_id where p.id = n.subject_id);
  else return null;
  end case;
end $$;
