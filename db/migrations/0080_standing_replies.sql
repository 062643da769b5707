-- the replies of a discussion are counted while they stand, and a reply that was deleted or hidden by an ADMIN is no solution
-- accepted: only discussions that have a deleted or a hidden post
update discussions d set replies = (
  select count(*) from posts p where p.discussion_id = d.id and p.hidden_at is null and p.removed_at is null
    and (p.number > 1 or d.resource_id is not null)
) - (d.resource_id is not null)::int
where exists (select from posts p where p.discussion_id = d.id and (p.hidden_at is not null or p.removed_at is not null));
--> statement-breakpoint
-- accepted: only discussions whose solution was deleted or hidden
update discussions d set solution_id = null, solved_at = null
from posts p where p.id = d.solution_id and (p.removed_at is not null or p.hidden_by is not null);
