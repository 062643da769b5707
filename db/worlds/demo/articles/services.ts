import type { DemoArticle } from "./article";

/** Firms that write about law, procurement, energy, water and maps. */
export const serviceArticles: readonly DemoArticle[] = [
  {
    by: "norma@demo.ro",
    category: "legal",
    title: "Cinci termene pe care le poate ține minte oricine de la ghișeu",
    summary: "Informații publice, petiții, consultări: câte zile, de când curg și ce se întâmplă dacă întârziați.",
    cover: ["library", "Sala de lectură a unei biblioteci"],
    body: `Cele mai multe procese pe care le-am dus pentru primării nu aveau ca obiect o greșeală, ci o tăcere. Un răspuns scurt, la timp, le-ar fi oprit. Iată cinci termene care încap pe un bilet lipit lângă monitor.

## Informațiile de interes public

Potrivit Legii 544/2001, răspunsul se dă în **10 zile**. Dacă cererea este complexă, termenul poate ajunge la cel mult **30 de zile**, dar solicitantul trebuie să afle aceasta înainte să treacă primele zece. Refuzul se comunică motivat, în **5 zile**.

Greșeala cea mai deasă: cererea stă în registratură până se întoarce din concediu „cine se ocupă”. Termenul curge de la înregistrare, oricine ar fi în concediu.

## Petițiile

OG 27/2002 cere un răspuns în **30 de zile**. Petiția nu are formă: un e-mail de trei rânduri, cu numele și adresa celui care scrie, este o petiție. Dacă a ajuns la instituția greșită, se trimite mai departe și omul este anunțat.

## Consultarea publică

La proiectele de acte normative, Legea 52/2003 cere ca anunțul să fie făcut cu cel puțin **30 de zile lucrătoare** înainte. Pentru propuneri se lasă minimum **10 zile calendaristice**. Puneți în calendar amândouă datele în ziua în care scrieți anunțul; altfel ședința consiliului vine prea devreme.

## Cum le urmăriți fără program

1. Pe fiecare cerere scrieți cu pixul roșu două date: a zecea și a treizecea zi.
2. Țineți cererile într-un dosar cu treizeci și unu de buzunare, câte unul pentru fiecare zi a lunii.
3. Dimineața deschideți buzunarul zilei. Dacă este gol, aveți o zi bună.

Un program face același lucru mai frumos. Dar dosarul funcționează și când pică internetul.

## Dacă ați întârziat

Răspundeți oricum, în aceeași zi, și spuneți de ce. Legea contenciosului administrativ, nr. 554/2004, îi dă omului dreptul de a se plânge instanței; în practică, cine primește un răspuns cinstit, chiar târziu, rareori mai merge acolo.

> Tăcerea este singurul răspuns care nu se poate apăra.

Textul acesta nu ține loc de consultanță: legile se schimbă, iar cazurile nu seamănă între ele. Verificați forma în vigoare pe legislatie.just.ro înainte de a o cita.`,
    state: "published",
    written: 66,
    sent: 64,
    decided: 62,
    views: 764,
  },
  {
    by: "caiet@demo.ro",
    category: "public-procurement",
    title: "Cumpărarea directă: unde este pragul și ce nu se vede de la el",
    summary: "Sumele în vigoare, ce înseamnă „mai mic decât” și trei împărțiri care nu sunt îngăduite.",
    body: `Întrebarea vine de două ori pe săptămână: „putem cumpăra direct?”. Răspunsul are o cifră și trei condiții. Cifra o știe toată lumea; despre condiții este textul acesta.

## Cifra

Potrivit art. 7 alin. (5) din Legea 98/2016, așa cum a fost modificat prin Legea 208/2022, se poate cumpăra direct dacă valoarea estimată, fără TVA, este mai mică de **270.120 lei** pentru produse și servicii și mai mică de **900.400 lei** pentru lucrări.

„Mai mică” înseamnă strict mai mică. O estimare de exact 270.120 lei nu mai este cumpărare directă.

## Prima condiție: estimarea este cinstită

Valoarea se estimează înainte, din surse pe care le puteți arăta: contractele de anul trecut, prețuri publicate, trei răspunsuri la o cerere de informații. Foaia cu estimarea intră în dosar, cu data ei. Fără ea, orice control începe prost.

## A doua condiție: nu se împarte

Legea interzice împărțirea contractului ca să rămână sub prag (art. 11). Trei exemple din dosare adevărate, cu numele schimbate:

- același mobilier, cumpărat pe două școli, în două luni diferite;
- o stradă, despărțită în „partea de sus” și „partea de jos”;
- un program, plătit ca licență, instalare și instruire de la aceeași firmă.

Întrebarea pe care o punem este simplă: le-ați fi cumpărat împreună, dacă pragul nu exista? Dacă da, se adună.

## A treia condiție: drumul

Cumpărarea directă se face din catalogul SEAP sau printr-un anunț publicat. O solicitare pe o platformă ca aceasta vă ajută să aflați cine poate și cu ce preț; ea **nu ține loc de achiziție prin SEAP**. Este bună înainte, la estimare, și este bună după, ca să alegeți pe cine invitați.

## Peste prag

Între prag și sumele de la care începe procedura întreagă se merge pe procedura simplificată. Pentru autoritățile locale, la produse și servicii, procedura întreagă începe acum de la 1.077.624 lei, iar la lucrări de la 26.960.556 lei.

## O pagină la începutul dosarului

Scrieți, în cinci rânduri, ce cumpărați, de ce acum, cât ați estimat, din ce surse și cine a hotărât. Peste trei ani, aceste cinci rânduri vor răspunde în locul dumneavoastră.`,
    state: "published",
    written: 83,
    sent: 82,
    decided: 80,
    views: 1_120,
    notes: "Cifrele verificate la data publicării.",
  },
  {
    by: "verde@demo.ro",
    category: "sustainability",
    title: "Auditul energetic al unei școli, explicat pentru consiliul local",
    summary: "Ce măsurăm în două zile, ce scrie în raport și de ce prima investiție nu este totdeauna acoperișul.",
    cover: ["solar", "Panouri pe acoperișul unei școli"],
    body: `„Punem panouri și gata” este propoziția cu care încep cele mai multe discuții. După audit, ordinea se schimbă aproape de fiecare dată. Iată ce facem și ce găsiți în raport.

## Două zile pe teren

În prima zi umblăm cu camera de termoviziune, dimineața devreme, când diferența de temperatură este mare. Pereții spun adevărul: se văd centurile reci, ferestrele prost montate, o ușă care nu se închide din 1998.

A doua zi stăm cu administratorul. Ne arată cum pornește centrala, la ce oră, cine o oprește vinerea. **Jumătate din economiile pe care le găsim sunt aici**, nu în pereți.

- facturile din ultimii trei ani, pe luni;
- orarul adevărat, cu sălile folosite după-amiaza;
- temperaturile din șase clase, înregistrate o săptămână.

## Ce scrie în raport

Fiecare măsură are patru numere: cât costă, cât economisește pe an, în câți ani se întoarce și cât durează. Le punem în ordinea în care le-am face noi, de la cea mai ieftină.

La o școală obișnuită, cu opt clase, lista arată cam așa:

1. reglarea centralei și un program pe zile: o după-amiază de lucru;
2. garnituri și închizători la ferestre: o vacanță de iarnă;
3. izolarea podului: trei săptămâni;
4. pereții și ferestrele: o vară;
5. panourile: după ce consumul a scăzut, ca să nu le cumpărați prea mari.

## De ce nu acoperișul întâi

Pentru că primele două măsuri costă cât o excursie și se întorc într-o iarnă. Banii economisiți plătesc proiectarea pentru a treia. Am văzut școli cu panouri pe acoperiș și cu geamuri crăpate dedesubt.

## Cum citiți un raport, oricine l-ar fi scris

Căutați pagina cu măsurătorile. Dacă lipsește, aveți în față un calcul, nu un audit. Căutați apoi temperaturile de dinainte: o școală în care a fost frig „economisește” puțin după lucrări, fiindcă acum este cald. Nu este un eșec; este scopul.

Iar la sfârșit întrebați cine măsoară peste un an. Noi ne întoarcem cu aceeași cameră, în aceeași săptămână, și punem fotografiile una lângă alta. Sunt cele mai bune două pagini pentru ședința consiliului.`,
    state: "published",
    written: 24,
    sent: 23,
    decided: 22,
    views: 256,
  },
  {
    by: "apavie@demo.ro",
    category: "rural-development",
    title: "Serviciul de apă al unei comune mici: cine răspunde la telefon duminica",
    summary: "Patru forme de organizare, costul unei nopți de gardă și ce să nu copiați de la oraș.",
    body: `O comună primește rețea de apă, taie panglica și abia apoi se întreabă cine citește contoarele. Întrebarea vine firesc mai devreme, când încă se poate schimba ceva în proiect.

## Cele patru drumuri

Legea 51/2006, cadrul serviciilor comunitare de utilități publice, și Legea 241/2006, a serviciului de apă și canalizare, lasă loc pentru mai multe forme. Pe scurt:

- **un compartiment al primăriei**, bun până pe la câteva sute de branșamente;
- **o societate a comunei**, când sunt mai multe servicii de dus;
- **o asociație cu vecinii**, când nimeni nu își permite singur un mecanic de gardă;
- **un operator regional**, când rețeaua lui ajunge până la dumneavoastră.

Niciuna nu este mai bună. Fiecare este potrivită unui număr de branșamente și unei distanțe până la cel mai apropiat om care știe să schimbe o pompă.

## Costul unei nopți

Faceți socoteala de gardă înainte de tarif. Doi oameni, o mașină, un telefon, piese de schimb pentru o pompă și două vane: aceasta este cheltuiala care nu scade dacă aveți puțini abonați. La trei sute de branșamente apasă de patru ori mai mult decât la o mie două sute. De aici încep asocierile care țin.

## Ce să nu copiați de la oraș

Programul de ghișeu. La sat, oamenii plătesc când vin la altceva: la magazin, la poștă, la biserică. O casierie care merge pe rând prin sate, o zi pe lună, încasează mai mult decât una deschisă zilnic.

Nici penalizările din prima lună. În primul an, fiecare contor citit greșit este un om pierdut. Trimiteți înainte de factură un bilet cu citirea și lăsați trei zile pentru corecturi.

## Primul an, pe scurt

1. Regulamentul și tariful, discutate sat cu sat.
2. Contractele, semnate acasă.
3. O carte a rețelei: fiecare vană, cu fotografie și cu distanța până la două repere.
4. O probă de avarie, sâmbătă dimineața, anunțată. Veți afla care vană nu se mai închide.

După primul an, uitați-vă la un singur număr: apa plătită, împărțită la apa pompată. Dacă sună bine la șaptezeci la sută, țineți-o tot așa. Dacă nu, nu creșteți tariful; căutați gaura.`,
    state: "published",
    written: 58,
    sent: 57,
    decided: 56,
    views: 318,
  },
  {
    by: "harta@demo.ro",
    category: "innovation",
    title: "Ce vede drona și ce știe numai vecinul",
    summary: "Am cartat un cimitir, o pășune și 214 vane. Tehnologia a adus jumătate din răspuns.",
    cover: ["fields", "Parcele și drumuri de țară, văzute de sus"],
    body: `Într-o zi senină, o dronă fotografiază o comună întreagă cu o precizie de trei centimetri. A doua zi știm unde este fiecare gard. Nu știm încă al cui este și de ce îl ocolește drumul. Pentru asta mergem pe jos.

## Trei încercări

**Cimitirul.** Din aer se văd 1.140 de morminte. Registrul parohiei avea 1.300 de nume. Am așezat o masă la poartă, trei duminici la rând, cu planșa tipărită mare. Oamenii au venit, au pus degetul și au povestit. La sfârșit lipseau unsprezece nume.

**Pășunea.** Harta veche arăta 210 hectare, zborul a găsit 187. Restul se împădurise singur în treizeci de ani. Pentru comună, diferența înseamnă o cerere de plată corectă; pentru oieri, o discuție lungă, purtată cu planșa pe capota mașinii.

**Vanele.** Rețeaua de apă avea plan, dar planul era din alt deceniu. Am ridicat 214 poziții cu un receptor care costă cât un telefon bun. Pentru nouă dintre ele, singura sursă a fost un fost instalator de optzeci de ani.

## Ce am învățat despre precizie

Trei centimetri nu folosesc nimănui dacă numele este greșit. Am început să notăm, lângă fiecare punct, **de unde știm**: din zbor, din registru, de la cine. O hartă care își arată izvoarele se poate corecta; una care nu și le arată trebuie crezută sau refăcută.

## Cât de des

- Drumurile și clădirile: o dată pe an, primăvara, înainte de frunze.
- Pășunile: o dată la trei ani.
- Cimitirul: la fiecare înmormântare, cu telefonul, de către omul parohiei.

## Datele rămân acasă

Le predăm în formate deschise, pe serverul comunei, cu un manual de patru pagini. Unele pot fi publicate și pentru alții: Legea 179/2022 privește tocmai datele deschise. Noi începem cu lista străzilor și cu stațiile de autobuz, pentru că le caută toată lumea și nu supără pe nimeni.

Ultima lecție este despre timp. Zborul durează o dimineață, prelucrarea două săptămâni, iar masa de la poarta cimitirului trei duminici. Dacă un deviz nu are rândul cu duminicile, harta va fi frumoasă și pe jumătate adevărată.`,
    state: "published",
    written: 8,
    sent: 7,
    decided: 5,
    views: 97,
  },
  {
    by: "norma@demo.ro",
    category: "legal",
    title: "Autorizațiile începute înainte de noul cod",
    summary: "Ce rămâne sub legea veche și ce se cere acum.",
    body: `Codul amenajării teritoriului, urbanismului și construcțiilor, Legea 169/2026, este în vigoare din 25 august 2026. Dosarele începute înainte merg mai departe sub legea veche.

## Ce să verificați

- data înregistrării cererii, nu a certificatului;
- dacă s-a cerut între timp o modificare de temă;
- ce formular folosiți: cele vechi nu mai sunt bune pentru cereri noi.`,
    state: "pending",
    written: 3,
    sent: 2,
  },
  {
    by: "verde@demo.ro",
    category: "sustainability",
    title: "Copaci de la bani",
    summary: "",
    body: `Plantăm copaci oriunde. Scrieți-ne.`,
    state: "rejected",
    written: 37,
    sent: 36,
    decided: 35,
    reason:
      "Prea scurt ca să folosească cuiva: ce specii, unde, cine le udă în primii trei ani, cât costă? Un exemplu dintr-o comună cu care ați lucrat ar fi de ajuns pentru un articol bun.",
  },
  {
    by: "harta@demo.ro",
    category: "it",
    title: "Numere de casă, o dată pentru totdeauna",
    summary: "",
    body: `De scris după ce se termină la Piatra Scrisă: 600 de numere, 41 de dubluri, o stradă cu două nume.`,
    state: "draft",
    written: 3,
  },
  {
    by: "caiet@demo.ro",
    category: "public-procurement",
    title: "Criteriul „cel mai bun raport calitate-preț”, cu un exemplu de la școală",
    summary: "Cum se punctează o masă caldă fără să câștige cea mai ieftină.",
    body: `Pentru masa caldă a unei școli, prețul este ușor de comparat. Gustul, temperatura la sosire și sarea sunt mai greu. Am lucrat cu un comitet de părinți la o grilă cu șase rânduri, pe care ofertanții au înțeles-o fără clarificări.

## Grila

- preț: 40 de puncte;
- temperatura la primire, măsurată: 20 de puncte;
- meniul pe patru săptămâni, cu nutriționist: 20 de puncte;
- timpul până la înlocuirea unei porții: 20 de puncte.`,
    state: "pending",
    written: 9,
    sent: 8,
  },
];
