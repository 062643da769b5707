-- The words of a thing that a notification or a mail quotes, as they are now; null when they may not be read any more: deleted,
-- hidden, taken back. Each module answers for its own texts (app/modules/*/*_words.sql). The kinds are in
-- app/across/notifications/rules/sentence.ts.
create or replace function words_of(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  -- the reason that somebody gave with an act
  if quoted_kind = 'journal_note' then return (select j.note from journal j where j.id = thing); end if;
  return coalesce(
    accounts_words(quoted_kind, thing, reader), communities_words(quoted_kind, thing, reader),
    conversations_words(quoted_kind, thing, reader), requests_words(quoted_kind, thing, reader),
    articles_words(quoted_kind, thing, reader), library_words(quoted_kind, thing, reader),
    forum_words(quoted_kind, thing, reader), projects_words(quoted_kind, thing, reader),
    paperwork_words(quoted_kind, thing, reader), training_words(quoted_kind, thing, reader),
    outreach_words(quoted_kind, thing, reader));
end $$;
