import type { ExampleResource } from "./resource";

/** The local budget through a year, and travel in the interest of the service. */
export const budgetResources: readonly ExampleResource[] = [
  {
    key: "calendar-buget-local",
    kind: "guide",
    category: "taxation",
    topics: ["transparenta", "management-proiecte"],
    title: "Bugetul local al comunei: calendarul, de la legea bugetului de stat la aprobare",
    summary:
      "Cine face ce și în câte zile: proiectul de buget, publicarea, contestațiile, votul și publicarea execuției.",
    tags: ["buget local", "proiect de buget", "calendar bugetar", "aprobarea bugetului", "contestație la buget"],
    basis: ["lege-273-2006: art. 8", "lege-273-2006: art. 39", "oug-57-2019: art. 139", "lege-52-2003"],
    written: 34,
    verified: 30,
    months: 6,
    text: `Ghidul este pentru contabilul comunei, pentru primar, ca ordonator principal de credite, și pentru secretarul general. Termenele de mai jos curg de la publicarea legii bugetului de stat în Monitorul Oficial și sunt cele din art. 39 din Legea 273/2006. Scrieți lângă fiecare data calendaristică a anului și verificați legea în forma la zi: legea bugetului de stat sau o ordonanță poate schimba un termen pentru acel an.

## Înainte de legea bugetului de stat

1. **Vara și toamna**: compartimentele, școala și serviciile publice trimit în scris nevoile pentru anul următor și pentru cei trei ani de după, cu calculul fiecărei sume.
2. **Veniturile proprii** se estimează din rolurile fiscale și din gradul de încasare al anilor trecuți, nu din suma necesară la cheltuieli.
3. **Lista investițiilor** se pune în ordine: cele începute și cele cu finanțare semnată sunt înaintea celor noi.
4. **Datoriile neplătite** și ratele împrumuturilor se trec primele la cheltuieli.

## Zilele de după publicarea legii bugetului de stat

1. **5 zile**: Ministerul Finanțelor transmite direcțiilor generale ale finanțelor publice sumele defalcate și transferurile.
2. **Încă 5 zile de la comunicare**: direcția finanțelor publice și consiliul județean repartizează sumele pe comune. Comuna primește și estimarea cotelor din impozitul pe venit.
3. **15 zile de la publicarea legii**: primarul definitivează proiectul bugetului local, care se publică în presa locală sau se afișează la sediul primăriei. Puneți-l și pe site, cu data.
4. **15 zile de la publicare sau afișare**: locuitorii pot depune contestații privind proiectul de buget. Fiecare se înregistrează și primește număr.
5. **5 zile de la expirarea termenului pentru contestații**: primarul supune proiectul aprobării consiliului local, cu raportul său și cu contestațiile depuse.
6. **Cel mult 10 zile de la supunerea spre aprobare**: consiliul local se pronunță asupra contestațiilor și adoptă bugetul, votat pe capitole, subcapitole, titluri, articole, alineate, după caz, și pe anexe.
7. **Cel mult 45 de zile de la publicarea legii bugetului de stat**: bugetul local trebuie aprobat.

## Votul

- Bugetul se adoptă cu **majoritatea absolută** a consilierilor în funcție (art. 139 din Codul administrativ).
- Consiliul răspunde fiecărei contestații: admisă sau respinsă, cu motivul. Răspunsul se trece în procesul-verbal.
- Dacă bugetul nu este adoptat în termen, citiți în Legea 273/2006 ce se poate plăti până la aprobare. Nu începeți investiții noi.

## După aprobare

1. Hotărârea și anexele se comunică prefectului și se publică în Monitorul Oficial Local.
2. Bugetul se transmite unității de trezorerie și direcției finanțelor publice, în formatul cerut de ele. _Dovada: recipisa._
3. Creditele se comunică școlii și celorlalte instituții din subordine.
4. Programul anual al achizițiilor se actualizează după bugetul aprobat.
5. Contul anual de execuție a bugetului se prezintă în ședință publică și se publică.

## Ce se face greșit

- proiectul se afișează fără dată, iar termenul contestațiilor nu se poate dovedi;
- venituri umflate ca să încapă o investiție; în toamnă nu sunt bani de salarii;
- bugetul se votează cu majoritatea celor prezenți;
- lista de investiții nu este anexă la hotărâre;
- contestațiile rămân fără răspuns.

## Ce rămâne la dosar

Solicitările compartimentelor; adresele cu sumele repartizate; procesul-verbal de afișare; registrul contestațiilor; raportul primarului; hotărârea cu toate anexele; dovezile de comunicare.`,
  },
  {
    key: "rectificare-buget",
    kind: "template",
    category: "taxation",
    topics: ["management-proiecte"],
    title: "Rectificarea bugetului local: notă de fundamentare și proiect de hotărâre",
    summary: "Când se face rectificarea, cine o propune și o aprobă, modelul notei și al hotărârii.",
    tags: ["rectificare", "rectificarea bugetului", "virare de credite", "buget local", "notă de fundamentare", "HCL"],
    basis: ["lege-273-2006: art. 19", "lege-273-2006: art. 39", "lege-273-2006: art. 49", "oug-57-2019: art. 139"],
    written: 33,
    verified: 30,
    months: 6,
    text: `Modelul se folosește când bugetul aprobat trebuie schimbat în cursul anului. Consiliul local poate aproba rectificarea bugetului **în 30 de zile de la intrarea în vigoare a legii de rectificare a bugetului de stat**, precum și ca urmare a unor propuneri fundamentate ale primarului, ca ordonator principal de credite (art. 19 din Legea 273/2006). Rectificării i se aplică aceeași procedură ca aprobării inițiale, cu excepția termenelor din calendarul bugetar.

## Rectificare sau virare de credite?

- **Rectificare**: se schimbă totalul veniturilor sau al cheltuielilor, ori apare o sumă nouă (transfer, sponsorizare, cotă).
- **Virare de credite**: se mută o sumă între subdiviziuni, fără să crească totalul. Condițiile, perioadele și cine aprobă sunt la art. 49 din Legea 273/2006; verificați-le în forma la zi înainte de a pregăti documentele.

COMUNA ……

Compartimentul financiar-contabil

Nr. …… din ……

**NOTĂ DE FUNDAMENTARE**

privind rectificarea bugetului local pe anul ……

**1. Ce s-a schimbat**: ☐ lege de rectificare a bugetului de stat nr. …… din …… ☐ adresa nr. …… a direcției finanțelor publice ☐ hotărârea consiliului județean nr. …… ☐ contract de finanțare nr. …… ☐ venituri încasate peste prevedere ☐ altele: ……

**2. Venituri**

Pentru fiecare: cod – denumire – prevedere aprobată – influență (+/–) – prevedere rectificată – dovada.

- …… – …… – …… lei – …… lei – …… lei – ……

**3. Cheltuieli**

Pentru fiecare: capitol, titlu, articol – prevedere aprobată – influență (+/–) – prevedere rectificată – motivul.

- …… – …… lei – …… lei – …… lei – ……

**4. Echilibrul**: influența veniturilor …… lei = influența cheltuielilor …… lei.

**5. Trimestre**: trim. I …… ; trim. II …… ; trim. III …… ; trim. IV …… lei

**6. Lista investițiilor**: ☐ nu se modifică ☐ se modifică, anexa nr. ……

**7. Angajamente deja făcute** pe subdiviziunile care scad: …… lei. Suma rămasă le acoperă: ☐ da ☐ nu

Contabil, …… · Primar, ……

CONSILIUL LOCAL AL COMUNEI ……

**PROIECT DE HOTĂRÂRE** privind rectificarea bugetului local pe anul ……

Având în vedere referatul de aprobare nr. ……, raportul nr. ……, nota de fundamentare nr. ……, avizele comisiilor;

în temeiul art. 19 și art. 39 din Legea nr. 273/2006, al art. 129 alin. (2) lit. …… și alin. …… și al art. 139 din Ordonanța de urgență a Guvernului nr. 57/2019,

**Art. 1.** Se aprobă rectificarea bugetului local pe anul …… , potrivit anexei nr. 1: venituri …… lei, cheltuieli …… lei.

**Art. 2.** Lista investițiilor se modifică potrivit anexei nr. 2.

**Art. 3.** Primarul, prin compartimentul financiar-contabil, aduce la îndeplinire prezenta hotărâre.

## Verificarea înainte de vot

1. Fiecare sumă nouă are o adresă, un contract sau un extras. _Dovada: copia anexată._
2. Nu se scade o subdiviziune sub angajamentele deja semnate.
3. Suma pentru salarii rămâne suficientă până la sfârșitul anului.
4. Majoritatea este cea absolută, a consilierilor în funcție.
5. Proiectul și anexele au ajuns la consilieri odată cu convocarea.

## După vot

Trimiteți hotărârea la trezorerie înainte de prima plată pe suma nouă. Actualizați programul anual al achizițiilor și înștiințați instituția al cărei buget s-a schimbat.

> O comandă semnată înainte de rectificare, pe bani care nu existau în buget, nu devine legală prin rectificare.`,
  },
  {
    key: "deplasare-diurna",
    kind: "template",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Deplasarea în interes de serviciu: diurna, cazarea, ordinul de deplasare și decontul",
    summary:
      "Cât este diurna (indemnizația de delegare) în țară, când se dă, model de ordin de deplasare și verificarea decontului.",
    tags: ["diurnă", "delegație", "delegare", "deplasare", "ordin de deplasare", "decont"],
    basis: ["hg-714-2018", "ordin-1235-2023", "lege-53-2003", "lege-153-2017"],
    written: 32,
    verified: 29,
    months: 6,
    text: `Modelul este pentru salariații și funcționarii trimiși în altă localitate, la instruire, la o instituție sau la o ședință. Drepturile sunt în anexa la HG 714/2018; sumele au fost actualizate prin Ordinul ministrului finanțelor nr. 1.235/2023, **începând cu 1 aprilie 2023**. Verificați înainte de plată dacă a apărut un ordin mai nou.

## Cât este diurna în țară

- **Între 5 și 50 km** de localitatea locului permanent de muncă: indemnizația de delegare este de **23 de lei pe zi**, indiferent de funcție.
- **La mai mult de 50 km**, dacă salariatul nu se poate întoarce la sfârșitul zilei de lucru: o alocație zilnică formată din indemnizația de delegare de **23 de lei pe zi** și o alocație de cazare de **265 de lei pe zi**, în limita căreia își acoperă cazarea.
- Ordonatorul de credite poate aproba, în situații temeinic fundamentate, majorarea alocației de cazare cu până la 50%. Atunci se cer documente justificative.
- În celelalte cazuri, indemnizația și alocația se acordă fără documente justificative.
- Sumele se plătesc numai în limita banilor prevăzuți în buget cu această destinație.

Transportul se decontează separat, pe documente. Pentru mașina personală, condițiile și cantitatea de carburant sunt în anexa la HG 714/2018; deplasarea cu ea se aprobă înainte, în scris.

Pentru străinătate nu se folosește acest model; regulile sunt în alt act.

COMUNA ……

Nr. …… din ……

**ORDIN DE DEPLASARE (DELEGAȚIE)**

Domnul / doamna ……, funcția ……, se deplasează la …… (instituția, localitatea), la distanța de …… km,

pentru: …… (scopul; invitația sau convocarea nr. ……)

de la data …… ora …… până la data …… ora ……

Mijlocul de transport: ☐ tren, clasa …… ☐ autobuz ☐ mașina instituției nr. …… ☐ mașina personală nr. ……, aprobată prin ……

Cazare: ☐ nu ☐ da, …… nopți

Avans acordat: …… lei, la data ……

Primar, …… · Viza de control financiar preventiv, ……

Confirmarea locului: sosit la …… ora …… ; plecat la …… ora …… ; semnătura și ștampila ……

**DECONT**

- indemnizație de delegare: …… zile × 23 lei = …… lei
- alocație de cazare: …… zile × …… lei = …… lei
- transport: …… lei, bilete / bonuri nr. ……
- alte cheltuieli aprobate: …… lei
- total …… lei; avans …… lei; de primit / de restituit …… lei

Titular, …… · data ……   Verificat, contabil ……   Aprobat, primar ……

## Cine face ce

1. **Salariatul** cere aprobarea înainte de plecare și atașează invitația.
2. **Șeful compartimentului** confirmă că deplasarea este necesară.
3. **Contabilul** verifică banii din buget și distanța, pe o hartă tipărită.
4. **Primarul** aprobă. Pentru primar și viceprimar, regulile proprii sunt în aceeași anexă.
5. La întoarcere, decontul se depune în termenul din procedura internă, cu raportul pe o pagină: ce s-a hotărât, ce are de făcut comuna.

## Ce se face greșit

- ordinul se semnează după întoarcere;
- se plătește cazare pentru o deplasare de 30 km;
- taxa cursului, care are masa inclusă, se decontează fără să se citească programul;
- biletele lipsesc, iar transportul se plătește „la kilometru” fără aprobare;
- avansul nu se închide până la sfârșitul lunii.`,
  },
];
