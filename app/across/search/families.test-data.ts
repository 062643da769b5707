/**
 * Words of a town hall with their forms, each line one word: with the article, in the genitive and dative, in the plural.
 * Written by hand; those of which the stem changes are among them.
 */
const FAMILY_LINES = `
hotărâre hotărârea hotărârii hotărâri hotărârile hotărârilor
comună comuna comunei comune comunele comunelor
lege legea legii legi legile legilor
școală școala școlii școli școlile școlilor
teren terenul terenului terenuri terenurile terenurilor
drum drumul drumului drumuri drumurile drumurilor
achiziție achiziția achiziției achiziții achizițiile achizițiilor
clădire clădirea clădirii clădiri clădirile clădirilor
ordin ordinul ordinului ordine ordinele ordinelor
ordonanță ordonanța ordonanței ordonanțe ordonanțele ordonanțelor
dispoziție dispoziția dispoziției dispoziții dispozițiile dispozițiilor
decizie decizia deciziei decizii deciziile deciziilor
ședință ședința ședinței ședințe ședințele ședințelor
comisie comisia comisiei comisii comisiile comisiilor
minută minuta minutei minute minutele minutelor
convocare convocarea convocării convocări convocările convocărilor
amendament amendamentul amendamentului amendamente amendamentele amendamentelor
vot votul votului voturi voturile voturilor
mandat mandatul mandatului mandate mandatele mandatelor
secretar secretarul secretarului secretari secretarii secretarilor
viceprimar viceprimarul viceprimarului viceprimari viceprimarii viceprimarilor
prefect prefectul prefectului prefecți prefecții prefecților
președinte președintele președintelui președinți președinții președinților
cetățean cetățeanul cetățeanului cetățeni cetățenii cetățenilor
locuitor locuitorul locuitorului locuitori locuitorii locuitorilor
bătrân bătrânul bătrânului bătrâni bătrânii bătrânilor
vârstnic vârstnicul vârstnicului vârstnici vârstnicii vârstnicilor
persoană persoana persoanei persoane persoanele persoanelor
familie familia familiei familii familiile familiilor
moștenitor moștenitorul moștenitorului moștenitori moștenitorii moștenitorilor
solicitant solicitantul solicitantului solicitanți solicitanții solicitanților
contribuabil contribuabilul contribuabilului contribuabili contribuabilii contribuabililor
debitor debitorul debitorului debitori debitorii debitorilor
concediu concediul concediului concedii concediile concediilor
indemnizație indemnizația indemnizației indemnizații indemnizațiile indemnizațiilor
spor sporul sporului sporuri sporurile sporurilor
grad gradul gradului grade gradele gradelor
post postul postului posturi posturile posturilor
concurs concursul concursului concursuri concursurile concursurilor
fișă fișa fișei fișe fișele fișelor
evaluare evaluarea evaluării evaluări evaluările evaluărilor
sancțiune sancțiunea sancțiunii sancțiuni sancțiunile sancțiunilor
amendă amenda amenzii amenzi amenzile amenzilor
contravenție contravenția contravenției contravenții contravențiile contravențiilor
penalitate penalitatea penalității penalități penalitățile penalităților
majorare majorarea majorării majorări majorările majorărilor
scutire scutirea scutirii scutiri scutirile scutirilor
reducere reducerea reducerii reduceri reducerile reducerilor
chitanță chitanța chitanței chitanțe chitanțele chitanțelor
factură factura facturii facturi facturile facturilor
plată plata plății plăți plățile plăților
datorie datoria datoriei datorii datoriile datoriilor
creanță creanța creanței creanțe creanțele creanțelor
împrumut împrumutul împrumutului împrumuturi împrumuturile împrumuturilor
garanție garanția garanției garanții garanțiile garanțiilor
credit creditul creditului credite creditele creditelor
rectificare rectificarea rectificării rectificări rectificările rectificărilor
execuție execuția execuției execuții execuțiile execuțiilor
cont contul contului conturi conturile conturilor
sumă suma sumei sume sumele sumelor
preț prețul prețului prețuri prețurile prețurilor
valoare valoarea valorii valori valorile valorilor
cotă cota cotei cote cotele cotelor
chirie chiria chiriei chirii chiriile chiriilor
concesiune concesiunea concesiunii concesiuni concesiunile concesiunilor
închiriere închirierea închirierii închirieri închirierile închirierilor
vânzare vânzarea vânzării vânzări vânzările vânzărilor
cumpărare cumpărarea cumpărării cumpărări cumpărările cumpărărilor
schimb schimbul schimbului schimburi schimburile schimburilor
donație donația donației donații donațiile donațiilor
inventar inventarul inventarului inventare inventarele inventarelor
patrimoniu patrimoniul patrimoniului patrimonii patrimoniile patrimoniilor
domeniu domeniul domeniului domenii domeniile domeniilor
parcelă parcela parcelei parcele parcelele parcelelor
imobil imobilul imobilului imobile imobilele imobilelor
apartament apartamentul apartamentului apartamente apartamentele apartamentelor
locuință locuința locuinței locuințe locuințele locuințelor
casă casa casei case casele caselor
curte curtea curții curți curțile curților
gospodărie gospodăria gospodăriei gospodării gospodăriile gospodăriilor
construcție construcția construcției construcții construcțiile construcțiilor
demolare demolarea demolării demolări demolările demolărilor
desființare desființarea desființării desființări desființările desființărilor
recepție recepția recepției recepții recepțiile recepțiilor
șantier șantierul șantierului șantiere șantierele șantierelor
urbanism urbanismul urbanismului
cadastru cadastrul cadastrului cadastre
hotar hotarul hotarului hotare hotarele hotarelor
limită limita limitei limite limitele limitelor
suprafață suprafața suprafeței suprafețe suprafețele suprafețelor
față fața feței fețe fețele fețelor
înălțime înălțimea înălțimii înălțimi înălțimile înălțimilor
fațadă fațada fațadei fațade fațadele fațadelor
acoperiș acoperișul acoperișului acoperișuri acoperișurile acoperișurilor
gară gara gării gări gările gărilor
stație stația stației stații stațiile stațiilor
autobuz autobuzul autobuzului autobuze autobuzele autobuzelor
șosea șoseaua șoselei șosele șoselele șoselelor
intersecție intersecția intersecției intersecții intersecțiile intersecțiilor
trecere trecerea trecerii treceri trecerile trecerilor
semafor semaforul semaforului semafoare semafoarele semafoarelor
șanț șanțul șanțului șanțuri șanțurile șanțurilor
rigolă rigola rigolei rigole rigolele rigolelor
conductă conducta conductei conducte conductele conductelor
rețea rețeaua rețelei rețele rețelele rețelelor
canalizare canalizarea canalizării canalizări canalizările canalizărilor
apă apa apei ape apele apelor
fântână fântâna fântânii fântâni fântânile fântânilor
izvor izvorul izvorului izvoare izvoarele izvoarelor
deșeu deșeul deșeului deșeuri deșeurile deșeurilor
gunoi gunoiul gunoiului gunoaie gunoaiele gunoaielor
pubelă pubela pubelei pubele pubelele pubelelor
groapă groapa gropii gropi gropile gropilor
pădure pădurea pădurii păduri pădurile pădurilor
pășune pășunea pășunii pășuni pășunile pășunilor
arbore arborele arborelui arbori arborii arborilor
copac copacul copacului copaci copacii copacilor
islaz islazul islazului islazuri islazurile islazurilor
animal animalul animalului animale animalele animalelor
oaie oaia oii oi oile oilor
piatră piatra pietrei pietre pietrele pietrelor
fată fata fetei fete fetele fetelor
masă masa mesei mese mesele meselor
carte cartea cărții cărți cărțile cărților
sală sala sălii săli sălile sălilor
țară țara țării țări țările țărilor
moarte moartea morții morți morțile morților
deces decesul decesului decese decesele deceselor
naștere nașterea nașterii nașteri nașterile nașterilor
căsătorie căsătoria căsătoriei căsătorii căsătoriile căsătoriilor
divorț divorțul divorțului divorțuri divorțurile divorțurilor
martor martorul martorului martori martorii martorilor
semnătură semnătura semnăturii semnături semnăturile semnăturilor
ștampilă ștampila ștampilei ștampile ștampilele ștampilelor
petiție petiția petiției petiții petițiile petițiilor
sesizare sesizarea sesizării sesizări sesizările sesizărilor
reclamație reclamația reclamației reclamații reclamațiile reclamațiilor
plângere plângerea plângerii plângeri plângerile plângerilor
contestație contestația contestației contestații contestațiile contestațiilor
instanță instanța instanței instanțe instanțele instanțelor
judecător judecătorul judecătorului judecători judecătorii judecătorilor
avocat avocatul avocatului avocați avocații avocaților
notar notarul notarului notari notarii notarilor
executor executorul executorului executori executorii executorilor
termen termenul termenului termene termenele termenelor
anunț anunțul anunțului anunțuri anunțurile anunțurilor
afiș afișul afișului afișe afișele afișelor
ghid ghidul ghidului ghiduri ghidurile ghidurilor
formular formularul formularului formulare formularele formularelor
anexă anexa anexei anexe anexele anexelor
articol articolul articolului articole articolele articolelor
alineat alineatul alineatului alineate alineatele alineatelor
capitol capitolul capitolului capitole capitolele capitolelor
regulament regulamentul regulamentului regulamente regulamentele regulamentelor
normă norma normei norme normele normelor
procedură procedura procedurii proceduri procedurile procedurilor
metodologie metodologia metodologiei metodologii metodologiile metodologiilor
caiet caietul caietului caiete caietele caietelor
sarcină sarcina sarcinii sarcini sarcinile sarcinilor
criteriu criteriul criteriului criterii criteriile criteriilor
punctaj punctajul punctajului punctaje punctajele punctajelor
participant participantul participantului participanți participanții participanților
câștigător câștigătorul câștigătorului câștigători câștigătorii câștigătorilor
atribuire atribuirea atribuirii atribuiri atribuirile atribuirilor
acord acordul acordului acorduri acordurile acordurilor
parteneriat parteneriatul parteneriatului parteneriate parteneriatele parteneriatelor
protocol protocolul protocolului protocoale protocoalele protocoalelor
convenție convenția convenției convenții convențiile convențiilor
grant grantul grantului granturi granturile granturilor
ajutor ajutorul ajutorului ajutoare ajutoarele ajutoarelor
alocație alocația alocației alocații alocațiile alocațiilor
pensie pensia pensiei pensii pensiile pensiilor
dizabilitate dizabilitatea dizabilității dizabilități dizabilitățile dizabilităților
anchetă ancheta anchetei anchete anchetele anchetelor
creșă creșa creșei creșe creșele creșelor
bursă bursa bursei burse bursele burselor
dascăl dascălul dascălului dascăli dascălii dascălilor
învățător învățătorul învățătorului învățători învățătorii învățătorilor
bibliotecă biblioteca bibliotecii biblioteci bibliotecile bibliotecilor
muzeu muzeul muzeului muzee muzeele muzeelor
cămin căminul căminului cămine căminele căminelor
spital spitalul spitalului spitale spitalele spitalelor
dispensar dispensarul dispensarului dispensare dispensarele dispensarelor
biserică biserica bisericii biserici bisericile bisericilor
cimitir cimitirul cimitirului cimitire cimitirele cimitirelor
monument monumentul monumentului monumente monumentele monumentelor
târg târgul târgului târguri târgurile târgurilor
festival festivalul festivalului festivaluri festivalurile festivalurilor
sărbătoare sărbătoarea sărbătorii sărbători sărbătorile sărbătorilor
eveniment evenimentul evenimentului evenimente evenimentele evenimentelor
incendiu incendiul incendiului incendii incendiile incendiilor
inundație inundația inundației inundații inundațiile inundațiilor
cutremur cutremurul cutremurului cutremure cutremurele cutremurelor
alegere alegerea alegerii alegeri alegerile alegerilor
referendum referendumul referendumului referendumuri referendumurile
aprobare aprobarea aprobării aprobări aprobările aprobărilor
modificare modificarea modificării modificări modificările modificărilor
reabilitare reabilitarea reabilitării reabilitări reabilitările reabilitărilor
modernizare modernizarea modernizării modernizări modernizările modernizărilor
digitalizare digitalizarea digitalizării digitalizări digitalizările
înregistrare înregistrarea înregistrării înregistrări înregistrările înregistrărilor
publicare publicarea publicării publicări publicările publicărilor
verificare verificarea verificării verificări verificările verificărilor
întreținere întreținerea întreținerii întrețineri întreținerile
depunere depunerea depunerii depuneri depunerile depunerilor
înscriere înscrierea înscrierii înscrieri înscrierile înscrierilor
social socială sociale sociali socialului
fiscal fiscală fiscale fiscali fiscalului
județean județeană județene județeni
comunal comunală comunale comunali
legal legală legale legali
temporar temporară temporare temporari
necesar necesară necesare necesari
gratuit gratuită gratuite gratuiți
valabil valabilă valabile valabili
electronic electronică electronice electronici
silvic silvică silvice silvici
juridic juridică juridice juridici
școlar școlară școlare școlari
`;

