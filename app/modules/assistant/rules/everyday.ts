/**
 * What clerks and the people before them say, and the words of the library that are meant. Directed: whoever writes "leafă"
 * looks also for "salariu", and whoever writes "salariu" looks for nothing else. Words are compared by their stems, without
 * diacritics; those with which people ask ("cum", "trebuie", "om") do not count. By domain; the same words may stand in
 * several.
 */
const ACQUISITIONS = `
trei oferte, cate oferte, cer oferte = achiziție directă, selecția ofertei
luat de la magazin, luam de la magazin, cumparam fara licitatie = achiziție directă, referat de necesitate
despart, desparti, rup in doua, spargem, sparg contractul, contracte separate, felii, bucatele = împărțirea contractului, împarte
strazi separat, tronsoane separat, podet, podete = împărțire, valoare estimată, lucrări
papuci, scule, tonere, consumabile, birotica, calculatoare noi = referat de necesitate, produse
firma vecina, firma de casa, firma primarului, firma sotiei, cumnat, cumnata, ruda, rude, neamuri, nasul, finul = conflict de interese, soț, afin, rudă
cumnatul administratorului, ruda cu administratorul, prieten cu firma = conflict de interese, comisia de evaluare
firma ne-a lasat, lucreaza prost = penalități, reziliere, neexecutare
garantie de la firma, banii de garantie, retinem garantia = garanție de bună execuție
castigator, pierzator = ofertă câștigătoare, comunicarea rezultatului, ofertant
pretul maxim = valoare estimată
suma maxima = prag, valoare estimată
contract pe mai multi ani, contract cadru = acord-cadru
lungesc contractul, lungi contractul, prelungesc, prelungi, prelungirea = act adițional, durata contractului
scumpit materialele, scumpire, s-au scumpit = ajustarea prețului, revizuire
reclama licitatia, se plange de licitatie, contesta licitatia = contestație, CNSC
caietul, cerinte tehnice, ce cerem de la firma = caiet de sarcini
procentul din bani, comision de succes, plata la procent = onorariu, procent
plan de cumparaturi, lista de cumparaturi = program anual al achizițiilor publice
factura veche, cu data de ieri, antedatat, antedatam = referat de necesitate, înaintea comenzii
`;

const MONEY = `
bani de la stat, bani de la judet, ne-a mai dat bani = rectificare, venituri, transferuri
mut bani, mutam bani, mut niste bani = virare de credite, rectificare
leafa, simbrie = salariu, salarizare
delegatie, pleaca la curs, pleaca la instruire, plecat la bucuresti, drum la judet = deplasare, delegare, diurnă
bani de mancare = diurnă
hotel, pensiune, dormit = cazare
benzina, bonuri, bonul de benzina = decont, transport, combustibil
birul, darile, contributia = impozit, taxe locale
rolul, rol, n-are nimic la noi in rol = registrul de rol, certificat de atestare fiscală, impozite
restantier, restantieri, rau platnici, datornici, dator, datori, ramasi in urma = executare silită, restanțe, debitori, înștiințare de plată
lista rusinii, de rusine, afisam datornicii = date personale, datornici
poprire, ii iau banii din cont, oprim din pensie, blocam contul = poprire, executare silită
hartie ca nu are datorii, hartie de la taxe, adeverinta ca nu are datorii = certificat de atestare fiscală
vinde masina, cumparat masina, instraineaza masina = certificat de atestare fiscală, mijloc de transport
plata integrala, reducere la impozit, ieftinire = bonificație, impozit
platit in plus, banii inapoi, ia banii inapoi, calculat gresit, trecut gresit = restituire, compensare, corectarea impozitului
metri patrati gresiti, suprafata gresita = corectarea impozitului, decizie de impunere
nemultumit de impozit, contesta impozitul, nu e de acord cu impozitul, contestatie la impozit = contestație, decizie de impunere, creanțe fiscale
multumita de buget, nemultumiti de buget, impotriva bugetului = contestație la proiectul de buget
inventar, numaram bunurile, numaratoare, lipsuri, lipseste din inventar = inventariere
vechi in contabilitate, valori vechi, valoarea cladirilor = reevaluare
aruncam, stricat, vechituri, fier vechi, rable = casare, scoatere din funcțiune, valorificare
dam altei institutii = transfer fără plată
furnizor nou, cont schimbat, iban schimbat = verificarea facturii, contul furnizorului
chitantier, chitante, casiera, casier, casieria, numerar = casierie, predare-primire, gestiune
da drumul la plata, viza de plata = bun de plată, ordonanțare, control financiar preventiv
tva, tva ul = cota standard de TVA, taxa pe valoarea adăugată
contabila, contabil, contabilitate = contabil, compartiment financiar
bani europeni, bani din europa, finantare europeana = fonduri europene, proiect, finanțare
prima transa, transa, transe = cerere de plată, prefinanțare, rambursare
`;

