-- The name of an organisation as others are shown it: an authority's with its county where another place has that name.
create or replace function organisation_name(o organisations) returns text language sql stable
as $$ select case o.kind when 'UAT' then county_beside(o.name, o.county) else o.name end $$;
