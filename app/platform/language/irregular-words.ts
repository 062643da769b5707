/**
 * Forms of which no rule makes the stem of their word: the stem, then the forms, folded. Those with â also as the database
 * folds them, with "i". Written again in the last migration that has `f_regular`; a test compares the two.
 */
const LINES = `
band benzi benzii benzile benzilor
basc basti bastii bastile bastilor
briu briu briul briului briie briiele briielor braul braului braie braiele braielor
cafel cafea cafeaua cafelei cafele cafelele cafelelor
cai cale calea cai caii caile cailor
cal cai caii cailor
canapel canapea canapeaua canapelei canapele canapelele canapelelor
cap capete capetele capetelor
capat capete capetele capetelor
capel capele
casc casti castii castile castilor
castel castele
catel catei cateii cateilor
cercel cercei cerceii cerceilor
cherestel cherestea cheresteaua cherestelei cherestele cherestelele cherestelelor
cismel cismea cismeaua cismelei cismele cismelele cismelelor
comand comenzi comenzii comenzile comenzilor
cop copii copiilor
copil copii copiii copiilor
cumpan cumpene cumpenei cumpenele cumpenelor
curel curea cureaua curelei curele curelele curelelor
cusc custi custii custile custilor
cuvint cuvant cuvantul cuvantului
dovad dovezi dovezii dovezile dovezilor
drapel drapele
dusumel dusumea dusumeaua dusumelei dusumele dusumelele dusumelelor
fat fete fetei fetele fetelor
fidel fidele
finet faneata fanete fanetei fanetele fanetelor
fiu fiu fiul fiului fii fiii fiilor
friu friu friul friului friie friiele friielor fraul fraului fraie fraiele fraielor
geman gemeni gemenii gemenilor
gisc gaste gastei gastele gastelor giste gistei gistele gistelor
gol goi goii goilor
gramad gramezi gramezii gramezile gramezilor
gre greu greul greului grea grei grele grelele grelelor
griu griu griul griului grine grinele grinelor grau graul graului grane granele granelor
inel inele inelele inelelor
juramint juramant juramantul juramantului
leu leu leul leului lei leii leilor
livad livezi livezii livezile livezilor
mas mese mesei mesele meselor
masc masti mastii mastile mastilor
mer mar marul marului
miel miei mieii mieilor
min maini mainii mainile mainilor miini miinii miinile miinilor
minz manji manjii manjilor minji minjii minjilor
model modele
mol moi moii moilor
mormint mormant mormantul mormantului
musc muste mustei mustele mustelor
nivel nivele
numar numere numerele numerelor
nuror nora
obice obicei
obraz obraji obrajii obrajilor
oi oaie oaia oi oii oile oilor
om oameni oamenii oamenilor
ou ou oul oului oua ouale oualor
pan pene penei penele penelor
par peri perii perilor
paralel paralele
parau parau paraul paraului paraie paraiele paraielor piriu piriul piriului piraie piraiele piraielor
parcel parcele
pasarel pasarele
pat pete petei petele petelor
perdel perdea perdeaua perdelei perdele perdelele perdelelor
piel piei pieii pieile pieilor
plinger plangere plangerea plangeri plangerii plangerile plangerilor
podel podea podeaua podelei podele podelele podelelor
porumbel porumbei porumbeii porumbeilor
povar poveri poverii poverile poverilor
primavar primaveri primaverii primaverile primaverilor
purcel purcei purceii purceilor
pusc pusti pustii pustile pustilor
ra raul raului rea reaua rele relele relelor
rebel rebele
retel retea reteaua retelei retele retelele retelelor
riu raul raului rauri raurile raurilor riu riul riului riuri riurile riurilor
rominesc romaneasca romanesti
salcim salcam salcamul salcamului salcami salcamii salcamilor
saltel saltea salteaua saltelei saltele saltelele saltelelor
samint samanta semintei seminte semintele semintelor
sarp serpi serpii serpilor
satul satui satuii satuilor
scinte scantei scanteile scanteilor scintei scinteile scinteilor
sfint sfant sfantu sfantul sfantului sfanta
simbat sambete sambetei sambetele sambetelor simbete simbetei simbetele simbetelor
sosel sosea soseaua soselei sosele soselele soselelor
stel stea steaua stelei stele stelele stelelor
suror sora
tabel tabele
tat tatal tatalui
teme temei
tiner tanar tanarul tanarului tanara tinar tinarul tinarului tinara
tirz tarzii tirzii
tunel tunele
tutel tutele
ule ulei
umar umeri umerii umerilor
vai vale valea vai vaii vaile vailor
var veri verii verilor
varz verze verzei verzele verzelor
vatr vetre vetrei vetrele vetrelor
ver vara veri verii verilor
vii vie via viei vii viile viilor
vit vitei
vitel vitei viteii viteilor
viu viu viul viului vie vii viilor
vopsel vopsea vopseaua vopselei vopsele vopselele vopselelor
zapad zapezi zapezii zapezile zapezilor
zil zi ziua zile zilei zilele zilelor
`;

/**
 * More of them, which only the search knows: the assistant's thresholds were read with the words above, and with these it
 * refuses a question more.
 */
