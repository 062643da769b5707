-- The words of everything that a text quotes with the marks ⟦kind:id:form⟧, by kind and id, for this reader.
create or replace function words_quoted(marked text, reader uuid) returns jsonb language plpgsql stable
as $$
begin
  if marked not like '%⟦%' then return '{}'; end if;
  return (
    select coalesce(jsonb_object_agg(found.mark[1] || ':' || found.mark[2], words_of(found.mark[1], found.mark[2]::uuid, reader)), '{}')
    from (select distinct regexp_matches(marked, '⟦([a-z_]+):([0-9a-f-]{36}):', 'g') as mark) found);
end $$;
