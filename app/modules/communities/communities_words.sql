-- The part of `words_of` (db/functions) that knows who may read the texts of this module; null for texts of others.
create or replace function communities_words(quoted_kind text, thing uuid, reader uuid) returns text language plpgsql stable
as $$
begin
  case quoted_kind
  when 'community' then return (select county_beside(c.name, c.county) from communities c where c.id = thing);
  when 'claimant' then return (select u.name from community_claims c join users u on u.id = c.claimed_by where c.id = thing);
  when 'claim_reason' then return (select c.reason from community_claims c where c.id = thing);
  else return null;
  end case;
end $$;