const PEOPLE = `
liber, zi libera, invoire, invoit, ma invoiesc = zile libere plătite, concediu
a murit bunica, a murit tata, mi-a murit, inmormantare, deces in familie = zile libere plătite, evenimente deosebite, deces
ma insor, ma marit, casatoria mea = zile libere plătite, căsătoria salariatului
concediul nefacut, zile neefectuate, ramase de anul trecut = concediu de odihnă neefectuat, compensarea în bani
bani in loc de concediu, bani pe concediu, platit concediul = compensarea în bani, încetarea contractului
chemat inapoi, intoarce din concediu = rechemarea din concediu
sarbatori legale, craciun, boboteaza = sărbători legale, zile nelucrătoare
angajam, angajez, post liber, loc liber = concurs, post vacant, ocuparea postului
scoatem postul, scoatem la concurs = anunț de concurs
taierea posturilor, taie posturi, tai posturi, dat afara, disponibilizari, restructurari, reducem posturi = reducerea posturilor, numărul maxim de posturi, concediere, reorganizare
lipseste, chiuleste, baut la serviciu, intarzie mereu = abatere disciplinară, răspundere disciplinară, absențe nemotivate
il pedepsim, pedeapsa, mustrare, avertisment, il sanctionam = sancțiune disciplinară, cercetare disciplinară
nota anuala, punctaj, calificativ prost = evaluare, calificativ
sarcini de serviciu = fișa postului, atribuții
lucreaza de acasa, de acasa, home office, din strainatate = telemuncă
pleaca un coleg, pleaca la pensie, se pensioneaza, preda gestiunea = predare-primire, proces-verbal de predare
chei, stampila = predare-primire, proces-verbal
ce acte in dosar = dosar de personal
a cazut, a alunecat, alunecat pe scari, cazut, si-a rupt, si-a scrantit, lovit la munca, ranit, accidentat, s-a taiat = accident de muncă, inspectoratul teritorial de muncă
venea la munca, drum spre munca = accident de traseu, accident de muncă
pe cine anuntam, unde sunam = anunțarea, comunicarea, inspectoratul teritorial de muncă
protectia muncii, fisele de protectie = securitate și sănătate în muncă, instruire
control medical, analize la angajare = examen medical, medicina muncii
avere, declaratia de avere, averea primarului = declarație de avere, declarație de interese
gunoier, gunoierul, muncitor, soferul, femeia de serviciu, tractoristul, paznic = lucrător, salariat
colega gravida, insarcinata, mamica = maternitate, concediu
inlocuitor = înlocuitor, suplinire
`;

