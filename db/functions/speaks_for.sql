-- Whether what this author wrote in the name of this organisation is the reader's to change (`speaksFor`).
create or replace function speaks_for(reader uuid, spoken_for uuid, author uuid) returns boolean language sql stable
as $$
  select exists (select from users u where u.id = reader and u.organisation_id = spoken_for)
    and (reader = author or not exists (
      select from users a where a.id = author and a.organisation_id = spoken_for and a.email_verified and a.suspended_at is null
        and a.membership is distinct from 'applicant'))
$$;
