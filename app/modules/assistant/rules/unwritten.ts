import { fold } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";

const OFFICES =
  "(primar|viceprimar|prefect|ministr|secretar|director|deputat|senator|consilier|administrator|contabil|inspector|politist|medic|doctor)\\w*";
const PLACES =
  "(primari|sediul|casieri|ghiseu|registratur|birou|bibliotec|post[aei]|spital|dispensar|farmaci|scoal|gradinit|judecatori|politi|piat|banc|cabinet|anaf|apia)\\w*";
const DAYS = "(azi|astazi|maine|poimaine|ieri|diseara|acum|weekend|sambata|duminica)";
const CHANGING = "(curs|pret|asfalt|ciment|lemn|fier|vreme|temperatur|meteo|euro|dolar|motorin|benzin)\\w*";
const SERVICES =
  "(facebook|instagram|tiktok|whatsapp|youtube|netflix|google|gmail|yahoo|outlook|wi fi|wifi|router\\w*|mail\\w*|email\\w*|e mail\\w*|seap\\w*|sicap\\w*|spv|ghiseul|telefon\\w*|calculator\\w*|laptop\\w*|server\\w*|cont\\w*|admin\\w*|site\\w*|primari\\w*)";
/** A step that somebody is told to take, at the beginning of a sentence, where it is no question about who takes it. */
const ORDERED =
  "(reziliaza|suna|sunati|sterge|stergeti|rezerva|rezervati|reseteaza|deblocheaza|blocheaza|dezactiveaza|printeaza|imprima|contacteaza|transfera|vireaza|posteaza|cumpara|concediaza|expediaza|achita|inscrie|programeaza|opreste|porneste|negociaza)";
/** The same step is one only with "-mi", "-i", "-l" after it: "trimite primarul" asks, "trimite-i" tells. */
const ORDERED_FOR_SOMEBODY =
  "(trimite|plateste|semneaza|publica|aproba|anuleaza|inregistreaza|elibereaza|emite|instaleaza|repara|scaneaza|completeaza|incarca|descarca|muta|schimba|anunta|cheama|verifica|rezolva|roaga)";
const TO_SOMEBODY = "(mi|ne|i|le|l|o|ma)";
/** The second person, after "poți să". */
const YOU_DO =
  "(reziliezi|semnezi|trimiti|trimiteti|platesti|platiti|achiti|suni|sunati|programezi|programati|inscrii|inscrieti|aprobi|stergi|stergeti|cumperi|rezervi|rezervati|transferi|depui|depuneti|publici|postezi|postati|emiti|eliberezi|anulezi|inregistrezi|blochezi|deblochezi|resetezi|resetati|instalezi|repari|contactezi|contactati|anunti|completezi|incarci|vorbesti|negociezi|rezolvi|rezolvati)";
/** What asks, and what the library has: "trimite-mi un model, te rog" asks for a document. */
const MODEL = "(model|formular|exempl|ghid|text|list)\\w*";
const ASKING_OR_MODEL = `(cine|ce|cum|cand|cat|cate|care|unde|${MODEL})`;
/** What one buys, of which the library names no model. */
const GOODS = "(laptop|telefon|calculator|imprimant|masin|tractor|cazan|centrala|monitor|scaun|televizor|drujb)\\w*";
/** Things of an office whose breaking loses no data, which would be the subject of a document. */
const DEVICES = "(imprimant|scanner|scaner|xerox|copiator|tastatur|mouse|driver)\\w*";
const BROKEN =
  "(nu (imi |mi |ne |mai )*(porneste|printeaza|scaneaza|merge|functioneaza)|s a (blocat|stricat|defectat)|da eroare)";
/** Papers that are somebody's own when they are called so. */
const PAPERS = "(dosar|contract|act|hartie|hartia|cerere|factura|decizi|hotarare|autorizati|certificat|adeverint)\\w*";
const POLITE = "((te|va) rog( frumos)? |hai |salut |buna( ziua| seara)? |alo )*(sa )?";
const KIN =
  "(sot|sotul|sotia|sotiei|sotului|nevast\\w*|barbat\\w*|iubit\\w*|prieten\\w*|fiul|fiica|mama|tata|soacra|cumnat\\w*|bunic\\w*)";

