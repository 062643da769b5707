-- What the thing a notification is about has led to since, for the reader of the notification; null while it stands.
-- The words for each answer are in app/across/notifications/rules/outcomes.ts.
create or replace function notification_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
  when 'response_received' then return (
    select case when a.status = 'withdrawn' then 'offer_withdrawn' when a.status = 'accepted' then 'offer_accepted'
      when r.status in ('in_progress', 'completed') then 'offer_chosen' when r.status = 'cancelled' then 'request_cancelled'
      when r.sealed and r.opened_at > n.created_at then 'offers_opened' end
    from responses a join requests r on r.id = a.request_id where a.id = n.subject_id);
  when 'response_moved' then return (
    select case when a.status = 'withdrawn' and j.what <> 'response.withdrawn' then 'offer_withdrawn' when r.status in ('in_progress', 'completed') then 'offer_chosen' when r.status = 'cancelled' then 'request_cancelled' end
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

  when 'message' then return (
    select 'message_read' from messages m join conversation_reads c on c.conversation_id = m.conversation_id and c.user_id = n.user_id
    where m.id = n.subject_id and c.last_read_at >= m.created_at);

  -- an article that was published is not: by its author, or by an ADMIN
  when 'article_approved' then return (
    select case when x.id is null then 'article_gone' when x.deleted_at is not null then 'article_binned'
      when x.published_submission_id is null then
        (select case j.what when 'article.withdrawn' then 'article_withdrawn' else 'article_unpublished' end
         from journal j where j.subject_id = x.id and j.what in ('article.withdrawn', 'article.unpublished') order by j.at desc limit 1)
      when o.verification <> 'verified' then 'article_unlisted' end
    from (select n.subject_id as id) told left join articles x on x.id = told.id left join organisations o on o.id = x.organisation_id);
  when 'article_rejected' then return (
    select case when x.id is null then 'article_gone' when x.submitted_at is not null then 'article_sent_again'
      when x.rejected_at is null then 'article_changed' when x.deleted_at > j.at then 'article_binned' end
    from (select n.subject_id as id) told left join articles x on x.id = told.id left join journal j on j.id = n.event_id);
  when 'article_waiting' then return (
    select case when x.id is null then 'article_gone' when s.status = 'approved' then 'text_approved' when s.status = 'rejected' then 'text_rejected'
      when s.status is not null and x.deleted_at is not null then 'article_binned' when s.status = 'recalled' then 'text_recalled' end
    from (select n.subject_id as id) told left join articles x on x.id = told.id left join journal j on j.id = n.event_id
      left join article_submissions s on s.article_id = x.id and s.submitted_at = j.at);

  when 'organisation' then return (
    select case when j.what = 'organisation.rejected' and o.verification <> 'rejected' then 'verification_asked'
      when j.what = 'organisation.suspended' and o.verification <> 'suspended' then 'suspension_lifted'
      when j.what in ('organisation.verified', 'organisation.restored') and o.verification = 'suspended' then 'account_suspended' end
    from organisations o join journal j on j.id = n.event_id where o.id = n.subject_id);
  when 'colleague' then return (
    select case when j.what = 'membership.requested' and u.membership is distinct from 'applicant' then 'join_answered'
      when j.what in ('membership.changed', 'membership.handed_over') and u.membership <> coalesce(j.state_to, 'owner') then 'role_changed' end
    from journal j left join users u on u.id = n.subject_id and u.organisation_id = n.organisation_id where j.id = n.event_id);
  when 'community' then return (
    select case when c.id is null then 'community_gone' when c.deleted_at is null then 'community_restored' end
    from journal j left join communities c on c.id = n.subject_id where j.id = n.event_id and j.what = 'community.deleted');
  when 'organisation_waiting' then return (
    select case when j.what <> 'membership.requested' then
        (select 'organisation_decided' from organisations o where o.verification <> 'pending'
         and o.id = coalesce((select u.organisation_id from users u where u.id = n.subject_id), n.subject_id))
      when not exists (select from users u where u.id = n.subject_id and u.membership = 'applicant') then 'join_answered' end
    from journal j where j.id = n.event_id);
  when 'claim_waiting' then return (
    select 'claim_decided' from community_claims c where c.id = n.subject_id and c.outcome is not null);
  -- at the desk of the support team; taken by another administrator, it is news to the others no more
  when 'ticket_waiting', 'ticket_continued' then return (
    select case t.state when 'answered' then 'ticket_answered' when 'closed' then 'ticket_closed' else
      case when n.type = 'ticket_waiting' and t.assignee_id <> n.user_id then 'ticket_taken' end end
    from support_tickets t where t.id = n.subject_id);
  -- about a document of the library: a proposal, or a comment
  when 'resource_objection' then return coalesce((
    select case when p.decided_at is not null then 'proposal_decided' when r.deleted_at is not null then 'resource_withdrawn' end
    from resource_proposals p left join resources r on r.id = p.resource_id where p.id = n.subject_id), (
    select case when p.removed_at is not null then 'post_removed' when p.hidden_by is not null then 'post_hidden'
      when p.hidden_at is not null then 'post_held' end from posts p where p.id = n.subject_id));
  when 'proposal_decided' then return (
    select case when p.decided_at is null then 'proposal_sent_again' end from resource_proposals p where p.id = n.subject_id);
  when 'resource_due' then return (
    select case when v.verified_at >= n.created_at then 'resource_verified' when r.deleted_at is not null then 'resource_withdrawn' end
    from resources r left join resource_verifications v on v.id = r.verification_id where r.id = n.subject_id);
  when 'link_broken' then return (
    select case when c.id is null then 'link_removed' when c.failed_days < 3 then 'link_repaired' end
    from (select n.subject_id as id) told left join link_checks c on c.id = told.id);
  -- a post of the forum: what waits for an ADMIN, and what its author was told that is true no more
  when 'post_reported' then return (
    select 'post_decided' from posts p where p.id = n.subject_id and (p.appealed_at is null or p.appeal_decided_at is not null)
    and not exists (select from post_reports r where r.post_id = p.id and r.settled_at is null));
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
  -- an application to a project of the exchange, at the authority that decides
  when 'project_application' then return (
    select case when a.withdrawn_at is not null and j.what = 'application.sent' then 'application_withdrawn'
      when a.outcome is not null and j.what = 'application.sent' then 'application_settled' end
    from project_applications a join journal j on j.id = n.event_id where a.id = n.subject_id);
  when 'project_undecided' then return (
    select 'applications_settled' where not exists (
      select from project_applications a where a.project_id = n.subject_id and a.outcome is null and a.withdrawn_at is null));
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
