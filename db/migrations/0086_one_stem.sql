-- one statement at a time
-- The forms of a word lead to the same results. Until now a question was also asked by PostgreSQL's stem of the form
-- as it was typed, which differs from form to form: that of "hotărâre" is "hotar", which found borders too, that of
-- "hotărâri" "hotarar".
--
-- As before, with more words: those in "-ură" ("facturi" was cut to "fact"), "-zie" ("decizii"), "-il" ("civile") and
-- others.
create or replace function f_regular(folded text) returns text language sql immutable parallel safe strict
as $$ select string_agg(coalesce('{
  "adunaturi": "adunatur", "adunaturile": "adunatur", "adunaturilor": "adunatur", "agile": "agil",
  "agriculturi": "agricultur", "agriculturile": "agricultur", "agriculturilor": "agricultur", "alei": "ale",
  "aluzii": "aluz", "anestezii": "anestez", "anverguri": "anvergur", "anvergurile": "anvergur",
  "anvergurilor": "anvergur", "aparaturi": "aparatur", "aparaturile": "aparatur", "aparaturilor": "aparatur",
  "apiculturi": "apicultur", "apiculturile": "apicultur", "apiculturilor": "apicultur", "araturi": "aratur",
  "araturile": "aratur", "araturilor": "aratur", "arhitecturi": "arhitectur", "arhitecturile": "arhitectur",
  "arhitecturilor": "arhitectur", "armaturi": "armatur", "armaturile": "armatur", "armaturilor": "armatur",
  "arsuri": "arsur", "arsurile": "arsur", "arsurilor": "arsur", "aventuri": "aventur", "aventurile": "aventur",
  "aventurilor": "aventur", "basti": "basc", "bastii": "basc", "bastile": "basc", "bastilor": "basc",
  "bauturi": "bautur", "bauturile": "bautur", "bauturilor": "bautur", "benzi": "band", "benzii": "band",
  "benzile": "band", "benzilor": "band", "bordei": "borde", "braie": "briu", "braiele": "briu", "braielor": "briu",
  "braul": "briu", "braului": "briu", "bretele": "bretel", "briie": "briu", "briiele": "briu", "briielor": "briu",
  "briu": "briu", "briul": "briu", "briului": "briu", "brosuri": "brosur", "brosurile": "brosur",
  "brosurilor": "brosur", "cafea": "cafel", "cafeaua": "cafel", "cafele": "cafel", "cafelei": "cafel",
  "cafelele": "cafel", "cafelelor": "cafel", "cafenea": "cafenel", "cafeneaua": "cafenel", "cafenele": "cafenel",
  "cafenelei": "cafenel", "cafenelele": "cafenel", "cafenelelor": "cafenel", "cai": "(cai|cal)", "caii": "(cai|cal)",
  "caile": "cai", "cailor": "(cai|cal)", "cale": "cai", "calea": "cai", "canapea": "canapel", "canapeaua": "canapel",
  "canapele": "canapel", "canapelei": "canapel", "canapelele": "canapel", "canapelelor": "canapel",
  "candele": "candel", "candidaturi": "candidatur", "candidaturile": "candidatur", "candidaturilor": "candidatur",
  "capele": "capel", "capete": "(cap|capat)", "capetele": "(cap|capat)", "capetelor": "(cap|capat)",
  "capturi": "captur", "capturile": "captur", "capturilor": "captur", "caricaturi": "caricatur",
  "caricaturile": "caricatur", "caricaturilor": "caricatur", "castele": "castel", "casti": "casc", "castii": "casc",
  "castile": "casc", "castilor": "casc", "catei": "catel", "cateii": "catel", "cateilor": "catel",
  "cercei": "cercel", "cerceii": "cercel", "cerceilor": "cercel", "chei": "che", "cherestea": "cherestel",
  "cheresteaua": "cherestel", "cherestele": "cherestel", "cherestelei": "cherestel", "cherestelele": "cherestel",
  "cherestelelor": "cherestel", "chinezi": "chinez", "chinezii": "chinez", "chinezilor": "chinez",
  "cismea": "cismel", "cismeaua": "cismel", "cismele": "cismel", "cismelei": "cismel", "cismelele": "cismel",
  "cismelelor": "cismel", "civile": "civil", "comenzi": "comand", "comenzii": "comand", "comenzile": "comand",
  "comenzilor": "comand", "concluzii": "concluz", "condei": "conde", "conjuncturi": "conjunctur",
  "conjuncturile": "conjunctur", "conjuncturilor": "conjunctur", "copii": "(cop|copil)", "copiii": "copil",
  "copiilor": "(cop|copil)", "crapaturi": "crapatur", "crapaturile": "crapatur", "crapaturilor": "crapatur",
  "creaturi": "creatur", "creaturile": "creatur", "creaturilor": "creatur", "culturi": "cultur",
  "culturile": "cultur", "culturilor": "cultur", "cumparaturi": "cumparatur", "cumparaturile": "cumparatur",
  "cumparaturilor": "cumparatur", "cumpene": "cumpan", "cumpenei": "cumpan", "cumpenele": "cumpan",
  "cumpenelor": "cumpan", "curea": "curel", "cureaua": "curel", "curele": "curel", "curelei": "curel",
  "curelele": "curel", "curelelor": "curel", "cusaturi": "cusatur", "cusaturile": "cusatur",
  "cusaturilor": "cusatur", "custi": "cusc", "custii": "cusc", "custile": "cusc", "custilor": "cusc",
  "cuvant": "cuvint", "cuvantul": "cuvint", "cuvantului": "cuvint", "decizii": "deciz", "dictaturi": "dictatur",
  "dictaturile": "dictatur", "dictaturilor": "dictatur", "difuzii": "difuz", "divizii": "diviz", "docile": "docil",
  "dovezi": "dovad", "dovezii": "dovad", "dovezile": "dovad", "dovezilor": "dovad", "drapele": "drapel",
  "dusumea": "dusumel", "dusumeaua": "dusumel", "dusumele": "dusumel", "dusumelei": "dusumel",
  "dusumelele": "dusumel", "dusumelelor": "dusumel", "englezi": "englez", "englezii": "englez",
  "englezilor": "englez", "facile": "facil", "facturi": "factur", "facturile": "factur", "facturilor": "factur",
  "faneata": "finet", "fanete": "finet", "fanetei": "finet", "fanetele": "finet", "fanetelor": "finet",
  "fantezii": "fantez", "femei": "feme", "fertile": "fertil", "fete": "fat", "fetei": "fat", "fetele": "fat",
  "fetelor": "fat", "fidele": "fidel", "figuri": "figur", "figurile": "figur", "figurilor": "figur", "fii": "fiu",
  "fiii": "fiu", "fiilor": "fiu", "file": "fil", "filei": "fil", "filele": "fil", "filelor": "fil",
  "fisuri": "fisur", "fisurile": "fisur", "fisurilor": "fisur", "fiu": "fiu", "fiul": "fiu", "fiului": "fiu",
  "fosile": "fosil", "fracturi": "fractur", "fracturile": "fractur", "fracturilor": "fractur", "fragile": "fragil",
  "fraie": "friu", "fraiele": "friu", "fraielor": "friu", "francezi": "francez", "francezii": "francez",
  "francezilor": "francez", "fraul": "friu", "fraului": "friu", "friie": "friu", "friiele": "friu",
  "friielor": "friu", "friu": "friu", "friul": "friu", "friului": "friu", "garnituri": "garnitur",
  "garniturile": "garnitur", "garniturilor": "garnitur", "gaste": "gisc", "gastei": "gisc", "gastele": "gisc",
  "gastelor": "gisc", "gemeni": "geman", "gemenii": "geman", "gemenilor": "geman", "giste": "gisc", "gistei": "gisc",
  "gistele": "gisc", "gistelor": "gisc", "goi": "gol", "goii": "gol", "goilor": "gol", "gramezi": "gramad",
  "gramezii": "gramad", "gramezile": "gramad", "gramezilor": "gramad", "grane": "griu", "granele": "griu",
  "granelor": "griu", "grau": "griu", "graul": "griu", "graului": "griu", "gravuri": "gravur", "gravurile": "gravur",
  "gravurilor": "gravur", "grea": "gre", "grei": "gre", "grele": "gre", "grelele": "gre", "grelelor": "gre",
  "greu": "gre", "greul": "gre", "greului": "gre", "grine": "griu", "grinele": "griu", "grinelor": "griu",
  "griu": "griu", "griul": "griu", "griului": "griu", "guri": "gur", "gurile": "gur", "gurilor": "gur",
  "horticulturi": "horticultur", "horticulturile": "horticultur", "horticulturilor": "horticultur", "idei": "ide",
  "iluzii": "iluz", "incuieturi": "incuietur", "incuieturile": "incuietur", "incuieturilor": "incuietur",
  "inele": "inel", "inelele": "inel", "inelelor": "inel", "infrastructuri": "infrastructur",
  "infrastructurile": "infrastructur", "infrastructurilor": "infrastructur", "infuzii": "infuz", "injuri": "injur",
  "injurile": "injur", "injurilor": "injur", "intorsaturi": "intorsatur", "intorsaturile": "intorsatur",
  "intorsaturilor": "intorsatur", "inutile": "inutil", "invataturi": "invatatur", "invataturile": "invatatur",
  "invataturilor": "invatatur", "invazii": "invaz", "investituri": "investitur", "investiturile": "investitur",
  "investiturilor": "investitur", "juramant": "juramint", "juramantul": "juramint", "juramantului": "juramint",
  "lecturi": "lectur", "lecturile": "lectur", "lecturilor": "lectur", "legaturi": "legatur", "legaturile": "legatur",
  "legaturilor": "legatur", "legislaturi": "legislatur", "legislaturile": "legislatur",
  "legislaturilor": "legislatur", "lei": "leu", "leii": "leu", "leilor": "leu", "leu": "leu", "leul": "leu",
  "leului": "leu", "literaturi": "literatur", "literaturile": "literatur", "literaturilor": "literatur",
  "livezi": "livad", "livezii": "livad", "livezile": "livad", "livezilor": "livad", "magistraturi": "magistratur",
  "magistraturile": "magistratur", "magistraturilor": "magistratur", "maini": "min", "mainii": "min",
  "mainile": "min", "mainilor": "min", "manji": "minz", "manjii": "minz", "manjilor": "minz",
  "manufacturi": "manufactur", "manufacturile": "manufactur", "manufacturilor": "manufactur", "mar": "mer",
  "marul": "mer", "marului": "mer", "masti": "masc", "mastii": "masc", "mastile": "masc", "mastilor": "masc",
  "masuri": "masur", "masurile": "masur", "masurilor": "masur", "maturi": "matur", "maturile": "matur",
  "maturilor": "matur", "mese": "mas", "mesei": "mas", "mesele": "mas", "meselor": "mas", "miei": "miel",
  "mieii": "miel", "mieilor": "miel", "miini": "min", "miinii": "min", "miinile": "min", "miinilor": "min",
  "miniaturi": "miniatur", "miniaturile": "miniatur", "miniaturilor": "miniatur", "minji": "minz", "minjii": "minz",
  "minjilor": "minz", "mixturi": "mixtur", "mixturile": "mixtur", "mixturilor": "mixtur", "modele": "model",
  "modesti": "modest", "modestii": "modest", "modestile": "modest", "modestilor": "modest", "moi": "mol",
  "moii": "mol", "moilor": "mol", "monturi": "montur", "monturile": "montur", "monturilor": "montur",
  "mormant": "mormint", "mormantul": "mormint", "mormantului": "mormint", "muste": "musc", "mustei": "musc",
  "mustele": "musc", "mustelor": "musc", "naturi": "natur", "naturile": "natur", "naturilor": "natur",
  "nivele": "nivel", "nomenclaturi": "nomenclatur", "nomenclaturile": "nomenclatur",
  "nomenclaturilor": "nomenclatur", "nora": "nuror", "noua": "no", "numere": "numar", "numerele": "numar",
  "numerelor": "numar", "nuvele": "nuvel", "oaia": "oi", "oaie": "oi", "oameni": "om", "oamenii": "om",
  "oamenilor": "om", "obicei": "obice", "obraji": "obraz", "obrajii": "obraz", "obrajilor": "obraz",
  "ocazii": "ocaz", "oi": "oi", "oii": "oi", "oile": "oi", "oilor": "oi", "olandezi": "olandez",
  "olandezii": "olandez", "olandezilor": "olandez", "onesti": "onest", "onestii": "onest", "onestile": "onest",
  "onestilor": "onest", "ostile": "ostil", "ou": "ou", "oua": "ou", "ouale": "ou", "oualor": "ou", "oul": "ou",
  "oului": "ou", "paduri": "padur", "padurile": "padur", "padurilor": "padur", "paraie": "parau",
  "paraiele": "parau", "paraielor": "parau", "paralele": "paralel", "parau": "parau", "paraul": "parau",
  "paraului": "parau", "parcele": "parcel", "partituri": "partitur", "partiturile": "partitur",
  "partiturilor": "partitur", "pasarele": "pasarel", "pene": "pan", "penei": "pan", "penele": "pan",
  "penelor": "pan", "perdea": "perdel", "perdeaua": "perdel", "perdele": "perdel", "perdelei": "perdel",
  "perdelele": "perdel", "perdelelor": "perdel", "perfuzii": "perfuz", "peri": "par", "perii": "par",
  "perilor": "par", "pesti": "pest", "pestii": "pest", "pestile": "pest", "pestilor": "pest", "pete": "pat",
  "petei": "pat", "petele": "pat", "petelor": "pat", "picaturi": "picatur", "picaturile": "picatur",
  "picaturilor": "picatur", "picturi": "pictur", "picturile": "pictur", "picturilor": "pictur", "piei": "piel",
  "pieii": "piel", "pieile": "piel", "pieilor": "piel", "piele": "piel", "piraie": "parau", "piraiele": "parau",
  "piraielor": "parau", "piriu": "parau", "piriul": "parau", "piriului": "parau", "pisciculturi": "piscicultur",
  "pisciculturile": "piscicultur", "pisciculturilor": "piscicultur", "plangere": "plinger", "plangerea": "plinger",
  "plangeri": "plinger", "plangerii": "plinger", "plangerile": "plinger", "plangerilor": "plinger", "podea": "podel",
  "podeaua": "podel", "podele": "podel", "podelei": "podel", "podelele": "podel", "podelelor": "podel",
  "poezii": "poez", "pomiculturi": "pomicultur", "pomiculturile": "pomicultur", "pomiculturilor": "pomicultur",
  "porumbei": "porumbel", "porumbeii": "porumbel", "porumbeilor": "porumbel", "poveri": "povar", "poverii": "povar",
  "poverile": "povar", "poverilor": "povar", "povesti": "povest", "povestii": "povest", "povestile": "povest",
  "povestilor": "povest", "prajituri": "prajitur", "prajiturile": "prajitur", "prajiturilor": "prajitur",
  "precizii": "preciz", "prefecturi": "prefectur", "prefecturile": "prefectur", "prefecturilor": "prefectur",
  "presuri": "presur", "presurile": "presur", "presurilor": "presur", "primaveri": "primavar",
  "primaverii": "primavar", "primaverile": "primavar", "primaverilor": "primavar", "proceduri": "procedur",
  "procedurile": "procedur", "procedurilor": "procedur", "profile": "profil", "provizii": "proviz",
  "pubele": "pubel", "purcei": "purcel", "purceii": "purcel", "purceilor": "purcel", "pusti": "pusc",
  "pustii": "pusc", "pustile": "pusc", "pustilor": "pusc", "raul": "(ra|riu)", "raului": "(ra|riu)", "rauri": "riu",
  "raurile": "riu", "raurilor": "riu", "rea": "ra", "reaua": "ra", "rebele": "rebel", "rele": "ra", "relele": "ra",
  "relelor": "ra", "reptile": "reptil", "retea": "retel", "reteaua": "retel", "retele": "retel", "retelei": "retel",
  "retelele": "retel", "retelelor": "retel", "revizii": "reviz", "riu": "riu", "riul": "riu", "riului": "riu",
  "riuri": "riu", "riurile": "riu", "riurilor": "riu", "romaneasca": "rominesc", "romanesc": "rominesc",
  "romanescul": "rominesc", "romanesti": "rominesc", "rupturi": "ruptur", "rupturile": "ruptur",
  "rupturilor": "ruptur", "salcam": "salcim", "salcami": "salcim", "salcamii": "salcim", "salcamilor": "salcim",
  "salcamul": "salcim", "salcamului": "salcim", "saltea": "saltel", "salteaua": "saltel", "saltele": "saltel",
  "saltelei": "saltel", "saltelele": "saltel", "saltelelor": "saltel", "samanta": "samint", "sambete": "simbat",
  "sambetei": "simbat", "sambetele": "simbat", "sambetelor": "simbat", "sapaturi": "sapatur",
  "sapaturile": "sapatur", "sapaturilor": "sapatur", "satui": "satul", "satuii": "satul", "satuilor": "satul",
  "scantei": "scinte", "scanteile": "scinte", "scanteilor": "scinte", "scintei": "scinte", "scinteile": "scinte",
  "scinteilor": "scinte", "sculpturi": "sculptur", "sculpturile": "sculptur", "sculpturilor": "sculptur",
  "scursuri": "scursur", "scursurile": "scursur", "scursurilor": "scursur", "sechele": "sechel",
  "semanaturi": "semanatur", "semanaturile": "semanatur", "semanaturilor": "semanatur", "seminte": "samint",
  "semintei": "samint", "semintele": "samint", "semintelor": "samint", "semnaturi": "semnatur",
  "semnaturile": "semnatur", "semnaturilor": "semnatur", "serpi": "sarp", "serpii": "sarp", "serpilor": "sarp",
  "sfant": "sfint", "sfanta": "sfint", "sfantu": "sfint", "sfantul": "sfint", "sfantului": "sfint",
  "silviculturi": "silvicultur", "silviculturile": "silvicultur", "silviculturilor": "silvicultur",
  "simbete": "simbat", "simbetei": "simbat", "simbetele": "simbat", "simbetelor": "simbat", "sora": "suror",
  "sosea": "sosel", "soseaua": "sosel", "sosele": "sosel", "soselei": "sosel", "soselele": "sosel",
  "soselelor": "sosel", "sparturi": "spartur", "sparturile": "spartur", "sparturilor": "spartur",
  "stampile": "stampil", "stea": "stel", "steaua": "stel", "stele": "stel", "stelei": "stel", "stelele": "stel",
  "stelelor": "stel", "sterile": "steril", "structuri": "structur", "structurile": "structur",
  "structurilor": "structur", "subprefecturi": "subprefectur", "subprefecturile": "subprefectur",
  "subprefecturilor": "subprefectur", "subtile": "subtil", "suprafete": "suprafat", "suprafetei": "suprafat",
  "suprafetele": "suprafat", "suprafetelor": "suprafat", "suprastructuri": "suprastructur",
  "suprastructurile": "suprastructur", "suprastructurilor": "suprastructur", "tabele": "tabel",
  "taieturi": "taietur", "taieturile": "taietur", "taieturilor": "taietur", "tanar": "tiner", "tanara": "tiner",
  "tanarul": "tiner", "tanarului": "tiner", "tarzii": "tirz", "tatal": "tat", "tatalui": "tat", "temei": "teme",
  "temperaturi": "temperatur", "temperaturile": "temperatur", "temperaturilor": "temperatur", "tesaturi": "tesatur",
  "tesaturile": "tesatur", "tesaturilor": "tesatur", "textile": "textil", "texturi": "textur", "texturile": "textur",
  "texturilor": "textur", "tinar": "tiner", "tinara": "tiner", "tinarul": "tiner", "tinarului": "tiner",
  "tirzii": "tirz", "torturi": "tortur", "torturile": "tortur", "torturilor": "tortur", "transfuzii": "transfuz",
  "trasaturi": "trasatur", "trasaturile": "trasatur", "trasaturilor": "trasatur", "trasuri": "trasur",
  "trasurile": "trasur", "trasurilor": "trasur", "tunele": "tunel", "tutele": "tutel", "ulei": "ule",
  "umbrele": "umbrel", "umeri": "umar", "umerii": "umar", "umerilor": "umar", "umpluturi": "umplutur",
  "umpluturile": "umplutur", "umpluturilor": "umplutur", "utile": "util", "uzuri": "uzur", "uzurile": "uzur",
  "uzurilor": "uzur", "vai": "vai", "vaii": "vai", "vaile": "vai", "vailor": "vai", "vale": "vai", "valea": "vai",
  "vara": "ver", "veri": "(var|ver)", "verii": "(var|ver)", "verilor": "(var|ver)", "verze": "varz",
  "verzei": "varz", "verzele": "varz", "verzelor": "varz", "vetre": "vatr", "vetrei": "vatr", "vetrele": "vatr",
  "vetrelor": "vatr", "via": "vii", "vie": "(vii|viu)", "viei": "vii", "vii": "(vii|viu)", "viile": "vii",
  "viilor": "(vii|viu)", "vitei": "(vit|vitel)", "viteii": "vitel", "viteilor": "vitel", "viticulturi": "viticultur",
  "viticulturile": "viticultur", "viticulturilor": "viticultur", "viu": "viu", "viul": "viu", "viului": "viu",
  "vopsea": "vopsel", "vopseaua": "vopsel", "vopsele": "vopsel", "vopselei": "vopsel", "vopselele": "vopsel",
  "vopselelor": "vopsel", "zapezi": "zapad", "zapezii": "zapad", "zapezile": "zapad", "zapezilor": "zapad",
  "zguri": "zgur", "zgurile": "zgur", "zgurilor": "zgur", "zi": "zil", "zile": "zil", "zilei": "zil",
  "zilele": "zil", "zilelor": "zil", "ziua": "zil"
}'::jsonb ->> word || chr(2), case
    when word like '%__ul' and word not like '%iul'
      then '(' || left(word, -2) || '|' || word || ')' || chr(2)
    when word like '%_bile' then '(' || left(word, -3) || '|' || left(word, -1) || ')' || chr(2) end,
  word), ' ' order by place)
