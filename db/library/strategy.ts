import type { ExampleResource } from "./resource";

/** The local development strategy and its indicators. */
export const strategyResources: readonly ExampleResource[] = [
  {
    key: "strategie-locala-structura",
    kind: "guide",
    category: "local_strategies",
    topics: ["management-proiecte", "fonduri-europene", "transparenta"],
    title: "Strategia de dezvoltare locală: structură, consultare, indicatori",
    summary: "Cum arată o strategie de 40 de pagini pe care o folosește cineva și cum se adoptă.",
    tags: [
      "strategie",
      "SDL",
      "dezvoltare locală",
      "consultare",
      "indicatori",
      "plan de acțiune",
      "portofoliu de proiecte",
    ],
    basis: ["oug-57-2019: art. 129", "lege-52-2003", "lege-169-2026: art. 47", "lege-273-2006"],
    written: 84,
    verified: 40,
    months: 12,
    text: `Ghidul este pentru comuna care își face sau își reînnoiește strategia, singură ori cu un consultant. Consiliul local aprobă strategiile privind dezvoltarea economică, socială și de mediu (art. 129 din Codul administrativ). Finanțatorii cer de obicei ca proiectul să fie în strategie; de aceea lista de proiecte contează mai mult decât descrierea istoriei comunei.

## Structura

1. **Pe o pagină**: unde suntem, unde vrem să ajungem, cele cinci lucruri pe care le facem.
2. **Situația de azi** – cel mult 10 pagini. Numai cifre care duc la o decizie: populație pe vârste și pe sate, gospodării cu apă și canalizare, kilometri de drum pe stare, elevi, locuri de muncă, buget pe cinci ani, grad de încasare. Fiecare cifră are sursă și an.
3. **Ce ne spun oamenii** – 2 pagini: rezultatele consultării.
4. **Probleme și cauze** – 3 pagini. „Drumul este rău” este problemă; „nu există rigole, iar apa intră în fundație” este cauză.
5. **Viziune și obiective** – cel mult cinci obiective, fiecare cu un indicator.
6. **Plan de acțiune** – tabelul principal: măsura, ce livrează, cost, sursă, ani, responsabil.
7. **Portofoliul de proiecte** – câte o fișă de o pagină, cu stadiul documentelor.
8. **Bani** – ce poate susține bugetul local în fiecare an, inclusiv costurile de întreținere.
9. **Urmărire** – cine măsoară, când, unde se publică.

Planul trebuie corelat cu PUG. După aprobarea unui PUG nou, strategiile se pun de acord cu el în termen de un an (art. 47 din Legea 169/2026).

## Consultarea

1. **Chestionar scurt**, zece întrebări, pe hârtie și online. Țintă: un răspuns din fiecare a cincea gospodărie. Întrebați ce ar face cu 500.000 de lei în satul lor; răspunsurile sunt mai folositoare decât „sunteți mulțumit”.
2. **O întâlnire în fiecare sat**, seara, cu harta pe masă. Notați locul, nu numai propunerea.
3. **Convorbiri** cu școala, medicul, parohia, fermierii, firmele, tinerii plecați.
4. **Proiectul publicat**, cu anunț potrivit Legii 52/2003: cel puțin 30 de zile lucrătoare înainte de supunerea spre avizare de către comisiile de specialitate, minimum 10 zile calendaristice pentru propuneri.
5. **Tabelul propunerilor**: propunerea, de la cine (organizație sau „locuitor”), acceptată sau nu, motivul. Se publică.

## Indicatorii

Un indicator bun are șase rubrici: denumire, unitate, valoarea de azi cu anul, ținta cu anul, sursa, persoana care îl măsoară.

- „Gospodării racordate la canalizare: 0 (2025) → 640 (2030), operator, urbanism”
- „Elevi cu transport sub 30 de minute: 71% → 95%, școală, secretar”
- „Grad de încasare a impozitelor: 78% → 88%, contabilitate”

Evitați indicatorii pe care comuna nu îi poate schimba și pe cei care numără întâlniri.

## Adoptarea

1. Referat de aprobare, raport de specialitate, avizele comisiilor.
2. Hotărârea consiliului local, cu strategia ca anexă, publicată întreagă pe site.
3. Un exemplar tipărit la primărie și la bibliotecă.

## În fiecare februarie

- două pagini către consiliul local: ce s-a făcut, indicatorii, ce se amână;
- proiectele noi se adaugă prin hotărâre, cu fișa lor; nu se adaugă direct în anexă;
- măsurile fără persoană sau fără bani de doi ani se scot.

## Dacă lucrați cu un consultant

Cereți fișierele editabile, baza de date a chestionarului fără date personale și harta. Consultanța se plătește pe livrabile, iar prezentarea din fiecare sat o face primarul.`,
  },
];