const BUILDING = `
hartie pentru casa, hartie de casa, acte de casa, aprobare de casa, voie sa construiasca, voie sa faca casa = autorizație de construire
autorizatie de casa, autorizatie pentru casa = autorizație de construire, dosar
certificat pentru teren = certificat de urbanism
foisor, filigorie, pergola, sopron, magazie, cotet, garaj, bucatarie de vara, wc in curte, piscina = notificare, lucrări, anexă
schimbat geamurile, schimb geamuri, termopane, zugravit, zugraveste, vopsit, tigla, tabla pe casa, faianta = fără nicio formalitate, lucrări, zugrăveli
poarta, gard la strada, imprejmuire = gard, împrejmuire, notificare
lipit de vecin, langa vecin, lipit de casa vecinului = acordul vecinilor, formă autentică
s-a apucat de casa = fără autorizație, disciplina în construcții, notă de constatare
a oprit lucrarea, oprim lucrarea = oprirea lucrărilor
autorizatie veche, permis vechi, autorizatie din 2023, emisa in 2023, emisa in 2022 = legea veche, dosarele începute înainte, autorizarea executării lucrărilor
lipsesc acte, dosar incomplet, completari = completare, documentație incompletă
planul comunei, planul localitatii, planul satului, refacerea planului = plan urbanistic general, PUG
plan urbanistic vechi, intravilan marit, bagam in intravilan = PUG, intravilan
lista la inspectorat, raportare la isc, trimitem la constructii = registrul autorizațiilor, ISC
nume de strada, numele strazilor, numim strada, botezam strada = denumire de stradă, nomenclator stradal, comisia județeană de atribuire
numar la poarta, numar de casa, tablita cu numar = număr administrativ, adresă
firma a terminat, luam lucrarea in primire = recepție la terminarea lucrărilor
garantia lucrarii = recepție finală
sef de santier, inginerul de pe santier, supraveghere = diriginte de șantier
groapa, gropi, drum rau, praf, noroi, ulita, pietruim, asfaltam, asfalt = drumuri comunale, modernizare, reparații
becuri, lampi, nu arde becul, bezna = iluminat public
`;

const LAND = `
vinde pamant, vanda pamant, vinde 2 ha, vanda 2 ha, vinde 3 ha, vinde aratura, aratura, ogor, hectar, hectare, pogoane = teren agricol, extravilan, ofertă de vânzare
vecinul vrea pamantul, cine are prioritate, cine cumpara primul, prioritate la cumparare = preemptor, drept de preempțiune
animale, vaci, oi, porci, pasari, albine, stupi, vite, declara animalele = registrul agricol, efective de animale, declarație
pamant, n-are pamant, fara pamant, gospodarie = registrul agricol, teren
muta pamantul = înscriere în registrul agricol, certificat de moștenitor
mostenire, succesiune, a murit batranul, fratii sunt de acord, nu au facut succesiunea = certificat de moștenitor, moștenire nedezbătută, moștenitori
arenda, da in arenda = contract de arendă, registrul agricol
hartie de la agricol, adeverinta de la agricol, adeverinta ca are pamant = adeverință, registrul agricol
inchiriem, dam cu chirie, chirias, spatiu comercial = închirierea unui bun, contract de închiriere, licitație
concesionam = concesiune, redevență
islaz, pasune, izlaz = pajiști, domeniu privat
`;

