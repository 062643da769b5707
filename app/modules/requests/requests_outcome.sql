-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function requests_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  when 'response_received' then return (
    select case when a.status = 'withdrawn' then 'offer_withdrawn' when a.status = 'accepted' then 'offer_accepted'
      when r.status in ('in_progress', 'completed') then 'offer_chosen' when r.status = 'cancelled' then 'request_cancelled'
      when r.sealed and r.opened_at > n.created_at then 'offers_opened' end
    from responses a join requests r on r.id = a.request_id where a.id = n.subject_id);
  when 'response_moved' then return (
    select case when a.status = 'withdrawn' and j.what <> 'response.withdrawn' then 'offer_withdrawn'
      when r.status in ('in_progress', 'completed') then 'offer_chosen' when r.status = 'cancelled' then 'request_cancelled' end
    from responses a join requests r on r.id = a.request_id join journal j on j.id = n.event_id where a.id = n.subject_id);
  when 'question_asked' then return (
    select case when q.answered_at is not null then 'question_answered'
      when r.status in ('in_progress', 'completed') then 'offer_chosen' when r.status = 'cancelled' then 'request_cancelled'
      when r.answers_until <= present then 'answers_closed' end
    from questions q join requests r on r.id = q.request_id where q.id = n.subject_id);
  when 'request_deadline' then return (
    select case when r.status in ('in_progress', 'completed') then 'offer_chosen' when r.status = 'cancelled' then 'request_cancelled'
      when r.deadline_at > present then 'deadline_extended'
      when exists (select from request_changes c where c.request_id = r.id and c.kind = 'still_evaluating' and c.made_at >= n.created_at)
        then 'still_evaluating' end
    from requests r where r.id = n.subject_id);
  when 'partner_left' then return (
    select case when r.status = 'cancelled' then 'request_cancelled' when r.status = 'completed' then 'request_completed'
      when exists (select from responses b where b.request_id = r.id and b.status = 'accepted') then 'other_chosen' end
    from responses a join requests r on r.id = a.request_id where a.id = n.subject_id);
  -- the subject is the request, or a question of it; the offer is the reader's own
  when 'opportunity' then return (
    select case when a.id is not null and a.withdrawn_at is null then 'offer_sent'
      when r.status in ('in_progress', 'completed') then 'request_decided' when r.status = 'cancelled' then 'request_cancelled'
      when r.deadline_at <= present then 'deadline_passed' end
    from requests r left join responses a on a.request_id = r.id and a.partner_id = n.organisation_id
    where r.id = coalesce((select q.request_id from questions q where q.id = n.subject_id), n.subject_id));
  when 'opportunity_changed', 'question_answered' then return (
    select case when a.status = 'withdrawn' then 'own_withdrawn'
      when r.status in ('in_progress', 'completed') then 'request_decided' when r.status = 'cancelled' then 'request_cancelled'
      when j.what = 'request.clarified' and r.deadline_at between j.at and present then 'deadline_passed' end
    from requests r join journal j on j.id = n.event_id left join responses a on a.request_id = r.id and a.partner_id = n.organisation_id
    where r.id = coalesce((select q.request_id from questions q where q.id = n.subject_id), n.subject_id));
  when 'response_to_confirm' then return (
    select case a.status when 'submitted' then 'own_confirmed' when 'withdrawn' then 'own_withdrawn' when 'accepted' then 'own_accepted'
      when 'declined' then 'own_declined' else
      case when r.status in ('in_progress', 'completed') then 'request_decided' when r.status = 'cancelled' then 'request_cancelled'
        when j.what = 'response.to_confirm' and r.deadline_at <= present then 'deadline_passed' end end
    from responses a join requests r on r.id = a.request_id join journal j on j.id = n.event_id where a.id = n.subject_id);
  -- what else is told of an offer's end is final
  when 'response_outcome' then return (
    select case when j.what = 'response.declined' and a.status = 'accepted' then 'own_accepted' when j.what <> 'response.accepted' then null
      when a.status = 'withdrawn' then 'own_withdrawn' when a.status = 'declined' then 'collaboration_ended'
      when r.status = 'completed' then 'request_completed' when r.status = 'cancelled' then 'request_cancelled' end
    from responses a join requests r on r.id = a.request_id join journal j on j.id = n.event_id where a.id = n.subject_id);
  when 'collaboration' then return (
    select 'review_arrived' from reviews v where v.request_id = n.subject_id);
  -- hidden by an ADMIN, or shown again, since somebody was told the opposite
  when 'review_replied', 'review_written' then return (
    select case when v.hidden_at is null and j.what = 'review.hidden' then 'review_shown'
      when v.hidden_at is not null and (j.what = 'review.shown' or n.type = 'review_written' and j.what = 'review.written') then 'review_hidden'
      when v.replied_at is not null and n.type = 'review_written' and j.what = 'review.written' then 'review_replied' end
    from reviews v join journal j on j.id = n.event_id where v.id = n.subject_id);
  else return null;
  end case;
end $$;
