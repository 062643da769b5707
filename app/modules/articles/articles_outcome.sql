-- The part of `notification_outcome` (db/functions) that knows the states of this module; null for notifications of others.
create or replace function articles_outcome(n notifications, present timestamptz) returns text language plpgsql stable
as $$
begin
  case n.type
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
  else return null;
  end case;
end $$;