from unnest(string_to_array(folded, ' ')) with ordinality as words (word, place) $$;
--> statement-breakpoint
-- The root of a stem that a verb may have made, by which "aprobare", "aprobat" and "aprobă" meet; null of other
-- stems. It comes from the stem alone, so the forms of a word have the same. Excepted are stems that only end so, or
-- whose root is another word: "primar" is not of "primă", "statut" not of "stat", "credit" not of "crede".
create or replace function f_root(stem text) returns text language sql immutable parallel safe
as $$ select case when stem ~ '^\w{4,}(ar|at|it|ir|ut|ind|and|esc|ez)$' and stem <> all ('{
  adunat, alimentar, aparar, aparat, auxiliar, bancar, bucatar, bugetar, cantar, celular, chinez, cintar,
  circular, complementar, contar, contat, contrar, credit, deficitar, documentar, dreptat, elementar, exemplar,
  familiar, format, formar, formular, francez, functionar, hectar, hotarar, hotarir, inventar, legitimat, lemnar,
  libertat, mandat, militar, modular, necesar, olandez, ordinar, padurar, parcar, parlamentar, particular, pescar,
  popular, portar, portat, postar, postat, primar, primit, primir, profit, public, publicar, publicat, publicitat,
  punctar, punctat, regular, regulamentar, salariat, scolar, secretar, similar, singular, statut, statutar,
  suplimentar, titular, tribut, unitat
}'::text[]) then regexp_replace(stem, '(ar|at|it|ir|ut|ind|and|esc|ez)$', '')
  when stem ~ '^\w+(un|mit|tin|und|ind|rag|leg|ced|lud|hid|duc|ost|ierd|trec|merg)er$' and length(stem) > 5
    then left(stem, -2) end $$;
