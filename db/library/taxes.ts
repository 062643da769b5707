import type { ExampleResource } from "./resource";

/** Local taxes: the council's calendar, what people receive, certificates and enforcement. */
export const taxResources: readonly ExampleResource[] = [
  {
    key: "calendar-hotarare-impozite-locale",
    kind: "guide",
    category: "taxation",
    topics: ["transparenta"],
    title: "Hotărârea privind impozitele și taxele locale: calendarul unui an",
    summary: "De la indexarea de primăvară la publicarea din decembrie: cine face, ce anexe și ce consultare.",
    tags: ["impozite locale", "taxe locale", "hotărâre", "HCL", "indexare", "cote", "consiliu local", "taxe speciale"],
    basis: ["lege-227-2015: art. 491", "lege-239-2025", "lege-52-2003", "oug-57-2019: art. 139", "lege-273-2006"],
    written: 105,
    verified: 48,
    months: 3,
    text: `Ghidul este pentru compartimentul de impozite și taxe și pentru secretarul general. Hotărârea se aplică din 1 ianuarie a anului următor, dar se pregătește din primăvară. O hotărâre adoptată în grabă, fără consultare, poate fi anulată, iar impozitele rămân fără temei.

## Calendarul

1. **Martie–aprilie: indexarea.** Sumele în lei se indexează anual cu rata inflației, prin hotărâre a consiliului local, până la **30 aprilie** (art. 491 din Codul fiscal; verificați termenul în forma în vigoare). Sursa ratei se anexează.
2. **Iunie–august: analiza.** Venituri pe fiecare impozit, grad de încasare, facilități acordate și costul lor, taxe speciale care nu își acoperă serviciul.
3. **Septembrie: legea.** Verificați modificările Codului fiscal. Titlul IX a fost schimbat mult prin Legea 239/2025 și prin ordonanțele de la sfârșitul anului 2025; nu porniți de la textul hotărârii vechi fără să comparați fiecare articol.
4. **Octombrie: proiectul.** Inițiator primarul; referatul de aprobare spune cât se schimbă fiecare impozit și de ce.
5. **Anunțul public: cel târziu la mijlocul lunii octombrie.** Este un act normativ: se anunță cu cel puțin 30 de zile lucrătoare înainte de a fi supus avizării, iar pentru propuneri se lasă minimum 10 zile calendaristice (Legea 52/2003).
6. **Noiembrie: dezbaterea**, dacă este cerută. Pregătiți trei exemple în lei: o casă obișnuită, un apartament, un teren de 10 ari.
7. **Până la jumătatea lui decembrie: ședința.** Hotărârile privind impozitele și taxele locale se adoptă cu **majoritatea absolută** a consilierilor în funcție (art. 139 din Codul administrativ).
8. **În cel mult 10 zile lucrătoare: comunicarea** către prefect. Apoi publicarea în Monitorul Oficial Local, la sediu și pe site.
9. **Ianuarie: programul informatic.** Cotele noi se introduc, se verifică pe zece roluri calculate de mână, apoi se dau decizii de impunere.

## Anexele hotărârii

- tabloul impozitelor și taxelor, pe articole ale Codului fiscal;
- zonele din intravilan și extravilan, cu străzile fiecăreia;
- cotele stabilite și, unde legea permite, cotele adiționale, cu motivarea;
- facilitățile: categorii, condiții, acte cerute, termen de cerere;
- bonificația pentru plata integrală până la primul termen, dacă se acordă;
- taxele speciale: serviciul, beneficiarii, calculul costului, modul de plată;
- actele normative abrogate.

## Termenele de plată, pentru comunicarea către oameni

Impozitele pe clădiri, pe teren și pe mijloacele de transport se plătesc în două rate egale, până la **31 martie** și **30 septembrie** inclusiv. Impozitul anual mic, până la suma prevăzută în Codul fiscal (50 de lei la data scrierii), se plătește integral până la primul termen.

## Ce verifică prefectul și instanța

1. Consultarea: anunțul cu dată, propunerile primite, răspunsurile.
2. Rapoartele compartimentelor și avizele comisiilor.
3. Majoritatea, numărată, în procesul-verbal.
4. Temeiul fiecărei taxe speciale: există un serviciu, iar taxa acoperă costul lui.
5. Cotele în limitele legii.
6. Hotărârea nu se aplică înapoi.

> Puneți pe site o pagină simplă: „Cât plătesc în anul ……”, cu trei calcule. Scade numărul telefoanelor în martie.`,
  },
  {
    key: "instiintare-de-plata",
    kind: "template",
    category: "taxation",
    topics: ["transparenta"],
    title: "Înștiințare de plată pentru impozitele locale",
    summary: "Scrisoarea trimisă înaintea termenelor: ce datorează persoana, cum plătește, cu cine vorbește.",
    tags: ["înștiințare de plată", "scrisoare", "impozit", "restanță", "Ghișeul.ro", "plată online", "notificare"],
    basis: ["lege-227-2015", "lege-207-2015: art. 46–47"],
    written: 220,
    verified: 212,
    months: 6,
    text: `Scrisoarea se trimite în februarie, înaintea primului termen, și în august, celor care mai au de plată. Este o informare: nu înlocuiește decizia de impunere și nici somația. Scopul ei este ca omul să plătească fără să vină de două ori.

JUDEȚUL ……

COMUNA ……

Compartimentul impozite și taxe locale

Nr. …… din ……

**Către**: ……, domiciliul / sediul ……

Rol nr. ……

**ÎNȘTIINȚARE DE PLATĂ**

Vă informăm că, în evidențele comunei ……, la data de ……, aveți de plătit:

**Pentru anul ……**

- impozit pe clădiri, ……: …… lei – rata I …… lei, rata II …… lei
- impozit pe teren, ……: …… lei – rata I …… lei, rata II …… lei
- impozit pe mijloacele de transport, ……: …… lei – rata I …… lei, rata II …… lei
- taxa de salubrizare / alte taxe, ……: …… lei

**Din anii anteriori**

- impozite și taxe: …… lei
- majorări de întârziere, calculate până la ……: …… lei
- amenzi: …… lei, proces-verbal nr. …… din ……

**Total de plată la data de ……: …… lei**

**Termenele**: rata I până la 31 martie ……; rata II până la 30 septembrie …….

☐ Dacă plătiți integral impozitul pe anul …… până la 31 martie, beneficiați de o bonificație de …… %, potrivit Hotărârii Consiliului Local nr. …… din ……. Suma de plată devine …… lei.

**Cum plătiți**

- online: la adresa …… sau prin Ghișeul.ro, după înregistrare;
- prin virament: cont IBAN ……, beneficiar comuna ……, cod fiscal ……; la detalii scrieți **rolul și numele**;
- la casierie, ……, luni–vineri, orele ……, în numerar sau cu cardul;
- la poștă, cu mandat.

Fiecare impozit are contul lui. Dacă plătiți prin virament mai multe, folosiți lista conturilor de pe spatele scrisorii.

**Dacă datele nu sunt corecte** (bun vândut, suprafață greșită, plată neînregistrată), vă rugăm să veniți cu actul sau să îl trimiteți la ……, până la ……. Nu trebuie să plătiți întâi.

**Dacă nu puteți plăti tot**, puteți cere eșalonarea sau puteți plăti în mai multe tranșe. Întrebați la …….

**Persoana care vă răspunde**: ……, telefon ……, orele …….

Prezenta are caracter informativ și nu poate fi contestată. Drepturile dumneavoastră privind impozitele sunt scrise în decizia de impunere.

Șef compartiment, ……

## Înainte de trimitere

1. Verificați zece scrisori la întâmplare cu fișa de rol.
2. Scoateți persoanele decedate, bunurile înstrăinate și sumele aflate în litigiu.
3. Scrisoarea este închisă; suma nu se vede prin plic. Nu se afișează liste cu datornici persoane fizice fără un temei legal verificat de jurist.
4. Pentru cei cu e-mail și acord, trimiteți electronic; pentru ceilalți, prin poștă sau prin agentul fiscal, cu borderou.
5. Pregătiți ghișeul: în două săptămâni după trimitere vin cei mai mulți oameni.

## După termen

Cine nu a plătit intră în lista pentru somație. Între înștiințare și somație se verifică încă o dată decizia de impunere și dovada comunicării ei; fără ele nu se poate executa.`,
  },
  {
    key: "certificat-atestare-fiscala",
    kind: "checklist",
    category: "taxation",
    topics: ["transparenta"],
    title: "Certificatul de atestare fiscală: verificare și eliberare",
    summary: "Ce se caută în rol, ce s-a schimbat pentru cumpărători în 2026, termenul și motivele de refuz.",
    tags: [
      "certificat fiscal",
      "atestare fiscală",
      "vânzare",
      "cumpărător",
      "notar",
      "datorii",
      "adeverință fiscală",
      "mașină",
    ],
    basis: ["lege-207-2015: art. 159", "oug-7-2026", "lege-227-2015"],
    written: 125,
    verified: 50,
    months: 3,
    text: `Lista se folosește la ghișeul de impozite, la fiecare cerere de certificat. Cele mai multe cereri sunt pentru vânzări; ele au termen scurt, pentru că omul are programare la notar.

## Ce s-a schimbat

Din 25.02.2026, prin OUG 7/2026, **și cumpărătorul** unei clădiri, al unui teren sau al unui mijloc de transport trebuie să dovedească plata tuturor obligațiilor către bugetul local de la domiciliul, sediul sau punctul său de lucru. Certificatele pot fi înlocuite cu verificarea electronică a obligațiilor. Actele încheiate cu încălcarea regulii sunt nule de drept.

Prin urmare, comuna eliberează două feluri de certificate pentru aceeași vânzare: vânzătorului, dacă bunul este înregistrat fiscal la noi; cumpărătorului, dacă are domiciliul sau sediul la noi, chiar dacă nu are niciun bun în rol.

## La ghișeu

1. **Cererea** este completată: cine cere, pentru ce, ce bun. _Dovada: numărul de înregistrare și ora._
2. **Identitatea**: act de identitate; pentru altă persoană, împuternicire; pentru notar, dovada delegării. _Dovada: copia împuternicirii._
3. **Scopul** este bifat: înstrăinare, dobândire, succesiune, credit, licitație, autorizație, altul.
4. **Documentele bunului**, la vânzare: act de proprietate sau extras de carte funciară, fișa auto. Suprafața din act se compară cu cea din rol.

## În rol

1. **Toate rolurile persoanei**: după nume și CNP sau CUI, inclusiv soțul, coproprietatea, rolurile vechi. _Dovada: captura căutării._
2. **Declarațiile la zi**: construcții noi, mașini radiate, terenuri dezmembrate. Diferențele se lămuresc înainte de eliberare.
3. **Obligațiile neplătite**: impozite, taxe, majorări, amenzi, alte venituri ale bugetului local date spre executare.
4. **La înstrăinare**: impozitul datorat pentru bun pe anul în curs este plătit, potrivit legii. _Dovada: chitanța._
5. **Sume în litigiu, suspendate, eșalonate**: se trec așa cum cere modelul certificatului, nu se ascund și nu se socotesc restanțe obișnuite.
6. **Plățile din ultimele zile**, încă neînregistrate: se verifică extrasul de trezorerie sau dovada plății online.

## Emiterea

1. Se folosește **modelul aprobat** prin ordin, pe felul contribuabilului și al scopului. _Dovada: versiunea modelului._
2. **Termenul**: legea cere câteva zile lucrătoare; primăriile mici îl dau de obicei în aceeași zi. Scrieți termenul legal în vigoare pe afișul de la ghișeu și verificați-l la fiecare modificare a Codului de procedură fiscală.
3. **Valabilitatea** este cea scrisă pe model; spuneți-o cu voce tare celui care îl ridică.
4. **Semnăturile**: întocmit, verificat, conducătorul organului fiscal. Cel electronic poartă semnătură electronică.
5. **Registrul certificatelor**: număr, data, persoana, scopul, data ridicării.

## Refuz sau certificat cu datorii

1. Certificatul **cu** obligații se eliberează și el; arată sumele. Nu se refuză pentru că există datorii. Refuzul se face numai dacă cererea nu poate fi rezolvată (identitate, lipsa împuternicirii), în scris, cu motivul.
2. Spuneți omului ce sumă are de plătit, în ce cont și când poate reveni. După plată, verificarea se face pe dovada plății, fără o nouă zi de așteptare.
3. O eroare din rol se îndreaptă în aceeași zi, cu notă; nu se cere omului să plătească și apoi să ceară restituirea.

## O dată pe lună

1. Comparați cinci certificate date cu fișele de rol. Eliberarea greșită înseamnă o vânzare făcută fără încasarea datoriei.`,
  },
  {
    key: "decizie-corectare-impozit",
    kind: "template",
    category: "taxation",
    topics: ["transparenta"],
    title: "Comunicarea corectării unui impozit calculat greșit",
    summary: "Referatul, decizia și scrisoarea către contribuabil când impozitul a fost prea mare sau prea mic.",
    tags: ["rectificare", "impozit greșit", "corectare", "restituire", "compensare", "decizie de impunere", "eroare"],
    basis: ["lege-207-2015: art. 50–53", "lege-207-2015: art. 168", "lege-207-2015: art. 270", "lege-227-2015"],
    written: 280,
    verified: 75,
    months: 12,
    text: `Modelele se folosesc când compartimentul constată, singur sau la cererea omului, că un impozit a fost calculat greșit: suprafață, zonă, scutire neacordată, bun vândut. Se face întâi referatul, apoi decizia, apoi scrisoarea. Scrisoarea spune în cuvinte obișnuite ce a fost greșit și ce urmează.

**A. REFERAT**

COMUNA …… · Compartimentul impozite și taxe · Nr. …… din ……

Contribuabil ……, rol …….

1. Cum a fost constatată eroarea: ☐ cererea nr. …… din …… ☐ verificare proprie ☐ date de la …….
2. Ce era în evidență: …….
3. Ce rezultă din acte: …… (actul, data).
4. Felul: ☐ eroare materială ☐ situație de fapt greșită ☐ scutire sau reducere neacordată ☐ eroare a programului.
5. Perioada: anii ……; se respectă termenul de prescripție.
6. Calculul, pe fiecare an: impozit stabilit …… lei – impozit corect …… lei – diferență …… lei – accesorii …… lei.
7. Propunere: ☐ îndreptarea erorii materiale ☐ decizie de impunere nouă ☐ desființarea deciziei nr. …… ☐ compensare ☐ restituire.

Întocmit, …… · Verificat, …… · Aprobat, ……

**B. DECIZIA** se emite pe modelul aprobat prin ordin, cu motivarea în fapt și în drept, calea de atac și termenul ei.

**C. SCRISOAREA**

JUDEȚUL ……

COMUNA ……

Compartimentul impozite și taxe locale

Nr. …… din ……

**Către**: ……, ……

**Referitor la**: corectarea impozitului pe ……, rol ……

Stimată doamnă / Stimate domn ……,

Am constatat că impozitul pe …… pentru anii …… a fost calculat greșit, pentru că …….

Impozitul corect este:

- anul ……: …… lei, în loc de …… lei
- anul ……: …… lei, în loc de …… lei

**În cazul dumneavoastră**:

☐ Ați plătit în plus …… lei. Suma se folosește pentru impozitele pe care le aveți de plătit la …… sau vi se restituie în contul …… ori la casierie, la cererea dumneavoastră. Formularul este anexat. Vă rugăm să alegeți până la …….

☐ Mai aveți de plătit …… lei, până la data de …….

☐ Nu aveți de plătit și nu aveți de primit nimic; am corectat numai datele din rol.

Anexăm decizia nr. …… din ……. Dacă nu sunteți de acord, puteți face contestație în **45 de zile** de la comunicare, depusă la noi.

Ne cerem scuze pentru eroare. Vă răspunde ……, telefon ……, între orele …….

Primar, …… · Șef compartiment, ……

Anexe: decizia; fișa de calcul; formularul de restituire sau compensare.

## Reguli

1. Comunicarea deciziei se face potrivit art. 47 din Codul de procedură fiscală; păstrați dovada. Scrisoarea simplă nu este comunicare a deciziei.
2. Nu se îndreaptă ca „eroare materială” o situație de fapt schimbată. Aceea cere o decizie nouă.
3. O eroare a programului se caută la toate rolurile de același fel. Scrieți câte sunt și corectați-le odată.
4. Dacă greșeala a fost a primăriei, omul nu plătește accesorii pentru perioada în care a plătit cât i s-a cerut; cereți juristului temeiul și scrieți-l în decizie.
5. Corectarea se vede în fișa de rol, cu data și numărul deciziei; valorile vechi nu se șterg.
6. Suma compensată se comunică printr-un proces-verbal sau notă de compensare.`,
  },
  {
    key: "executare-silita-pasi",
    kind: "guide",
    category: "taxation",
    topics: ["transparenta"],
    title: "Executarea silită a creanțelor locale, pas cu pas",
    summary: "De la titlul executoriu la poprire și sechestru, cu actele și termenele fiecărui pas.",
    tags: ["executare silită", "somație", "titlu executoriu", "poprire", "sechestru", "restanțe", "amenzi", "datorii"],
    basis: ["lege-207-2015: art. 215–261", "oug-7-2026", "lege-227-2015"],
    written: 170,
    verified: 165,
    months: 3,
    text: `Ghidul este pentru organul de executare al comunei. Se folosește după ce termenul de plată a trecut și înștiințarea nu a avut efect. Cele mai multe executări se pierd la instanță din două motive: lipsește dovada comunicării sau creanța este prescrisă. De acolo se începe.

## Verificările dinainte

1. **Creanța**: decizia de impunere sau procesul-verbal de amendă există și este **comunicat**. _Dovada: confirmarea de primire sau procesul-verbal de afișare._
2. **Scadența** a trecut.
3. **Prescripția**: dreptul de a cere executarea se prescrie în 5 ani de la 1 ianuarie a anului următor celui în care s-a născut. Verificați întreruperile și suspendările, pe fiecare an. Sumele prescrise se scad cu referat aprobat.
4. **Debitorul**: trăiește, are domiciliul cunoscut, nu este în insolvență. La deces se identifică moștenitorii.
5. **Nu există** eșalonare, suspendare, contestație cu efect suspensiv sau plată neînregistrată.
6. **Suma**: debit, majorări calculate la zi, cheltuieli. _Dovada: fișa._

## Pașii

1. **Titlul executoriu.** Se emite pe modelul aprobat, cu baza legală, suma, ani, accesorii.
2. **Somația.** Se comunică împreună cu titlul. Executarea începe odată cu ea. Dacă în **15 zile** de la comunicare datoria nu este plătită, se continuă (art. 230). Verificați dacă debitorul a notificat intenția de mediere.
3. **Căutarea bunurilor și a veniturilor.** Conturi, salarii, pensii, chirii, mașini, terenuri. Cereți date prin protocoalele existente, în scris.
4. **Alegerea măsurii.** Cea mai puțin costisitoare care acoperă datoria. Nu se sechestrează o casă pentru 300 de lei.
5. **Poprirea** pe conturi și venituri (art. 236). Se comunică terțului poprit și debitorului. Se respectă limitele de urmărire pentru salarii și pensii și sumele care nu pot fi urmărite. OUG 7/2026 a schimbat regimul unor prestații sociale pentru datoriile locale; verificați textul în vigoare înainte de fiecare poprire pe o prestație.
6. **Sechestrul pe bunuri mobile** (art. 238): proces-verbal, martor, evaluare, custode.
7. **Sechestrul pe bunuri imobile** (art. 242): proces-verbal și înscriere în cartea funciară. Se folosește la datorii mari sau vechi.
8. **Valorificarea**: înțelegere, vânzare directă, licitație cu anunț. Numai după evaluare și după trecerea termenelor.
9. **Distribuirea sumelor**, în ordinea legală, cu proces-verbal.
10. **Încetarea**: la plată, executarea se oprește în aceeași zi; poprirea se ridică în scris, imediat, iar dosarul se închide.

## Drepturile debitorului

- poate face **contestație la executare** la judecătorie, în 15 zile de la data la care a luat cunoștință de act;
- poate plăti oricând, inclusiv în tranșe;
- poate cere eșalonare, dacă îndeplinește condițiile;
- primește copii ale actelor din dosar.

Scrieți aceste drepturi pe somație, cu numele unei persoane și un telefon.

## Insolvabilitate

Dacă nu există bunuri sau venituri urmăribile, se face procesul-verbal de insolvabilitate și creanța trece în evidență separată. Verificați-o **anual**, până la prescripție.

## O dată pe trimestru

1. Lista primilor 20 de debitori, cu ultimul act și data lui.
2. Creanțele care se prescriu la 31 decembrie: lista se face în august, nu în decembrie.
3. Popririle înființate fără încasări: se cere terțului răspunsul.
4. Amenzile primite de la poliție: confirmate, debitate, comunicate.`,
  },
];
