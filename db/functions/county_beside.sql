-- The name of a place, with its county where a place of another county has the same name: communes of several counties do. The names of
-- counties are those of app/platform/romania/counties.ts.
create or replace function county_beside(place_name text, place_county text) returns text language plpgsql stable
as $$
begin
  if place_county is null or not exists (
      select from organisations o where o.kind = 'UAT' and lower(f_unaccent(o.name)) = lower(f_unaccent(place_name))
        and o.county is not null and o.county <> place_county)
    and not exists (
      select from communities c where c.deleted_at is null and lower(f_unaccent(c.name)) = lower(f_unaccent(place_name))
        and c.county <> place_county)
  then return place_name; end if;
  return place_name || ', jud. ' || coalesce('{
    "AB":"Alba","AR":"Arad","AG":"Argeș","BC":"Bacău","BH":"Bihor","BN":"Bistrița-Năsăud","BT":"Botoșani","BV":"Brașov",
    "BR":"Brăila","B":"București","BZ":"Buzău","CS":"Caraș-Severin","CL":"Călărași","CJ":"Cluj","CT":"Constanța",
    "CV":"Covasna","DB":"Dâmbovița","DJ":"Dolj","GL":"Galați","GR":"Giurgiu","GJ":"Gorj","HR":"Harghita","HD":"Hunedoara",
    "IL":"Ialomița","IS":"Iași","IF":"Ilfov","MM":"Maramureș","MH":"Mehedinți","MS":"Mureș","NT":"Neamț","OT":"Olt",
    "PH":"Prahova","SM":"Satu Mare","SJ":"Sălaj","SB":"Sibiu","SV":"Suceava","TR":"Teleorman","TM":"Timiș","TL":"Tulcea",
    "VS":"Vaslui","VL":"Vâlcea","VN":"Vrancea"
  }'::jsonb ->> place_county, place_county);
end $$;