--> statement-breakpoint
-- Folded words as an index has them: their stems, and after them the roots; of "(primar|primarul)" that of the first.
create or replace function f_lexemes(folded text) returns tsvector language plpgsql immutable parallel safe strict
as $$
declare
  stems text := public.f_stems(folded);
  roots text := (select string_agg(public.f_root(stem), ' ')
    from (select distinct split_part(ltrim(stem, '('), '|', 1) as stem
      from unnest(string_to_array(stems, ' ')) stem) each);
begin
  return to_tsvector('pg_catalog.simple', stems) || to_tsvector('pg_catalog.simple', coalesce(roots, ''));
end $$;
--> statement-breakpoint
-- Folded words as a question has them, each by its stem or its root. Of "a" nothing is left; of "ce" one letter, which
-- counts only where there is nothing else.
create or replace function f_asked(folded text) returns tsquery language plpgsql immutable parallel safe strict
as $$
declare
  stems text[] := array(
    select stem from unnest(string_to_array(public.f_stems(folded), ' ')) stem where stem <> '');
  telling text[] := array(select stem from unnest(stems) stem where length(stem) > 1);
  asked text := (
    select string_agg(
      coalesce('(' || stem || '|' || public.f_root(split_part(ltrim(stem, '('), '|', 1)) || ')', stem), ' & ')
    from unnest(case when telling = '{}' then stems else telling end) stem);
