-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function communities_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  when 'community' then return (
    select case when c.id is null then 'community_gone' when c.deleted_at is null then 'community_restored' end
    from journal j left join communities c on c.id = n.subject_id where j.id = n.event_id and j.what = 'community.deleted');
  when 'claim_waiting' then return (
    select 'claim_decided' from community_claims c where c.id = n.subject_id and c.outcome is not null);
  else return null;
  end case;
end $$;
