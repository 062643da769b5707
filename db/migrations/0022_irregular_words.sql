-- one statement at a time
-- Folded words, of which irregular forms are replaced by the stem of their word, with a mark that keeps it from being cut.
-- The program has the same list (platform/language/irregular-words.ts).
create or replace function f_regular(folded text) returns text language sql immutable parallel safe strict
as $$ select string_agg(coalesce('{
  "cafea": "cafel", "cafeaua": "cafel", "cafelei": "cafel", "cafele": "cafel", "cafelele": "cafel", "cafelelor": "cafel",
  "cale": "cai", "calea": "cai", "cai": "cai", "caii": "cai", "caile": "cai", "cailor": "cai",
  "casti": "casc", "castii": "casc", "castile": "casc", "castilor": "casc",
  "catei": "catel", "cateii": "catel", "cateilor": "catel",
  "cismea": "cismel", "cismeaua": "cismel", "cismelei": "cismel", "cismele": "cismel", "cismelele": "cismel", "cismelelor": "cismel",
  "copii": "copil", "copiii": "copil", "copiilor": "copil",
  "custi": "cusc", "custii": "cusc", "custile": "cusc", "custilor": "cusc",
  "cuvant": "cuvint", "cuvantul": "cuvint", "cuvantului": "cuvint",
  "dovezi": "dovad", "dovezii": "dovad", "dovezile": "dovad", "dovezilor": "dovad",
  "fete": "fat", "fetei": "fat", "fetele": "fat", "fetelor": "fat",
  "fiu": "fiu", "fiul": "fiu", "fiului": "fiu", "fii": "fiu", "fiii": "fiu", "fiilor": "fiu",
  "gramezi": "gramad", "gramezii": "gramad", "gramezile": "gramad", "gramezilor": "gramad",
  "greu": "gre", "greul": "gre", "greului": "gre", "grea": "gre", "grei": "gre", "grele": "gre", "grelele": "gre", "grelelor": "gre",
  "griu": "griu", "griul": "griu", "griului": "griu", "grine": "griu", "grinele": "griu", "grinelor": "griu", "grau": "griu", "graul": "griu", "graului": "griu", "grane": "griu", "granele": "griu", "granelor": "griu",
  "inele": "inel", "inelele": "inel", "inelelor": "inel",
  "juramant": "juramint", "juramantul": "juramint", "juramantului": "juramint",
  "livezi": "livad", "livezii": "livad", "livezile": "livad", "livezilor": "livad",
  "mese": "mas", "mesei": "mas", "mesele": "mas", "meselor": "mas",
  "masti": "masc", "mastii": "masc", "mastile": "masc", "mastilor": "masc",
  "mar": "mer", "marul": "mer", "marului": "mer",
  "miei": "miel", "mieii": "miel", "mieilor": "miel",
  "mormant": "mormint", "mormantul": "mormint", "mormantului": "mormint",
  "nora": "nuror",
  "numere": "numar", "numerele": "numar", "numerelor": "numar",
  "obicei": "obice",
  "oaie": "oi", "oaia": "oi", "oi": "oi", "oii": "oi", "oile": "oi", "oilor": "oi",
  "oameni": "om", "oamenii": "om", "oamenilor": "om",
  "ou": "ou", "oul": "ou", "oului": "ou", "oua": "ou", "ouale": "ou", "oualor": "ou",
  "pene": "pan", "penei": "pan", "penele": "pan", "penelor": "pan",
  "parau": "parau", "paraul": "parau", "paraului": "parau", "paraie": "parau", "paraiele": "parau", "paraielor": "parau", "piriu": "parau", "piriul": "parau", "piriului": "parau", "piraie": "parau", "piraiele": "parau", "piraielor": "parau",
  "perdea": "perdel", "perdeaua": "perdel", "perdelei": "perdel", "perdele": "perdel", "perdelele": "perdel", "perdelelor": "perdel",
  "podea": "podel", "podeaua": "podel", "podelei": "podel", "podele": "podel", "podelele": "podel", "podelelor": "podel",
  "primaveri": "primavar", "primaverii": "primavar", "primaverile": "primavar", "primaverilor": "primavar",
  "retea": "retel", "reteaua": "retel", "retelei": "retel", "retele": "retel", "retelele": "retel", "retelelor": "retel",
  "rauri": "riu", "raurile": "riu", "raurilor": "riu", "riu": "riu", "riul": "riu", "riului": "riu", "riuri": "riu", "riurile": "riu", "riurilor": "riu",
  "saltea": "saltel", "salteaua": "saltel", "saltelei": "saltel", "saltele": "saltel", "saltelele": "saltel", "saltelelor": "saltel",
  "sfant": "sfint", "sfantu": "sfint", "sfantul": "sfint", "sfantului": "sfint", "sfanta": "sfint",
  "sosea": "sosel", "soseaua": "sosel", "soselei": "sosel", "sosele": "sosel", "soselele": "sosel", "soselelor": "sosel",
  "stea": "stel", "steaua": "stel", "stelei": "stel", "stele": "stel", "stelele": "stel", "stelelor": "stel",
  "sora": "suror",
  "tatal": "tat", "tatalui": "tat",
  "temei": "teme",
  "tanar": "tiner", "tanarul": "tiner", "tanarului": "tiner", "tanara": "tiner", "tinar": "tiner", "tinarul": "tiner", "tinarului": "tiner", "tinara": "tiner",
  "ulei": "ule",
  "umeri": "umar", "umerii": "umar", "umerilor": "umar",
  "vale": "vai", "valea": "vai", "vai": "vai", "vaii": "vai", "vaile": "vai", "vailor": "vai",
  "vara": "ver",
  "vie": "vii", "via": "vii", "viei": "vii", "vii": "vii", "viile": "vii", "viilor": "vii",
  "zapezi": "zapad", "zapezii": "zapad", "zapezile": "zapad", "zapezilor": "zapad",
  "zi": "zil", "ziua": "zil", "zile": "zil", "zilei": "zil", "zilele": "zil", "zilelor": "zil"
}'::jsonb ->> word || chr(2), word), ' ' order by place) from unnest(string_to_array(folded, ' ')) with ordinality as words (word, place) $$;
--> statement-breakpoint
-- As before, but for the irregular forms and the endings of "uleiuri" and "unghiuri".
create or replace function f_stems(folded text) returns text language plpgsql immutable parallel safe strict
as $$
declare ending text;
begin
  folded := public.f_regular(replace(folded, chr(1), 'i'));
  foreach ending in array array['i ', 'ii ', 'ile ', 'ilor '] loop
    folded := replace(replace(folded, 'z' || ending, 'd' || ending), 'est' || ending, 'esc' || ending);
  end loop;
  foreach ending in array array['iurilor ', 'iurile ', 'urilor ', 'urile ', 'ielor ', 'iului ', 'iilor ', 'elui ', 'eaua ', 'ului ',
    'iuri ', 'ilor ', 'elor ', 'iile ', 'iele ', 'uri ', 'iul ', 'iei ', 'ile ', 'ele ', 'ul ', 'ea ', 'ei ', 'ia ', 'ie ', 'ii ',
    'iu ', 'a ', 'e ', 'i ', 'u '] loop
    folded := replace(folded, ending, chr(2) || ' '); -- the mark keeps a word from being cut twice
  end loop;
  return replace(replace(replace(replace(folded, chr(2), ''), 'oa', 'o'), 'ea', 'e'), 'ia', 'ie');
end $$;
--> statement-breakpoint
-- The indexes have the words as the former function made them.
reindex index concurrently requests_forms;
--> statement-breakpoint
reindex index concurrently partners_forms;
--> statement-breakpoint
reindex index concurrently partner_services_forms;
--> statement-breakpoint
reindex index concurrently organisations_forms;
--> statement-breakpoint
reindex index concurrently communities_forms;
--> statement-breakpoint
reindex index concurrently article_submissions_forms;
--> statement-breakpoint
reindex index concurrently search_entries_forms;