const CITIZENS = `
reclamatie, se plange, jalba, s-a plans, plangere, nemultumit, scris de mana = petiție, răspuns la petiție
nesemnat, nesemnata, anonim = petiție anonimă, se clasează
ziar, ziare, ziarist, gazetar, televiziune, reporter = presă, comunicat de presă, jurnalist
cere acte, cere hartii, cere facturile, cere contractul, facturi, salariile colegilor = informații de interes public, cerere de informații publice
ascundem, taiem cu negru, acoperim, blurat, negrim = anonimizare, date personale
refuzam = refuz motivat, informații exceptate
dat in judecata, judecata, tribunal, proces cu primaria = instanță, plângere, secția de contencios administrativ
bani pe xerox, bani pe copii, copii xerox = costul serviciilor de copiere
plimba pe drumuri, plimbam, doua cozi, adus de la alt birou, copie de buletin, copii dupa buletin = documente cerute cetățeanului, simplificare
insotitor, insotitorul, insotitoare = asistent personal, handicap
ajutor de caldura, bani de lemne, lemne, caldura, gaze iarna, incalzit = ajutor pentru încălzire
bani in banca, depozit = bunuri care exclud ajutorul, lista bunurilor
saraci, ajutor de la primarie = venit minim de incluziune, ajutor social
vizita acasa, ancheta la om, poze in casa = anchetă socială, vizită la domiciliu
murdar, batut, neglijat = anchetă socială, constatări, fapte
copil parasit, copil batut, copil singur, parinti plecati = copil în pericol, DGASPC
cununie, cununia, ne cununam, nunta, se marita, se insoara, mireasa, mire = căsătorie, declarație de căsătorie, oficierea
analize pentru cununie, analize, analizele = certificat prenupțial, certificat medical
la lac, pe plaja, in aer liber, in afara sediului = oficierea în alt loc, aprobarea primarului, domiciliu
bebe, s-a nascut, nou nascut, nascut acasa = declararea nașterii, certificat de naștere
a murit, a decedat, raposat = declararea decesului, certificat de deces
certificat pierdut, a pierdut certificatul, duplicat = eliberarea unui nou certificat
nascut in italia, nascut in spania, certificat din strainatate, act din strainatate = transcrierea certificatului
scris gresit numele, litera gresita = rectificare, îndreptarea unei greșeli, stare civilă
caine, caini, maidanez, haita, vagabonzi = câini fără stăpân
`;

const COUNCIL = `
consilieri cheama sedinta, cheme sedinta = convocarea ședinței, o treime, consilieri
cheama la sedinta, convoc, anuntam sedinta = convocarea consiliului local
cati consilieri, consilieri are = numărul consilierilor locali, locuitori
voteaza, poate vota, sotia consilierului, firma consilierului = conflict de interese, nu participă, deliberare
lipseste de la sedinta = încetarea mandatului, absențe
cate voturi, ce vot, cu ce vot, ridica mana = majoritate, vot
hotararea, hotarari = hotărâre a consiliului local
la prefect, prefect, prefectura = prefect, comunicarea hotărârii, legalitate
trimit hotararea, trimitem hotararea, ducem la prefect = comunicarea către prefect
lumea afla, aducem la cunostinta, publicam = aducere la cunoștință publică, Monitorul Oficial Local
dispozitia primarului = dispoziție, caracter individual, comunicare
scris la sedinta, notat la sedinta = proces-verbal al ședinței
lista de proiecte, proiect de hotarare = proiect de hotărâre
primarul lipseste, primarul e suspendat, primarul in concediu = viceprimar, înlocuitor de drept
sta anuntul, consultam oamenii, intrebam oamenii, cerem parerea = consultare publică, anunț, transparență decizională
vin oamenii la dezbatere, discutam cu lumea = dezbatere publică
legea primariilor = Codul administrativ
`;

const ORDER = `
amenda, amendat, sa dau amenda, il amendez = contravenție, proces-verbal de contravenție, amendă
amenda repede, plateste repede, jumatate de amenda = jumătate din minimul amenzii, 15 zile
nu vrea sa semneze amenda, refuza sa semneze, fara martor = martor, proces-verbal de contravenție
ramas in sertar, uitat in sertar, trimis prin posta = comunicarea procesului-verbal, două luni
a aruncat gunoi, gunoaie pe camp, a parcat, parcat, spatiul verde = contravenție, sancțiune
arde miristea, foc, incendiu, pompieri, pompierii = situații de urgență, apărarea împotriva incendiilor, SVSU
voluntari, pompieri voluntari = SVSU, serviciu voluntar
viitura, inundat, apa in curti, furtuna, vijelie, cutremur, butelie, explozie, a explodat = situații de urgență, criză, protecție civilă
tacem, zvonuri = comunicare în criză, primul mesaj
gunoi neridicat, nu ridica gunoiul, nu vine masina de gunoi, tomberon, pubela, pubele, tomberoane, pubele furate = salubrizare, operator, contract
n-are contract de gunoi, fara contract de gunoi, nu plateste gunoiul = taxă specială de salubrizare
sticle, plastic, hartie, carton, haine vechi = colectare separată, fracții, deșeuri
se opreste apa, oprim apa, teava sparta = întreruperea apei, anunț, avarie
zapada, ninge, nins, lopata, viscol, polei, plugul = deszăpezire, plan
cine curata trotuarul, trotuar = trotuar, obligațiile proprietarilor
`;