const SEARCHED_LINES = `
adunatur adunaturi adunaturile adunaturilor
agil agile
agricultur agriculturi agriculturile agriculturilor
ale alei
aluz aluzii
anestez anestezii
anvergur anverguri anvergurile anvergurilor
aparatur aparaturi aparaturile aparaturilor
apicultur apiculturi apiculturile apiculturilor
aratur araturi araturile araturilor
arhitectur arhitecturi arhitecturile arhitecturilor
armatur armaturi armaturile armaturilor
arsur arsuri arsurile arsurilor
aventur aventuri aventurile aventurilor
bautur bauturi bauturile bauturilor
borde bordei
bretel bretele
brosur brosuri brosurile brosurilor
cafenel cafenea cafeneaua cafenelei cafenele cafenelele cafenelelor
candel candele
candidatur candidaturi candidaturile candidaturilor
captur capturi capturile capturilor
caricatur caricaturi caricaturile caricaturilor
che chei
chinez chinezi chinezii chinezilor
civil civile
concluz concluzii
conde condei
conjunctur conjuncturi conjuncturile conjuncturilor
crapatur crapaturi crapaturile crapaturilor
creatur creaturi creaturile creaturilor
cultur culturi culturile culturilor
cumparatur cumparaturi cumparaturile cumparaturilor
cusatur cusaturi cusaturile cusaturilor
deciz decizii
dictatur dictaturi dictaturile dictaturilor
difuz difuzii
diviz divizii
docil docile
englez englezi englezii englezilor
facil facile
factur facturi facturile facturilor
fantez fantezii
feme femei
fertil fertile
figur figuri figurile figurilor
fil file filele filei filelor
fisur fisuri fisurile fisurilor
fosil fosile
fractur fracturi fracturile fracturilor
fragil fragile
francez francezi francezii francezilor
garnitur garnituri garniturile garniturilor
gravur gravuri gravurile gravurilor
gur guri gurile gurilor
horticultur horticulturi horticulturile horticulturilor
ide idei
iluz iluzii
incuietur incuieturi incuieturile incuieturilor
infrastructur infrastructuri infrastructurile infrastructurilor
infuz infuzii
injur injuri injurile injurilor
intorsatur intorsaturi intorsaturile intorsaturilor
inutil inutile
invatatur invataturi invataturile invataturilor
invaz invazii
investitur investituri investiturile investiturilor
lectur lecturi lecturile lecturilor
legatur legaturi legaturile legaturilor
legislatur legislaturi legislaturile legislaturilor
literatur literaturi literaturile literaturilor
magistratur magistraturi magistraturile magistraturilor
manufactur manufacturi manufacturile manufacturilor
masur masuri masurile masurilor
matur maturi maturile maturilor
miniatur miniaturi miniaturile miniaturilor
mixtur mixturi mixturile mixturilor
modest modesti modestii modestile modestilor
montur monturi monturile monturilor
natur naturi naturile naturilor
no noua
nomenclatur nomenclaturi nomenclaturile nomenclaturilor
nuvel nuvele
ocaz ocazii
olandez olandezi olandezii olandezilor
onest onesti onestii onestile onestilor
ostil ostile
padur paduri padurile padurilor
partitur partituri partiturile partiturilor
perfuz perfuzii
pest pesti pestii pestile pestilor
picatur picaturi picaturile picaturilor
pictur picturi picturile picturilor
piel piele
piscicultur pisciculturi pisciculturile pisciculturilor
poez poezii
pomicultur pomiculturi pomiculturile pomiculturilor
povest povesti povestii povestile povestilor
prajitur prajituri prajiturile prajiturilor
preciz precizii
prefectur prefecturi prefecturile prefecturilor
presur presuri presurile presurilor
procedur proceduri procedurile procedurilor
profil profile
proviz provizii
pubel pubele
reptil reptile
reviz revizii
rominesc romanesc romanescul
ruptur rupturi rupturile rupturilor
sapatur sapaturi sapaturile sapaturilor
sculptur sculpturi sculpturile sculpturilor
scursur scursuri scursurile scursurilor
sechel sechele
semanatur semanaturi semanaturile semanaturilor
semnatur semnaturi semnaturile semnaturilor
silvicultur silviculturi silviculturile silviculturilor
spartur sparturi sparturile sparturilor
stampil stampile
steril sterile
structur structuri structurile structurilor
subprefectur subprefecturi subprefecturile subprefecturilor
subtil subtile
suprafat suprafete suprafetei suprafetele suprafetelor
suprastructur suprastructuri suprastructurile suprastructurilor
taietur taieturi taieturile taieturilor
temperatur temperaturi temperaturile temperaturilor
tesatur tesaturi tesaturile tesaturilor
textil textile
textur texturi texturile texturilor
tortur torturi torturile torturilor
transfuz transfuzii
trasatur trasaturi trasaturile trasaturilor
trasur trasuri trasurile trasurilor
umbrel umbrele
umplutur umpluturi umpluturile umpluturilor
util utile
uzur uzuri uzurile uzurilor
viticultur viticulturi viticulturile viticulturilor
zgur zguri zgurile zgurilor
`;

type Irregular = ReadonlyMap<string, readonly string[]>;

const read = (lines: string): Irregular =>
  lines
    .trim()
    .split("\n")
    .reduce((known, line) => {
      const [stem = "", ...forms] = line.split(" ");
      for (const form of forms) known.set(form, [...(known.get(form) ?? []), stem]);
      return known;
    }, new Map<string, string[]>());

/** The stems of each irregular form: "capete" has two, it is the plural of "cap" and of "capăt". */
export const IRREGULAR = read(LINES + SEARCHED_LINES.trimStart());

/** Without those that only the search knows. */
export const ASSISTANT_IRREGULAR = read(LINES);
