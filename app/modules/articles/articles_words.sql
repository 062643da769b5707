-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function articles_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  -- a text that its author took back from review is the author's only
  when 'submission' then return (
    select s.title from article_submissions s join articles x on x.id = s.article_id join users u on u.id = reader
    where s.id = thing and (u.organisation_id = x.organisation_id or s.recalled_at is null and x.deleted_at is null));
  when 'submission_notes' then return (select s.admin_notes from article_submissions s where s.id = thing);
  when 'article' then return (select x.title from articles x where x.id = thing);
  else return null;
  end case;
end $$;
