-- one statement at a time
-- As before, with more words, and with two stems where a form belongs to two words: "capete" to "cap" and to "capăt". Those
-- stand as "(cap|capat)", of which an index takes each word and a query one of the two.
create or replace function f_regular(folded text) returns text language sql immutable parallel safe strict
as $$ select string_agg(coalesce('{
  "benzi": "band", "benzii": "band", "benzile": "band", "benzilor": "band",
  "basti": "basc", "bastii": "basc", "bastile": "basc", "bastilor": "basc",
  "briu": "briu", "briul": "briu", "briului": "briu", "briie": "briu", "briiele": "briu", "briielor": "briu", "braul": "briu", "braului": "briu", "braie": "briu", "braiele": "briu", "braielor": "briu",
  "cafea": "cafel", "cafeaua": "cafel", "cafelei": "cafel", "cafele": "cafel", "cafelele": "cafel", "cafelelor": "cafel",
  "cale": "cai", "calea": "cai", "cai": "(cai|cal)", "caii": "(cai|cal)", "caile": "cai", "cailor": "(cai|cal)",
  "canapea": "canapel", "canapeaua": "canapel", "canapelei": "canapel", "canapele": "canapel", "canapelele": "canapel", "canapelelor": "canapel",
  "capete": "(cap|capat)", "capetele": "(cap|capat)", "capetelor": "(cap|capat)",
  "capele": "capel",
  "casti": "casc", "castii": "casc", "castile": "casc", "castilor": "casc",
  "catei": "catel", "cateii": "catel", "cateilor": "catel",
  "cherestea": "cherestel", "cheresteaua": "cherestel", "cherestelei": "cherestel", "cherestele": "cherestel", "cherestelele": "cherestel", "cherestelelor": "cherestel",
  "cismea": "cismel", "cismeaua": "cismel", "cismelei": "cismel", "cismele": "cismel", "cismelele": "cismel", "cismelelor": "cismel",
  "comenzi": "comand", "comenzii": "comand", "comenzile": "comand", "comenzilor": "comand",
  "copii": "(cop|copil)", "copiilor": "(cop|copil)",
  "copiii": "copil",
  "cumpene": "cumpan", "cumpenei": "cumpan", "cumpenele": "cumpan", "cumpenelor": "cumpan",
  "curea": "curel", "cureaua": "curel", "curelei": "curel", "curele": "curel", "curelele": "curel", "curelelor": "curel",
  "custi": "cusc", "custii": "cusc", "custile": "cusc", "custilor": "cusc",
  "cuvant": "cuvint", "cuvantul": "cuvint", "cuvantului": "cuvint",
  "dovezi": "dovad", "dovezii": "dovad", "dovezile": "dovad", "dovezilor": "dovad",
  "dusumea": "dusumel", "dusumeaua": "dusumel", "dusumelei": "dusumel", "dusumele": "dusumel", "dusumelele": "dusumel", "dusumelelor": "dusumel",
  "fete": "fat", "fetei": "fat", "fetele": "fat", "fetelor": "fat",
  "faneata": "finet", "fanete": "finet", "fanetei": "finet", "fanetele": "finet", "fanetelor": "finet",
  "fiu": "fiu", "fiul": "fiu", "fiului": "fiu", "fii": "fiu", "fiii": "fiu", "fiilor": "fiu",
  "friu": "friu", "friul": "friu", "friului": "friu", "friie": "friu", "friiele": "friu", "friielor": "friu", "fraul": "friu", "fraului": "friu", "fraie": "friu", "fraiele": "friu", "fraielor": "friu",
  "gemeni": "geman", "gemenii": "geman", "gemenilor": "geman",
  "gaste": "gisc", "gastei": "gisc", "gastele": "gisc", "gastelor": "gisc", "giste": "gisc", "gistei": "gisc", "gistele": "gisc", "gistelor": "gisc",
  "goi": "gol", "goii": "gol", "goilor": "gol",
  "gramezi": "gramad", "gramezii": "gramad", "gramezile": "gramad", "gramezilor": "gramad",
  "greu": "gre", "greul": "gre", "greului": "gre", "grea": "gre", "grei": "gre", "grele": "gre", "grelele": "gre", "grelelor": "gre",
  "griu": "griu", "griul": "griu", "griului": "griu", "grine": "griu", "grinele": "griu", "grinelor": "griu", "grau": "griu", "graul": "griu", "graului": "griu", "grane": "griu", "granele": "griu", "granelor": "griu",
  "inele": "inel", "inelele": "inel", "inelelor": "inel",
  "juramant": "juramint", "juramantul": "juramint", "juramantului": "juramint",
  "leu": "leu", "leul": "leu", "leului": "leu", "lei": "leu", "leii": "leu", "leilor": "leu",
  "livezi": "livad", "livezii": "livad", "livezile": "livad", "livezilor": "livad",
  "mese": "mas", "mesei": "mas", "mesele": "mas", "meselor": "mas",
  "masti": "masc", "mastii": "masc", "mastile": "masc", "mastilor": "masc",
  "mar": "mer", "marul": "mer", "marului": "mer",
  "miei": "miel", "mieii": "miel", "mieilor": "miel",
  "maini": "min", "mainii": "min", "mainile": "min", "mainilor": "min", "miini": "min", "miinii": "min", "miinile": "min", "miinilor": "min",
  "manji": "minz", "manjii": "minz", "manjilor": "minz", "minji": "minz", "minjii": "minz", "minjilor": "minz",
  "modele": "model",
  "mormant": "mormint", "mormantul": "mormint", "mormantului": "mormint",
  "muste": "musc", "mustei": "musc", "mustele": "musc", "mustelor": "musc",
  "numere": "numar", "numerele": "numar", "numerelor": "numar",
  "nora": "nuror",
  "obicei": "obice",
  "obraji": "obraz", "obrajii": "obraz", "obrajilor": "obraz",
  "oaie": "oi", "oaia": "oi", "oi": "oi", "oii": "oi", "oile": "oi", "oilor": "oi",
  "oameni": "om", "oamenii": "om", "oamenilor": "om",
  "ou": "ou", "oul": "ou", "oului": "ou", "oua": "ou", "ouale": "ou", "oualor": "ou",
  "pene": "pan", "penei": "pan", "penele": "pan", "penelor": "pan",
  "peri": "par", "perii": "par", "perilor": "par",
  "parau": "parau", "paraul": "parau", "paraului": "parau", "paraie": "parau", "paraiele": "parau", "paraielor": "parau", "piriu": "parau", "piriul": "parau", "piriului": "parau", "piraie": "parau", "piraiele": "parau", "piraielor": "parau",
  "parcele": "parcel",
  "pasarele": "pasarel",
  "pete": "pat", "petei": "pat", "petele": "pat", "petelor": "pat",
  "perdea": "perdel", "perdeaua": "perdel", "perdelei": "perdel", "perdele": "perdel", "perdelele": "perdel", "perdelelor": "perdel",
  "piei": "piel", "pieii": "piel", "pieile": "piel", "pieilor": "piel",
  "plangere": "plinger", "plangerea": "plinger", "plangeri": "plinger", "plangerii": "plinger", "plangerile": "plinger", "plangerilor": "plinger",
  "podea": "podel", "podeaua": "podel", "podelei": "podel", "podele": "podel", "podelele": "podel", "podelelor": "podel",
  "porumbei": "porumbel", "porumbeii": "porumbel", "porumbeilor": "porumbel",
  "poveri": "povar", "poverii": "povar", "poverile": "povar", "poverilor": "povar",
  "primaveri": "primavar", "primaverii": "primavar", "primaverile": "primavar", "primaverilor": "primavar",
  "purcei": "purcel", "purceii": "purcel", "purceilor": "purcel",
  "pusti": "pusc", "pustii": "pusc", "pustile": "pusc", "pustilor": "pusc",
  "raul": "(ra|riu)", "raului": "(ra|riu)",
  "retea": "retel", "reteaua": "retel", "retelei": "retel", "retele": "retel", "retelele": "retel", "retelelor": "retel",
  "rauri": "riu", "raurile": "riu", "raurilor": "riu", "riu": "riu", "riul": "riu", "riului": "riu", "riuri": "riu", "riurile": "riu", "riurilor": "riu",
  "romaneasca": "rominesc", "romanesti": "rominesc",
  "salcam": "salcim", "salcamul": "salcim", "salcamului": "salcim", "salcami": "salcim", "salcamii": "salcim", "salcamilor": "salcim",
  "saltea": "saltel", "salteaua": "saltel", "saltelei": "saltel", "saltele": "saltel", "saltelele": "saltel", "saltelelor": "saltel",
  "samanta": "samint", "semintei": "samint", "seminte": "samint", "semintele": "samint", "semintelor": "samint",
  "serpi": "sarp", "serpii": "sarp", "serpilor": "sarp",
  "scantei": "scinte", "scanteile": "scinte", "scanteilor": "scinte", "scintei": "scinte", "scinteile": "scinte", "scinteilor": "scinte",
  "sfant": "sfint", "sfantu": "sfint", "sfantul": "sfint", "sfantului": "sfint", "sfanta": "sfint",
  "sosea": "sosel", "soseaua": "sosel", "soselei": "sosel", "sosele": "sosel", "soselele": "sosel", "soselelor": "sosel",
  "stea": "stel", "steaua": "stel", "stelei": "stel", "stele": "stel", "stelele": "stel", "stelelor": "stel",
  "sora": "suror",
  "tatal": "tat", "tatalui": "tat",
  "temei": "teme",
  "tanar": "tiner", "tanarul": "tiner", "tanarului": "tiner", "tanara": "tiner", "tinar": "tiner", "tinarul": "tiner", "tinarului": "tiner", "tinara": "tiner",
  "tutele": "tutel",
  "ulei": "ule",
  "umeri": "umar", "umerii": "umar", "umerilor": "umar",
  "vale": "vai", "valea": "vai", "vai": "vai", "vaii": "vai", "vaile": "vai", "vailor": "vai",
  "veri": "(var|ver)", "verii": "(var|ver)", "verilor": "(var|ver)",
  "verze": "varz", "verzei": "varz", "verzele": "varz", "verzelor": "varz",
  "vetre": "vatr", "vetrei": "vatr", "vetrele": "vatr", "vetrelor": "vatr",
  "vara": "ver",
  "vie": "vii", "via": "vii", "viei": "vii", "vii": "vii", "viile": "vii", "viilor": "vii",
  "vitei": "(vit|vitel)",
  "viteii": "vitel", "viteilor": "vitel",
  "vopsea": "vopsel", "vopseaua": "vopsel", "vopselei": "vopsel", "vopsele": "vopsel", "vopselele": "vopsel", "vopselelor": "vopsel",
  "zapezi": "zapad", "zapezii": "zapad", "zapezile": "zapad", "zapezilor": "zapad",
  "zi": "zil", "ziua": "zil", "zile": "zil", "zilei": "zil", "zilele": "zil", "zilelor": "zil"
}'::jsonb ->> word || chr(2), word), ' ' order by place) from unnest(string_to_array(folded, ' ')) with ordinality as words (word, place) $$;
--> statement-breakpoint
-- As before, with the operators of a query between the stems, of which some words leave nothing ("a", "ei").
create or replace function f_any_form(text) returns tsquery language plpgsql immutable parallel safe strict
as $$
declare
  folded text := public.f_folded($1);
  stems text := public.f_stems(folded);
begin
  return plainto_tsquery('pg_catalog.romanian', replace(folded, chr(1), 'a'))
    || case when stems ~ ' \S ' then ''::tsquery else to_tsquery('pg_catalog.simple', regexp_replace(btrim(stems), ' +', ' & ', 'g')) end;
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
