import { followUps } from "./question";

/** Short questions that only make sense after the one before them: how | main | also | fact | before | question. */
export const followUpQuestions = followUps(`
  - | lege-51-2006 lege-101-2006 lege-246-2022 contract-salubrizare-verificare | | | Cum delegăm serviciul de salubrizare? | și pentru ADI?
  t | planificarea-concediilor hg-250-1992 | lege-53-2003 | | Câte zile de concediu de odihnă au funcționarii publici? | si la contracutali?
  t | evaluarea-anuala | hg-1336-2022 | HG 1336/2022 | Cum se face evaluarea funcționarilor publici? | Dar la persoanlul contractual?
  c | raspuns-544 ghid-acces-544 lege-544-2001 | | 5 zile | in cat timp raspundem la o cerere pe 544 | si daca refuzam?
  - | ghid-acces-544 raspuns-544 lege-544-2001 | | 30 de zile | În câte zile răspundem la o cerere de informații publice? | Dar dacă prelungim termenul?
  c | achizitie-directa-pasi nota-justificativa-valoare-estimata lege-98-2016 program-anual-achizitii lege-208-2022 | | 900\\.400 | care e pragul la achizitia directa pentru produse | si la lucrari?
  - | achizitie-directa-pasi lege-98-2016 | nota-justificativa-valoare-estimata | 270\\.120 | Care este pragul achiziției directe la lucrări? | Dar pentru servicii?
  t | autorizatie-construire-dosar | notificare-lucrari-constructii lege-169-2026 | | ce acte trebuie la certificatul de urbanism | dar la autorizatia de construrie?
  t | certificat-urbanism-verificare | lege-169-2026 | | În cât timp se emite autorizația de construire? | Și certificatul de ubranism?
  c | notificare-lucrari-constructii | | | trebuie autorizatie pentru un gard? | si pentru un sopron?
  - | calendar-hotarare-impozite-locale | instiintare-de-plata | 30 septembrie | Când se plătește prima rată a impozitului pe clădiri? | Dar a doua rată?
  c | calendar-hotarare-impozite-locale instiintare-de-plata | lege-227-2015 | 31 martie | cand se plateste impozitul pe cladiri | si pe teren?
  t | certificat-atestare-fiscala | | | Ce verificăm la certificatul fiscal pentru vânzător? | Dar pentru cumpăărtor?
  c | certificat-atestare-fiscala | | | cum dam certificat fiscal cuiva fara datorii | si daca are datorii?
  - | executare-silita-pasi | lege-207-2015 | | Cum se face poprirea pe salariu? | Și pe pensie?
  c | executare-silita-pasi | lege-207-2015 | | cum punem sechestru pe bunuri mobile | dar pe casa?
  - | executare-silita-pasi | | 15 zile | Ce drepturi are cel executat silit? | Și în cât timp face contestație?
  t | decizie-corectare-impozit | | 45 de zile | am calculat gresit impozitul, ce ii trimitem omului | si in cat timp contetsa?
  - | decizie-corectare-impozit | | | Impozitul a fost calculat prea mare. Cum îl corectăm? | Dar dacă a fost prea mic?
  c | anunt-intrerupere-apa | | | model de anunt pentru oprirea apei, lucrare programata | si pentru avarie?
  - | incident-date-personale ue-2016-679 | plan-comunicare-criza | 72 de ore | Am trimis din greșeală date personale. Pe cine anunțăm? | Și în cât timp?
  c | incident-date-personale | securitate-baza | nu îl stingeți | s-a pierdut un laptop cu date personale, ce facem | dar daca e virus?
  - | planificarea-concediilor | hg-250-1992 lege-53-2003 | | Cum programăm concediile de odihnă? | Și cum rechemăm un salariat din concediu?
  c | planificarea-concediilor | hg-250-1992 | 18 luni | cate zile de concediu se dau pe an | si alea neluate?
  - | act-aditional-telemunca | lege-81-2018 | | Ce scriem în actul adițional de telemuncă despre echipamente? | Dar despre cheltuieli?
  c | dosarul-de-personal | | | ce contine dosarul de personal | si ce nu se pastreaza?
  - | dosarul-de-personal | | | Ce acte intră în dosarul de personal? | Cine îl poate vedea?
  c | anunt-concurs-post-contractual | hg-1336-2022 | | cum facem anuntul de concurs pentru un referent | si pentru un sofer?
  t | monitor-oficial-local | | | Ce hotărâri publicăm în Monitorul Oficial Local? | Dar dispozițiiel primarului?
  c | minuta-dezbatere-52 | anunt-consultare-52 hg-831-2022 lege-52-2003 | | cum anuntam o dezbatere publica | si minuta ei?
  - | raspuns-petitie | og-27-2002 | | În cât timp răspundem la o petiție? | Și dacă este anonimă?
  c | raspuns-petitie | og-27-2002 | | cum raspundem la o petitie | dar daca nu e de competenta noastra?
  - | comunicat-de-presa | vizibilitate-durabilitate | | Cum scriem comunicatul la începutul unui proiect? | Dar la închidere?
  c | pagina-facebook-primarie | | | cine publica pe pagina de facebook a primariei | si comentariile urate?
  - | plan-deszapezire | | | Ce drumuri curățăm întâi iarna? | Dar utilajele?
  t | plan-deszapezire | | antiderapant | cum facem planul de deszapezire | si ce materiael trebuie?
  - | raport-lunar-salubrizare | contract-salubrizare-verificare | | Cum arată raportul lunar de salubrizare? | Și până când se face?
  c | contract-salubrizare-verificare | raport-lunar-salubrizare | | ce verificam lunar la salubrizare | dar la factura?
  - | inventarierea-patrimoniului | ordin-2861-2009 | | Cine intră în comisia de inventariere? | Și ce face cu plusurile?
  c | casarea-bunurilor | og-112-2000 hg-841-1995 | | cum casam niste calculatoare | si mobilierul?
  - | receptie-terminarea-lucrarilor-pv | hg-273-1994 | | Cine intră în comisia de recepție la terminarea lucrărilor? | Dar la recepția finală?
  c | receptie-terminarea-lucrarilor-pv | hg-273-1994 | CC1: 1 an | cum facem receptia la terminarea lucrarilor | si garantia cat e?
  - | pug-actualizare-pasi | lege-169-2026 | majoritate absolută | Cum se inițiază actualizarea PUG? | Cu ce majoritate?
  c | adrese-nomenclator-stradal | hg-777-2016 og-63-2002 | | cum dam denumiri la strazi | si numere la case?
  - | program-anual-achizitii | hg-395-2016 | | Când facem programul anual al achizițiilor? | Și cum îl modificăm?
  c | documente-electronice | lege-214-2024 | | cum verificam semnatura electronica de pe un pdf | si daca nu e valabila?
  c | contraventii-pasi proces-verbal-contraventie | og-2-2001 | două luni | in cat timp de la fapta se da amenda | si cand o comunicam?
  - | stare-civila-casatorie | | 30 de zile | Cum se depune declarația de căsătorie? | Și cât este valabilă?
  c | vanzare-teren-extravilan | lege-17-2014 | rangul III | cine are preemptiune la un teren din extravilan | dar vecinii?
  t | calendar-buget-local | lege-273-2006 | 15 zile | Când se publică proiectul bugetului local? | Și contestațiiel?
  - | inchiriere-concesiune-bunuri | oug-57-2019 | 49 de ani | Cum închiriem un bun din domeniul public? | Dar concesiunea, pe câți ani?
  c | accident-de-munca | lege-319-2006 | | pe cine anuntam la un accident de munca | si cine il cerceteaza?
`);
