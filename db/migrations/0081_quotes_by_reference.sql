-- one statement at a time
-- What earlier notifications repeat of others becomes a mark, by which the words are read when they are shown. While a process of the
-- release before still runs, it shows the marks. A mark is ⟦kind:id:form⟧; the first words between „ and ” are the title.
drop table if exists pg_temp.quoted_things;
--> statement-breakpoint
create temporary table quoted_things as
  select n.id, row_number() over (order by n.id) / 500 as batch, n.type, j.what, n.subject_id,
    case when n.type in ('discussion_solved', 'discussion_unsolved', 'discussion_opened') and p.id is null then 'discussion:' || n.subject_id
      when p.id is not null then 'discussion:' || p.discussion_id
      when a.id is not null then 'project:' || a.project_id
      when n.type in ('project_undecided', 'project_copied', 'application_missed') then 'project:' || n.subject_id
      when b.id is not null then 'proposal:' || b.id
      when n.type = 'resource_due' then 'resource:' || n.subject_id
      when m.id is not null then 'conversation:' || m.conversation_id
      when n.type in ('ticket_waiting', 'ticket_continued') then 'ticket:' || n.subject_id
      when r.id is not null then 'request:' || r.id
      when s.id is not null then 'submission:' || s.id
      when x.id is not null then 'article:' || x.id
      when c.id is not null then 'community:' || c.community_id
      when g.id is not null then 'program:' || g.id end as title_of,
    coalesce(r.title, g.title) as plain_title,
    coalesce(p.organisation_id, a.organisation_id, m.organisation_id, r.owner_id, c.organisation_id, x.organisation_id, j.organisation_id) as who,
    w.partner_id as firm,
    case when p.id is not null and n.type in ('discussion_mentioned', 'discussion_replied', 'resource_objection', 'post_reported')
        then '⟦post:' || p.id || ':excerpt⟧'
      when n.type = 'discussion_opened' then (
        select '⟦post:' || o.id || ':excerpt⟧' from posts o where o.discussion_id = coalesce(p.discussion_id, n.subject_id) and o.number = 1)
      when j.what = 'application.sent' then '⟦application:' || a.id || ':excerpt⟧'
      when n.type = 'application_decided' and a.reason is not null then '⟦application_reason:' || a.id || ':plain⟧'
      when n.type = 'project_copied' and j.state_to is not null then 'A deschis ⟦project:' || j.state_to || ':title⟧.'
      when n.type = 'resource_objection' and b.id is not null
        then '⟦person:' || b.user_id || ':plain⟧: ⟦proposal_text:' || b.id || ':excerpt⟧'
      when n.type in ('ticket_waiting', 'ticket_continued')
        then '⟦ticket_author:' || n.subject_id || ':plain⟧: ⟦ticket:' || n.subject_id || ':title⟧' end as message
  from notifications n left join journal j on j.id = n.event_id
    left join posts p on p.id = n.subject_id left join project_applications a on a.id = n.subject_id
    left join resource_proposals b on b.id = n.subject_id left join messages m on m.id = n.subject_id
    left join responses w on w.id = n.subject_id left join questions q on q.id = n.subject_id left join reviews v on v.id = n.subject_id
    left join requests r on r.id = coalesce(w.request_id, q.request_id, v.request_id, n.subject_id)
    left join articles x on x.id = n.subject_id
    left join article_submissions s on s.article_id = x.id and (s.submitted_at = j.at or s.decided_at = j.at)
    left join community_claims c on c.id = n.subject_id
    left join enrolments e on e.id = n.subject_id left join programs g on g.id = coalesce(e.program_id, n.subject_id);
--> statement-breakpoint
alter table pg_temp.quoted_things add primary key (id);
--> statement-breakpoint
do $$ begin
  for step in 0..(select coalesce(max(batch), -1) from quoted_things) loop
    update notifications n set
      title = regexp_replace(n.title, '„.*?”', '⟦' || t.title_of || ':title⟧'),
      message = coalesce(t.message, case when n.message like 'Motivul:%' or n.type in ('post_moderated', 'report_decided') then n.message
        else regexp_replace(n.message, '„.*?”', '⟦' || t.title_of || ':title⟧') end)
    from quoted_things t where t.id = n.id and t.title_of is not null
      and t.batch = step and n.title not like '%⟦%' and n.message not like '%⟦%';
    commit;
  end loop;
end $$;
--> statement-breakpoint
-- a title without quotation marks, as of an opportunity or a course
do $$ begin
  for step in 0..(select coalesce(max(batch), -1) from quoted_things) loop
    update notifications n set
      title = replace(n.title, t.plain_title, '⟦' || t.title_of || ':plain⟧'),
      message = replace(n.message, t.plain_title, '⟦' || t.title_of || ':plain⟧')
    from quoted_things t where t.id = n.id and t.title_of is not null and length(t.plain_title) > 3
      and (position(t.plain_title in n.title) > 0 or position(t.plain_title in n.message) > 0)
      and t.batch = step;
    commit;
  end loop;
end $$;
--> statement-breakpoint
do $$ begin
  for step in 0..(select coalesce(max(batch), -1) from quoted_things) loop
    update notifications n set
      title = replace(n.title, o.name, '⟦organisation:' || o.id || ':plain⟧'),
      message = replace(n.message, o.name, '⟦organisation:' || o.id || ':plain⟧')
    from quoted_things t join organisations o on o.id in (t.who, t.firm) where t.id = n.id and length(o.name) > 3
      and (position(o.name in n.title) > 0 or position(o.name in n.message) > 0)
      and t.batch = step;
    commit;
  end loop;
end $$;
--> statement-breakpoint
drop table pg_temp.quoted_things;
