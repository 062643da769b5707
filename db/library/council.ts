import type { ExampleResource } from "./resource";

/** Papers of the local council, the social inquiry and the commune's property. */
export const councilResources: readonly ExampleResource[] = [
  {
    key: "proiect-hotarare-consiliu-local",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Proiect de hotărâre a consiliului local",
    summary: "Modelul actului, verificarea temeiului și a majorității, circuitul până la comunicare.",
    tags: ["HCL", "proiect de hotărâre", "consiliu local", "secretar general", "majoritate", "aviz de legalitate"],
    basis: [
      "oug-57-2019: art. 129",
      "oug-57-2019: art. 136",
      "oug-57-2019: art. 139",
      "oug-57-2019: art. 197",
      "lege-24-2000",
      "lege-52-2003",
    ],
    written: 64,
    verified: 45,
    months: 6,
    text: `Modelul se folosește pentru orice proiect supus consiliului local. Proiectul este însoțit de referatul de aprobare al inițiatorului, de raportul compartimentului de resort și de avizele comisiilor (art. 136 din Codul administrativ). Fără ele nu se înscrie pe ordinea de zi.

ROMÂNIA

JUDEȚUL ……

COMUNA ……

CONSILIUL LOCAL

**PROIECT DE HOTĂRÂRE NR. …… din ……**

**privind ……**

Inițiator: ……

Consiliul Local al comunei ……, întrunit în ședință ☐ ordinară ☐ extraordinară la data de ……,

**Având în vedere:**

- referatul de aprobare nr. …… din …… al ……;
- raportul compartimentului …… nr. …… din ……;
- avizul comisiei ……;
- adresa / cererea nr. …… din …… a ……;
- anunțul privind consultarea publică nr. …… din …… și procesul-verbal nr. ……, dacă este act normativ;

**În conformitate cu prevederile:**

- art. …… alin. …… lit. …… din …… (legea specială);
- art. …… din Legea nr. 273/2006, dacă are efect bugetar;

**În temeiul** art. 129 alin. (2) lit. …… și alin. …… , art. 139 alin. …… și art. 196 alin. (1) lit. a) din Ordonanța de urgență a Guvernului nr. 57/2019 privind Codul administrativ,

**HOTĂRĂȘTE:**

**Art. 1.** Se aprobă ……, potrivit anexei nr. 1, care face parte integrantă din prezenta hotărâre.

**Art. 2.** …… (suma, sursa, termenul)

**Art. 3.** Cu ducerea la îndeplinire se încredințează primarul, prin compartimentul ……, până la data de …….

**Art. 4.** La data intrării în vigoare se abrogă / se modifică Hotărârea nr. …… din …….

**Art. 5.** Hotărârea se comunică de secretarul general Instituției Prefectului, primarului, …… și se aduce la cunoștință publică prin …….

Inițiator, ……

Avizat pentru legalitate, Secretar general, ……

_După adoptare_: Președinte de ședință, …… · Contrasemnează, Secretar general, …… · Adoptată cu …… voturi pentru, …… împotrivă, …… abțineri, din …… consilieri în funcție.

## Verificarea înainte de înscriere pe ordinea de zi

1. **Competența** este a consiliului local, nu a primarului. _Dovada: litera din art. 129._
2. **Temeiul special** este în vigoare azi. Nu se citează Legea 215/2001, Legea 350/2001 sau Legea 50/1991; sunt abrogate. _Dovada: verificarea pe legislatie.just.ro, cu data._
3. **Act normativ sau individual?** Dacă este normativ, anunțul a fost publicat cu cel puțin 30 de zile lucrătoare înainte de supunerea proiectului spre avizare, iar pentru propuneri s-au lăsat minimum 10 zile calendaristice.
4. **Majoritatea** (art. 139): simplă, de regulă; absolută pentru buget, împrumuturi, impozite și taxe, urbanism, administrarea patrimoniului, asocieri; două treimi pentru dobândirea sau înstrăinarea dreptului de proprietate asupra bunurilor imobile.
5. **Cine nu votează**: consilierul cu interes personal anunță și nu participă. _Dovada: mențiunea din procesul-verbal._
6. **Bunurile** sunt identificate prin număr cadastral și poziția din inventar.
7. **Banii** au sursă și capitol; pentru mai mulți ani, se scrie costul anual.
8. **Anexele** sunt numerotate, semnate și citate în text.
9. **Articolele** spun cine, ce, până când. „Se va urmări” nu este o dispoziție.
10. **Abrogările** sunt scrise expres, cu număr și articol.

## Circuitul

Inițiator → secretar general (înregistrare) → compartiment (raport) → comisii (avize) → convocare, cu documentele → ședință → semnare → **comunicare prefectului în cel mult 10 zile lucrătoare de la adoptare** → Monitorul Oficial Local → comunicarea actelor individuale celor vizați → fișa de urmărire a art. 3.`,
  },
  {
    key: "referat-aprobare-raport-specialitate",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Referat de aprobare și raport de specialitate",
    summary:
      "Cele două documente care însoțesc un proiect de hotărâre: cine le scrie, ce cuprind și prin ce se deosebesc.",
    tags: [
      "referat de aprobare",
      "raport de specialitate",
      "expunere de motive",
      "consiliu local",
      "HCL",
      "compartiment de resort",
    ],
    basis: ["oug-57-2019: art. 136", "lege-24-2000", "lege-273-2006"],
    written: 318,
    verified: 312,
    months: 12,
    text: `Modelele se folosesc împreună cu proiectul de hotărâre. **Referatul de aprobare** îl semnează inițiatorul și spune de ce este nevoie de hotărâre. **Raportul** îl semnează compartimentul de resort și spune dacă se poate: legal, tehnic, bugetar. Un raport care repetă referatul cu alte cuvinte nu ajută pe nimeni la vot.

**A. REFERAT DE APROBARE**

COMUNA …… · Nr. …… din ……

la proiectul de hotărâre privind ……

1. **Situația de azi**, cu o cifră: ……
2. **Ce problemă rezolvă**: ……
3. **Soluția propusă și de ce aceasta**: …… Alte soluții analizate: ……
4. **Cine este afectat**: …… (câte gospodării, ce firme, ce instituții)
5. **Cât costă și cine plătește**: …… lei în anul …… ; …… lei anual după aceea
6. **Ce se întâmplă dacă nu se aprobă**: ……
7. **Consultări făcute**: ……

Propun adoptarea proiectului.

Inițiator, …… (primar / viceprimar / consilier / cetățeni)

**B. RAPORT DE SPECIALITATE**

COMUNA …… · Compartimentul …… · Nr. …… din ……

la proiectul de hotărâre privind ……, înregistrat sub nr. ……

1. **Temeiul legal**, verificat la data de ……:
   - legea specială: art. …… – ce permite, ce condiții pune
   - competența: art. 129 alin. …… din Codul administrativ
   - majoritatea cerută: ……
2. **Îndeplinirea condițiilor**: pentru fiecare condiție din lege – îndeplinită prin documentul …… / neîndeplinită.
3. **Analiza tehnică**: ……
4. **Regimul bunurilor**: nr. cadastral ……, domeniu public / privat, poziția …… din inventar, sarcini ……
5. **Efectul bugetar**: creditul disponibil la capitolul …… este …… lei; în anii următori …… lei; viza compartimentului financiar-contabil: ……
6. **Legătura cu alte acte**: hotărâri care se modifică ……; contracte afectate ……; PUG / strategie ……
7. **Riscuri**: ……
8. **Punerea în aplicare**: cine, ce, până când.
9. **Concluzia**: ☐ proiectul îndeplinește condițiile ☐ îndeplinește condițiile dacă se modifică art. …… astfel: …… ☐ nu îndeplinește condițiile, pentru că ……

Întocmit, …… · Șef compartiment, ……

## Cum se scriu

1. Raportul se face **după** referat și are data lui. Un raport cu dată anterioară proiectului ridică întrebări.
2. Cine întocmește raportul poate scrie că nu sunt îndeplinite condițiile. Semnătura îl apără numai dacă a scris ce a găsit.
3. Legile se citează cu articolul folosit. Lista de douăzeci de acte „cu modificările ulterioare” nu arată nimic.
4. Efectul bugetar se scrie și când este zero: „nu are efect bugetar”.
5. Dacă sunt necesare mai multe rapoarte (urbanism, financiar, juridic), fiecare compartiment scrie partea lui; nu se semnează unul pentru toate.
6. Datele personale ale solicitanților nu se trec în documente care se publică; folosiți numărul cererii.
7. Rapoartele se dau secretarului general la timp pentru convocare; consilierii le primesc odată cu proiectul.

> Pentru proiectele inițiate de consilieri sau de cetățeni, compartimentul are aceeași obligație de a face raportul, în termenul dat de secretarul general.`,
  },
  {
    key: "proces-verbal-sedinta-consiliu",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Proces-verbal al ședinței consiliului local",
    summary: "Structura, cum se scriu dezbaterile și voturile, ce se publică și ce se anonimizează.",
    tags: ["proces-verbal", "ședință", "consiliu local", "vot", "cvorum", "dezbateri", "minută"],
    basis: ["oug-57-2019: art. 133–140", "lege-52-2003", "ue-2016-679"],
    written: 160,
    verified: 155,
    months: 12,
    text: `Modelul se completează de persoana desemnată, sub îndrumarea secretarului general, în timpul ședinței sau după înregistrare. Procesul-verbal dovedește cvorumul, votul și majoritatea; cu el se apără o hotărâre în instanță.

ROMÂNIA · JUDEȚUL …… · COMUNA …… · CONSILIUL LOCAL

**PROCES-VERBAL**

Nr. …… din ……

încheiat la ședința ☐ ordinară ☐ extraordinară ☐ de îndată a Consiliului Local al comunei ……, din data de ……, ora ……, la …… / prin mijloace electronice …….

**1. Convocarea** s-a făcut prin Dispoziția primarului nr. …… din ……, comunicată consilierilor la …… și publicată la …….

**2. Prezența**: din …… consilieri în funcție sunt prezenți ……: …… (nume). Absenți motivat: ……. Absenți nemotivat: ……. Consilieri sosiți sau plecați în timpul ședinței: …… la ora ……. Cvorumul este întrunit.

Participă: primar ……; secretar general ……; invitați ……; public …… persoane.

**3. Președinte de ședință**: …….

**4. Procesul-verbal al ședinței anterioare**: observații ……; aprobat cu …… voturi pentru, …… împotrivă, …… abțineri.

**5. Ordinea de zi** propusă: 1. …… 2. …… 3. ……. Modificări: ……. Aprobată cu …… voturi.

**6. Interese personale anunțate**: consilierul …… la punctul ……, nu participă la dezbatere și la vot.

**7. Punctul 1: Proiectul de hotărâre nr. …… privind ……**

- prezintă: ……
- raportul compartimentului: …… ; avizul comisiei: ……
- intervenții: domnul / doamna consilier ……: …… (ideea, în una-trei propoziții); răspuns ……
- amendamente: …… , propus de …… – vot: …… pentru, …… împotrivă, …… abțineri – admis / respins
- **vot final**: deschis / secret; …… pentru (nume, la vot nominal), …… împotrivă, …… abțineri; majoritatea cerută: ……
- rezultat: se adoptă **Hotărârea nr. ……** / proiectul este respins / se retrage

(se repetă pentru fiecare punct)

**8. Informări, interpelări, întrebări**: …… – răspunde …… până la …….

**9. Intervenții ale publicului**: …….

**10. Închiderea**: ora …….

Președinte de ședință, …… · Secretar general, ……

Întocmit, ……

## Cum se scrie

1. Se notează ideea și propunerea, nu fiecare cuvânt. Cine vrea declarația întreagă o dă în scris și se anexează.
2. Votul se scrie în cifre care se adună: pentru + împotrivă + abțineri + nu participă = prezenți la acel punct.
3. Majoritatea se raportează la **consilierii în funcție** când este absolută sau de două treimi, nu la prezenți.
4. La vot secret se anexează procesul-verbal al comisiei de numărare.
5. Proiectul amendat se scrie cu textul final, înainte de vot.
6. Numerele de hotărâri sunt în ordinea adoptării.

## După ședință

1. Hotărârile se semnează de președinte și se contrasemnează de secretarul general.
2. Se comunică prefectului în cel mult 10 zile lucrătoare de la adoptare și primarului.
3. Procesul-verbal se supune aprobării la ședința următoare, apoi o copie se afișează și se publică, în termenul din Codul administrativ.
4. La publicare se anonimizează: adrese, CNP, stări de sănătate, numele beneficiarilor de asistență socială, minorii.
5. Înregistrarea se păstrează cât prevede regulamentul consiliului local.
6. Lista de prezență merge la contabilitate pentru indemnizații.
7. Promisiunile de la punctul 8 se trec în fișa de urmărire a secretarului.`,
  },
  {
    key: "ancheta-sociala",
    kind: "checklist",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Ancheta socială: vizita, documentele și concluziile",
    summary: "Ce se pregătește, ce se observă, ce se întreabă și cum se scrie, pentru ajutoare, handicap și copii.",
    tags: [
      "anchetă socială",
      "asistență socială",
      "VMI",
      "venit minim",
      "handicap",
      "copil",
      "vizită la domiciliu",
      "ajutor",
    ],
    basis: ["lege-292-2011", "lege-196-2016", "lege-272-2004", "lege-448-2006", "ue-2016-679"],
    written: 145,
    verified: 88,
    months: 6,
    text: `Lista este pentru asistentul social sau persoana cu atribuții de asistență socială. Ancheta se face la cererea persoanei, a instanței, a notarului, a comisiei de handicap, a școlii ori din oficiu, când cineva are nevoie de ajutor. Formularul este cel aprobat pentru fiecare drept; lista ajută să nu lipsească nimic din el.

## Înainte de vizită

1. **Temeiul și scopul** sunt clare: venit minim de incluziune, alocație, încadrare în grad de handicap, plasament, tutelă, divorț, locuință. _Dovada: cererea sau adresa, cu termenul trecut în calendar._
2. **Datele existente** sunt adunate: registru agricol, rol fiscal, dosare anterioare, stare civilă. Nu se cere persoanei un act pe care primăria îl are. _Dovada: extrasele._
3. **Formularul** este cel în vigoare pentru acel drept.
4. **Siguranța**: merg două persoane când există risc; la suspiciune de violență se anunță poliția.
5. **Conflictul de interese**: rudele și vecinii apropiați sunt vizitați de alt coleg.

## La domiciliu

1. **Prezentarea**: nume, legitimație, scopul, ce se întâmplă cu datele. Persoana poate refuza să răspundă la o întrebare; refuzul se notează.
2. **Cine locuiește de fapt acolo**: nume, vârstă, relație, ocupație. _Dovada: acte de identitate, certificate, declarație._
3. **Locuința**: proprietate sau altă formă, camere, încălzire, apă, toaletă, curent, umezeală, siguranță.
4. **Veniturile fiecăruia**: salarii, pensii, alocații, agricultură, muncă ocazională, bani din străinătate. _Dovada: adeverințe, extrase, declarație pe propria răspundere._
5. **Bunurile**: teren, animale, mașini, depozite, după lista cerută de lege pentru acel drept.
6. **Sănătatea**: numai cât cere scopul. _Dovada: documentele medicale văzute, cu dată; nu se copiază ce nu trebuie._
7. **Copiii**: școală sau grădiniță, absențe, medic de familie, vaccinări, cu cine stau, părinți plecați la muncă în străinătate. Se vorbește cu copilul potrivit vârstei.
8. **Sprijinul**: rude, vecini, servicii de care beneficiază.
9. **Riscuri**: violență, neglijare, dependențe, izolare, pericol de evacuare sau de incendiu. Orice suspiciune privind un copil se sesizează imediat direcției județene (DGASPC).
10. **Ce vrea persoana**, cu cuvintele ei.

## Scrierea

1. Faptele se despart de păreri: „În sobă nu era foc, temperatura era de 11 grade”, nu „locuință mizeră”.
2. Sursa fiecărei informații: văzut, spus de persoană, document, vecin.
3. Nu se scriu etnia, religia, opiniile, zvonurile, dacă legea nu le cere.
4. **Concluzia** răspunde la scop: îndeplinește sau nu condițiile, care anume, ce se propune. _Dovada: temeiul legal._
5. **Planul de intervenție sau de servicii**, unde este cazul: obiectiv, acțiune, cine, termen.
6. **Semnături**: cel care a făcut ancheta, primarul sau împuternicitul lui, unde formularul cere; persoana ia cunoștință.

## După

1. Se trimite celui care a cerut-o, numai cu datele necesare, în termen. _Dovada: numărul de ieșire._
2. Se anunță persoana ce urmează, când și unde poate contesta.
3. Revizita se pune în calendar, la intervalul cerut pentru acel drept.
4. Dosarul se ține încuiat; accesul are evidență. Nu se fotografiază persoane și interioare fără acord.`,
  },
  {
    key: "inventarierea-patrimoniului",
    kind: "guide",
    category: "legal_advice",
    topics: ["management-proiecte", "transparenta"],
    title: "Inventarierea patrimoniului: decizie, teren, proces-verbal",
    summary: "Etapele inventarierii anuale și ale actualizării inventarului domeniului public și privat.",
    tags: [
      "inventariere",
      "inventar",
      "patrimoniu",
      "mijloace fixe",
      "domeniu public",
      "domeniu privat",
      "comisie",
      "plus",
      "lipsă",
    ],
    basis: ["lege-82-1991: art. 7", "ordin-2861-2009", "oug-57-2019: art. 289", "hg-392-2020", "og-81-2003"],
    written: 95,
    verified: 92,
    months: 12,
    text: `Ghidul este pentru contabil, pentru comisia de inventariere și pentru secretarul general. Sunt două lucrări cu același nume: inventarierea contabilă, cel puțin o dată pe an (Legea 82/1991), și inventarul bunurilor din domeniul public și privat, care se actualizează prin hotărâre a consiliului local (art. 289 din Codul administrativ). Se fac împreună, ca datele să fie aceleași.

## Pregătirea (octombrie–noiembrie)

1. **Dispoziția primarului**: comisia centrală și subcomisiile, perioada, gestiunile, locurile. Gestionarul și contabilul care ține evidența gestiunii nu fac parte din comisie.
2. **Instruirea**: o oră, cu exemple. _Dovada: lista semnată._
3. **Ordinea în depozite**: bunurile fără număr de inventar, cele ale altora, cele de casat se separă.
4. **Declarația gestionarului**, înainte de numărare: toate bunurile și actele sunt predate, plusuri, lipsuri, bunuri ale terților.
5. **Listele de inventariere**, din contabilitate: fără cantitatea scriptică, dacă regula internă cere ca numărătoarea să se facă fără ea.

## Terenul

1. Se numără, se măsoară, se cântărește fiecare bun. Se citește seria, nu numai denumirea.
2. La **terenuri și clădiri**: număr cadastral, carte funciară, suprafață, stare, cine folosește, contract. Bunurile neînscrise se scriu pe o listă separată.
3. La **drumuri**: lungime, lățime, îmbrăcăminte, capete cu coordonate.
4. **Bunurile la terți** (școli, dispensar, operator) se inventariază cu reprezentantul lor; se cere confirmare scrisă.
5. **Conturile**: clienți, furnizori, garanții, litigii, investiții în curs. Confirmările de sold se trimit din timp.
6. **Investițiile neterminate** de mult: stadiul, de ce nu sunt recepționate, ce s-a propus.
7. Listele se semnează pe fiecare pagină; corecturile se fac prin tăiere cu semnătură.

## Rezultatul

1. Se compară faptic cu scriptic. Plusurile și lipsurile se verifică a doua zi.
2. **Explicațiile scrise** ale gestionarului pentru fiecare diferență.
3. **Procesul-verbal**: constatări, cauze, persoane, bunuri fără mișcare, bunuri propuse pentru casare, deprecieri, măsuri.
4. Aprobarea primarului, cu avizul contabilului și al juristului pentru lipsuri.
5. **Înregistrarea** diferențelor în cel mult 7 zile lucrătoare de la aprobare.
6. Registrul-inventar se completează.

## Domeniul public și privat

1. Comisia specială, condusă de primar, propune actualizarea: bunuri noi recepționate, bunuri ieșite, date cadastrale noi, valori reevaluate.
2. Anexa se face pe modelul din normele aprobate prin HG 392/2020.
3. Proiectul de hotărâre urmează procedura de la art. 289 din Codul administrativ, inclusiv punctul de vedere cerut acolo și consultarea publicului. Verificați pașii și termenele în forma în vigoare.
4. După adoptare, inventarul se publică și se ține la zi; un fișier cu hartă este cel mai folosit.

## Reevaluarea

Activele fixe corporale ale instituțiilor publice se reevaluează cel puțin o dată la 3 ani (OG 81/2003). Puneți anul ultimei reevaluări pe prima pagină a registrului.

## Cinci diferențe care apar mereu

- drum recepționat, dar neînregistrat;
- teren vândut acum zece ani, încă în inventar;
- clădire dată la școală, la două valori;
- calculator mutat fără bon;
- rețea de apă înregistrată și la comună, și la operator.`,
  },
  {
    key: "casarea-bunurilor",
    kind: "checklist",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Scoaterea din funcțiune și casarea bunurilor",
    summary: "De la propunerea comisiei de inventariere la predarea deșeurilor, cu actul fiecărui pas.",
    tags: [
      "casare",
      "scoatere din funcțiune",
      "mijloace fixe",
      "obiecte de inventar",
      "declasare",
      "valorificare",
      "deșeuri electrice",
    ],
    basis: ["og-112-2000", "hg-841-1995", "oug-57-2019: art. 361", "lege-82-1991", "oug-92-2021", "ue-2016-679"],
    written: 365,
    verified: 150,
    months: 6,
    text: `Lista se folosește după inventariere, pentru bunurile uzate, stricate sau fără folosință. Casarea cere trei condiții: bunul trebuie să fie al comunei, să nu mai poată fi folosit rațional și să existe aprobarea. Bunul se scoate din evidență numai la sfârșit.

## Propunerea

1. **Lista propunerilor**, din procesul-verbal de inventariere sau din referatul compartimentului: număr de inventar, denumire, serie, an, valoare de intrare, amortizare, rămas. _Dovada: lista semnată._
2. **Starea tehnică**: constatare de la un service sau de la o persoană competentă; costul reparației față de valoare. La clădiri, expertiză. _Dovada: nota tehnică._
3. **Durata de folosire** este depășită sau motivul este scris. Un bun neamortizat cere justificare și aprobare aparte. _Dovada: fișa mijlocului fix._
4. **Regimul bunului**: domeniu privat sau public. Un bun din domeniul public nu se valorifică înainte de trecerea în domeniul privat, prin hotărâre a consiliului local, acolo unde legea o permite. _Dovada: poziția din inventar, hotărârea._
5. **Bunuri din proiecte finanțate**: se verifică perioada de durabilitate și acordul finanțatorului. _Dovada: contractul de finanțare._
6. **Alt folos**: s-a întrebat dacă școala, dispensarul sau altă instituție publică are nevoie. Transmiterea fără plată se face potrivit HG 841/1995. _Dovada: adresele._

## Aprobarea

1. **Comisia de casare**, numită prin dispoziție; gestionarul nu este membru. _Dovada: dispoziția._
2. **Aprobarea scoaterii din funcțiune** este dată de cine cere legea pentru acel fel de bun și pentru valoarea rămasă. Verificați competența în OG 112/2000 și în Codul administrativ înainte de a pregăti proiectul. _Dovada: dispoziția sau hotărârea._
3. **Persoane răspunzătoare**: dacă bunul s-a stricat din vina cuiva, se recuperează paguba înainte de casare. _Dovada: nota._

## Executarea

1. **Datele se șterg** de pe calculatoare, telefoane, copiatoare, stick-uri, prin procedură care nu permite recuperarea; discurile se distrug sau se păstrează. _Dovada: procesul-verbal semnat de informatician._
2. **Valorificarea bunului întreg**, dacă este posibilă: licitație, cu anunț și preț de pornire evaluat. _Dovada: dosarul licitației._
3. **Dezmembrarea**: se scriu piesele și materialele recuperate, cu cantitate și valoare. _Dovada: procesul-verbal de casare, cu lista recuperărilor._
4. **Intrarea în magazie** a pieselor și materialelor. _Dovada: bonul._
5. **Deșeurile** se predau unei firme autorizate, pe coduri; echipamentele electrice, anvelopele, uleiurile și bateriile, separat. _Dovada: formularul de încărcare–descărcare, contractul._
6. **Autovehiculele**: predare la un centru autorizat, certificat de distrugere, radiere. _Dovada: certificatele._
7. **Plăcuțele cu numărul de inventar** se scot și se anulează.
8. **Fotografii** înainte și după. _Dovada: fișierele datate._

## Contabilitatea

1. **Procesul-verbal de scoatere din funcțiune și de casare** are toate semnăturile.
2. **Înregistrarea**: valoare, amortizare, venituri din recuperări. _Dovada: nota contabilă._
3. **Banii încasați** se fac venit la bugetul local. _Dovada: chitanța, extrasul._
4. **Inventarul public sau privat** se actualizează, dacă bunul era trecut acolo. _Dovada: proiectul de hotărâre._
5. **Asigurările, abonamentele, licențele și contractele de întreținere** ale bunului încetează. _Dovada: adresele._

## Arhiva

1. Dosarul cuprinde: propunerea, notele tehnice, aprobarea, procesul-verbal, recuperările, formularele de deșeuri, nota contabilă, fotografiile.

Comisia, …… · Contabil, …… · Data ……`,
  },
];
