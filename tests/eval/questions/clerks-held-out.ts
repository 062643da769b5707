import { questions } from "./question";

/**
 * The half of the clerks' questions that nothing is tuned on: asked only by `npm run eval -- --final`, and then only the totals
 * are said.
 */
export const clerksHeldOut = questions(
  null,
  `
  c | lege-98-2016 | achizitie-directa-pasi hg-395-2016 | consultă cel puțin trei / 140\\.000 lei | pentru mobilier de vreo 150 de mii fara tva imi ajunge o oferta sau caut mai multe firme
  c | lege-98-2016 | achizitie-directa-pasi | Trimestrial | la cat timp bagam in seap notificarea pt ce am luat direct din magazin
  - | lege-98-2016 | hg-395-2016 | 70% din garanție | Constructorul a terminat căminul cultural, iar comisia a semnat recepția la terminare fără obiecții. Acum ne cere înapoi toată garanția de bună execuție. Noi știam că o parte rămâne la noi până la recepția finală. Cât îi dăm acum și în cât timp?
  ct | hg-395-2016 | proces-verbal-selectie-oferte | sub 80% | ofeta a venit mult prea ieftina, de la ce procent se considera pret suspect
  c | lege-101-2016 | | o zi de la primire | Ieri dupa masa am primit pe mail o contestatie la licitatia pentru gradinita. Colega de la achizitii e in concediu si eu n-am mai facut asa ceva. Stiu ca trebuie pusa undeva in SEAP. In cat timp o public?
  c | hg-395-2016 program-anual-achizitii | | trimestrul IV / Decembrie | cand facem lista cu tot ce cumparam la anu
  - | program-anual-achizitii hg-395-2016 | | Nu inițiați achiziția înainte / dacă s-au găsit sursele | S-a stricat centrala de la școală chiar înainte de vacanță. În programul de achiziții de anul acesta nu avem așa ceva trecut. Directorul vrea centrala nouă săptămâna asta. Pot cumpăra înainte să schimb programul?
  c | verificarea-facturii | | Cine semnează confirmă | Mi-a venit o factura prin sistemul electronic, suma e mai mare decat in contract cu vreo 300 lei. Seful zice sa semnez ca e buna de plata, ca diferenta e mica. Eu nu am vazut marfa. Pentru ce raspund daca semnez?
  c | lege-98-2016 | | 3 zile lucrătoare de la | castigatorul isi vrea garantia de participare inapoi, cand i-o dam
  c | caiet-sarcini-iluminat | | noaptea / luxmetru | cum verificam becurile cu led dupa ce le monteaza
  - | caiet-sarcini-iluminat | | Clasa străzii este scrisă / se cere lumina | Facem caietul de sarcini pentru becuri LED. Un furnizor ne-a trimis fișa lui și ne zice să scriem direct wații din ea. Inginerul de la județ spune că nu e bine așa. Ce scriem în loc de putere?
  - | verificarea-facturii lege-500-2002 | | viza prealabilă / Viza de control financiar preventiv | Se poate plăti o cheltuială fără viza de control financiar preventiv?
  - | lege-500-2002 | | între 5 și 15 | Între ce zile ale lunii se dau salariile la bugetari?
  c | deplasare-diurna | hg-714-2018 ordin-1235-2023 | între 5 și 50 km / mai mult de 50 km | Secretara merge maine la tribunal cu un dosar, sunt vreo 38 km pana acolo si se intoarce in aceeasi zi. Vrea si cazare trecuta pe ordin, zice ca i se cuvine. Eu as trece doar diurna. Cine are dreptate?
  c | decizie-corectare-impozit | lege-207-2015 | 45 de zile | omul nu-i de acord cu impozitul nou, in cate zile face contestatie
  c | executare-silita-pasi | contraventii-pasi | 5 ani | datorii din 2018 la impozit mai putem sa le luam?
  c | executare-silita-pasi | | contestație la executare | unde se plange omul daca i-am blocat contul pt impozite
  c | certificat-atestare-fiscala | | Nu se refuză pentru că există datorii | are restante omul, ii refuz certificatul fiscal?
  t | instiintare-de-plata | | nu poate fi contestată | se poate contesta instintarea de plata
  - | lege-273-2006 | | 1 ianuarie | Când începe și când se termină anul bugetar al comunei?
  c | inventarierea-patrimoniului | ordin-2861-2009 | Gestionarul și contabilul | cine nu are voie in comisia de numarat bunurile
  c | casarea-bunurilor | | Datele se șterg | dam la fier vechi niste calculatoare, ce facem cu datele de pe ele
  c | inventarierea-patrimoniului | ordin-2861-2009 | 7 zile lucrătoare | am gasit lipsa un generator la inventar, in cat timp trec diferenta in contabilitate
  - | planificarea-concediilor | lege-53-2003 | 18 luni | O colegă a fost mult în medical anul trecut și i-au rămas 14 zile de odihnă. Șeful spune că le-a pierdut la 31 decembrie. Ea vrea să le ia la vară. Până când le poate lua?
  c | lege-53-2003 | | 25% din salariul | paznicul lucreaza noaptea, ce spor are
  t | lege-53-2003 | | 48 de ore | cate ore pe saptamna poate lucra cineva maxim, cu tot cu suplimentare
  c | oug-7-2026 fisa-postului | anunt-concurs-post-contractual | 30% / 01\\.07\\.2026 / 1 iulie 2026 | S-a auzit ca ne reduc oamenii la primarie. Suntem 19 posturi in organigrama si 6 sunt goale. Secretarul zice ca trebuie facuta reorganizare pana in vara. Cu cat se reduc posturile si pana cand?
  c | anunt-concurs-post-contractual | hg-1336-2022 | 15 zile lucrătoare | cu cat timp inainte pun pe site ca angajam un sofer
  c | evaluarea-anuala | | refuză să semneze | Am facut evaluarea la un referent si i-am dat satisfacator. El nu vrea sa semneze raportul, zice ca ne da in judecata. Sefa s-a speriat. Ce fac cu raportul nesemnat?
  c | fisa-postului | lege-53-2003 | act adițional, nu numai o fișă | ii schimb de tot munca unui angajat contractual, ajunge sa schimb fisa?
  - | lege-53-2003 | | 12 ore consecutive | Câte ore de odihnă trebuie între două zile de lucru?
  c | lege-188-1999 oug-57-2019 | | partea a VI-a a Codului / funcția publică | la functionarii publici se mai aplica legea 188 din 1999?
  c | declaratii-avere-interese | lege-176-2010 | 15 iunie | pana cand depun consilierii averea
  t | declaratii-avere-interese | lege-176-2010 | 30 de zile | noul viceprimr in cate zile isi face declaratia de interese
  c | lege-169-2026 autorizatie-construire-dosar | | 30 de zile calendaristice | in cate zile ii dam omului hartia de construit
  - | certificat-urbanism-verificare autorizatie-construire-dosar | lege-169-2026 | își păstrează valabilitatea / se continuă cu avizele | Avem un certificat de urbanism dat în mai 2026. Omul vine abia acum cu avizele. Colega spune că trebuie unul nou, pe formular nou. Mai este bun cel vechi?
  c | lege-169-2026 autorizatie-construire-dosar | | 3 ani | autorizatia emisa luna asta cat timp e buna pana incep lucrarile
  - | lege-169-2026 | | nulitate absolută | Doi frați și-au împărțit singuri grădina și au făcut acte la notar. Nu au cerut nimic de la urbanism înainte. Acum unul vrea să vândă bucata lui. Actul de dezlipire fără certificat de urbanism este bun?
  t | lege-169-2026 certificat-urbanism-verificare | | 24 de luni | cu cat se prelungste certificatul de urbanism
  - | autorizatie-construire-dosar lege-169-2026 certificat-urbanism-verificare | | mai vechi de 30 de zile / mai vechi de 30 | Cât de vechi poate fi extrasul de carte funciară depus la urbanism?
  c | nota-constatare-disciplina-constructii | lege-169-2026 | NOTĂ DE CONSTATARE / Lucrarea constatată / oprirea executării | am gasit unul care toarna placa fara autorizatie, ce scriu la fata locului
  - | pug-actualizare-pasi | lege-169-2026 | 7 ani | PUG-ul nostru e din 2016; suntem obligați să îl refacem?
  c | adrese-nomenclator-stradal hg-777-2016 | | RENNS | am dat numere la case prin hotarare, unde le mai bagam dupa
  - | adrese-nomenclator-stradal | | adresa actuală, adresa anterioară | O familie are în buletin nr. 45, iar la curent figurează cu nr. 112. Banca nu le aprobă creditul din cauza asta. Au venit să le dăm o hârtie că e aceeași casă. Ce act eliberăm și ce scriem în el?
  c | receptie-terminarea-lucrarilor-pv lege-169-2026 | hg-273-1994 | nu pot fi recepționate / nu se recepționează | facem receptie la o magazie ridicata fara autorizatie?
  c | lege-50-1991 certificat-urbanism-verificare | lege-169-2026 proiect-hotarare-consiliu-local | abrogate / Legea veche a autorizării | mai scriu legea 50 din 91 pe cererile noi?
  - | hg-343-2017 receptie-terminarea-lucrarilor-pv lege-169-2026 hg-273-1994 | | rămâne în vigoare | După noul cod al construcțiilor, regulamentul vechi de recepție mai este valabil?
  c | vanzare-teren-extravilan lege-17-2014 | lege-175-2020 | rangul I | Un batran vinde pamantul din camp, 1,8 ha. Il lucreaza de ani buni o firma cu contract de arenda. Nepotul lui vrea si el sa-l cumpere, la fel si vecinul de tarla. Cine are intaietate?
  - | lege-17-2014 vanzare-teren-extravilan | | Nu se aplică terenurilor / nu intră sub | Pentru o grădină din intravilan mai afișăm oferta de vânzare?
  t | vanzare-teren-extravilan | | 3 zile lucrătoare | a venit un preeemptor cu acceptarea, in cat timp o afisam
  c | inchiriere-concesiune-bunuri | oug-57-2019 | 49 de ani | pe cati ani putem da terenul primariei la o firma sa faca hala
  c | contract-inchiriere-bun | inchiriere-concesiune-bunuri | nu subînchiriază / subînchiriere | Avem dat un spatiu din dispensar la o farmacie. Am aflat ca farmacista l-a dat mai departe unui cosmetician si ia chirie de la el. In contractul nostru e modelul obisnuit. Avea voie?
  c | stare-civila-nastere-deces | lege-119-1996 | 30 de zile | s-a nascut copilul acum 2 saptamani, pana cand il declara tatal
  c | stare-civila-nastere-deces | lege-119-1996 | 3 zile | a murit omul aseara acasa, in cat timp trebuie declarat la primarie
  c | stare-civila-nastere-deces | lege-119-1996 | certificatul medical constatator al decesului | O femeie a murit in casa la ea, singura, si au gasit-o vecinii. Feciorul e plecat in Italia si vine abia poimaine. A venit vecina cu buletinul decedatei. Ce acte trebuie sa aduca pentru certificat?
  t | stare-civila-nastere-deces | | procură specială | poate lua altcineva certificatul de nastere perdut
  t | stare-civila-transcriere-nume | lege-119-1996 | Dispoziția nu o dă primarul | cine aproba schimbrea numelui, primarul?
  c | stare-civila-transcriere-nume | lege-119-1996 | Nu se șterge, nu se adaugă / Îndreptarea se face numai | In actul de nastere al unui copil numele mamei e scris cu i in loc de y. Tatal vine furios ca nu-i poate face pasaport. Colega zice sa corectam noi cu pixul ca se vede clar ca e greseala. Cum se indreapta?
  - | stare-civila-transcriere-nume | lege-119-1996 | OG 41/2003 a fost abrogată | Pentru schimbarea numelui mai folosim OG 41/2003?
  t | registru-agricol-calendar | | formă scrisă | contractul de arneda trebuie scris sau merge si verbal
  c | registru-agricol-calendar | | registru special | unde se depune si cine inregistreaza contractul de arenda
  c | ajutor-incalzire | lege-226-2021 | 2\\.053 | batrana singura cu pensie de 1900, intra la incalzire?
  t | ajutor-incalzire | lege-226-2021 | data de 20 | cererea de incalzre depusa pe 25, din ce luna se da
  c | ajutor-incalzire | hg-1073-2021 | mai nouă de 10 ani | Vine o familie cu trei copii pentru lemne. Au un Logan din 2019 si unul vechi din 2005 in curte. Venitul e mic, sub 700 lei de persoana. Masina ii incurca?
  c | ancheta-sociala | lege-272-2004 | DGASPC | la vizita am vazut un copil batut, pe cine anunt
  c | ajutor-incalzire | | gospodăresc împreună / bunicul | bunicul care sta cu ei se pune la numarul de persoane la incalzire?
  c | ghid-acces-544 lege-544-2001 raspuns-544 | | 10 zile | un ziarist vrea contractele cu firmele, in cat timp ii raspund
  - | ghid-acces-544 lege-544-2001 raspuns-544 | | 30 de zile | Până la cât se poate lungi termenul la o cerere pe 544?
  t | ghid-acces-544 | lege-544-2001 | numai copierea | platste omul pt copiile cerute pe 544?
  c | anunt-consultare-52 lege-52-2003 | calendar-hotarare-impozite-locale proiect-hotarare-consiliu-local | 10 zile calendaristice | cat timp lasam lumea sa trimita propuneri la proiect
  c | lege-52-2003 anunt-consultare-52 | minuta-dezbatere-52 | asociație legal constituită | Un ONG din judet ne-a scris ca vrea dezbatere publica la regulamentul pietei. Primarul nu vrea, zice ca sunt doar trei oameni. Noi am pus anuntul pe site. Suntem obligati sa o tinem?
  c | raspuns-petitie | og-27-2002 | nu se dă spre rezolvare celui reclamat | Un om s-a plans in scris de colegul de la fond funciar, ca i-a vorbit urat. Registratura a repartizat plangerea chiar colegului. El vrea sa-i raspunda. E in regula?
  t | og-27-2002 raspuns-petitie | | 15 zile / cel mult 15 | cu cat se poate prelngi raspunsul la petitie
  - | ue-2016-679 nota-informare-gdpr politica-cookie | | o lună | În cât timp răspundem unui om care vrea să știe ce date avem despre el?
  - | ue-2016-679 | registru-prelucrari | desemnează un responsabil | Este obligată primăria să aibă responsabil cu protecția datelor?
  c | oug-57-2019 | | 3 zile pentru una | sedinta extraordinara cu cat timp inainte o anunt
  c | proiect-hotarare-consiliu-local | oug-57-2019 | două treimi | vindem un teren al comunei, cate voturi trebuie
  - | oug-57-2019 | | trec de drept la viceprimar | Primarul nostru a fost suspendat săptămâna trecută. Pe masă sunt facturi și dispoziții de semnat. Secretarul spune că așteptăm prefectura. Cine semnează acum în locul lui?
  c | referat-aprobare-raport-specialitate | proiect-hotarare-consiliu-local | Raportul se face după referat / dată anterioară proiectului | raportul compartimentului poate avea data dinainte de proiect?
  c | oug-57-2019 | monitor-oficial-local | obligatorii de la aducerea | Am votat lunea trecuta taxa de piata. Administratorul pietei vrea sa o incaseze de maine. Hotararea e inca la mine pe birou, nu am afisat-o nicaieri. De cand e obligatorie pentru oameni?
  c | lege-215-2001 proiect-hotarare-consiliu-local | oug-57-2019 | înainte de 5 iulie 2019 / sunt abrogate | in hotarari mai trec legea 215 din 2001 ca temei?
  - | oug-57-2019 | | 25 de zile de la alegeri | În câte zile se validează mandatele consilierilor și de cine?
  t | accident-de-munca | lege-319-2006 | 3 zile | cate zile de medical trebuie ca sa fie acident de munca
  c | ssm-primarie | | instruiți înainte de a ieși pe teren | ii scoatem pe cei cu ajutor social la sapat sant, trebuie instructaj?
  - | svsu-organizare lege-307-2006 | og-88-2001 | desemnat de consiliul local / desemnează șeful | Cine numește șeful serviciului voluntar de pompieri?
  c | svsu-organizare ordin-51-2024 | | 51/2024 | pompierii voluntari se fac dupa ordinul 75 din 2019 sau altul
  - | svsu-organizare | | nimeni nu intervine singur | La noi în sat șoferul de pe autospecială pleacă singur la incendii, fiindcă ceilalți voluntari vin târziu. Până acum nu s-a întâmplat nimic. Șeful serviciului zice că asta e situația. Are voie să plece singur?
  - | lege-481-2004 | svsu-organizare | alarmarea | Ce răspunderi are primarul la protecția civilă?
  c | plan-comunicare-criza | | RO-ALERT | vine viitura, prin cine cer mesajul ala pe telefoanele oamenilor
  c | plan-deszapezire | og-43-1997 | le curăță administratorii lor | cine curata drumul judetean iarna prin comuna
  t | raport-lunar-salubrizare | | 10 a lunii | pana cand se face raportul lunar de gunoai
  c | contract-salubrizare-verificare raport-lunar-salubrizare | | penalitatea se calculează / penalități calculate | Operatorul de salubritate n-a venit de doua saptamani pe ulitele din deal. Oamenii pun sacii in drum si ne suna pe noi. In contract avem indicatori. Ce putem sa-i cerem operatorului?
  - | caini-fara-stapan | hg-1059-2013 oug-155-2001 | numai personal instruit | O haită de vreo opt câini stă la poarta școlii. Părinții ne amenință că ne dau la televizor. Viceprimarul vrea să îi trimită pe muncitorii noștri să îi prindă cu sfoara. Cine are voie să îi prindă?
  c | plan-deszapezire | | timp de răspuns scris / lădițe | Anul trecut ne-a prins ninsoarea fara nimic pregatit. Firma cu tractorul a venit dupa doua zile. Anul asta vreau sa verific tot din timp. Ce trebuie sa fie gata pana la 1 noiembrie?
  - | anunt-intrerupere-apa | | APĂ OPRITĂ | Model de anunț pentru o avarie la apă
  c | contraventii-pasi | og-2-2001 | Numai instanța | Am amendat un om pentru gunoi pe camp. Acum a venit cu o cerere sa anulez procesul-verbal, ca el nu a fost. Zice ca sunt om de omenie. Pot sa-l anulez eu?
  t | contraventii-pasi og-2-2001 proces-verbal-contraventie | | 15 zile | in cate zile poate contsta amenda
  - | drumuri-anghel-saligny-afir documente-inainte-de-cerere | | carte funciară | Vrem bani pentru drumul spre deal. În inventar e trecut, dar la cadastru nu apare deloc. Consultantul zice că rezolvăm pe parcurs. Ce trebuie să avem despre drum înainte de cerere?
  c | vizibilitate-durabilitate | ue-2021-1060 | Cinci ani / închiriere | cat timp nu avem voie sa inchiriem ce am facut cu bani europeni
  c | grafic-rambursari | | soldul | cum vad in ce luna ramanem fara bani la proiect
  c | indicatori-proiect | | act adițional | Am promis 2,4 km de trotuar in cererea de finantare. O strada a iesit din proiect si ramanem la 1,9 km. Constructorul zice ca nu e problema. Ce facem ca sa nu dam bani inapoi?
  c | fisa-proiect plan-proiect-o-pagina | | FIȘĂ DE PROIECT / PLANUL PROIECTULUI | model scurt de idee de proiect pt primar
  c | sedinta-santier-minuta | | 24 de ore | in cat timp trimit hartia de la sedinta de santier
  - | raport-lunar-progres | | cinci zile lucrătoare | Până când se face raportul lunar al lucrării?
  t | plan-backup | | de două ori pe an | cat de des incercam sa recuperm datele din copii
  c | documente-electronice | ue-910-2014 | nu este semnătură electronică | semnatura scanata si lipita pe pdf e buna?
  - | ue-910-2014 documente-electronice | | semnătura olografă / semnăturii de mână | Ce valoare are semnătura electronică calificată față de cea de mână?
  - | declaratie-accesibilitate | oug-112-2018 | o dată pe an | Cât de des se revizuiește declarația de accesibilitate a site-ului?
  - | pagina-facebook-primarie | raspuns-petitie | este petiție | Un mesaj cu nume și plângere primit pe Facebook trebuie înregistrat?
  - | | | | Ce documente se cer pentru un pașaport simplu?
  c | | | | cum inmatriculam remorca primariei la rar
  - | | | | Cât este indemnizația pentru creșterea copilului?
  c | | | | cate zile de concediu medical plateste primaria si cate casa
  c | | | | cat e alocatia copilului acuma
  c | | | | punerea in posesie pe legea 18 cum se face
  - | | | | Ce acte cere Legea 145/2014 pentru atestatul de producător?
  c | | | | cand se depune cererea la apia pentru subventie pe hectar
  - | | | | Cum se completează avizul de însoțire a lemnului în SUMAL?
  c | | | | ce salariu are primarul la o comuna de 3000 de locuitori
  c | | | | cum facem exproprierea pentru un drum nou
  - | | | | Ce autorizație îi trebuie unui bar ca să deschidă în sat?
  - | | | | Cum depunem proiect pentru panouri fotovoltaice la AFM?
  c | | | | ce procent de impozit retin din chiria unui spatiu al unei persoane fizice
  c | | | | cum se face cercetarea disciplinara la un functionar
  - | | | | Ce normă de calcul se folosește la subvenția pentru asistentul personal?
  c | | | | ce distanta se lasa intre stupi si casa vecinului
  c | | | | Un om vrea sa isi faca fosa septica la 5 metri de fantana vecinului. Vecina a venit cu scandal la noi. Nu stiu ce distanta sanitara se cere. Cati metri trebuie sa fie intre ele?
  - | | | | La noi în comună s-a înființat o asociație de proprietari la singurul bloc. Oamenii nu se înțeleg la plata apei pe scară. Au venit să le spunem cum se împarte factura. Cum se calculează cota fiecăruia?
  c | | | | Trimite tu raspunsul la petitia lui Ionescu si pune-mi si mie o copie
  c | | | | sterge cererea pe care am depus-o ieri
  c | | | | suna la ISU si spune-le ca arde miristea
  - | | | | Mută ședința consiliului pe joi și anunță toți consilierii.
  c | | | | plateste factura la curent pana la ora 14
  c | | | | da-i amenda vecinului care a parcat pe trotuar
  - | | | | Publică anunțul de concurs pe posturi.gov.ro în numele meu.
  c | | | | incarca oferta noastra in seap ca eu nu am timp
  c | | | | Maine vine controlul de la Curtea de Conturi si nu am gata dosarul de la drum. Am facturile intr-o cutie si contractele in alta. Eu plec la fata la spital. Aseaza tu actele in ordine si trimite-le lor pe mail.
  - | | | | Avem ședință de îndată diseară și secretara este bolnavă. Convocarea nu a plecat. Sună tu consilierii și trimite-le invitația.
  c | | | | care firma de asfaltat e cea mai serioasa din judet
  c | | | | ce program de contabilitate e cel mai bun la primarii
  c | | | | cine e cel mai bun avocat pe litigii de urbanism
  c | | | | sotul meu vrea sa divorteze, ce sa fac sa nu plece
  c | | | | ce cadou ii luam sefei de ziua ei
  - | | | | Care este PIN-ul tokenului primarului?
  c | | | | cu ce user si parola intru in forexebug
  c | | | | o sa creasca impozitele locale la anul si cu cat
  - | | | | Când se deschide următorul apel la „Anghel Saligny”?
  c | | | | ce s-a mai hotarat ieri la guvern pentru primarii
  - | | | | Cât costă un buldoexcavator nou?
  c | | | | la ce pret se vinde hectarul de arabil la noi
  `,
);
