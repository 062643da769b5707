import type { ExampleResource } from "./resource";

/** Papers of a project paid from European money, in the order in which a commune needs them. */
export const fundsResources: readonly ExampleResource[] = [
  {
    key: "fisa-proiect",
    kind: "template",
    category: "eu_funds",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Model de fișă de proiect",
    summary: "Două pagini cu care primarul și consiliul local decid dacă merită pregătită o cerere de finanțare.",
    tags: [
      "fișă de proiect",
      "idee de proiect",
      "portofoliu de proiecte",
      "notă conceptuală",
      "investiție",
      "prioritizare",
    ],
    basis: ["hg-907-2016", "lege-273-2006", "oug-57-2019"],
    written: 210,
    verified: 40,
    months: 12,
    text: `Fișa se completează pentru fiecare idee de investiție, înainte de a cheltui bani pe studii. O scrie compartimentul care va folosi investiția, împreună cu contabilitatea. Pe baza ei, primarul alege ce se pregătește și ce se amână. Nu înlocuiește nota conceptuală cerută de HG 907/2016, dar îi oferă datele.

Județul ……

Comuna ……

Nr. …… din ……

## FIȘĂ DE PROIECT

**1. Denumirea scurtă a proiectului:** ……

**2. Problema**, în una sau două propoziții, cu o cifră și cu sursa ei: ……

**3. Cine este afectat și câți oameni sunt:** …… persoane / …… gospodării. Sursa numărului: ……

**4. Ce se face, concret** (lungimi, suprafețe, bucăți): ……

**5. Locul:** satul ……, strada ……, nr. cadastral ……

**6. Situația juridică a terenului sau a clădirii**

- proprietar: ……
- act de proprietate sau poziția din inventarul domeniului public: ……
- carte funciară nr. ……, extras din data de ……
- sarcini, litigii, cereri de restituire: da / nu. Dacă da, care: ……

**7. Documente existente** (se scriu numărul și data; altfel „nu există”)

- studiu topografic: ……
- expertiză tehnică sau audit energetic: ……
- certificat de urbanism: ……
- studiu de fezabilitate sau DALI, cu data prețurilor: ……
- hotărâre a consiliului local de aprobare a indicatorilor: ……

**8. Costul estimat, fără TVA:** …… lei. TVA: …… lei. Cum a fost estimat (devize similare, oferte, cost pe unitate): ……

**9. De unde vin banii**

- programul și apelul avute în vedere: ……; pagina pe care a fost citit: ……; data citirii: ……
- contribuția proprie: …… lei, adică ……%
- cheltuieli neeligibile estimate: …… lei
- suma pe care bugetul local o poate plăti înainte de rambursare: …… lei

**10. Cât costă după ce este gata**, pe an: energie …… lei; personal …… lei; reparații …… lei. Cine plătește: ……

**11. Cine lucrează la proiect**

- responsabil: ……; înlocuitor: ……
- financiar: ……; achiziții: ……; tehnic: ……

**12. Riscurile cunoscute**, cel mult trei, fiecare cu o măsură: ……

**13. Ce se întâmplă dacă nu obținem finanțarea:** renunțăm / amânăm până în …… / facem din bugetul local partea ……

**14. Propunere:** se pregătește cererea / se completează documentele de la punctul 7 / se amână.

Întocmit: numele și prenumele ……, funcția ……, semnătura ……, data ……

Verificat, compartimentul financiar-contabil: ……, semnătura ……, data ……

**Decizia primarului:** aprobat / amânat până la …… / respins. Motivul: ……

Primar, …… Semnătura …… Data ……

## Cum se folosește mai departe

1. Fișa aprobată primește un număr în registrul de proiecte și se păstrează în același dosar cu documentele care urmează.
2. Punctele 6–8 se actualizează la fiecare șase luni; prețurile mai vechi de un an nu se mai folosesc fără recalculare.
3. La depunerea cererii de finanțare, fișa rămâne prima filă din dosar: ea arată de ce s-a pornit.`,
  },
  {
    key: "documente-inainte-de-cerere",
    kind: "checklist",
    category: "eu_funds",
    topics: ["fonduri-europene"],
    title: "Lista de documente înainte de o cerere de finanțare",
    summary: "Ce trebuie să existe în dosar înainte de deschiderea apelului și cu ce se dovedește fiecare punct.",
    tags: [
      "cerere de finanțare",
      "eligibilitate",
      "dosar de finanțare",
      "anexe",
      "MySMIS",
      "carte funciară",
      "cofinanțare",
    ],
    basis: ["hg-907-2016", "lege-273-2006: art. 44", "oug-57-2019", "lege-169-2026", "oug-66-2011"],
    written: 260,
    verified: 215,
    months: 6,
    text: `Lista se parcurge cu cel puțin trei luni înainte de data la care vreți să depuneți. Documentele de mai jos sunt cerute de aproape toate programele; ghidul apelului le poate cere altfel sau poate cere altele. Bifați numai ce aveți în mână, cu număr și dată.

## A. Solicitantul

1. **Reprezentantul legal.** Dovada: încheierea judecătorească de validare a mandatului primarului, copie; actul de identitate.
2. **Codul fiscal al comunei.** Dovada: certificatul de înregistrare fiscală.
3. **Datoriile la buget.** Dovada: certificatul de atestare fiscală, în termen de valabilitate la data depunerii. Se cere cel mai târziu, pentru că expiră.
4. **Contul din sistemul în care se depune.** Dovada: utilizator funcțional și semnătură electronică valabilă cel puțin până la sfârșitul contractării. Verificați astăzi data de expirare a certificatului.
5. **Conflictul de interese.** Dovada: declarațiile celor care pregătesc proiectul, semnate înainte de a lucra.

## B. Terenul și clădirea

6. **Dreptul asupra imobilului.** Dovada: extrasul de carte funciară pentru informare, nou, pentru fiecare parcelă. Poziția din inventarul domeniului public nu ajunge dacă ghidul cere intabularea.
7. **Lipsa litigiilor.** Dovada: declarația primarului și răspunsul scris al comisiei de fond funciar.
8. **Traseul întreg.** Dovada: planul cu numerele cadastrale suprapuse peste proiect. Căutați porțiunile care trec prin curți sau prin drumuri ale altui administrator.
9. **Acordul altui administrator** (drum județean, ape, căi ferate). Dovada: acordul scris, cu număr.

## C. Documentația tehnică

10. **Tema de proiectare și nota conceptuală.** Dovada: ambele aprobate de primar.
11. **Studiul de fezabilitate sau DALI.** Dovada: exemplar semnat, cu devizul general la prețurile cerute de ghid.
12. **Expertiza tehnică și auditul energetic**, la clădiri existente. Dovada: raportul, cu data.
13. **Certificatul de urbanism, valabil.** Dovada: certificatul și lista avizelor cerute prin el. Pentru cererile noi se aplică Legea 169/2026; dosarele începute înainte de 25 august 2026 continuă pe legea veche.
14. **Decizia de mediu.** Dovada: actul autorității de mediu sau dovada depunerii, după cum cere ghidul.

## D. Hotărârile și banii

15. **Aprobarea documentației și a indicatorilor tehnico-economici.** Dovada: hotărâre a consiliului local, cu anexa.
16. **Aprobarea proiectului și a cheltuielilor legate de el.** Dovada: hotărâre a consiliului local cu valoarea totală, contribuția proprie și cheltuielile neeligibile. Sumele sunt aceleași ca în cerere, până la leu.
17. **Sumele în buget.** Dovada: pagina din bugetul aprobat sau angajamentul din hotărâre.
18. **Banii până la rambursare.** Dovada: tabelul de lichidități, semnat de contabil.
19. **Dubla finanțare.** Dovada: declarația că aceleași lucrări nu sunt plătite din alt program.

## E. Cererea

20. **Cifrele din cerere.** Dovada: o filă cu fiecare cifră, sursa ei și data citirii.
21. **Ghidul folosit.** Dovada: versiunea salvată în dosar, cu toate corrigendele până în ziua depunerii.
22. **Citirea de către altcineva.** Dovada: semnătura unui coleg care nu a scris cererea și lista lui de observații.

Pentru fiecare punct fără dovadă scrieți cine o aduce și până când. Dacă data este după închiderea apelului, anunțați-l pe primar acum.`,
  },
  {
    key: "buget-proiect",
    kind: "template",
    category: "eu_funds",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Bugetul proiectului, cu sursa fiecărei sume",
    summary:
      "Model de buget pentru o comună: linii, cheltuieli eligibile și neeligibile, contribuție proprie, justificări.",
    tags: [
      "buget",
      "deviz general",
      "cheltuieli eligibile",
      "cheltuieli neeligibile",
      "cofinanțare",
      "contribuție proprie",
      "TVA",
    ],
    basis: ["hg-907-2016", "ue-2021-1060: art. 63", "lege-273-2006", "lege-227-2015"],
    written: 180,
    verified: 175,
    months: 6,
    text: `Bugetul se întocmește după devizul general și înainte de hotărârea consiliului local. El arată pentru fiecare sumă de unde vine și cine o plătește. Macheta programului se completează după acest document, nu invers: aici se vede dacă lipsește ceva.

Comuna ……, județul ……

Nr. …… din ……

## BUGETUL PROIECTULUI „……”

Cursul folosit: …… lei/euro, din data de ……. Prețurile sunt la data de ……. Cota de TVA: 21%.

### Liniile bugetului

Pentru fiecare linie se completează aceleași șapte câmpuri:

1. **Proiectare și asistență tehnică**
   - valoare fără TVA: …… lei; TVA: …… lei; total: …… lei
   - eligibil: …… lei; neeligibil: …… lei
   - sursa sumei (capitolul din devizul general, oferte, contract similar): ……
   - luna în care se plătește: ……
2. **Lucrări de bază** (construcții și instalații): aceleași câmpuri ……
3. **Utilaje și echipamente cu montaj:** ……
4. **Dotări:** ……
5. **Organizare de șantier:** ……
6. **Comisioane, cote, taxe, avize:** ……
7. **Cheltuieli diverse și neprevăzute** (procentul admis de ghid: ……%): ……
8. **Dirigenție de șantier:** ……
9. **Consultanță și management de proiect** (plafonul din ghid: ……%): ……
10. **Audit financiar**, dacă este cerut: ……
11. **Informare și vizibilitate:** ……

### Totaluri

- Valoarea totală a proiectului, cu TVA: …… lei
- Valoarea eligibilă: …… lei
- Valoarea neeligibilă: …… lei, plătită integral din bugetul local
- Finanțarea nerambursabilă: …… lei, adică ……% din valoarea eligibilă
- Contribuția proprie la cheltuielile eligibile: …… lei, adică ……%
- **Total din bugetul local** (contribuția proprie plus neeligibilul): …… lei

### Pe ani

- anul ……: total …… lei, din care buget local …… lei
- anul ……: total …… lei, din care buget local …… lei
- anul ……: total …… lei, din care buget local …… lei

### Justificări

- Salariile persoanelor din echipă se plătesc din: …… (buget local / linia ……).
- TVA este eligibilă / neeligibilă, potrivit punctului …… din ghid.
- Linii plafonate de ghid și cum am verificat plafonul: ……

Întocmit: ……, funcția ……, semnătura ……, data ……

Compartimentul financiar-contabil: ……, semnătura ……

Proiectant (pentru liniile din devizul general): ……, semnătura ……

Aprobat, primar: ……, semnătura ……, data ……

## Verificări înainte de semnare

1. Suma liniilor este egală cu totalul devizului general plus liniile care nu sunt în deviz. Scrieți diferența și din ce vine: ……
2. Valoarea din proiectul de hotărâre a consiliului local este aceeași, până la leu.
3. Nicio cheltuială nu apare în două linii și nici în alt proiect finanțat.
4. Cheltuielile făcute deja au dată de plată în perioada de eligibilitate din ghid. Regulamentul (UE) 2021/1060 acceptă cel mult plăți între 1 ianuarie 2021 și 31 decembrie 2029; ghidul poate fi mai strict.
5. Contabilul confirmă că suma din bugetul local încape în proiecția pe anii următori.
6. Proiectul de hotărâre și bugetul au aceeași dată de prețuri. Dacă devizul s-a actualizat între timp, se reface și hotărârea.`,
  },
  {
    key: "grafic-rambursari",
    kind: "template",
    category: "eu_funds",
    topics: ["fonduri-europene"],
    title: "Graficul cererilor de rambursare și tabelul de lichidități",
    summary: "Când cereți banii înapoi, ce plătiți până atunci și în ce luni nu ajung banii.",
    tags: ["grafic de rambursare", "cerere de plată", "prefinanțare", "lichidități", "flux de numerar", "rambursare"],
    basis: ["oug-133-2021", "hg-829-2022", "lege-273-2006"],
    written: 120,
    verified: 118,
    months: 3,
    text: `Graficul se face la semnarea contractului de finanțare și se reface după fiecare act adițional sau întârziere. Din el se vede în ce lună comuna are nevoie de bani din altă sursă. Îl ține responsabilul financiar al proiectului.

Comuna ……, județul ……

Nr. …… din ……; varianta ……

Contract de finanțare nr. …… din ……; cod proiect ……

## GRAFICUL CERERILOR

Pentru fiecare cerere, în ordinea în care se depun:

1. **Cererea nr. 1**
   - felul: prefinanțare / plată / rambursare / rambursare aferentă plății
   - cheltuielile cuprinse (facturi, linii de buget): ……
   - suma cerută: …… lei, din care nerambursabil …… lei
   - data depunerii, cel târziu: ……
   - termenul de verificare din contract: …… zile
   - data la care așteptăm banii: ……
   - cine pregătește dosarul: ……; cine îl semnează: ……
2. **Cererea nr. 2:** aceleași câmpuri ……
3. **Cererea nr. 3:** ……
4. **Cererea finală:** …… Se depune în cel mult …… zile de la sfârșitul perioadei de implementare, potrivit art. …… din contract.

Termenele de depunere și de verificare se copiază din contract, nu din alt proiect.

## TABELUL DE LICHIDITĂȚI

Pentru fiecare lună a proiectului se scriu șase cifre:

- **luna ……**
  - plăți către constructor: …… lei
  - alte plăți ale proiectului: …… lei
  - încasări din prefinanțare, plată sau rambursare: …… lei
  - diferența lunii: …… lei
  - soldul adunat de la începutul proiectului: …… lei
  - din ce se acoperă soldul negativ: ……

Se repetă pentru toate lunile. Luna cu soldul cel mai mic: ……, suma: …… lei.

### Măsuri pentru lunile fără acoperire

- mutarea unei plăți, cu acordul scris al firmei: ……
- cerere de plată în locul rambursării: ……
- rectificare bugetară, în ședința din ……
- împrumut, dacă legea și consiliul local îl permit: ……

Întocmit, responsabil financiar: ……, semnătura ……, data ……

Vizat, contabil: ……, semnătura ……

Aprobat, manager de proiect: ……, semnătura ……

Luat la cunoștință, primar: ……, semnătura ……, data ……

## Cum se lucrează cu el

1. În prima zi lucrătoare a lunii, responsabilul financiar scrie ce s-a plătit și ce s-a încasat luna trecută.
2. Dacă o cerere întârzie cu mai mult de zece zile față de grafic, se scrie motivul și data nouă, iar primarul află în aceeași săptămână.
3. Fiecare solicitare de clarificări se notează cu data primirii și cu termenul de răspuns. Verificați în contract dacă termenul de plată se suspendă cât timp răspundeți.
4. Graficul vechi nu se șterge. Varianta nouă primește număr și dată, iar graficul modificat se transmite autorității de management dacă cere contractul.
5. La rectificarea bugetului local, contabilul vine cu acest tabel: din el se vede ce sumă trebuie prevăzută și în ce trimestru.`,
  },
  {
    key: "plan-achizitii-proiect",
    kind: "template",
    category: "public_procurement",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Planul de achiziții al proiectului",
    summary: "Toate cumpărările proiectului pe o singură listă: valoare, procedură, calendar, responsabil.",
    tags: ["plan de achiziții", "achiziții", "licitație", "SEAP", "SICAP", "achiziție directă", "program anual"],
    basis: ["lege-98-2016: art. 7", "lege-98-2016: art. 11", "hg-395-2016", "oug-66-2011"],
    written: 95,
    verified: 60,
    months: 6,
    text: `Planul se întocmește odată cu cererea de finanțare și se definitivează în prima lună după semnarea contractului. Din el se completează programul anual al achizițiilor publice. Îl folosiți și la control: arată că valoarea s-a calculat pe tot proiectul, nu pe bucăți.

Comuna ……, județul ……

Nr. …… din ……; varianta ……

## PLANUL DE ACHIZIȚII AL PROIECTULUI „……”

Contract de finanțare nr. …… din ……

Pentru fiecare achiziție:

1. **Obiectul:** …… (de exemplu: servicii de proiectare, lucrări, dirigenție de șantier, dotări, audit, panouri)
   - felul: lucrări / servicii / produse; cod CPV: ……
   - linia din buget: ……
   - valoarea estimată fără TVA: …… lei; cum a fost estimată: ……
   - aceeași nevoie mai apare în bugetul comunei anul acesta? da / nu; dacă da, valoarea adunată: …… lei
   - procedura: ……
   - data publicării: ……; data semnării contractului: ……; data la care trebuie să fie gata: ……
   - documente care trebuie să existe înainte: ……
   - responsabil: ……; membrii comisiei: ……
2. **Obiectul:** …… (aceleași câmpuri)
3. **Obiectul:** ……

### Calendarul, pe scurt

- achizițiile fără de care nu se poate începe lucrarea: ……
- achizițiile care pot merge în paralel: ……
- rezerva pentru contestații, pentru fiecare procedură: …… zile

Întocmit, responsabil achiziții: ……, semnătura ……, data ……

Verificat, responsabil financiar: ……, semnătura ……

Aprobat, primar: ……, semnătura ……, data ……

## Pragurile care decid procedura

- Achiziție directă: valoarea estimată, fără TVA, este **mai mică de 270.120 lei** pentru produse și servicii și **mai mică de 900.400 lei** pentru lucrări (art. 7 alin. (5) din Legea 98/2016). La 270.120 lei exact nu mai este achiziție directă.
- Procedură simplificată: de la aceste valori până la pragurile europene. În 2026–2027 ele sunt, pentru autoritățile locale, 26.960.556 lei la lucrări și 1.077.624 lei la produse și servicii.
- Peste pragurile europene: licitație deschisă sau altă procedură completă.

## Greșeli pe care le găsește controlul

1. **Împărțirea.** Art. 11 din Legea 98/2016 interzice divizarea care duce la o procedură mai simplă. Adunați toate cumpărările de același fel din proiect, chiar dacă sunt în linii diferite.
2. **Valoarea copiată din buget, fără calcul.** Păstrați ofertele, prețurile din catalog sau contractele similare folosite.
3. **Cerințe care lasă un singur ofertant.** Fiecare cerință are lângă ea motivul, într-o propoziție.
4. **Declarațiile de conflict de interese** semnate după deschiderea ofertelor. Se semnează înainte.
5. **Modificarea contractului** fără notă justificativă și fără a întreba autoritatea de management, când contractul o cere.
6. **Achiziția directă fără urmă.** Se face din catalogul SEAP ([e-licitatie.ro](https://www.e-licitatie.ro)) sau după un anunț publicat; se păstrează capturile și numerele. O solicitare trimisă pe o platformă de contact cu firmele nu ține loc de achiziție prin SEAP.

Planul se reface la fiecare schimbare de dată mai mare de o lună și se atașează la raportul de progres.`,
  },
  {
    key: "indicatori-proiect",
    kind: "template",
    category: "eu_funds",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Lista indicatorilor și a dovezilor",
    summary: "Ce ați promis în cererea de finanțare, cum se măsoară, cine strânge dovada și până când.",
    tags: [
      "indicatori",
      "indicatori de realizare",
      "indicatori de rezultat",
      "ținte",
      "monitorizare",
      "raport de progres",
    ],
    basis: ["ue-2021-1060", "oug-66-2011"],
    written: 300,
    verified: null,
    months: 12,
    text: `Lista se face în ziua semnării contractului de finanțare, din anexa cu indicatori. Se actualizează la fiecare raport de progres. Un indicator neatins se poate transforma în bani de dat înapoi, de aceea fiecare are de la început o persoană răspunzătoare și o dovadă.

Comuna ……, județul ……

Nr. …… din ……

Contract de finanțare nr. …… din ……; perioada de implementare: …… – ……

## LISTA INDICATORILOR PROIECTULUI „……”

Pentru fiecare indicator:

1. **Denumirea din contract:** ……
   - codul: ……; felul: de realizare / de rezultat / suplimentar
   - unitatea de măsură: …… (km, m², persoane, gospodării, kWh/an)
   - valoarea de pornire: ……; sursa și data: ……
   - ținta: ……; data până la care se atinge: ……
   - cum se măsoară (o propoziție pe care o poate repeta oricine): ……
   - dovada care rămâne în dosar: ……
   - cine o strânge: ……; când: lunar / la recepție / la 12 luni
   - stadiul la data de ……: ……
2. **Denumirea din contract:** …… (aceleași câmpuri)
3. **Denumirea din contract:** ……

Întocmit, manager de proiect: ……, semnătura ……, data ……

Verificat, compartimentul care va folosi investiția: ……, semnătura ……

Aprobat, primar: ……, semnătura ……, data ……

## Ce dovadă ține pentru fiecare fel de indicator

- **Lungimi, suprafețe, bucăți:** procesul-verbal de recepție, cu cantitatea scrisă la fel ca în contract, măsurătoarea topografică sau inventarul.
- **Persoane care beneficiază:** lista nominală sau, când nu se poate, calculul semnat, cu sursa populației și data ei. Listele cu nume sunt date personale: se păstrează separat și se dau numai la control.
- **Gospodării racordate:** contractele sau fișele de branșament, numerotate.
- **Consum de energie:** facturile pe 12 luni înainte și pe 12 luni după, plus certificatul de performanță energetică.
- **Copii, elevi, pacienți:** adeverința unității, cu număr de înregistrare.
- **Emisii, temperaturi, debite:** buletinul de măsurare și aparatul cu care s-a făcut.

## Ordinea de lucru

1. Copiați denumirile și țintele din contract, fără să le reformulați.
2. Măsurați valoarea de pornire înainte de începerea lucrărilor. După aceea nu se mai poate.
3. La fiecare stadiu de plată, comparați cantitățile executate cu ținta. O stradă scoasă din proiect scade indicatorul.
4. Dacă vedeți că ținta nu se atinge, cereți din timp act adițional, cu motivele și cu documentele. După încheierea perioadei de implementare, de obicei nu se mai poate.
5. La recepție, scrieți cantitățile în aceeași unitate ca în contract.
6. După închidere, păstrați lista lângă obligațiile de durabilitate: unii indicatori se raportează și în anii următori.

Raportul de progres se completează numai din această listă. Dacă o cifră din raport nu este aici, nu are dovadă.`,
  },
  {
    key: "vizibilitate-durabilitate",
    kind: "checklist",
    category: "eu_funds",
    topics: ["fonduri-europene"],
    title: "Panou, afiș, site: vizibilitatea și obligațiile de după proiect",
    summary: "Ce afișați din prima zi, ce fotografiați și ce nu aveți voie să schimbați după recepție.",
    tags: [
      "vizibilitate",
      "panou",
      "placă",
      "afiș",
      "identitate vizuală",
      "durabilitate",
      "monitorizare ex-post",
      "publicitate",
    ],
    basis: ["ue-2021-1060: art. 50", "ue-2021-1060: art. 65", "ue-2021-1060: art. 82"],
    written: 150,
    verified: 90,
    months: 12,
    text: `Lista este pentru proiectele plătite din fondurile politicii de coeziune 2021–2027. Prima parte se parcurge în luna semnării contractului, a doua la recepție, a treia o dată pe an, până la sfârșitul perioadei de durabilitate. Contractul și manualul de identitate vizuală al programului pot cere mai mult.

## La început

1. **Textul scurt despre proiect pe site-ul primăriei** și pe conturile din rețelele sociale, dacă există: ce se face, cu ce scop, cât primește comuna de la Uniunea Europeană. Dovada: captura paginii, cu adresa și data.
2. **Emblema Uniunii și mențiunea finanțării** pe documentele pentru public: anunțuri, invitații, prezentări. Dovada: câte un exemplar în dosar.
3. **Panoul durabil**, la proiectele din FEDR sau din Fondul de coeziune cu un cost total de peste 500.000 de euro. Se pune când începe lucrarea sau când se montează echipamentul. Dovada: factura, fotografie de aproape și fotografie cu locul.
4. **Afișul**, cel puțin A3, sau un ecran echivalent, la proiectele care nu au panou obligatoriu. Locul: unde îl vede publicul, de obicei la intrare. Dovada: fotografie datată.
5. **Aprobarea machetei**, dacă manualul o cere. Dovada: mesajul de aprobare, înainte de tipărire.
6. **Etichetele pe echipamente**, dacă le cere contractul. Dovada: lista cu numere de inventar și fotografii.

Neîndeplinirea acestor obligații poate duce la tăierea a până la 3% din finanțare, dacă nu se remediază.

## La recepție

7. **Panoul este întreg și are textul final.** Dovada: fotografie din ziua recepției.
8. **Bunurile sunt în contabilitate și în inventar.** Dovada: nota contabilă, fișa mijlocului fix, proiectul de hotărâre pentru inventarul domeniului public.
9. **Asigurarea**, dacă o cere contractul. Dovada: polița și data reînnoirii, trecută în calendar.
10. **Data ultimei plăți către comună.** De la ea curg termenele de mai jos. Dovada: extrasul de cont; data: ……

## În anii următori

11. **Cinci ani de la plata finală** (trei ani în unele cazuri, pentru întreprinderi mici și mijlocii), investiția nu își schimbă esențial natura, obiectivele sau condițiile și nu trece la altcineva cu avantaj necuvenit. Dovada: declarația anuală a primarului. Verificați dacă regulile ajutorului de stat cer mai mult.
12. **Nicio închiriere, concesiune sau schimbare de destinație** fără întrebare scrisă către autoritatea de management. Dovada: adresa și răspunsul.
13. **Raportul anual de durabilitate**, la data din contract. Dovada: numărul de înregistrare.
14. **Panoul, afișul și pagina de pe site** rămân pe durata cerută. Dovada: o fotografie pe an.
15. **Banii de întreținere** sunt în buget. Dovada: linia din bugetul anului.
16. **Documentele se păstrează cinci ani de la 31 decembrie a anului în care s-a făcut ultima plată către beneficiar.** Dovada: dosarul scos de la selecționare până la data ……. Termenul mai lung din contract sau din nomenclatorul arhivistic are întâietate.

Treceți în calendarul instituției reînnoirea asigurării, raportul anual și termenul de păstrare, cu numele celui care răspunde.`,
  },
  {
    key: "dosar-proiect-control",
    kind: "checklist",
    category: "eu_funds",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Dosarul proiectului, pregătit pentru control",
    summary: "Cum se așază documentele ca să fie găsite într-un minut și ce cere de obicei echipa de control.",
    tags: [
      "control",
      "audit",
      "Curtea de Conturi",
      "dosarul proiectului",
      "arhivă",
      "nereguli",
      "corecție financiară",
      "opis",
    ],
    basis: ["oug-66-2011", "ue-2021-1060: art. 74", "ue-2021-1060: art. 82", "lege-16-1996", "lege-82-1991"],
    written: 330,
    verified: 20,
    months: 12,
    text: `Lista se folosește de două ori: la începutul proiectului, ca să așezați dosarele, și înaintea unei vizite de control, ca să vedeți ce lipsește. Pentru fiecare punct este scris ce îl dovedește. Cine verifică semnează la sfârșit.

## Cum se așază

1. **Un dosar pentru fiecare capitol de mai jos**, cu opis pe prima pagină. Dovada: opisul, semnat, cu numărul de file.
2. **Aceeași ordine pe hârtie și în calculator.** Dovada: dosarele electronice au aceleași numere ca bibliorafturile.
3. **O persoană care știe unde este fiecare lucru și un înlocuitor.** Dovada: dispoziția primarului sau fișa postului.

## A. Finanțarea

4. Cererea depusă, cu toate anexele. Dovada: exemplarul descărcat din sistem, cu numărul de înregistrare.
5. Contractul și actele adiționale, în ordinea datelor. Dovada: toate semnate.
6. Ghidul și instrucțiunile aplicabile la data depunerii. Dovada: fișierele salvate, cu data.
7. Corespondența cu autoritatea de management. Dovada: lista scrisorilor, cu număr de intrare și de ieșire.

## B. Terenul și documentația

8. Actele de proprietate, certificatul de urbanism, avizele, autorizația. Dovada: originale sau copii conforme, toate valabile la data folosirii.
9. Documentația tehnică și hotărârile de aprobare. Dovada: indicatorii din ultima hotărâre a consiliului local sunt cei din contract.

## C. Achizițiile, câte un dosar pentru fiecare

10. Referatul de necesitate și nota privind valoarea estimată. Dovada: datele lor sunt înaintea publicării.
11. Documentația, clarificările, ofertele, procesele-verbale, raportul procedurii. Dovada: dosarul achiziției complet, cu anunțurile din SEAP.
12. Declarațiile privind conflictul de interese. Dovada: câte una pentru fiecare persoană implicată, datată înainte.
13. Contractul, garanția de bună execuție, actele adiționale, notele justificative. Dovada: garanția este valabilă și pe durata prelungită.

## D. Execuția

14. Ordinul de începere, graficul, procesele-verbale pe faze, dispozițiile de șantier. Dovada: semnăturile proiectantului, dirigintelui și executantului.
15. Situațiile de lucrări și măsurătorile. Dovada: cantitățile sunt cele din teren; verificați trei, la întâmplare.
16. Recepția și remedierile. Dovada: procesul-verbal, lista lipsurilor, dovada că s-au închis.

## E. Banii

17. Evidență contabilă separată sau cod contabil propriu pentru proiect. Dovada: balanța analitică.
18. Facturile, documentele ALOP, ordinele de plată, extrasele. Dovada: fiecare factură are codul proiectului și se leagă de o cerere de rambursare.
19. Cererile de rambursare, cu clarificările. Dovada: suma cerută, suma aprobată și diferența explicată.
20. Corecțiile și neregulile. Dovada: procesul-verbal, contestația, înregistrarea în contabilitate.

## F. Rezultatele

21. Lista indicatorilor, cu dovezile. Dovada: ținta atinsă sau actul adițional.
22. Vizibilitatea. Dovada: fotografii datate, capturi de pe site.
23. Obligațiile de durabilitate. Dovada: calendarul, cu nume.

## În ziua controlului

24. Echipa primește o sală, opisul și o singură persoană de legătură. Dovada: procesul-verbal de începere.
25. Fiecare document dat se scrie pe o listă, cu ora. Dovada: lista semnată de ambele părți.
26. La o întrebare la care nu știți răspunsul, spuneți data la care îl trimiteți. Dovada: adresa, cu număr.
27. Observațiile la proiectul de raport se trimit în termenul scris în el. Dovada: numărul de ieșire.

Documentele se păstrează cinci ani de la 31 decembrie a anului ultimei plăți primite (art. 82 din Regulamentul (UE) 2021/1060), dacă legea arhivelor sau contractul nu cer mai mult.

Verificat: ……, funcția ……, data ……, semnătura ……`,
  },
];
