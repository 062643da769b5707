import type { DemoArticle } from "./article";

const WATER = `Când am pornit lucrările, în Lunca Popii erau 140 de fântâni și o singură cișmea publică. Vara trecută, nouă dintre fântâni au secat. De atunci, întrebarea pe care o auzim cel mai des la ghișeu este una singură: când ajunge apa la mine la poartă?

## Unde am ajuns

Din cei 11,4 km de conductă sunt îngropați 7,4. Rezervorul de 200 m³ de pe dealul bisericii este turnat și a trecut proba de etanșeitate: timp de 72 de ore a pierdut mai puțin decât se evaporă. Stația de pompare are pereți și acoperiș; pompele sunt în depozitul primăriei.

- Strada Bisericii și Ulița Mare: conducta este gata, se fac branșamentele.
- Ulița de Jos: se sapă acum, pe rând, câte o sută de metri.
- Dealul Morii: începe când se termină Ulița de Jos, ca să nu închidem două drumuri deodată.

## Cum se face branșamentul

Fiecare gospodărie primește un cămin de apometru la limita proprietății. Până acolo lucrarea este a comunei și nu costă nimic. De la cămin în casă, țeava este a dumneavoastră. Ca să nu plătească fiecare altceva, am cerut trei prețuri meșterilor din sat și le-am afișat la primărie; puteți lucra cu oricine sau singuri.

**Ce vă rugăm să faceți de pe acum:** alegeți locul căminului împreună cu echipa, când vă bate la poartă. Două minute de discuție scutesc o săpătură făcută de două ori. Dacă lucrați peste zi, lăsați un număr de telefon la ghișeul 2 și venim după ora 17.

## Ce ne-a ieșit altfel decât am crezut

Pe Ulița Mare am găsit piatră la 70 de centimetri, acolo unde studiul arăta lut. Am pierdut trei săptămâni și am câștigat o lecție: pentru Dealul Morii am cerut patru foraje în plus înainte să sapem. Costă mai puțin decât un utilaj care stă.

Drumul se reface pe măsură ce conducta este probată, nu la sfârșit. Între timp, autobuzul școlar oprește la capătul Uliței de Jos; copiii sunt însoțiți de un coleg de la primărie.

## Ce urmează

Prima apă ajunge în rețea pe Strada Bisericii, apoi pe Ulița Mare. Contractele de furnizare se semnează la căminul cultural, pe străzi, ca să nu stea nimeni la coadă; fiecare familie primește acasă un bilet cu ziua ei. Pentru cei care nu se pot deplasa, venim noi.

Stadiul se schimbă în fiecare vineri pe pagina comunei, la proiecte. Dacă ceva din ce scrie acolo nu seamănă cu ce vedeți pe uliță, spuneți-ne: cel mai bun diriginte de șantier este omul care locuiește lângă el.`;

const WATER_NEWER = WATER.replace(
  "Din cei 11,4 km de conductă sunt îngropați 7,4.",
  "Din cei 11,4 km de conductă sunt îngropați 8,1.",
)
  .replace(
    "- Ulița de Jos: se sapă acum, pe rând, câte o sută de metri.",
    "- Ulița de Jos: conducta este îngropată până la podul mic; restul se sapă câte o sută de metri.",
  )
  .replace(
    "Prima apă ajunge în rețea pe Strada Bisericii, apoi pe Ulița Mare.",
    "Prima apă a ajuns în rețea pe Strada Bisericii, unde 41 de gospodării au deja apometru. Urmează Ulița Mare.",
  );

