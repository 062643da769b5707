import type { DemoArticle } from "./article";

/** What the other authorities of the world write. */
export const communityArticles: readonly DemoArticle[] = [
  {
    by: "uat2@demo.ro",
    category: "local-development",
    title: "Strategia orașului, pe înțelesul celor care au făcut-o",
    summary: "Nouă întâlniri de cartier, 412 bilete și trei hotărâri grele. Ce am auzit și ce am trecut în plan.",
    cover: ["square", "Piața Centrală din Trei Izvoare, cu fântâna și teii"],
    body: `Când am anunțat consultarea, ne așteptam la cincizeci de oameni. Au venit 640, în nouă seri, și au lăsat 412 bilete scrise de mână. Le-am citit pe toate, le-am bătut la calculator și le-am pus la dispoziția oricui, fără nume, la bibliotecă.

## Ce am auzit

Trei lucruri s-au repetat în fiecare cartier, în altă ordine:

1. Trotuarele. Nu străzile, trotuarele. Mamele cu cărucioare și bătrânii merg pe carosabil.
2. Apa minerală. Orașul a fost stațiune și oamenii vor să redevină.
3. Tinerii pleacă nu pentru bani, ci pentru că după ora șapte nu au ce face.

La capătul listei a fost, surprinzător, parcarea: a apărut mult în centru și aproape deloc în rest.

## Ce am trecut în plan

Strategia pentru 2027–2034 are doar unsprezece proiecte. Cea veche avea șaptezeci și patru, din care s-au făcut treisprezece. Am preferat o listă pe care o putem termina.

Fiecare proiect are o pagină: ce se face, cine răspunde, cât costă cu aproximație, din ce bani și **ce nu se mai face** dacă se face acesta. Ultimul rând a iscat cele mai lungi discuții și este cel mai folositor.

## Trei hotărâri grele

> Un plan care promite tot nu este un plan, este o felicitare.

Am amânat al doilea pod peste pârâu, pentru că expertiza nu este gata. Am renunțat la sala polivalentă mare, în favoarea a două săli de cartier. Și am lăsat strada principală fără mașini la sfârșit de săptămână, după o probă de opt săptămâni în care vânzările din centru nu au scăzut, cum se temeau comercianții, dar nici nu au crescut, cum speram noi.

## Ce urmează

Documentul întreg se află la dezbatere potrivit Legii 52/2003: propunerile se pot trimite în scris cel puțin zece zile calendaristice de la anunț. Ultima întâlnire are loc la casa de cultură, într-o seară de joi, cu machetă și cu bomboane pentru copii. După aceea hotărăște consiliul local, în ședință publică.

Dacă lucrați într-un oraș cât al nostru și vă pregătiți de același drum, un singur sfat: scrieți biletele la calculator chiar în seara aceea. A doua zi nu mai știe nimeni ce însemna „acolo, la cotul cu plopii”.`,
    state: "published",
    written: 60,
    sent: 58,
    decided: 55,
    views: 531,
  },
  {
    by: "uat2@demo.ro",
    category: "events",
    title: "Noaptea la Muzeul sării: program, bilete și ce luați la drum",
    summary:
      "Trei tururi la lumina lămpilor, un concert la 38 de metri sub pământ și autobuz înapoi până la miezul nopții.",
    cover: ["museum", "Vila Brâncovenilor Mici, de unde pornește turul"],
    body: `În ultima vineri a lunii, galeria coborâtă în 1911 rămâne deschisă până la miezul nopții. Este a patra ediție și prima cu locuri numărate: anul trecut coada a ajuns până la farmacie.

## Programul

- 18:00 – turul copiilor, cu lămpi de miner și cu povestea calului care a trăit în mină;
- 19:30 – turul mare, cu doi foști mineri, Traian și Costache;
- 21:00 – cvartetul liceului de muzică, în sala de la capătul galeriei;
- 22:30 – turul tăcut: fără ghid, fără lumini electrice, numai cu lampa din mână.

## Bilete

Fiecare tur are 40 de locuri. Biletele se iau de la casa de cultură sau se rezervă la telefon și se ridică până în ziua dinainte. Pentru copii sub 14 ani și pentru însoțitorii persoanelor cu dizabilități intrarea este liberă.

Turul de la 19:30 este accesibil cu scaunul rulant: liftul de serviciu coboară până la nivelul sălii. Celelalte trei au 112 trepte.

## Ce luați la drum

Sub pământ sunt 12 grade, vara și iarna. **O haină, încălțăminte închisă, o sticlă de apă.** Lămpile vi le dăm noi. Fără tocuri: grătarele de metal le țin minte.

## Cum ajungeți

Strada principală este închisă de la 17:00. Parcarea de margine, de la intrarea dinspre gară, rămâne deschisă toată noaptea și este gratuită. Un autobuz face naveta la fiecare douăzeci de minute, până la 00:20.

Pe terasa Vilei Brâncovenilor Mici, cofetăria stă deschisă până la 23:00, iar apa izvorului al doilea este, ca totdeauna, gratuită: aduceți-vă cana.

## Cine lucrează ca să iasă bine

Șaptesprezece elevi voluntari, pompierii din oraș, doi medici și tot ce înseamnă muzeul: patru oameni și o pisică. Le mulțumim de pe acum. Dacă vreți să ajutați și dumneavoastră, mai este nevoie de șase persoane care să numere lămpile la ieșire; se pare că este cel mai greu post.`,
    state: "published",
    written: 16,
    sent: 15,
    decided: 14,
    views: 307,
  },
  {
    by: "podul-lung@demo.ro",
    category: "announcements",
    title: "Un calendar nou pentru gunoi, pe înțelesul tuturor",
    summary: "Patru culori, patru zile. Ce se schimbă de luna viitoare și ce facem cu mobila veche.",
    body: `De luna viitoare, ridicarea deșeurilor în Municipiul Podul Lung se face după un calendar nou. Cel vechi avea unsprezece excepții; acesta nu are niciuna.

## Zilele

- **Luni:** resturi de mâncare și verdeață, în pubela maro.
- **Marți și vineri:** ce nu se poate recicla, în pubela neagră.
- **Miercuri:** plastic și metal, în sacul galben.
- **Joi:** hârtie și carton, în pubela albastră. Sticla se duce la clopot, oricând.

Mașina trece între 6 și 14. Pubela se scoate dimineața, nu de cu seară: noaptea o răstoarnă vântul dinspre Dunăre sau câinii.

## La bloc

Asociațiile primesc chei pentru platformele închise. Fiecare scară are un număr de chei egal cu numărul de apartamente, plus trei. Cine pierde cheia o înlocuiește la sediul operatorului, în aceeași zi.

Pe ușa fiecărei platforme este un desen cu ce intră unde. L-am probat cu elevi de clasa a doua: dacă ei au greșit, l-am redesenat.

## Mobila și electrocasnicele

Nu se lasă lângă platformă. O dată pe lună, în prima sâmbătă, echipa trece prin fiecare cartier și ridică din fața casei ce ați anunțat la telefon până miercuri. Serviciul este cuprins în tarif. Pentru saci cu moloz se cere un container, contra cost, pentru cel puțin o zi.

## De ce separăm

Un sac galben plin cântărește patru kilograme. Amestecat cu restul, ajunge la groapă și îl plătim cu toții la tonă; separat, se vinde. În cartierul Plopilor, unde am făcut proba, cantitatea dusă la groapă a scăzut într-un sezon cu o cincime. De aceea tariful nu crește anul acesta.

## Întrebări și greșeli

În prima lună nu amendăm pe nimeni. Dacă în sac sunt lucruri amestecate, găsiți pe el un bilet cu ce nu era la locul lui. Inspectorii noștri răspund la telefon între 8 și 20, iar calendarul tipărit, cât o carte poștală, ajunge săptămâna aceasta în fiecare cutie. Merge pe frigider.`,
    state: "published",
    written: 11,
    sent: 10,
    decided: 8,
    views: 174,
  },
  {
    by: "sapte-ape@demo.ro",
    category: "projects",
    title: "Șapte comune, un singur operator de apă: primul an",
    summary: "Ce s-a ieftinit, ce s-a scumpit și cum se ia o hotărâre când la masă stau șapte primari.",
    cover: ["river", "Valea celor șapte ape, primăvara"],
    body: `Acum un an, cele șapte comune ale asociației aveau șapte puțuri, cinci mecanici și nicio pompă de rezervă. Astăzi au un singur operator, nouă angajați și o mașină care ajunge oriunde în patruzeci de minute.

## Ce s-a ieftinit

Energia. Am cumpărat împreună, pentru toate stațiile, și am mutat pomparea noaptea acolo unde rezervorul o îngăduie. Analizele de laborator costă pe bucată mai puțin de jumătate, pentru că sunt de șapte ori mai multe.

## Ce s-a scumpit

În două comune tariful a crescut. Nu am ascuns: acolo, ani la rând, apa se plătise din bugetul local, adică și de către cei care nu aveau apă. Am trecut la tariful unic în trei pași, iar familiile cu venituri mici au primit ajutor din bugetele comunelor.

## Cum hotărâm

Fiecare comună are un vot, indiferent câți locuitori are. La început ni s-a părut nedrept față de cele mari. După un an, vedem altceva: nimeni nu mai vine la ședință cu majoritatea gata făcută, așa că vine cu argumente.

- Ordinea de zi pleacă cu zece zile înainte, în română și în maghiară.
- Orice investiție vine cu două variante, una mai ieftină.
- Procesul-verbal se publică a doua zi.

## Ce am învățat din prima avarie mare

În februarie a crăpat conducta de sub pârâul Valea Mică. Apa a lipsit opt ore. Trei ore au trecut căutând vana: pe plan era într-un loc, în teren în altul. De atunci am ridicat coordonatele la toate cele 214 vane și le-am lipit, pe hârtie plastifiată, în fiecare mașină.

## Ce urmează

Rețeaua de canalizare pentru trei sate și un dispecerat cu program de noapte. Căutăm și un partener pentru citirea contoarelor la distanță; solicitarea este pe platformă.

Dacă aveți de gând să porniți o asociație, veniți să stați de vorbă cu cei care au fost împotrivă. La noi au fost doi primari și au avut dreptate în jumătate din lucruri. Le-am schimbat.`,
    state: "published",
    written: 47,
    sent: 45,
    decided: 44,
    views: 389,
  },
  {
    by: "cerbilor@demo.ro",
    category: "local-news",
    title: "Piața de sâmbătă se mută lângă gară",
    summary: "Locuri numerotate, apă curentă și umbră. Producătorii din oraș au întâietate până la ora 7.",
    cover: ["market", "Tarabele pieței de sâmbătă"],
    body: `De sâmbăta aceasta, piața se ține pe platoul de lângă gară. Sunt 84 de mese acoperite, numerotate, cu apă curentă la fiecare capăt de rând.

## Pentru cei care vând

Producătorii din oraș își ocupă masa până la 7:00; ce rămâne liber se dă celorlalți, în ordinea sosirii. Taxa se plătește la automatul de la intrare, cu cardul sau cu monede, iar bonul se lasă la vedere.

## Pentru cei care cumpără

Autobuzul 2 are stație nouă în dreptul platoului. Parcarea gării este gratuită până la prânz. Pe strada veche a pieței circulația se redeschide, iar casele de acolo își recapătă liniștea de sâmbătă dimineața.`,
    state: "pending",
    written: 4,
    sent: 3,
  },
  {
    by: "uat2@demo.ro",
    category: "announcements",
    title: "Apa se oprește miercuri noapte în cartierul de sud",
    summary: "Între 22:00 și 5:00, pentru legarea conductei noi.",
    body: `Miercuri noaptea, între 22:00 și 5:00, apa se oprește în cartierul de sud, pentru legarea conductei noi la stația de pompare. O cisternă stă la școala nr. 2, iar dispensarul are rezervă proprie.

Dimineața apa poate fi tulbure câteva minute: lăsați-o să curgă. Dacă nu se limpezește până la ora 7, sunați la dispecerat.`,
    state: "pending",
    written: 1,
    sent: 1,
  },
  {
    by: "lunca@demo.ro",
    category: "achievements",
    title: "Suntem cea mai frumoasă comună din județ!!!",
    summary: "",
    body: `Cu ocazia zilelor comunei am fost felicitați de foarte multă lume. Suntem cei mai buni și mulțumim tuturor pentru aprecieri. Urmează lucruri și mai frumoase, fiți alături de noi!`,
    state: "rejected",
    written: 26,
    sent: 25,
    decided: 24,
    reason:
      "Textul nu spune încă ce s-a realizat. Adăugați faptele: ce ați făcut, când, cu ce bani, ce s-a schimbat pentru oameni. Titlul fără semne de exclamare repetate.",
  },
  {
    by: "magura@demo.ro",
    category: "projects",
    title: "Atelierul de olărit din școala veche",
    summary: "Ce facem cu o clădire fără copii.",
    body: `Școala din Măgura de Jos nu mai are elevi de patru ani. Are însă un acoperiș bun, un cuptor de pâine în curte și, la doi pași, lutul după care ne cheamă comuna.

## Planul

- trei ateliere la parter, două camere la etaj;
- olarii primesc chirie mică și dau în schimb o zi de curs pe săptămână.`,
    state: "draft",
    written: 6,
  },
  {
    by: "uat2@demo.ro",
    category: "events",
    title: "Cros pe promenadă",
    summary: "",
    body: `Două distanțe: 2,1 km pentru toată lumea și 6,3 km pentru cine se antrenează. De stabilit data cu clubul și cu medicul.`,
    state: "draft",
    written: 2,
  },
];
