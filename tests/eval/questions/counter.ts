import { questions } from "./question";

/**
 * What a clerk asks with somebody at the counter, in few words or as a story, without the words of the documents. Written from
 * the titles of the library, after the ranking was tuned; rules may be tuned on it.
 */
export const counter = questions(
  null,
  `
  c | achizitie-directa-pasi | lege-98-2016 | | vrem sa luam 3 calculatoare, trebuie licitatie sau le luam direct
  c | verificarea-facturii | lege-72-2013 oug-120-2021 | | firma ne-a trimis factura pe mail in pdf, o platim asa?
  c | nota-justificativa-valoare-estimata | | | cum arat de unde am scos pretul inainte sa cumpar
  c | program-anual-achizitii | hg-395-2016 | | la inceput de an trebuie sa fac o lista cu ce cumparam, ce pun in ea
  c | proces-verbal-selectie-oferte | achizitie-directa-pasi | | am primit o singura oferta, cum scriu ca am ales-o
  c | contract-servicii-model | | | ce trec in contract ca sa pot lua penalizari daca intarzie firma
  c | caiet-sarcini-consultanta | | | o firma vrea 5% din proiect ca sa ni-l scrie, ce cerem de la ea
  c | referat-de-necesitate | | | colega de la social vrea birou nou, ce hartie face
  c | lege-101-2016 | | | firma care a pierdut zice ca se plange, la cine si in cate zile
  - | certificat-atestare-fiscala | lege-207-2015 | | Omul vinde apartamentul și notarul îi cere dovada că nu are datorii. Ce verific?
  c | executare-silita-pasi | lege-207-2015 | | un om nu a platit impozitul de 3 ani, de unde incep ca sa recuperez
  c | decizie-corectare-impozit | | | am calculat gresit suprafata casei si omul a platit mai mult, cum ii dau inapoi
  c | calendar-hotarare-impozite-locale | lege-227-2015 | | pana cand trebuie sa votam taxele pt anul care vine
  c | instiintare-de-plata | | | vreau sa le scriu oamenilor cat au de plata anul asta
  c | calendar-buget-local | lege-273-2006 | | ce facem dupa ce se publica legea bugetului, in cate zile facem bugetul nostru
  c | rectificare-buget | lege-273-2006 | | ne-au mai dat niste bani de la consiliul judetean, cum ii bagam in buget
  c | deplasare-diurna | hg-714-2018 ordin-1235-2023 | | merg doua zile la bucuresti cu masina mea, ce bani primesc
  c | fisa-postului | | | colegul zice ca nu e treaba lui sa faca asta, unde scrie ce are de facut
  c | anunt-concurs-post-contractual | hg-1336-2022 | | avem un loc liber de ingrijitor, cum il scoatem si cat sta afisat
  c | planificarea-concediilor | hg-250-1992 lege-53-2003 | | o colega are 15 zile neluate de anul trecut, le mai poate lua
  c | dosarul-de-personal | | | ce hartii strang de la cineva care vine la noi angajat
  c | evaluarea-anuala | | | cand le dau note angajatilor si ce fac daca unul nu e multumit
  c | act-aditional-telemunca | lege-81-2018 | | colega vrea sa lucreze de acasa doua zile pe saptamana, ce semnam
  c | accident-de-munca | lege-319-2006 | | soferul s-a lovit la cap cand descarca, ce facem si pe cine anuntam
  c | ssm-primarie | lege-319-2006 | | vine control de la itm pe protectia muncii, ce hartii trebuie sa avem
  c | declaratii-avere-interese | lege-176-2010 | | un consilier nou, in cate zile isi depune averea
  c | ghid-acces-544 | lege-544-2001 | | un jurnalist cere toate contractele din ultimii doi ani, sunt obligata sa i le dau?
  c | raspuns-544 | ghid-acces-544 lege-544-2001 | | cum ii scriu omului ca ii dam doar o parte din ce a cerut
  c | raspuns-petitie | og-27-2002 | | a venit o plangere fara nume, raspund la ea?
  c | anunt-consultare-52 | lege-52-2003 | | cate zile tin proiectul pe site inainte sa il votam
  c | minuta-dezbatere-52 | | | ce scriu dupa ce am stat de vorba cu oamenii despre proiectul de hotarare
  c | proces-verbal-afisare | | | cum dovedesc ca am lipit anuntul la panou
  c | monitor-oficial-local | oug-57-2019 | | unde pun pe site hotararile si dispozitiile
  c | proiect-hotarare-consiliu-local | oug-57-2019 lege-24-2000 | | cum arata un hcl, cine il semneaza
  c | proces-verbal-sedinta-consiliu | oug-57-2019 | | pot sa sterg numele oamenilor din procesul verbal cand il public?
  c | ancheta-sociala | | | ma duc la o familie cu copii sa vad cum stau, ce ma uit si ce scriu
  c | inventarierea-patrimoniului | ordin-2861-2009 | | la numaratoare am gasit lipsa o drujba, ce facem
  c | casarea-bunurilor | og-112-2000 | | avem o masina din 1998 care nu mai merge, cum o scoatem din evidenta
  c | incident-date-personale | ue-2016-679 | | am pierdut un stick cu tabele cu oamenii de la ajutoare
  c | plan-backup | | | unde si cat de des salvam datele de pe calculatorul cu taxele
  c | predare-parole | proces-verbal-predare-primire | | pleaca omul de la calculatoare, ce trebuie sa ne lase
  c | documente-electronice | lege-214-2024 oug-38-2020 | | a venit o cerere semnata cu semnatura scanata, e buna?
  c | politica-cookie | lege-506-2004 | | ni se cere ceva cu acordul vizitatorilor pe site, ce punem
  c | nota-informare-gdpr | ue-2016-679 | | ce scriu la finalul formularului despre datele omului
  c | certificat-urbanism-verificare | lege-169-2026 | | omul vrea sa stie ce are voie sa construiasca, ce cerere face si ce verific
  c | autorizatie-construire-dosar | lege-169-2026 | | ce acte aduce cineva care vrea sa ridice o casa
  c | notificare-lucrari-constructii | lege-169-2026 | | vecinul vrea sa-si schimbe acoperisul, ii trebuie autorizatie?
  c | nota-constatare-disciplina-constructii | lege-169-2026 | | unul a inceput sa toarne fundatie fara nicio hartie, ce intocmesc
  c | receptie-terminarea-lucrarilor-pv | hg-273-1994 | | constructorul zice ca a terminat drumul, ce hartie facem cand il luam
  c | adrese-nomenclator-stradal | og-63-2002 hg-777-2016 | | strada noua nu are nume, cum ii dam unul
  c | contract-salubrizare-verificare | lege-101-2006 | | firma de gunoi nu mai vine saptamanal, ce scrie ca putem sa-i facem
  c | plan-deszapezire | | | ce pregatim pana vine iarna ca sa nu ramana satele blocate
  c | registru-agricol-calendar | og-28-2008 | | pana cand vin oamenii sa declare ce au semanat si ce animale au
  c | vanzare-teren-extravilan | lege-17-2014 | | un om vinde 3 ha de arabil, ce afisam si cate zile
  c | inchiriere-concesiune-bunuri | oug-57-2019 | | avem un spatiu gol langa dispensar, cum il dam cuiva cu chirie
  c | contraventii-pasi | og-2-2001 | | i-am dat amenda si nu a platit-o in 15 zile, ce urmeaza
  c | proces-verbal-contraventie | og-2-2001 | | omul nu vrea sa semneze amenda, ce fac
  c | caini-fara-stapan | oug-155-2001 hg-1059-2013 | | e o haita langa scoala, cine trebuie sa ii stranga
  c | svsu-organizare | | | cati oameni trebuie sa avem la pompierii nostri
  c | stare-civila-nastere-deces | lege-119-1996 hg-255-2024 | | a murit cineva acasa, in cate zile se declara si cine vine
  c | stare-civila-casatorie | lege-119-1996 hg-255-2024 | | doi tineri vor sa se ia, ce acte aduc si cat asteapta
  c | stare-civila-transcriere-nume | lege-119-1996 | | copilul s-a nascut in spania, cum ii facem certificat romanesc
  c | ajutor-incalzire | lege-226-2021 hg-1073-2021 | | o batrana cu pensie mica vrea bani de lemne, ce verific
  c | drumuri-anghel-saligny-afir | oug-95-2021 ordin-1333-2021 | | de unde luam bani sa asfaltam ulitele
  c | caiet-sarcini-iluminat | lege-230-2006 | | vrem becuri noi pe strada, ce cerem de la firma
  c | documente-inainte-de-cerere | | | ce pregatim ca sa nu ne prinda apelul pe picior gresit
  c | dosar-proiect-control | | | vine autoritatea de management sa verifice proiectul, ce le aratam
  c | vizibilitate-durabilitate | ue-2021-1060 | | trebuie sa punem tablita la scoala facuta pe bani europeni?
  c | buget-proiect | | | ce cheltuieli nu ni se platesc din proiect
  c | comunicat-de-presa | | | vrem sa anuntam la ziar ca am inceput drumul, ai un model
  c | plan-comunicare-criza | | | s-a infundat podul si e apa pe strazi, ce spunem lumii
  c | pagina-facebook-primarie | | | cineva ne injura in comentarii, putem sa-l blocam
  c | anunt-intrerupere-apa | | | maine oprim apa pe doua strazi, cum anuntam
  c | strategie-locala-structura | | | cum arata planul comunei pe urmatorii ani si cine il aproba
  c | pug-actualizare-pasi | lege-169-2026 | | planul mare de urbanism a expirat, ce facem
  `,
);
