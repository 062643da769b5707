import { questions } from "./question";

/**
 * In the words of town-hall clerks, written from the library alone, by somebody who had not read how the documents are ranked:
 * short and without diacritics, with slips, as long stories with the question inside; those without a document are to be
 * refused. The other half of what was written then is in clerks-held-out.
 */
export const clerksTuning = questions(
  null,
  `
  - | lege-98-2016 | achizitie-directa-pasi | Sub 9\\.000 lei | Sub ce valoare pot plăti direct un produs, fără să mai accept o ofertă în SEAP?
  c | lege-98-2016 achizitie-directa-pasi nota-justificativa-valoare-estimata plan-achizitii-proiect | | interzis să se împartă / interzice / este interzisă / aceeași lucrare, pe două străzi / nu a fost împărțită | Avem de reparat doua podete pe acelasi parau. Primarul zice sa facem doua contracte separate, fiecare sub prag, ca merge mai repede. Eu semnez referatul si ma tem de Curtea de Conturi. Se poate sa le despart asa?
  t | lege-98-2016 | | 4 ani | cat poate dura maxm un acord cadru
  - | lege-98-2016 | contract-servicii-model | 10% din prețul | Ce procent maxim putem cere ca garanție de bună execuție?
  c | hg-395-2016 | lege-98-2016 contract-servicii-model | 5 zile lucrătoare de la semnarea | firma a semnat contractul si tot nu aduce garantia de buna executie, cate zile are
  - | hg-395-2016 | | 2/3 dintre membrii | Cu câte voturi ia hotărâri comisia de evaluare a ofertelor?
  - | lege-101-2016 | | 20 de zile de la primirea | În cât timp dă CNSC decizia?
  c | verificarea-facturii contract-servicii-model | lege-72-2013 | 30 de zile | in cate zile platim o factura de la prestator
  c | contract-servicii-model | achizitie-directa-pasi | numai prin act adițional | se poate lungi contractul de mentenanta daca nu am prevazut prelungirea
  t | caiet-sarcini-consultanta | | nu se leagă de un procent | platim consultanutl la procent din banii europeni luati?
  c | proces-verbal-selectie-oferte | | Celelalte firme sunt anunțate | celor care au pierdut la cumparare directa le mai scriem ceva
  c | referat-de-necesitate | achizitie-directa-pasi verificarea-facturii | înaintea comenzii / înaintea oricărei comenzi | Viceprimarul a luat de la depozit niste teava si coturi pentru o avarie. Acum a venit cu factura si ne pune sa facem referatul cu data de ieri. Contabila nu vrea sa vizeze. Referatul se putea face si dupa?
  c | lege-98-2016 | | afin până la gradul al doilea | un coleg din comisia de evaluare e cumnat cu administratorul firmei, mai poate sta in comisie
  - | lege-98-2016 | | 10\\.000 lei | O firmă are datorii mici la stat; de la ce sumă o excludem de la licitație?
  c | lege-98-2016 | | 6 zile înainte | Facem o procedura simplificata pentru reparatia dispensarului, sunt lucrari. O firma a intrebat ceva in SEAP acum o saptamana. Depunerea e vinerea viitoare. Cu cat timp inainte de depunere trebuie sa-i fi raspuns?
  c | calendar-buget-local lege-273-2006 | | 15 zile | lumea din sat nu-i multumita de buget, pana cand pot scrie impotriva
  c | rectificare-buget | lege-273-2006 | 30 de zile de la intrarea | A iesit rectificarea la bugetul statului si judetul ne-a mai dat niste bani. Consiliul nostru se intruneste abia peste doua saptamani. Primarul intreaba daca mai prindem. In cate zile trebuie sa votam rectificarea noastra?
  c | rectificare-buget | | Virare de credite: / se mută o sumă | mut niste bani de la un articol la altul fara sa creasca totalul, cum se cheama treaba asta
  c | deplasare-diurna | hg-714-2018 ordin-1235-2023 | 23 de lei | omu pleaca 2 zile la instruire la cluj, cat ii dam pe zi
  - | deplasare-diurna | hg-714-2018 | până la 50% | Cu cât poate mări primarul suma de cazare la o delegație?
  c | lege-227-2015 | instiintare-de-plata calendar-hotarare-impozite-locale | până la 10% | ce reducere are lumea daca plateste tot pe an din prima
  - | calendar-hotarare-impozite-locale anunt-consultare-52 lege-52-2003 | proiect-hotarare-consiliu-local | 30 de zile lucrătoare | Suntem la jumătatea lui noiembrie și abia acum avem proiectul cu impozitele pe anul viitor. Consilierii vor să îl voteze pe 10 decembrie. Nu am pus niciun anunț până azi. Câte zile trebuie să stea anunțul înainte?
  c | decizie-corectare-impozit | | compensare / restitui | O doamna a platit 6 ani impozit pentru 120 mp, dar casa ei are 90 mp in acte. Greseala e a noastra, la introducerea in calculator. Acum vrea banii inapoi sau sa i se scada din anul asta. Ce hartii intocmim?
  - | executare-silita-pasi | lege-207-2015 | 15 zile | Cât timp are datornicul după ce a primit somația?
  c | certificat-atestare-fiscala | oug-7-2026 | cumpărător | vine unul sa cumpere un teren si n-are nimic la noi in rol, ii mai dam certificat fiscal?
  c | instiintare-de-plata pagina-facebook-primarie | | datornici | Avem multi restantieri si primarul vrea sa punem lista lor cu nume la avizier si pe Facebook ca sa ii facem de rusine. La comuna vecina asa au facut. Colegul cu datele personale nu e convins. Se poate?
  - | lege-273-2006 | | donațiilor | Putem lega un venit al comunei de o anumită cheltuială?
  - | inventarierea-patrimoniului og-81-2003 | | 3 ani / trei ani | Auditorul ne-a spus că valorile clădirilor din contabilitate sunt vechi. Ultima reevaluare am făcut-o în 2021. Contabila zice că nu mai e obligatoriu. La câți ani trebuie reevaluate?
  c | planificarea-concediilor hg-250-1992 | lege-53-2003 | 25 de zile | am 12 ani vechime la primarie, cate zile de concediu am
  c | planificarea-concediilor lege-53-2003 | | numai la încetarea | pot lua bani in loc de concediul nefacut
  - | lege-53-2003 | | 6 și 7 ianuarie | Care sunt sărbătorile legale în care primăria este închisă?
  c | lege-53-2003 | | zile libere plătite | mi-a murit bunica, am liber de la serviciu?
  - | anunt-concurs-post-contractual proces-verbal-afisare | | numărul de înregistrare al dosarului / numărul dosarului | Rezultatele la concurs le afișăm cu nume?
  - | proces-verbal-predare-primire predare-parole | | PROCES-VERBAL DE PREDARE / predare-primire / predau | Casiera se pensionează la sfârșitul lunii și vine o fată nouă. Are chei, ștampilă, chitanțiere și parole la program. Nu am mai făcut așa ceva de zece ani. Ce document întocmim între ele două?
  c | declaratii-avere-interese lege-176-2010 | | nu puneți pe site / neconstituțional | Un consilier mi-a adus declaratia lui de avere si vrea sa apara pe site pana maine. Anii trecuti le puneam pe toate acolo. Acum am auzit ca s-a schimbat ceva la Curtea Constitutionala. O mai public?
  t | lege-169-2026 certificat-urbanism-verificare | | 15 zile lucrătoare | in cat timp eliberam certificatul de urbanim pt casa
  c | notificare-lucrari-constructii lege-169-2026 | | 50 mp | vecinul face un foisor in curte, ii trebuie autorizatie sau doar anunta
  - | lege-50-1991 | lege-169-2026 autorizatie-construire-dosar | înainte de 25 august 2026 | După ce lege judecăm o autorizație de construire cerută și emisă în 2023?
  c | lege-169-2026 autorizatie-construire-dosar | | formă autentică | Un om vrea sa-si faca garaj lipit de casa vecinului. Vecinul nu vrea sa-i semneze nimic si a venit la noi sa ne spuna sa nu-i dam autorizatie. Garajul e la 40 de centimetri de peretele lui. Cand e obligatoriu acordul lui?
  - | lege-169-2026 autorizatie-construire-dosar | | 3 luni | Cât timp îi pot da solicitantului ca să aducă completările la dosarul de autorizație?
  c | lege-169-2026 autorizatie-construire-dosar | | 7 zile lucrătoare | se poate da autorizatie de urgenta si in cate zile
  c | notificare-lucrari-constructii lege-169-2026 | | fără nicio formalitate / zugrăveli | Bunica si-a zugravit casa si a schimbat geamurile la fel cum erau. Politistul local i-a zis ca trebuia autorizatie si ca ia amenda. Femeia plange pe hol. Trebuia sa ceara ceva de la noi?
  - | registre-urbanism-model | lege-169-2026 | prima decadă / primele zece zile | Când trimitem registrele de urbanism la Inspectoratul în Construcții?
  c | pug-actualizare-pasi | lege-169-2026 | majoritate absolută | cu ce vot pornim refacerea planului urbanistic
  t | adrese-nomenclator-stradal | og-63-2002 | comisiei județene | cine avizeza numele strazilor noi
  c | vanzare-teren-extravilan | lege-17-2014 | 45 de zile lucrătoare | vecinu vinde 3 ha de aratura, cat sta afisata oferta la primarie
  c | vanzare-teren-extravilan | | proces-verbal / 5 zile lucrătoare | Mi-a venit ieri o cerere de vanzare pentru 70 de ari in extravilan. Dosarul e complet, cu oferta si extras. Sefa e plecata si eu sunt singur. In cate zile trebuie sa o afisez?
  c | stare-civila-casatorie | lege-119-1996 | 14 zile | analizele pt cununie cat sunt valabile
  - | stare-civila-casatorie | lege-119-1996 | 10 zile de la afișare | La câte zile după depunerea actelor se poate face cununia?
  - | stare-civila-casatorie | lege-119-1996 | aprobarea primarului | Doi tineri cu domiciliul în alt județ vor să se căsătorească la noi, pe malul lacului. Niciunul nu are reședința în comună. Data e fixată cu invitații. Ce trebuie să obțină ca să îi cunun aici?
  c | registru-agricol-calendar | og-28-2008 | ultima zi lucrătoare a lunii februarie | pana cand vine lumea sa declare animalele
  c | registru-agricol-calendar | og-28-2008 | certificat de moștenitor / moștenire nedezbătută | A murit un batran si unul din cei trei copii vrea sa treaca tot pamantul pe el in registru. N-au facut succesiunea. Zice ca fratii sunt de acord, dar nu are nimic scris. Il pot inscrie?
  c | registru-agricol-calendar | og-28-2008 | toate gospodăriile | unul care n-are pamant deloc se trece in registru?
  - | registru-agricol-calendar ajutor-incalzire ancheta-sociala | oug-41-2016 | omul nu aduce adeverință / nu se cer omului / se cere adeverință de la registrul agricol al aceleiași / Nu se cere persoanei | La ghișeul de ajutoare i se cere unui om adeverință de la registrul agricol, care e la biroul de alături. Omul a stat la două cozi. Mi se pare că îl plimbăm degeaba. Avem voie să îi cerem adeverința?
  - | ajutor-incalzire | hg-1073-2021 | 3\\.000 de lei | Un depozit la bancă îl scoate pe om de la ajutorul de încălzire?
  c | ancheta-sociala | | Faptele se despart / Nu se scriu | Colegul scrie in ancheta ca familia e murdara si ca barbatul bea, asa a auzit de la vecini. Mie mi se pare ca o sa avem probleme. Trebuie trimisa maine la instanta. Cum se scrie corect ce am vazut?
  - | ancheta-sociala | | Nu se fotografiază | Pot face poze în casa omului la ancheta socială?
  c | lege-448-2006 | ancheta-sociala | asistentul personal | in ce lege e insotitorul omului cu handicap
  c | ghid-acces-544 lege-544-2001 raspuns-544 | | 5 zile | daca nu-i dam informatia publica, in cate zile ii scriem ca refuzam
  c | ghid-acces-544 | lege-544-2001 raspuns-544 | Motivul cererii nu | A venit unul cu o cerere sa-i dam facturile de la festivalul din vara. Nu a scris de ce le vrea. Primarul spune sa nu-i raspundem pana nu zice la ce ii trebuie. Are dreptate primarul?
  - | ghid-acces-544 raspuns-544 | lege-544-2001 | partea aceea se acoperă / Am acoperit / se ascund CNP-ul / prețul plătit | Un cetățean cere contractul cu firma de gunoi. În el sunt CNP-ul administratorului și prețul. Juristul vrea să refuzăm tot documentul. Ce ascundem și ce dăm?
  - | ghid-acces-544 lege-544-2001 raspuns-544 | | 30 de zile de la expirarea | În câte zile se merge la tribunal dacă nu am răspuns la o cerere de informații?
  c | registru-544 | | un singur număr | o cerere cu 12 intrebari o trec de 12 ori in registru?
  - | raport-anual-52-544 lege-52-2003 | hg-831-2022 | Recomandări primite / numărul recomandărilor | Ce cifre trec în raportul anual pe transparență decizională?
  t | minuta-dezbatere-52 | | nu conduce dezbaterea | cine scrie mintua la dezbatere
  c | raspuns-petitie og-27-2002 | | 30 de zile | pana cand raspund la o reclamatie
  c | raspuns-petitie og-27-2002 | | clasează | a venit o sesizare fara nume, ce fac cu ea
  c | incident-date-personale ue-2016-679 plan-comunicare-criza | | 72 de ore | mi-am pierdut laptopul de serviciu cu datele oamenilor, cat am la dispozitie sa anunt
  c | incident-date-personale | ue-2016-679 | cereți destinatarului | Am trimis din greseala un tabel cu CNP-urile de la ajutoare la o firma de curatenie. Mi-am dat seama dupa o ora. Nu stiu daca l-au deschis. Ce fac prima data?
  - | registru-prelucrari | ue-2016-679 | Camere video | Ce scriem în registrul prelucrărilor despre camerele video?
  c | monitor-oficial-local oug-57-2019 proces-verbal-afisare | | 5 zile de la comunicarea | in cate zile aducem hotararea la cunostinta lumii dupa ce a fost la prefect
  - | monitor-oficial-local | oug-57-2019 | șase subetichete | Ce secțiuni are Monitorul Oficial Local pe site?
  - | oug-41-2016 | | interzis să se ceară | Am voie să cer cetățeanului un document emis de altă instituție?
  c | oug-57-2019 | | 13 până la 5\\.000 | comuna cu 4200 de oameni cati consilieri are
  - | oug-57-2019 | | 5 zile de la comunicarea ei | Cu câte zile înainte se convoacă ședința ordinară a consiliului?
  t | oug-57-2019 monitor-oficial-local proiect-hotarare-consiliu-local proces-verbal-sedinta-consiliu | | 10 zile lucrătoare | in cat timp trimit hotararle la prefectura
  c | proiect-hotarare-consiliu-local proces-verbal-sedinta-consiliu | lege-161-2003 | nu participă | La sedinta de joi se voteaza vanzarea unui teren catre firma sotiei unui consilier. El zice ca voteaza, ca e dreptul lui de ales. Ceilalti consilieri mormaie. Poate vota?
  c | oug-57-2019 | | o treime | pot consilierii sa cheme ei sedinta fara primar
  t | proces-verbal-sedinta-consiliu | | se anonimizează | ce ascudem cand punem pe site procesul verbal de sedinta
  - | proces-verbal-sedinta-consiliu | proiect-hotarare-consiliu-local | consilierii în funcție | Majoritatea absolută se numără din consilierii prezenți?
  c | oug-57-2019 | monitor-oficial-local | cel mult 5 zile de la comunicarea | dispozitia data pentru un singur om in cat timp i-o comunicam, dupa prefect
  c | accident-de-munca lege-319-2006 | hg-1425-2006 | inspectoratul teritorial de muncă / inspectoratului teritorial de muncă | a cazut gunoierul de pe remorca si si-a rupt mana, unde sunam
  c | accident-de-munca | lege-319-2006 | drumul normal | Contabila a cazut pe gheata cand venea dimineata spre primarie. Are piciorul in gips si concediu medical o luna. Primarul zice ca nu e accident de munca pentru ca nu era la birou. Este sau nu?
  - | lege-319-2006 ssm-primarie | hg-1425-2006 | La angajare | Când se face instruirea de securitate a muncii?
  c | lege-319-2006 | ssm-primarie | 4\\.000 la 8\\.000 | ce amenda luam daca n-au oamenii instruirea de protectia muncii
  c | ssm-primarie | lege-319-2006 | nu scutește | Am platit o firma de protectia muncii, ne face fisele pe tot anul. Primarul zice ca daca se intampla ceva raspunde firma, nu el. Eu semnez fisele. Cine raspunde?
  t | svsu-organizare | lege-307-2006 | comanda trece la ei | cand vin pompierii militri cine comanda
  - | plan-comunicare-criza | | primul mesaj | A explodat o butelie la cantina școlii și deja se scrie pe Facebook că sunt morți. Încă nu avem toate datele. Primarul vrea să tăcem până diseară. În cât timp dăm primul mesaj?
  c | contract-salubrizare-verificare | lege-101-2006 | taxa specială | unul n-are contract de gunoi, cum plateste
  - | contract-salubrizare-verificare | oug-92-2021 raport-lunar-salubrizare | hârtie și carton | Ce fracții de gunoi se colectează separat?
  t | caini-fara-stapan | oug-155-2001 | Sterilizarea este obligatorie | e obligatorie sterlizarea la caini comuni
  c | plan-deszapezire | | în octombrie | in ce luna se aproba planul de zapada
  c | anunt-intrerupere-apa | | școala, grădinița | se opreste apa maine, pe cine sun primul
  c | contraventii-pasi og-2-2001 proces-verbal-contraventie | | 6 luni | in cat timp de la fapta mai pot da amenda
  c | contraventii-pasi og-2-2001 proces-verbal-contraventie | | jumătate din minimul | cat plateste omul daca achita amenda repede
  - | contraventii-pasi proces-verbal-contraventie | og-2-2001 | două luni | Un șofer a parcat pe spațiul verde și a refuzat să semneze. Procesul-verbal a rămas la mine în sertar din septembrie. Acum vreau să îl trimit prin poștă. În cât timp trebuia comunicat?
  - | drumuri-anghel-saligny-afir | | exploatații agricole | Pe DR-27 putem face strada din sat?
  c | vizibilitate-durabilitate | ue-2021-1060 | 500\\.000 de euro | de la ce valoare punem panou mare la proiectul european
  t | vizibilitate-durabilitate dosar-proiect-control | ue-2021-1060 inchidere-proiect | cinci ani de la 31 decembrie | cat pastrm actele proiectului european
  - | dosar-proiect-control | | opis | Cum aranjez dosarele înainte să vină controlul la proiect?
  - | hg-395-2016 plan-achizitii-proiect | | program separat / pe tot proiectul | Trebuie un program de achiziții separat pentru fiecare proiect cu bani europeni?
  c | registru-riscuri-proiect | ordin-600-2018 | înlocuitor numit | Inginera care ducea proiectul pleaca in concediu de maternitate. Tot ce stie e in capul ei si in calculatorul ei. Mi-e frica sa nu pierdem termenele. Ce masura se trece in registrul riscurilor pentru asta?
  c | inchidere-proiect | | Recepția la terminarea / Indicatorii sunt măsurați | s-a terminat proiectul cu bani europeni, ce mai am de bifat
  - | strategie-locala-structura | | cel mult cinci obiective | Câte obiective să aibă strategia comunei?
  c | strategie-locala-structura | | Chestionar scurt / întâlnire în fiecare sat | Trebuie sa facem strategia pe urmatorii 7 ani. Consultantul vrea sa ia datele de pe internet si gata. Eu zic ca trebuie intrebati oamenii din fiecare sat. Cum se face consultarea?
  c | securitate-baza | oug-155-2024 | apă potabilă | intram sub nis2 daca avem serviciul de apa?
  c | predare-parole | | pe numele comunei | Baiatul care ne facea site-ul a plecat in Germania. Domeniul e pe numele lui si numai el intra in administrare. Nu raspunde la telefon. Cum trebuia sa fie trecut domeniul?
  c | incident-date-personale | securitate-baza plan-comunicare-criza | nu îl stingeți / Nu plătiți | Azi dimineata pe calculatorul de la taxe a aparut un ecran rosu care cere bani in bitcoin. Colegul a vrut sa-l opreasca din priza. Am oprit noi internetul. Ce facem cu calculatorul?
  c | comunicat-de-presa | | are o pagină | cat de lung e un anunt pt ziare
  c | | | | ce acte trebuie pt buletin la 14 ani
  c | | | | cum se calculeaza pensia la limita de varsta
  - | | | | Care sunt criteriile pentru bursa socială a elevilor?
  c | | | | acte pt divort la primarie
  c | | | | mi-au intrat mistretii in porumb, cum se fac actele de paguba
  c | | | | ce facem cand apare pesta porcina in sat
  c | | | | cum se numesc oamenii in sectia de votare
  - | | | | Cât este voucherul de vacanță la primărie?
  c | | | | la cati ani vechime se da gradatia a treia
  - | | | | Cât este impozitul pe o mașină de 1.600 cmc?
  c | | | | ce cota de impozit e pe cladirea unei firme
  - | | | | Cum se obține cardul de parcare pentru persoane cu handicap?
  c | | | | ce registru se tine la zilieri dupa legea 52 din 2011
  c | | | | cum se organizeaza politia locala dupa legea 155 din 2010
  c | | | | cum se da un loc de veci in cimitirul comunei
  c | | | | ce fac cu declaratia saf-t
  - | | | | Cine plătește naveta profesorilor și cum se decontează?
  c | | | | cum infiintam o cresa comunala, ce aviz de la sanatate trebuie
  c | | | | o batrana vrea loc la caminul de batrani al judetului, ce dosar face
  c | | | | de la ce varsta se poate pensiona anticipat un functionar public
  c | | | | amenda pentru muzica tare noaptea dupa legea 61 din 91
  - | | | | Cum se schimbă destinația unui teren din arabil în pășune la OCPI?
  c | | | | Fiul unei vecine e student la Iasi si vrea bursa. I-au cerut o hartie despre venituri pe 12 luni, calculata dupa regula universitatii. Mama a venit la ghiseu cu cupoanele de pensie. Cum se face calculul acela?
  - | | | | Un agricultor a pierdut tot grâul din cauza grindinei. Asigurarea i-a expirat în martie. Vrea să primească despăgubire de la minister. Ce sumă primește pe hectar?
  - | | | | Programează-mi o căsătorie pe 12 iulie, la ora 11.
  c | | | | aproba-mi concediul pe august
  - | | | | Ce consultant pentru AFIR ne recomanzi?
  c | | | | care primarie din judet e cea mai harnica
  - | | | | Ce marcă de tractor ar trebui să cumpere comuna?
  c | | | | Avem trei oferte de la trei proiectanti pentru scoala. Unul e tanar, altul are birou mare, al treilea a lucrat cu comuna vecina. Primarul nu se hotaraste. Pe care sa-l luam?
  c | | | | cum slabesc 10 kg pana la vara
  - | | | | Mă doare spatele de la scaunul de birou, ce tratament îmi dai?
  c | | | | Ma cert in fiecare zi cu colega de birou. Vorbeste tare la telefon si imi ia cafeaua. Acasa nu mai pot dormi de nervi. Ce sa-i spun ca sa-si ceara iertare?
  c | | | | care e parola primariei la seap
  c | | | | zi-mi parola de la wifi din sala de sedinte
  - | | | | Cum intru în e-mailul colegei fără să știe?
  c | | | | castiga primarul nostru si mandatul urmator?
  c | | | | cat va fi euro cand primim transa a doua
  - | | | | A fost arestat primarul din comuna vecină?
  c | | | | cat e tona de asfalt acum
  c | | | | cat ia un proiectant pentru un PUG la o comuna mica
  `,
);
