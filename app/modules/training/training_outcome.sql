-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function training_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  -- a seat or a program of trainings and events; a lapsed offer leaves the subject's row as it is
  when 'enrolment', 'program_changed', 'program_near' then return (
    select case when p.cancelled_at is not null and j.what <> 'program.cancelled' then 'program_cancelled'
      when e.withdrawn_at is not null and j.what = 'enrolment.seated' then 'seat_given_up'
      when e.withdrawn_at is null and j.what = 'enrolment.withdrawn' then 'seat_asked_again'
      when p.starts_at <= present then 'program_over' end
    from journal j left join enrolments e on e.id = n.subject_id join programs p on p.id = coalesce(e.program_id, n.subject_id)
    where j.id = n.event_id);
  when 'seat_offered' then return (
    select case when p.cancelled_at is not null then 'program_cancelled' when e.withdrawn_at is not null then 'seat_given_up'
      when e.seated_at is not null then 'seat_taken'
      when e.offer_until is null and j.what <> 'enrolment.freed' then 'seat_asked_again'
      when e.offer_until <= present and j.what = 'enrolment.offered' then 'seat_lapsed'
      when p.starts_at <= present then 'program_over' end
    from enrolments e join programs p on p.id = e.program_id join journal j on j.id = n.event_id where e.id = n.subject_id);
  when 'certificate' then return (
    select 'certificate_revoked' from certificates c join journal j on j.id = n.event_id
    where c.id = n.subject_id and c.revoked_at is not null and j.what = 'certificate.issued');
  when 'program_waiting' then return (
    select 'program_decided' from programs p where p.id = n.subject_id and (p.published_at is not null or p.rejected_at is not null));
  when 'program_decided' then return (
    select case when p.cancelled_at is not null then 'program_cancelled'
      when p.rejected_at is null and p.published_at is null then 'program_proposed_again'
      when p.published_at is not null and p.starts_at <= present then 'program_over' end
    from programs p where p.id = n.subject_id);
  else return null;
  end case;
end $$;
