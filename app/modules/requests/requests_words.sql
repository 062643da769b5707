-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function requests_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  -- a request that an ADMIN hid, or that was addressed to a firm which is suspended, is its authority's, theirs and of the firms
  -- that answered it
  when 'request' then return (
    select r.title from requests r join users u on u.id = reader left join organisations o on o.id = u.organisation_id
    where r.id = thing and (u.role = 'ADMIN' or r.owner_id = u.organisation_id
      or r.hidden_at is null and (r.only_partner_id is null or r.only_partner_id = o.id and o.verification <> 'suspended')
      or exists (select from responses a where a.request_id = r.id and a.partner_id = u.organisation_id)));
  when 'request_cancellation' then return (
    select r.cancel_text from requests r where r.id = thing and requests_words('request', r.id, reader) is not null);
  when 'question' then return (
    select q.text from questions q where q.id = thing and requests_words('request', q.request_id, reader) is not null);
  when 'answer' then return (
    select q.answer from questions q where q.id = thing and requests_words('request', q.request_id, reader) is not null);
  when 'request_change' then return (
    select c.text from request_changes c where c.id = thing and requests_words('request', c.request_id, reader) is not null);
  when 'response' then return (
    select v.text from responses a join response_versions v on v.response_id = a.id and v.version = a.version
      join users u on u.id = reader
    where a.id = thing and a.partner_id = u.organisation_id);
  else return null;
  end case;
end $$;
