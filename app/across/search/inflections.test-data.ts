/**
 * Words of a town hall, each line a dictionary form and then other forms of it as grammars give them: with the article, in
 * the genitive and dative, in the plural; of adjectives the feminine and the plurals. Written by hand, irregular ones included.
 */
const LINES = `
pod podul podului poduri podurile podurilor
stradă strada străzii străzi străzile străzilor
trotuar trotuarul trotuarului trotuare trotuarele trotuarelor
parc parcul parcului parcuri parcurile parcurilor
parcare parcarea parcării parcări parcările parcărilor
piață piața pieței piețe piețele piețelor
primărie primăria primăriei primării primăriile primăriilor
primar primarul primarului primari primarii primarilor
consiliu consiliul consiliului consilii consiliile consiliilor
consilier consilierul consilierului consilieri consilierii consilierilor
județ județul județului județe județele județelor
oraș orașul orașului orașe orașele orașelor
municipiu municipiul municipiului municipii municipiile municipiilor
sat satul satului sate satele satelor
buget bugetul bugetului bugete bugetele bugetelor
taxă taxa taxei taxe taxele taxelor
impozit impozitul impozitului impozite impozitele impozitelor
licitație licitația licitației licitații licitațiile licitațiilor
contract contractul contractului contracte contractele contractelor
autorizație autorizația autorizației autorizații autorizațiile autorizațiilor
certificat certificatul certificatului certificate certificatele certificatelor
aviz avizul avizului avize avizele avizelor
proiect proiectul proiectului proiecte proiectele proiectelor
lucrare lucrarea lucrării lucrări lucrările lucrărilor
serviciu serviciul serviciului servicii serviciile serviciilor
furnizor furnizorul furnizorului furnizori furnizorii furnizorilor
firmă firma firmei firme firmele firmelor
ofertă oferta ofertei oferte ofertele ofertelor
cerere cererea cererii cereri cererile cererilor
adeverință adeverința adeverinței adeverințe adeverințele adeverințelor
document documentul documentului documente documentele documentelor
dosar dosarul dosarului dosare dosarele dosarelor
registru registrul registrului registre registrele registrelor
hartă harta hărții hărți hărțile hărților
plan planul planului planuri planurile planurilor
strategie strategia strategiei strategii strategiile strategiilor
studiu studiul studiului studii studiile studiilor
analiză analiza analizei analize analizele analizelor
raport raportul raportului rapoarte rapoartele rapoartelor
audit auditul auditului audituri auditurile auditurilor
fond fondul fondului fonduri fondurile fondurilor
finanțare finanțarea finanțării finanțări finanțările finanțărilor
investiție investiția investiției investiții investițiile investițiilor
cheltuială cheltuiala cheltuielii cheltuieli cheltuielile cheltuielilor
venit venitul venitului venituri veniturile veniturilor
salariu salariul salariului salarii salariile salariilor
angajat angajatul angajatului angajați angajații angajaților
funcționar funcționarul funcționarului funcționari funcționarii funcționarilor
inginer inginerul inginerului ingineri inginerii inginerilor
arhitect arhitectul arhitectului arhitecți arhitecții arhitecților
medic medicul medicului medici medicii medicilor
profesor profesorul profesorului profesori profesorii profesorilor
elev elevul elevului elevi elevii elevilor
copil copilul copilului copii copiii copiilor
tânăr tânărul tânărului tineri tinerii tinerilor
pensionar pensionarul pensionarului pensionari pensionarii pensionarilor
cetățean cetățeanul cetățeanului cetățeni cetățenii cetățenilor
locuitor locuitorul locuitorului locuitori locuitorii locuitorilor
familie familia familiei familii familiile familiilor
grădiniță grădinița grădiniței grădinițe grădinițele grădinițelor
liceu liceul liceului licee liceele liceelor
bibliotecă biblioteca bibliotecii biblioteci bibliotecile bibliotecilor
muzeu muzeul muzeului muzee muzeele muzeelor
spital spitalul spitalului spitale spitalele spitalelor
dispensar dispensarul dispensarului dispensare dispensarele dispensarelor
farmacie farmacia farmaciei farmacii farmaciile farmaciilor
biserică biserica bisericii biserici bisericile bisericilor
mănăstire mănăstirea mănăstirii mănăstiri mănăstirile mănăstirilor
cimitir cimitirul cimitirului cimitire cimitirele cimitirelor
cămin căminul căminului cămine căminele căminelor
locuință locuința locuinței locuințe locuințele locuințelor
bloc blocul blocului blocuri blocurile blocurilor
acoperiș acoperișul acoperișului acoperișuri acoperișurile acoperișurilor
fațadă fațada fațadei fațade fațadele fațadelor
fereastră fereastra ferestrei ferestre ferestrele ferestrelor
ușă ușa ușii uși ușile ușilor
poartă poarta porții porți porțile porților
gard gardul gardului garduri gardurile gardurilor
stâlp stâlpul stâlpului stâlpi stâlpii stâlpilor
lampă lampa lămpii lămpi lămpile lămpilor
fântână fântâna fântânii fântâni fântânile fântânilor
izvor izvorul izvorului izvoare izvoarele izvoarelor
râu râul râului râuri râurile râurilor
lac lacul lacului lacuri lacurile lacurilor
pădure pădurea pădurii păduri pădurile pădurilor
pășune pășunea pășunii pășuni pășunile pășunilor
câmp câmpul câmpului câmpuri câmpurile câmpurilor
deal dealul dealului dealuri dealurile dealurilor
munte muntele muntelui munți munții munților
copac copacul copacului copaci copacii copacilor
arbore arborele arborelui arbori arborii arborilor
floare floarea florii flori florile florilor
grădină grădina grădinii grădini grădinile grădinilor
conductă conducta conductei conducte conductele conductelor
rețea rețeaua rețelei rețele rețelele rețelelor
șosea șoseaua șoselei șosele șoselele șoselelor
canal canalul canalului canale canalele canalelor
stație stația stației stații stațiile stațiilor
pompă pompa pompei pompe pompele pompelor
contor contorul contorului contoare contoarele contoarelor
deșeu deșeul deșeului deșeuri deșeurile deșeurilor
gunoi gunoiul gunoiului gunoaie gunoaiele gunoaielor
container containerul containerului containere containerele containerelor
groapă groapa gropii gropi gropile gropilor
ploaie ploaia ploii ploi ploile ploilor
inundație inundația inundației inundații inundațiile inundațiilor
zăpadă zăpada zăpezii zăpezi zăpezile zăpezilor
incendiu incendiul incendiului incendii incendiile incendiilor
pompier pompierul pompierului pompieri pompierii pompierilor
polițist polițistul polițistului polițiști polițiștii polițiștilor
cameră camera camerei camere camerele camerelor
sistem sistemul sistemului sisteme sistemele sistemelor
calculator calculatorul calculatorului calculatoare calculatoarele calculatoarelor
program programul programului programe programele programelor
aplicație aplicația aplicației aplicații aplicațiile aplicațiilor
platformă platforma platformei platforme platformele platformelor
semnătură semnătura semnăturii semnături semnăturile semnăturilor
ședință ședința ședinței ședințe ședințele ședințelor
comisie comisia comisiei comisii comisiile comisiilor
alegere alegerea alegerii alegeri alegerile alegerilor
lege legea legii legi legile legilor
ordonanță ordonanța ordonanței ordonanțe ordonanțele ordonanțelor
regulament regulamentul regulamentului regulamente regulamentele regulamentelor
dispoziție dispoziția dispoziției dispoziții dispozițiile dispozițiilor
amendă amenda amenzii amenzi amenzile amenzilor
sancțiune sancțiunea sancțiunii sancțiuni sancțiunile sancțiunilor
contestație contestația contestației contestații contestațiile contestațiilor
plângere plângerea plângerii plângeri plângerile plângerilor
petiție petiția petiției petiții petițiile petițiilor
anunț anunțul anunțului anunțuri anunțurile anunțurilor
afiș afișul afișului afișe afișele afișelor
eveniment evenimentul evenimentului evenimente evenimentele evenimentelor
sărbătoare sărbătoarea sărbătorii sărbători sărbătorile sărbătorilor
târg târgul târgului târguri târgurile târgurilor
festival festivalul festivalului festivaluri festivalurile festivalurilor
concert concertul concertului concerte concertele concertelor
turist turistul turistului turiști turiștii turiștilor
traseu traseul traseului trasee traseele traseelor
pensiune pensiunea pensiunii pensiuni pensiunile pensiunilor
teatru teatrul teatrului teatre teatrele teatrelor
stadion stadionul stadionului stadioane stadioanele stadioanelor
bazin bazinul bazinului bazine bazinele bazinelor
sală sala sălii săli sălile sălilor
loc locul locului locuri locurile locurilor
zonă zona zonei zone zonele zonelor
cartier cartierul cartierului cartiere cartierele cartierelor
intersecție intersecția intersecției intersecții intersecțiile intersecțiilor
semafor semaforul semaforului semafoare semafoarele semafoarelor
autobuz autobuzul autobuzului autobuze autobuzele autobuzelor
tramvai tramvaiul tramvaiului tramvaie tramvaiele tramvaielor
mașină mașina mașinii mașini mașinile mașinilor
utilaj utilajul utilajului utilaje utilajele utilajelor
tractor tractorul tractorului tractoare tractoarele tractoarelor
bicicletă bicicleta bicicletei biciclete bicicletele bicicletelor
pistă pista pistei piste pistele pistelor
bancă banca băncii bănci băncile băncilor
energie energia energiei energii energiile energiilor
panou panoul panoului panouri panourile panourilor
centrală centrala centralei centrale centralele centralelor
gaz gazul gazului gaze gazele gazelor
număr numărul numărului numere numerele numerelor
an anul anului ani anii anilor
lună luna lunii luni lunile lunilor
termen termenul termenului termene termenele termenelor
preț prețul prețului prețuri prețurile prețurilor
plată plata plății plăți plățile plăților
factură factura facturii facturi facturile facturilor
datorie datoria datoriei datorii datoriile datoriilor
proprietate proprietatea proprietății proprietăți proprietățile proprietăților
parcelă parcela parcelei parcele parcelele parcelelor
hectar hectarul hectarului hectare hectarele hectarelor
recoltă recolta recoltei recolte recoltele recoltelor
fermier fermierul fermierului fermieri fermierii fermierilor
animal animalul animalului animale animalele animalelor
câine câinele câinelui câini câinii câinilor
adăpost adăpostul adăpostului adăposturi adăposturile adăposturilor
asociație asociația asociației asociații asociațiile asociațiilor
voluntar voluntarul voluntarului voluntari voluntarii voluntarilor
ajutor ajutorul ajutorului ajutoare ajutoarele ajutoarelor
local locală locali locale localele
public publică publici publice publicului
rural rurală rurali rurale ruralul
verde verdele verzi verzii verzilor
energetic energetică energetici energetice
orășenesc orășenească orășenești
nou nouă noi noile noilor
vechi veche vechea vechile vechilor
european europeană europeni europene europenilor
mare marea mari marile marilor
mic mică mici micile micilor
agricol agricolă agricoli agricole
`;