const DIGITAL = `
laptop pierdut, furat laptopul, pierdut laptopul, stick pierdut, trimis din greseala, trimis gresit, mail gresit, alt destinatar = incident cu date personale, încălcarea securității
ecran rosu, cere bani, bitcoin, fisiere blocate, hackeri, ne-au spart, virus, spart contul = ransomware, incident, atac informatic
camere, camere video, supraveghere, filmam = camere video, registrul prelucrărilor, date personale
hartie cu gdpr, acord gdpr = notă de informare, date personale
copie de rezerva, salvam fisierele, s-a ars calculatorul, s-a stricat hardul, hard extern = backup, copii de siguranță, restaurare
a plecat cu parolele, plecat in germania, intra in administrare, domeniul = predarea conturilor și a parolelor, domeniu, acces
parola slaba, aceeasi parola, link ciudat, mail ciudat, mail suspect = phishing, parole, securitatea calculatoarelor
nis2, nis = securitate cibernetică, DNSC
semnatura scanata, semnat pe telefon, pdf semnat, semnat pe mail = semnătură electronică, document semnat electronic
orbi, nevazatori, cititor de ecran = accesibilitate, declarație de accesibilitate
fereastra cu cookie = module cookie, acord
postare, injura, injuraturi, jigniri, sterg comentarii, blocam oameni = pagina de Facebook, moderarea comentariilor
`;

const PROJECTS = `
idee de proiect = fișă de proiect, finanțare
dosar de finantare, ce acte la proiect, depunem proiectul = documente înainte de cerere, cerere de finanțare
vine controlul, vin de la control, auditori, curtea de conturi = dosarul proiectului, control, audit
pastram actele, pastrez actele, aruncam dosarele = păstrarea documentelor, durabilitate
panou mare, tabla cu ue, steag, placa, afis = panou, vizibilitate, placă permanentă
s-a terminat proiectul, terminat proiectul, ce mai bifez = închiderea proiectului, raport final
ne iau banii inapoi, dam banii inapoi, taie bani = corecție financiară, neregulă
cum stam cu lucrarea, ramas in urma cu lucrarea = raport de progres, grafic de execuție
sedinta pe santier = minuta ședinței de șantier
termene pierdute, pleaca inginera = registrul riscurilor, risc, înlocuitor
viitorul comunei = strategie de dezvoltare locală
chestionar = consultare, strategie, întâlnire
dr 27, dr27, dr 28, dr28, afir, gal = AFIR, DR-28, drumuri comunale, exploatații agricole
saligny, bani de drum = Anghel Saligny, drumuri comunale
bani din pnrr = PNRR
`;

/** One phrase that people say, and all that is meant by it. */
type Everyday = { said: string; meant: readonly string[] };

const phrasesIn = (text: string): string[] => text.split(",").map((phrase) => phrase.trim());

export const EVERYDAY: readonly Everyday[] = [
  ACQUISITIONS,
  MONEY,
  PEOPLE,
  BUILDING,
  LAND,
  CITIZENS,
  COUNCIL,
  ORDER,
  DIGITAL,
  PROJECTS,
].flatMap((lines) =>
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [said = "", meant = ""] = line.split("=");
      return phrasesIn(said).map((phrase) => ({ said: phrase, meant: phrasesIn(meant) }));
    }),
);
