-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function accounts_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  when 'organisation' then return (
    select case when j.what = 'organisation.rejected' and o.verification <> 'rejected' then 'verification_asked'
      when j.what = 'organisation.suspended' and o.verification <> 'suspended' then 'suspension_lifted'
      when j.what in ('organisation.verified', 'organisation.restored') and o.verification = 'suspended' then 'account_suspended' end
    from organisations o join journal j on j.id = n.event_id where o.id = n.subject_id);
  when 'colleague' then return (
    select case when j.what = 'membership.requested' and u.membership is distinct from 'applicant' then 'join_answered'
      when j.what in ('membership.changed', 'membership.handed_over') and u.membership <> coalesce(j.state_to, 'owner') then 'role_changed' end
    from journal j left join users u on u.id = n.subject_id and u.organisation_id = n.organisation_id where j.id = n.event_id);
  when 'organisation_waiting' then return (
    select case when j.what <> 'membership.requested' then
        (select 'organisation_decided' from organisations o where o.verification <> 'pending'
         and o.id = coalesce((select u.organisation_id from users u where u.id = n.subject_id), n.subject_id))
      when not exists (select from users u where u.id = n.subject_id and u.membership = 'applicant') then 'join_answered' end
    from journal j where j.id = n.event_id);
  else return null;
  end case;
end $$;