/** Words of which some forms differ from the others in more than their ending. */
const CHANGING_LINES = `
copil copilul copilului copii copiii copiilor
om omul omului oameni oamenii oamenilor
număr numărul numărului numere numerele numerelor
membru membrul membrului membri membrii membrilor
soră sora surorii surori surorile surorilor
noră nora nurorii nurori nurorile nurorilor
tată tatăl tatălui tați tații taților
frate fratele fratelui frați frații fraților
mână mâna mâinii mâini mâinile mâinilor
cap capul capului capete capetele capetelor
ou oul oului ouă ouăle ouălor
cal calul calului cai caii cailor
cale calea căii căi căile căilor
vale valea văii văi văile văilor
piele pielea pielii piei pieile pieilor
zi ziua zilei zile zilele zilelor
stea steaua stelei stele stelele stelelor
cafea cafeaua cafelei cafele cafelele cafelelor
râu râul râului râuri râurile râurilor
pârâu pârâul pârâului pâraie pâraiele pâraielor
frâu frâul frâului frâie frâiele frâielor
grâu grâul grâului grâne grânele grânelor
brâu brâul brâului brâie brâiele brâielor
oaspete oaspetele oaspetelui oaspeți oaspeții oaspeților
cuvânt cuvântul cuvântului cuvinte cuvintele cuvintelor
mormânt mormântul mormântului morminte mormintele mormintelor
veșmânt veșmântul veșmântului veșminte veșmintele veșmintelor
legământ legământul legământului legăminte legămintele legămintelor
jurământ jurământul jurământului jurăminte jurămintele jurămintelor
tânăr tânărul tânărului tineri tinerii tinerilor
umăr umărul umărului umeri umerii umerilor
măr mărul mărului mere merele merelor
păr părul părului peri perii perilor
văr vărul vărului veri verii verilor
fată fata fetei fete fetele fetelor
masă masa mesei mese mesele meselor
pană pana penei pene penele penelor
vară vara verii veri verile verilor
zăpadă zăpada zăpezii zăpezi zăpezile zăpezilor
livadă livada livezii livezi livezile livezilor
grămadă grămada grămezii grămezi grămezile grămezilor
dovadă dovada dovezii dovezi dovezile dovezilor
arvună arvuna arvunei arvune arvunele arvunelor
idee ideea ideii idei ideile ideilor
alee aleea aleii alei aleile aleilor
femeie femeia femeii femei femeile femeilor
cheie cheia cheii chei cheile cheilor
scânteie scânteia scânteii scântei scânteile scânteilor
baie baia băii băi băile băilor
odaie odaia odăii odăi odăile odăilor
oaie oaia oii oi oile oilor
foaie foaia foii foi foile foilor
nevoie nevoia nevoii nevoi nevoile nevoilor
voie voia voii voi voile voilor
ulei uleiul uleiului uleiuri uleiurile uleiurilor
temei temeiul temeiului temeiuri temeiurile temeiurilor
obicei obiceiul obiceiului obiceiuri obiceiurile obiceiurilor
condei condeiul condeiului condeie condeiele condeielor
unghi unghiul unghiului unghiuri unghiurile unghiurilor
plai plaiul plaiului plaiuri plaiurile plaiurilor
ceai ceaiul ceaiului ceaiuri ceaiurile ceaiurilor
război războiul războiului războaie războaiele războaielor
convoi convoiul convoiului convoaie convoaiele convoaielor
pui puiul puiului puii puilor
cui cuiul cuiului cuie cuiele cuielor
roi roiul roiului roiuri roiurile roiurilor
leu leul leului lei leii leilor
miel mielul mielului miei mieii mieilor
vițel vițelul vițelului viței vițeii vițeilor
cățel cățelul cățelului căței cățeii cățeilor
inel inelul inelului inele inelele inelelor
porc porcul porcului porci porcii porcilor
sfânt sfântul sfântului sfinți sfinții sfinților
pasăre pasărea păsării păsări păsările păsărilor
sanie sania saniei sănii săniile săniilor
gâscă gâsca gâștei gâște gâștele gâștelor
mușcă musca muștei muște muștele muștelor
bască basca băștii băști băștile băștilor
cască casca căștii căști căștile căștilor
mască masca măștii măști măștile măștilor
pușcă pușca puștii puști puștile puștilor
ceașcă ceașca ceștii cești ceștile ceștilor
pește peștele peștelui pești peștii peștilor
deșert deșertul deșertului deșerturi deșerturile
obraz obrazul obrazului obraji obrajii obrajilor
mânz mânzul mânzului mânji mânjii mânjilor
treabă treaba trebii treburi treburile treburilor
iarbă iarba ierbii ierburi ierburile ierburilor
marfă marfa mărfii mărfuri mărfurile mărfurilor
carne carnea cărnii cărnuri cărnurile cărnurilor
lipsă lipsa lipsei lipsuri lipsurile lipsurilor
ceartă cearta certei certuri certurile certurilor
vreme vremea vremii vremuri vremurile vremurilor
dulceață dulceața dulceții dulcețuri dulcețurile
mătase mătasea mătăsii mătăsuri mătăsurile
sare sarea sării săruri sărurile sărurilor
parte partea părții părți părțile părților
noapte noaptea nopții nopți nopțile nopților
soare soarele soarelui sori sorii sorilor
seară seara serii seri serile serilor
iarnă iarna iernii ierni iernile iernilor
primăvară primăvara primăverii primăveri primăverile primăverilor
jumătate jumătatea jumătății jumătăți jumătățile jumătăților
teză teza tezei teze tezele tezelor
rău rea răi rele răul
greu grea grei grele greul
nou nouă noi noile noului
sătul sătulă sătui sătule
frumos frumoasă frumoși frumoase frumoșii
des deasă deși dese
fiu fiul fiului fii fiii fiilor
ministru ministrul ministrului miniștri miniștrii miniștrilor
metru metrul metrului metri metrii metrilor
kilometru kilometrul kilometrului kilometri kilometrii kilometrilor
litru litrul litrului litri litrii litrilor
centru centrul centrului centre centrele centrelor
lucru lucrul lucrului lucruri lucrurile lucrurilor
os osul osului oase oasele oaselor
picior piciorul piciorului picioare picioarele picioarelor
genunchi genunchiul genunchiului genunchii genunchilor
ochi ochiul ochiului ochii ochilor
plug plugul plugului pluguri plugurile
chioșc chioșcul chioșcului chioșcuri chioșcurile chioșcurilor
popas popasul popasului popasuri popasurile popasurilor
canapea canapeaua canapelei canapele canapelele canapelelor
vopsea vopseaua vopselei vopsele vopselele vopselelor
cherestea cheresteaua cherestelei cherestele
curea cureaua curelei curele curelele curelelor
dușumea dușumeaua dușumelei dușumele dușumelele dușumelelor
porumbel porumbelul porumbelului porumbei porumbeii porumbeilor
purcel purcelul purcelului purcei purceii purceilor
sămânță sămânța seminței semințe semințele semințelor
varză varza verzei verze verzele verzelor
pasarelă pasarela pasarelei pasarele pasarelele pasarelelor
capelă capela capelei capele capelele capelelor
tutelă tutela tutelei tutele tutelele tutelelor
comandă comanda comenzii comenzi comenzile comenzilor
bandă banda benzii benzi benzile benzilor
vatră vatra vetrei vetre vetrele vetrelor
pată pata petei pete petele petelor
povară povara poverii poveri poverile poverilor
cumpănă cumpăna cumpenei cumpene cumpenele cumpenelor
geamăn geamănul geamănului gemeni gemenii gemenilor
șarpe șarpele șarpelui șerpi șerpii șerpilor
capăt capătul capătului capete capetele capetelor
model modelul modelului modele modelele modelelor
gol goală goi goale
fâneață fâneața fâneței fânețe fânețele fânețelor
salcâm salcâmul salcâmului salcâmi salcâmii salcâmilor
românesc românească românești
viță vița viței vițe vițele vițelor
`;