/** What the first account of the world has written: something of every state, and a newer text of a published article. */
export const fantanaArticles: readonly DemoArticle[] = [
  {
    by: "uat@demo.ro",
    category: "projects",
    title: "Apă în Lunca Popii și Dealul Morii: unde am ajuns",
    summary:
      "Șapte kilometri și jumătate de conductă sunt în pământ. Ce urmează pe fiecare uliță și cum se face branșamentul.",
    cover: ["water", "Turnul de apă de pe dealul bisericii, deasupra satului Lunca Popii"],
    body: WATER,
    state: "published",
    written: 34,
    sent: 32,
    decided: 30,
    views: 412,
    newer: {
      summary:
        "Opt kilometri de conductă sunt în pământ, iar primele 41 de gospodării au apă. Ce urmează pe fiecare uliță.",
      body: WATER_NEWER,
      sent: 1,
    },
  },
  {
    by: "uat@demo.ro",
    category: "local-news",
    title: "Grădinița se mută la căminul cultural până la vară",
    summary:
      "De luni, cele trei grupe învață la căminul cultural. Program, masă, transport și ce am pregătit pentru cei mici.",
    cover: ["kindergarten", "Curtea grădiniței din Fântâna Albastră, înainte de lucrări"],
    body: `De luni, copiii grădiniței din Fântâna Albastră învață la căminul cultural. Clădirea lor se face caldă: pereți, acoperiș, ferestre și o pompă de căldură. Nu se poate lucra la un perete în spatele căruia dorm copii, așa că am ales mutarea, o singură dată și pentru tot anul școlar.

## Cum arată o zi

Programul rămâne același: primirea între 7:30 și 8:30, plecarea până la 16:30. Sala mare a fost împărțită în trei, cu pereți ușori care opresc zgomotul; fiecare grupă are colțul ei de joacă și dulapurile aduse de acasă, cu numele copiilor pe ele. La etaj, în fosta bibliotecă, se doarme după-amiaza.

Masa vine caldă din aceeași bucătărie, în vase închise, la 11:45. Meniul săptămânii este afișat la intrare și pe pagina comunei.

## Transportul

- Copiii din Lunca Popii vin cu microbuzul școlar, care pleacă la 7:35 de la stația veche.
- Copiii din Dealul Morii urcă la 7:50, la magazin.
- După-amiaza microbuzul face drumul înapoi la 16:00 și, pentru întârziați, la 16:40.

Pe strada Morii am pus limită de 20 km/h și doi stâlpi rabatabili în fața căminului. Vă rugăm să nu parcați pe trotuar nici măcar două minute: exact acele două minute scot copiii în stradă.

## De ce merită

Grădinița consuma într-o iarnă 19 m³ de lemn și tot avea 16 grade la ora opt dimineața. După lucrări, calculul proiectantului arată 21 de grade cu o treime din energie. Geamurile noi se deschid doar sus, iar aerul proaspăt intră filtrat: educatoarele au cerut asta de la prima ședință.

Lucrarea este la 30%: acoperișul este desfăcut și refăcut pe jumătate, ferestrele sosesc luna viitoare. Dacă vremea ține, ne întoarcem acasă după vacanța de primăvară; dacă nu, în septembrie. Spunem de pe acum amândouă variantele, ca să vă puteți face planuri.

## Întrebări

Părinții au un grup de trei reprezentante care intră pe șantier în prima miercuri a lunii și scriu ce au văzut. Pentru orice altceva, doamna directoare răspunde la telefon între 12 și 13, iar primăria oricând la ghișeul 1.`,
    state: "published",
    written: 21,
    sent: 20,
    decided: 19,
    views: 268,
  },
  {
    by: "uat@demo.ro",
    category: "achievements",
    title: "Doi ani cu lumină nouă: ce arată facturile",
    summary: "186 de stâlpi cu LED, 58% mai puțin la factură și trei lucruri pe care le-am face altfel.",
    cover: ["lighting", "Strada Morii seara, cu stâlpii de iluminat noi"],
    body: `Acum doi ani am schimbat toate cele 186 de corpuri de iluminat din satul de centru. Am promis atunci că revenim cu cifre, nu cu păreri. Iată-le.

## Cât am plătit

Înainte, satul consuma pentru iluminat cam 74.000 kWh pe an. În primul an întreg de după lucrări am ajuns la 31.000, iar în al doilea la 30.600. Factura a scăzut cu 58%, deși între timp am adăugat patru stâlpi pe drumul spre cimitir, acolo unde nu fusese niciodată lumină.

Diferența o punem, prin hotărâre a consiliului local, la trotuare: anul trecut s-au făcut 340 de metri pe strada Școlii, anul acesta urmează strada Morii.

## Cum s-a lucrat

Am făcut întâi o hartă: fiecare stâlp cu numărul lui, cu ce avea pe el și cu ce vede omul din poartă. Harta a costat două săptămâni și ne-a arătat că 22 de corpuri luminau grădini. Le-am mutat.

- Între miezul nopții și ora 5 lumina scade la jumătate, în afară de treceri și de stația de autobuz.
- Tonul este cald, de 3.000 K, cerut de oameni după o seară de probă cu trei feluri de becuri.
- Fiecare corp are garanție de zece ani, trecută în contract cu termen de înlocuire de cinci zile.

## Ce am face altfel

**Am cere telegestiune de la început.** Acum aflăm că un corp s-a stins când ne sună cineva. Sunt puține apeluri, dar fiecare înseamnă o noapte pe întuneric.

**Am schimba și tabloul vechi.** L-am păstrat ca să economisim și s-a defectat în prima iarnă.

**Am anunța mai devreme probele.** Două nopți s-a crezut că este pană de curent.

## Dacă sunteți o comună ca a noastră

Nu porniți de la bani, porniți de la hartă. Un inventar făcut de doi oameni, cu telefonul și cu o foaie de calcul, spune mai mult decât orice ofertă. Caietul de sarcini pe care l-am folosit îl dăm oricui ni-l cere: scrieți la primărie și îl primiți în aceeași zi, cu tot cu greșelile noastre însemnate pe margine.`,
    state: "published",
    written: 96,
    sent: 95,
    decided: 92,
    views: 655,
    notes: "Cifre clare, utile și altora. Bun de publicat.",
  },
  {
    by: "uat@demo.ro",
    category: "events",
    title: "Atelier deschis la Casa covoarelor, în fiecare sâmbătă",
    summary: "Șase războaie, șase locuri. Cum vă înscrieți și ce luați acasă.",
    cover: ["culture", "Casa covoarelor, cu prispă și porți sculptate"],
    body: `Începând de sâmbăta viitoare, Casa covoarelor primește câte șase oaspeți pe zi, de la 10 la 16. Se învață nodul simplu, se alege un motiv dintre cele vechi ale satului și se țese un colț de covor de o palmă, pe care îl luați acasă.

## Înscrierea

Se face la telefonul primăriei sau la ghișeul 1, până joi la prânz. Copiii vin însoțiți. Taxa acoperă lâna și masa de prânz; pentru elevii din comună este gratuit.

Meșterele sunt Ileana și Viorica, amândouă cu peste treizeci de ani la război. Veniți în haine pe care se poate lipi lână.`,
    state: "pending",
    written: 3,
    sent: 2,
  },
  {
    by: "uat@demo.ro",
    category: "announcements",
    title: "Lista familiilor cu restanțe la salubrizare",
    summary: "Situația la zi, pe străzi.",
    body: `Publicăm situația plăților pentru serviciul de salubrizare, pe străzi, ca fiecare să știe cum stă. Cine a plătit între timp este rugat să aducă dovada la casierie.

Lista cu nume și sume se află atașată și se actualizează lunar.`,
    state: "rejected",
    written: 13,
    sent: 12,
    decided: 11,
    reason:
      "Numele și datoriile unor persoane sunt date personale: nu le putem publica. Scrieți un anunț fără nume, cu termenul de plată, casieria și felul în care fiecare își poate verifica singur situația.",
  },
  {
    by: "uat@demo.ro",
    category: "local-development",
    title: "Drumul de plai: de ce căutăm bani pentru șase kilometri",
    summary: "",
    body: `Stâna de pe plai dă brânză la trei târguri, dar laptele coboară cu căruța. Studiul este gata.

## De scris

- cifrele din studiu: oi, litri, gospodării
- harta drumului, cu cele două poduri
- ce s-a întâmplat la ședința cu oierii`,
    state: "draft",
    written: 4,
  },
];