export type Unwritten =
  | "acting"
  | "ranking"
  | "secrets"
  | "people"
  | "private"
  | "forecast"
  | "places"
  | "today"
  | "own"
  | "devices"
  | "elsewhere";

/** What no library says, in the words of a folded question, the first that fits. */
const UNWRITTEN: readonly (readonly [Unwritten, RegExp])[] = [
  // requests to act
  ["acting", new RegExp(`^${POLITE}${ORDERED}( |$)`)],
  ["acting", new RegExp(`^${POLITE}(zi i|spune i|${ORDERED_FOR_SOMEBODY} ${TO_SOMEBODY}) (?!.*\\b${MODEL})`)],
  [
    "acting",
    new RegExp(
      `\\b(poti|puteti|ai putea|ati putea|vreau|te rog|va rog|as vrea)( tu| dumneavoastra)? sa (mi |ne |ii |le |il |o )?${YOU_DO}\\b`,
    ),
  ],
  ["acting", /\b(in locul (meu|nostru)|in numele (meu|nostru))\b/],
  [
    "acting",
    new RegExp(
      `^${POLITE}(pune|puneti|posteaza|adauga|trimite|trimiteti) (?!.*\\b${ASKING_OR_MODEL}\\b).*\\b(te|va) rog( frumos| mult)?$`,
    ),
  ],
  ["acting", /\b(scrie|fa|completeaza|calculeaza)( l| o)? tu\b/],
  ["acting", new RegExp(`^${POLITE}(aduna|calculeaza|tradu|corecteaza|numara|rezuma) (mi|ne)\\b`)],
  // rankings and opinions
  [
    "ranking",
    /\b(cel|cea|cei|cele) mai (bun|serioas|serios|ieftin|tare|frumos|frumoas|profesionist|cinstit|corupt|prost|slab|rapid|recomandat)\w*(?! (raport|pret|criteriu|ofert))\b/,
  ],
  [
    "ranking",
    /\b(ce|care|pe care|pe cine) (firm|companie|furnizor|prestator|constructor|proiectant|avocat|consultant|banc|operator)\w* (imi |ne |mi |ni )?(recomand|propu|sugere|alegem|aleg|luam|iau|e mai bun|este mai bun|ar fi)\w*/,
  ],
  [
    "ranking",
    /\b(recomanda|recomandati|recomandi|recomandare|sugereaza|sugerati)\b.*\b(firm|compani|furnizor|avocat|constructor|restaurant|hotel|film|carte|telefon|masin|medic|proiectant|consultant)\w*/,
  ],
  [
    "ranking",
    /\b(ce parere (ai|aveti)|ce crezi|ce credeti|ce zici de|cu cine (sa )?votez|pe cine (sa )?(votez|alegem|aleg)|merita sa)\b/,
  ],
  ["ranking", /\b(top|clasament)\w*\b.*\b(primari|comun|firm|oras|primar)\w*/],
  [
    "ranking",
    /\b(care|ce) (primari|comun|firm|companie|oras|marc|proiectant|furnizor|consultant)\w*\b.*\b(e|este|sunt|ar fi) (cea|cel|cele|cei) mai\b/,
  ],
  [
    "ranking",
    /\bce (marca|marci|firma|consultant|avocat|proiectant|banca)\b.*\b(recoman|propu|suger|ar trebui sa (cumper|cumpar|ia|alea|ale))\w*/,
  ],
  [
    "ranking",
    /\bpe (care|cine) (dintre ei |dintre ele )?(sa|s) (o |l |il |ii |le )?(luam|iau|ia|alegem|aleg|aleaga)\b/,
  ],
  ["ranking", new RegExp(`\\b(model|marca)(ul)? de ${GOODS} (e|este|ar fi) (mai )?(bun|buna|ok)\\b`)],
  ["ranking", new RegExp(`\\bce ${GOODS}( \\w+){0,3} sa (imi |ne )?(cumpar|cumparam|iau|luam)\\b`)],
  [
    "ranking",
    /\b(primarul|primarita|viceprimarul|seful|sefa|colegul|colega|consilierul)( nostru| noastra| meu| mea)? (e|este) (bun|buna|prost|proasta|corupt|cinstit) sau\b|\bcu ce partid\b/,
  ],
  // passwords and accounts
  ["secrets", /\b(care|ce|cat) (e|este|era) (parola|pinul|codul pin|codul wi fi|userul|utilizatorul)\b/],
  ["secrets", /\b(am|a|au|mi am|si a|ne am) (uitat|pierdut) (parola|pinul|codul|userul)\b/],
  [
    "secrets",
    /\b(da|spune|zi|trimite|arata|afla|gaseste) (mi|ne)?( )?(te rog )?(parola|pinul|codul|cnp\w*|iban\w*|user\w*)\b/,
  ],
  [
    "secrets",
    new RegExp(
      `\\bparol\\w* (de |la |dela |lui |pentru |pt |contului |de la )+(contul |contului |reteaua )?(de |la |meu )?${SERVICES}`,
    ),
  ],
  [
    "secrets",
    new RegExp(
      `\\b(nu pot|nu mai pot|nu merge|nu reusesc|cum) (sa )?(intr\\w*|ma loghez|ma conectez|conectez|log\\w*)( )?(pe|in|la)\\b.*\\b${SERVICES}`,
    ),
  ],
  // devices and programs, which somebody else looks after
  ["devices", new RegExp(`\\b${BROKEN}\\b.*\\b${DEVICES}|\\b${DEVICES} .*\\b${BROKEN}\\b`)],
  [
    "devices",
    /\bcum (fac|facem|se face|pun|scot|sterg|adun|insumez|inserez|printez) .*\b(in|din) (excel|word|powerpoint|outlook|canva|photoshop)\b/,
  ],
  [
    "devices",
    /\bcum (se )?(instalez|instaleaza|instalam|configurez|formatez) (un |o )?(driver|windows|imprimant|scanner)\w*/,
  ],
  // the work of other institutions and firms
  [
    "elsewhere",
    /\b(fac|facem|scot|obtin|schimb|costa|trebuie (pentru|la|pt)) (un |o |noul )?(buletin\w*|pasaport\w*|permis\w* (auto|de conducere))\b/,
  ],
  [
    "elsewhere",
    /\binscri\w+ (la|in) (somaj|facultate|liceu)\b|\binscri\w+ copilul la\b|\bce medic de familie ma\b|\bcand (ies|pot iesi) la pensie\b/,
  ],
  [
    "elsewhere",
    /\bplateste pensia alimentara\b|\bdivort\w* la (notar|tribunal)\b|\bamenda (de la |data de )?politia rutiera\b/,
  ],
  [
    "elsewhere",
    /\bunde (pot|putem) (pescui|vana|manca|dormi|inota)\b|\bce (autobuz|microbuz|tren) (merge|pleaca|vine|trece)\b/,
  ],
  // opening hours, and where a place is
  [
    "places",
    new RegExp(`\\b(program|orar)(ul)? (de |cu |la |al |a )?(lucru|audiente|publicul|functionare|vizitare|${PLACES})`),
  ],
  ["places", new RegExp(`\\b(ce|care e|care este) (program|orar)(ul)? (are|au|aveti|avem|${PLACES})`)],
  ["places", new RegExp(`\\b(e|este|sunt|aveti|lucrati|se lucreaza) (deschis|inchis|program)\\w*\\b.*\\b${DAYS}`)],
  ["places", /\b(la|pana la|dupa|de la) ce or[ae]\b|\bce ore\b/],
  [
    "places",
    new RegExp(
      `^(?!.*sarbator).*\\b(deschis|inchis)[aei]?\\b.*\\b${PLACES}|^(?!.*sarbator).*\\b${PLACES} .*\\b(deschis|inchis)[aei]?\\b`,
    ),
  ],
  [
    "places",
    new RegExp(
      `\\bunde (e|este|se afla|gasesc|vine|sta|mai e) (acum )?(un |o |cel mai apropiat |cea mai apropiata |cel mai aproape )?${PLACES}`,
    ),
  ],
  ["places", /\bunde (e|este|gasesc|sta) .*\b(azi|astazi|maine|diseara|weekend)\b|\bde garda\b/],
  // names and ways to reach people
  ["people", new RegExp(`\\bcum (il|o|ii|se) (cheama|numeste|numesc) (pe )?(noul |noua )?${OFFICES}`)],
  [
    "people",
    new RegExp(
      `\\bcine (e|este|mai e|mai este|a fost|va fi|a iesit|a castigat) (acum )?(noul |noua )?${OFFICES}( (nostru|noastra|comunei|orasului|judetului|din|acum)|$)`,
    ),
  ],
  [
    "people",
    /\b(numar\w*|nr) (lui |ei )?de (telefon|mobil|fax|contact)\b|\badres\w* de (e mail|email|mail) (a|al|ale|de la|lui)\b/,
  ],
  [
    "people",
    /\b(telefonul|mobilul|cnp ul|cnpul|varsta|salariul|domiciliul|adresa) (lui|de la|al|a|pe|domnului|doamnei) /,
  ],
  ["people", new RegExp(`\\bunde (locuieste|sta|lucreaza|e|este) (acum )?(domnul|doamna|dl|dna|${OFFICES})`)],
  [
    "people",
    /\bcat castiga (domnul|doamna|primarul|viceprimarul|presedintele|colegul|colega|seful)\b.*\b(nostru|noastra|meu|mea|de la|din)\b/,
  ],
  [
    "people",
    new RegExp(
      `\\bcine (e|este) de (serviciu|garda|permanenta)\\b.*\\b${DAYS}|\\bcine (e|este) ${DAYS} de (serviciu|garda|permanenta)\\b`,
    ),
  ],
  [
    "people",
    /\bcine a votat\b.*\b(ultima|trecut\w*)\b|\b(cine|ce firma|care firma) a (construit|reparat|asfaltat) (podul|caminul|scoala|drumul|biserica|dispensarul)\b/,
  ],
  ["people", /\bcine (e|este) proprietarul (terenului|casei|lotului) (de|din) /],
  // what changes from day to day
  ["today", new RegExp(`\\b${DAYS}\\b.*\\b${CHANGING}|\\b${CHANGING}\\b.*\\b${DAYS}\\b`)],
  ["today", /\bcurs(ul)? (de schimb|valutar|bnr|euro|dolar)/],
  ["today", /\bcand (e|este|are loc|se tine|va fi|vine) (urmato|viito)\w*/],
  [
    "today",
    /\b(cati|cate) (locuitori|oameni|angajati|elevi|gospodarii|sate|masini|case|caini)\b.*\b(are|au|sunt|traiesc|avem)\b/,
  ],
  // what nobody knows yet
  [
    "forecast",
    /\b(o sa|va|vor|urmeaza sa|au sa) (mai )?(se )?(creasca|creste|scada|scadea|scumpeasc\w*|ieftineasc\w*|castige|castiga|ploua|ninge|castig\w*)\b/,
  ],
  [
    "forecast",
    /\bcine (o sa |va |mai )?(iasa|iesi|castig\w*|ajunge|ia) .*\b(alegeri\w*|primar|licitatia|contractul)\b/,
  ],
  ["forecast", /\b(ce se va intampla|cum va fi|ce sanse (am|avem)|loto|horoscop|zodi[ae])\b/],
  [
    "forecast",
    /\bse (maresc|mareste|mari|scad) (salari\w*|pensi\w*)\b.*\b(la anul|anul viitor|curand)\b|\bo sa ne (desfiinteze|comaseze)\b/,
  ],
  ["forecast", /\bcand (se deschide|se lanseaza|apare) (urmator|viitor|noul|apelul|sesiunea)\w*/],
  ["forecast", /\bcat (va fi|o sa (fie|coste)|va costa)\b/],
  ["forecast", /\b(castiga|pierde|iese)\b.*\b(mandatul|alegerile)\b/],
  [
    "people",
    /\b(a|au) (fost )?(arestat|condamnat|murit|demisionat|divortat)\w* (primar|viceprimar|consilier|secretar|director)\w*\b/,
  ],
  // one's own file, account or debt
  [
    "own",
    /\b(cererea|dosarul|plangerea|petitia|sesizarea|autorizatia|contestatia|contul|salariul|impozitul|amenda|pensia|ajutorul|factura|certificatul) (mea|meu)\b/,
  ],
  ["own", /\b(in ce stadiu|stadiul (cererii|dosarului|plangerii|petitiei|proiectului nostru))\b/],
  ["own", /\bcat (am|are|avem|mai am) de (plata|platit|dat)\b|\bce (datorii|restante) (am|are)\b/],
  ["own", /\b(cand|de ce) (imi |mi |ne |nu imi |nu mi |nu ne )+(vine|vin|intra|da|platesc|plateste|raspunde) /],
  [
    "own",
    new RegExp(
      `\\bunde (gasesc|gasim|e|este|sunt|am pus|s a pus) ${PAPERS} (nostru|noastra|noastre|meu|mea|mele|familiei)\\b`,
    ),
  ],
  ["own", /\b(mi|ne) ati (aprobat|respins|semnat|inregistrat)\b|\bmi s a (aprobat|respins)\b/],
  ["own", /\bcati bani mai (avem|are comuna|sunt|am)\b|\bcati bani (ne au|mi au) (mai )?ramas\b/],
  [
    "own",
    /\bce hotarar\w+ am (dat|luat|votat) (anul|luna|data)\b|\b(ce|care e) numar\w* de inregistrare (a avut|are|al) (cererea|cererii)\b/,
  ],
  [
    "own",
    /\bcand (intra|vin|vine) (salari\w*|bonurile|tichetele|primele|voucher\w*)\b|\bce rol am\b|\bcat am luat punctaj\b/,
  ],
  // private life
  [
    "private",
    new RegExp(
      `\\b${KIN} (mea|meu|mei|mele)\\b.*\\b(suparat|certat|paras|divort|insel|cadou|flori|nunt|vacant|ziua)\\w*`,
    ),
  ],
  [
    "private",
    /\b(masina de spalat|frigider\w*|cuptor\w*|aragaz\w*|televizor\w*|slabesc|dieta|calorii|reteta|ciorba|prajitur\w*|cozonac\w*|gatesc|gatit|horoscop|playstation|meci\w*|vacanta in|bilete de avion|ma doare|doare spatele|ce tratament|febra|pastil\w*|antibiotic\w*|iubit\w*|nunta mea|pisica mea|cainele meu|fiul meu|fiica mea)\b/,
  ],
  [
    "private",
    /\b(clatite|placint[ae]|dulceata|dulceturi|zacusca|sarmale|friptura|gogosi|aluat|maioneza|omleta|catel|catelus|pisoi|papagal|acvariu|hamster|masea|maseaua|migren[ae]|caderea parului|machiaj|tatuaj|coafura|cravata)\b/,
  ],
  [
    "private",
    /\b(cantaret|cantareata|melodi[ae]|poezi[ae]|campionatul|fotbalist\w*|galaxi\w*|eclips\w*|dinozaur\w*|teorem\w*|ecuati\w*|radacina patrata|eseu|cazino|pacanele|pariuri|la bursa|bitcoin)\b/,
  ],
  [
    "private",
    /\b(cer|ceara|cere) in casatorie\b|\binvat (engleza|germana|franceza|italiana|spaniola)\b|\binterviu de angajare\b/,
  ],
  [
    "private",
    /\brazboi\w* mondial\b|\bcel mai (inalt|lung|adanc|mare) (munte|rau|fluviu|lac|ocean)\b|\b(ocolesc|ocoli|ocolim) (plata|legea|taxa|impozit\w*)\b/,
  ],
  ["private", /^(?!.*\b(finant|sponsor|amenaj|autoriz|primari|comun|consili)).*\bfotbal/],
  ["devices", /\b(instalez|instaleaza|istoricul din) (windows|whatsapp|browser)\b|\b(face|fac) un site\b/],
];

/**
 * What a question asks for that changes, or that only a person or a register can say; null for one that a document may answer.
 */
export function unwrittenIn(question: string): Unwritten | null {
  const words = wordsIn(fold(question)).map(foldWord).join(" ");
  return UNWRITTEN.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
