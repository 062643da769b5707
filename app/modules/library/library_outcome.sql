-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function library_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  -- a proposal for a document of the library; a comment on one is the forum's
  when 'resource_objection' then return (
    select case when p.decided_at is not null then 'proposal_decided' when r.deleted_at is not null then 'resource_withdrawn' end
    from resource_proposals p left join resources r on r.id = p.resource_id where p.id = n.subject_id);
  when 'proposal_decided' then return (
    select case when p.decided_at is null then 'proposal_sent_again' end from resource_proposals p where p.id = n.subject_id);
  when 'resource_due' then return (
    select case when v.verified_at >= n.created_at then 'resource_verified' when r.deleted_at is not null then 'resource_withdrawn' end
    from resources r left join resource_verifications v on v.id = r.verification_id where r.id = n.subject_id);
  when 'link_broken' then return (
    select case when c.id is null then 'link_removed' when c.failed_days < 3 then 'link_repaired' end
    from (select n.subject_id as id) told left join link_checks c on c.id = told.id);
  else return null;
  end case;
end $$;
