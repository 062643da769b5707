-- Fields of three forms are called as their columns. A text that is kept of one of these pages keeps its fields under the new names.
do $$
declare renamed record;
begin
  for renamed in
    select * from (values
      ('/profile/organisation', 'denumire', 'name'),
      ('/profile/organisation', 'judet', 'county'),
      ('/profile/organisation', 'numarRC', 'tradeRegisterNumber'),
      ('/profile/organisation', 'reprezentantLegal', 'legalRepresentative'),
      ('/profile/organisation', 'adresa', 'address'),
      ('/profile/organisation', 'descriere', 'description'),
      ('/security/person', 'nume', 'name'),
      ('/security/person', 'functia', 'position'),
      ('/security/person', 'telefon', 'phone'),
      ('/location', 'area', 'areaHectares')
    ) as fields (page, earlier, later)
  loop
    update form_drafts
    set body = regexp_replace(body, '(^|&)' || renamed.earlier || '=', '\1' || renamed.later || '=')
    where path like '%' || renamed.page || '%' and body ~ ('(^|&)' || renamed.earlier || '=');
  end loop;
end $$;
