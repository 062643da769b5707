-- The words of a thing that a notification or a mail quotes, as they are now; null when they may not be read any more: deleted,
-- hidden, taken back. The kinds are in app/across/notifications/rules/sentence.ts.
create or replace function words_of(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'organisation' then return (select organisation_name(o) from organisations o where o.id = thing);
  when 'person' then return (select u.name from users u where u.id = thing);
  when 'invitation' then return (select i.email from organisation_invitations i where i.id = thing);
  -- the reason that somebody gave with an act
  when 'journal_note' then return (select j.note from journal j where j.id = thing);

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
      and words_of('discussion', p.discussion_id, reader) is not null);
  when 'post_hidden_reason' then return (select p.hidden_reason from posts p where p.id = thing);
  when 'post_appeal_reason' then return (select p.appeal_reason from posts p where p.id = thing);

  -- a text that its author took back from review is the author's only
  when 'submission' then return (
    select s.title from article_submissions s join articles x on x.id = s.article_id join users u on u.id = reader
    where s.id = thing and (u.organisation_id = x.organisation_id or s.recalled_at is null and x.deleted_at is null));
  when 'submission_notes' then return (select s.admin_notes from article_submissions s where s.id = thing);
  when 'article' then return (select x.title from articles x where x.id = thing);
  when 'community' then return (select county_beside(c.name, c.county) from communities c where c.id = thing);
  when 'claimant' then return (select u.name from community_claims c join users u on u.id = c.claimed_by where c.id = thing);
  when 'claim_reason' then return (select c.reason from community_claims c where c.id = thing);
  when 'conversation' then return (
    select c.subject from conversations c join users u on u.organisation_id in (c.uat_organisation_id, c.firma_organisation_id)
    where c.id = thing and u.id = reader);

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
  when 'ticket' then return (select t.subject from support_tickets t where t.id = thing);
  when 'ticket_author' then return (select t.name from support_tickets t where t.id = thing);
  when 'model_note' then return (select v.note from paper_model_versions v where v.id = thing);
  when 'model_withdrawal' then return (select v.withdrawn_reason from paper_model_versions v where v.id = thing);

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

  -- a request that an ADMIN hid, or that was addressed to a firm which is suspended, is its authority's, theirs and of the firms
  -- that answered it
  when 'request' then return (
    select r.title from requests r join users u on u.id = reader left join organisations o on o.id = u.organisation_id
    where r.id = thing and (u.role = 'ADMIN' or r.owner_id = u.organisation_id
      or r.hidden_at is null and (r.only_partner_id is null or r.only_partner_id = o.id and o.verification <> 'suspended')
      or exists (select from responses a where a.request_id = r.id and a.partner_id = u.organisation_id)));
  when 'request_cancellation' then return (
    select r.cancel_text from requests r where r.id = thing and words_of('request', r.id, reader) is not null);
  when 'question' then return (
    select q.text from questions q where q.id = thing and words_of('request', q.request_id, reader) is not null);
  when 'answer' then return (
    select q.answer from questions q where q.id = thing and words_of('request', q.request_id, reader) is not null);
  when 'request_change' then return (
    select c.text from request_changes c where c.id = thing and words_of('request', c.request_id, reader) is not null);
  when 'response' then return (
    select v.text from responses a join response_versions v on v.response_id = a.id and v.version = a.version
      join users u on u.id = reader
    where a.id = thing and a.partner_id = u.organisation_id);

  when 'program' then return (select p.title from programs p where p.id = thing);
  when 'program_cancellation' then return (select p.cancelled_reason from programs p where p.id = thing);
  when 'program_rejection' then return (select p.rejected_reason from programs p where p.id = thing);
  when 'certificate' then return (select c.title from certificates c where c.id = thing);
  when 'certificate_revocation' then return (select c.revoked_reason from certificates c where c.id = thing);
  else return null;
  end case;
end $$;