begin
  return case when asked is null then ''::tsquery else to_tsquery('pg_catalog.simple', asked) end;
end $$;
--> statement-breakpoint
-- As before, without PostgreSQL's stems.
create or replace function f_forms(text) returns tsvector language plpgsql immutable parallel safe strict cost 5000
as $$
declare
  folded text := public.f_folded($1);
  marked text := case when folded like '%' || chr(1) || '%' then
    (select string_agg(word, ' ') from unnest(string_to_array(folded, ' ')) word
      where word like '%' || chr(1) || '%') end;
begin
  return public.f_lexemes(folded)
    || coalesce(public.f_lexemes(' ' || replace(marked, chr(1), 'a') || ' '), ''::tsvector);
end $$;
--> statement-breakpoint
-- As before, without PostgreSQL's stems.
create or replace function f_any_form(text) returns tsquery language plpgsql immutable parallel safe strict
as $$
declare folded text := public.f_folded($1);
begin
  return public.f_asked(folded)
    || case when folded like '%' || chr(1) || '%' then public.f_asked(replace(folded, chr(1), 'a'))
      else ''::tsquery end;
end $$;
--> statement-breakpoint
-- The indexes have the words as the former function made them. What an interrupted attempt left is dropped first.
drop index concurrently if exists requests_forms_ccnew;
--> statement-breakpoint
reindex index concurrently requests_forms;
--> statement-breakpoint
drop index concurrently if exists partners_forms_ccnew;
--> statement-breakpoint
reindex index concurrently partners_forms;
--> statement-breakpoint
drop index concurrently if exists partner_services_forms_ccnew;
--> statement-breakpoint
reindex index concurrently partner_services_forms;
--> statement-breakpoint
drop index concurrently if exists organisations_forms_ccnew;
--> statement-breakpoint
reindex index concurrently organisations_forms;
--> statement-breakpoint
drop index concurrently if exists communities_forms_ccnew;
--> statement-breakpoint
reindex index concurrently communities_forms;
--> statement-breakpoint
drop index concurrently if exists article_submissions_forms_ccnew;
--> statement-breakpoint
reindex index concurrently article_submissions_forms;
--> statement-breakpoint
drop index concurrently if exists search_entries_forms_ccnew;
--> statement-breakpoint
reindex index concurrently search_entries_forms;
--> statement-breakpoint
drop index concurrently if exists resources_forms_ccnew;
--> statement-breakpoint
reindex index concurrently resources_forms;
--> statement-breakpoint
drop index concurrently if exists acts_forms_ccnew;
--> statement-breakpoint
reindex index concurrently acts_forms;
--> statement-breakpoint
drop index concurrently if exists resource_pages_forms_ccnew;
--> statement-breakpoint
reindex index concurrently resource_pages_forms;
--> statement-breakpoint
drop index concurrently if exists quick_links_forms_ccnew;
--> statement-breakpoint
reindex index concurrently quick_links_forms;
--> statement-breakpoint
drop index concurrently if exists discussions_forms_ccnew;
--> statement-breakpoint
reindex index concurrently discussions_forms;
--> statement-breakpoint
-- The words of discussions are a column made by that function: written again, some hundreds at a time.
do $$ declare last uuid := '00000000-0000-0000-0000-000000000000'; step uuid[];
begin
  loop
    step := array(select id from discussions where id > last order by id limit 200);
    exit when step = '{}';
    update discussions set search_text = search_text where id = any(step);
    commit;
    last := step[array_upper(step, 1)];
  end loop;
end $$;