export const FAMILIES: readonly (readonly string[])[] = FAMILY_LINES.trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Pairs of different words, which must not find each other. */
const APART_PAIRS = `
comună comunicat, comună comunicare, comună comunitate, comună comunism, port portar, cont contract,
cont contor, cont contur, lege legat, lege legătură, lege legumă, hotărâre hotar, primar primă,
primar primăvară, primar primire, secretar secret, dosar dos, notar notă, notă notar, ordin ordinar,
formular formulă, inventar invenție, exemplar exemplu, aparat apărare, apă aparat, parcare parc, bancar banc,
statut stat, credit credință, factură fapt, factură factor, măsură masă, pădure pădurar, pădure pad,
cultură cult, procedură procedeu, curte curs, casă caz, cadă caz, cartier carte, carte cartof, cerere cer,
sală salariu, masă masaj, taxă taximetru, teren teroare, drum druid, contor concurs, consiliu consilier,
oraș orar, buget bucată, buget bugetar, plan planetă, plată platformă, raport rapid, proiect protecție,
viață vie, viză vizită, aviz avion, act actor, actor activ, funcție fundație, fond fontă, bloc blocaj,
punct punte, rest restaurant, titlu titular, turist turn, decizie decident, sector secție, program progres,
strat stradă, grup groapă, formă forum, formă formare, lac lacăt, munte muncă, canal cană, piatră piață,
pensie pensiune, public publicare, contract contrast, licitație licență, aprobare aprod, unitate unire,
particular particulă, popular populație, circular circulație, școală școlar, tribut trib, regular regulă,
bancă bandă, autorizație autor, energie energic
`;

export const APART = APART_PAIRS.trim()
  .split(/,\s+/)
  .map((pair) => pair.split(" ") as [string, string]);