export type Inflected = { base: string; forms: readonly string[] };

const wordsOf = (lines: string): Inflected[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [base = "", ...forms] = line.split(" ");
      return { base, forms };
    });

export const INFLECTED: readonly Inflected[] = wordsOf(LINES);
export const CHANGING: readonly Inflected[] = wordsOf(CHANGING_LINES);

/** Pairs of words that have nothing to do with each other, although they look alike. */
export const UNRELATED = [
  ...["comună comunicare", "plan planetă", "banc bancă", "pod podea", "post poștă", "port poartă", "mediu medie"],
  ...["parc parcare", "parc parcelă", "gaz gazdă", "gard gardă", "casă caz", "cadă caz", "bazin bază", "sat satiră"],
  ...["cartier carte", "contor contur", "cot cotă", "cod codru", "canal cană", "copac copie", "muncă munte"],
  ...["piață piatră", "strat stradă", "sector secție", "program progres", "stat stație", "rest restaurant"],
  ...["pensie pensiune", "oraș orar", "primar primăvară", "lege legumă", "notă notar", "punct punte", "curs cursă"],
  ...[
    "formă forum",
    "groapă grup",
    "titlu titular",
    "turist turn",
    "var vară",
    "viață vie",
    "mină mână",
    "lună lunetă",
  ],
  ...["teren teroare", "drum druid", "taxă taximetru", "buget bucată", "masă masaj", "seară serie", "sală salariu"],
  ...["cap capăt", "copil copie", "viță vițel", "cap capelă", "mod model", "cap capac", "leu lege", "com comandă"],
  ...["fond fontă", "bloc blocaj", "lac lacăt", "plată platformă", "raport rapid", "proiect protecție", "apă aparat"],
].map((pair) => pair.split(" ") as [string, string]);
