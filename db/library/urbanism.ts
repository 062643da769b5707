import type { ExampleResource } from "./resource";

/** Urbanism under the Code of 2026: certificates, permits, notices, registers, control, the general plan and addresses. */
export const urbanismResources: readonly ExampleResource[] = [
  {
    key: "certificat-urbanism-verificare",
    kind: "checklist",
    category: "legal_advice",
    topics: ["urbanism"],
    title: "Certificatul de urbanism: ce se verifică la cerere și la emitere",
    summary:
      "Treisprezece puncte, de la formular la registru, după Codul urbanismului; ce rămâne valabil din dosarele mai vechi.",
    tags: ["certificat de urbanism", "CU", "F_CU_04", "PUG", "regim tehnic", "avize", "construire", "desființare"],
    basis: ["lege-169-2026: art. 253–258", "lege-169-2026: art. 582", "lege-227-2015: art. 474"],
    written: 62,
    verified: 20,
    months: 3,
    text: `Lista se folosește la ghișeu, când se primește o cerere de certificat de urbanism, și încă o dată înainte de semnare. Punctele sunt în ordinea în care se lucrează; după fiecare scrie documentul care îl dovedește.

## Ce lege se aplică dosarului

- Cererea este înregistrată din 25.08.2026: se aplică Legea 169/2026 (Codul amenajării teritoriului, urbanismului și construcțiilor).
- Certificatul a fost emis înainte de această dată: își păstrează valabilitatea. Autorizația se emite pe baza avizelor cerute prin el (art. 582 alin. (4)).
- Cererea a fost depusă înainte de Ordinul MDLPA 975/2026: se rezolvă pe formularul valabil la data depunerii. Formularele noi sunt obligatorii din 26.08.2026.

Nu se mai folosesc pentru cereri noi formularele care citează Legea 50/1991 sau Legea 350/2001; ambele sunt abrogate.

## La primirea cererii

1. **Formularul este cel potrivit scopului.** F_CU_01 pentru informare, F_CU_02 pentru operațiuni cadastrale, F_CU_04 pentru construire sau desființare, F_CU_03 pentru prelungire. _Dovada: formularul completat, cu număr de înregistrare._
2. **Primăria este emitentul.** Dacă imobilul trece de limita comunei sau dacă primăria nu are structură de specialitate în urbanism, emite președintele consiliului județean, cu avizul prealabil al primarului (art. 304). _Dovada: fișa compartimentului sau adresa de trimitere._
3. **Solicitantul are calitatea cerută.** Pentru informare poate cere oricine. Pentru operațiuni cadastrale și pentru construire, cine nu este titularul dreptului depune împuternicirea lui. Pentru lucrări inginerești nu se cere un drept real asupra terenului. _Dovada: actul de identitate, împuternicirea._
4. **Imobilul este identificat.** Număr cadastral; pentru imobilul neînscris, plan de încadrare în zonă în sistem Stereo 70. _Dovada: extrasul de carte funciară; la informare, nu mai vechi de 30 de zile._
5. **Anexele pentru construire sunt complete.** Extras de carte funciară actualizat, plan de situație propus cu amprenta la sol a corpurilor de clădire, descrierea succintă a investiției. _Dovada: opisul._
6. **Taxa este plătită**, la valoarea din hotărârea consiliului local, potrivit art. 474 din Codul fiscal. _Dovada: chitanța._

## La întocmire

1. **Documentația de urbanism este cea în vigoare**: PUG sau PUZ, numărul hotărârii de aprobare, unitatea teritorială de referință. _Dovada: extrasul din plan și din regulament._
2. **Conținutul este întreg**: regim juridic, economic și tehnic, rețelele edilitare cunoscute, planul de încadrare. Certificatele pentru operațiuni cadastrale și pentru construire, emise fără elementele cerute, sunt nule (art. 253 alin. (9)).
3. **Fiecare aviz cerut are temei.** Avizul de sănătate publică nu se cere pentru locuințe unifamiliale, anexe gospodărești și împrejmuiri, dacă legea nu impune studiu de impact (art. 267 alin. (2)). Cererea unui aviz fără temei este contravenție.
4. **Termenul de emitere**: informare, 10 zile lucrătoare (5 unde există sistem informatic funcțional); operațiuni cadastrale, 10 zile lucrătoare; construire sau desființare, 15 zile lucrătoare.
5. **Valabilitatea este scrisă**: între 12 și 36 de luni; la investiții publice, cel mult 60 de luni. Prelungirea se cere cu 15 zile lucrătoare înainte de expirare și nu trece de 24 de luni.

## La semnare și după

1. **Semnăturile**: informarea se semnează de arhitectul-șef sau de persoana cu responsabilitate în urbanism; celelalte, și de primar și de secretarul general.
2. **Evidența**: certificatul se trece în registrul digital pe categorii și în lista publică, actualizată lunar la sediu și pe site (art. 314–315). _Dovada: poziția din registru și adresa paginii._`,
  },
  {
    key: "autorizatie-construire-dosar",
    kind: "checklist",
    category: "legal_advice",
    topics: ["urbanism"],
    title: "Dosarul autorizației de construire: ce trebuie să conțină",
    summary: "Actele din dosar, cine le semnează, termenele de completare și de emitere și ce se publică după emitere.",
    tags: ["autorizație de construire", "AC", "PAC", "DTAC", "proiect", "avize", "casă", "clădire"],
    basis: ["lege-169-2026: art. 259–278", "lege-169-2026: art. 309–315", "lege-227-2015: art. 474"],
    written: 58,
    verified: 18,
    months: 3,
    text: `Lista este pentru primirea unui dosar de autorizare a unei clădiri sau a unei intervenții la o clădire. Se bifează la ghișeu, apoi o completează persoana care întocmește autorizația. Dosarul unui certificat de urbanism emis înainte de 25.08.2026 se continuă cu avizele cerute prin acel certificat (art. 582 alin. (4)).

## Înainte de a deschide dosarul

Verificați dacă lucrarea cere autorizație. În mediul rural, unele construcții mici și intervenții se fac pe baza notificării (art. 294), iar altele fără nicio formalitate (art. 299). Dacă este așa, spuneți-i solicitantului ce formular depune.

## Actele din dosar (art. 262)

1. **Cererea** pe modelul aprobat prin Ordinul MDLPA 975/2026. _Dovada: formularul F_A potrivit, semnat._
2. **Extrasul de plan cadastral și extrasul de carte funciară**, fiecare nu mai vechi de 30 de zile. Dacă solicitantul este proprietarul din extras, nu se cer alte acte de proprietate.
3. **Certificatul de urbanism în valabilitate**, pentru construire, cu același scop. _Dovada: numărul, data și emitentul, trecute în cerere._
4. **Proiectul pentru autorizarea construirii**, după conținutul-cadru din anexa nr. 2; pentru gospodăria unifamilială din mediul rural, după anexa nr. 3. _Dovada: borderoul semnat._
5. **Dovada luării în evidență** a proiectului de către Ordinul Arhitecților din România, la clădiri.
6. **Avizele și acordurile** din certificat sau acordul unic. Dacă solicitantul invocă un aviz tacit: dovada depunerii și declarația pe propria răspundere (art. 262 alin. (1) lit. m)).
7. **Punctul de vedere sau actul autorității de mediu**, dacă a fost cerut.
8. **Expertiza tehnică și acordul vecinilor în formă autentică**, numai când lucrarea cere punerea în siguranță a construcțiilor vecine (art. 261).
9. **Studiul geotehnic și studiul topografic**, dacă sunt cerute prin certificat.
10. **Referatele verificatorilor de proiecte** atestați, pentru cerințele aplicabile.
11. **Devizul general, durata de execuție și valoarea investiției.** Valoarea lucrărilor, fără TVA, stă la baza taxei.
12. **Dovada plății taxelor**: taxa de autorizare (art. 474 din Codul fiscal) și, unde se datorează, timbrul de arhitectură.

## Termenele

- Dacă lipsește ceva, solicitantul primește în scris **toate** deficiențele, în cel mult 10 zile lucrătoare de la înregistrare. Termenul dat pentru completare nu trece de 3 luni (art. 271).
- Autorizația se emite în cel mult **30 de zile calendaristice** de la depunerea documentației complete; la cerere, în regim de urgență, în până la 7 zile lucrătoare, cu taxă specială dacă este aprobată (art. 273).
- Respingerea se face prin act administrativ motivat în drept și în fapt (art. 275).

## Verificarea pe fond

Regimul de construire, alinierile și retragerile, înălțimea, POT și CUT, accesurile, parcările și utilitățile se compară cu regulamentul local de urbanism. Scrieți pe fișa dosarului articolul din regulament pentru fiecare. O autorizație emisă cu nerespectarea documentațiilor de urbanism este contravenție pentru emitent (art. 357).

## După semnare

1. Semnează primarul, secretarul general, arhitectul-șef sau persoana cu responsabilitate și persoana care a întocmit autorizația.
2. Autorizația se înscrie în registru.
3. În 30 de zile de la emitere se publică datele cerute de art. 314 alin. (5); ascundeți datele personale care nu sunt cerute.
4. Titularului i se spune în scris: anunță începerea lucrărilor la primărie și la Inspectoratul de Stat în Construcții, montează panoul, notează autorizația în cartea funciară și publică anunțul într-un ziar de largă răspândire (art. 314 alin. (7)).
5. **Valabilitatea este de 3 ani** și nu se prelungește înainte de începerea lucrărilor; se poate suspenda o dată, cel mult 12 luni. Durata de execuție se poate prelungi o dată, cu cel mult 12 luni.`,
  },
  {
    key: "notificare-lucrari-constructii",
    kind: "guide",
    category: "legal_advice",
    topics: ["urbanism"],
    title: "Lucrări pe bază de notificare: ce face primăria în 15 zile lucrătoare",
    summary: "Care lucrări din mediul rural se notifică, cum se răspunde și ce se întâmplă dacă primăria nu răspunde.",
    tags: ["notificare", "F_NOT", "foișor", "garaj", "gard", "împrejmuire", "mansardă", "acoperiș", "fără autorizație"],
    basis: ["lege-169-2026: art. 294–300", "lege-169-2026: art. 313–315"],
    written: 49,
    verified: null,
    months: 6,
    text: `Ghidul este pentru primăriile care primesc notificări de lucrări. Procedura este nouă: în locul unei autorizații, titularul depune un formular și un proiect simplificat, iar primăria are un termen scurt. Dacă nu răspunde, lucrarea este aprobată tacit.

## Trei regimuri, nu două

- **Fără nicio formalitate** (art. 299): reparații care nu schimbă forma, zugrăveli, instalații interioare, panouri fotovoltaice ale prosumatorilor, anexe demontabile fără fundație până la 20 mp cumulat și 2,5 m înălțime, în mediul rural. Regulile de urbanism rămân obligatorii. Anexele se declară la impozite.
- **Pe bază de notificare** (art. 294).
- **Cu autorizație**: tot restul.

Rastelele de biciclete, plăcuțele cu nume de străzi, stațiile de încărcare sau tonetele se pun pe bază de **aviz de amplasare** (art. 300).

## Ce se notifică cel mai des într-o comună

În afara zonelor protejate, în intravilan și cu respectarea PUG:

- garaje, terase acoperite, bucătării de vară, foișoare, piscine, până la 50 mp cumulat; nu și în localitățile rurale din zone metropolitane;
- o locuință parter, fără subsol, până la 150 mp desfășurați, pe lot propriu, după proiect-tip sau după proiect individual făcut cu ghidul de arhitectură și avizat de arhitectul-șef de județ;
- împrejmuiri noi în locul celor existente;
- înlocuirea acoperișului în aceeași formă sau înălțarea lui cu cel mult 0,50 m;
- mansardarea unui pod existent, fără schimbarea volumului și fără consolidări;
- reabilitare energetică la case cu cel mult 3 niveluri;
- schimbarea de destinație în spațiu comercial sau birou, dacă nu sunt necesare lucrări care cer autorizație;
- desființarea anexelor gospodărești.

## Pașii, de la înregistrare la răspuns

1. **Primirea.** Se cere formularul F_NOT, proiectul tehnic cu conținut simplificat și dovada taxei, care este jumătate din taxa de autorizare (art. 313 alin. (4)). Se dă confirmarea în aceeași zi.
2. **Registrul.** Notificarea se trece în ordinea sosirii în registrul notificărilor. Scrieți lângă ea ziua a 15-a lucrătoare.
3. **Competența.** Dacă nu este a primăriei, se trimite imediat mai departe și se anunță solicitantul.
4. **Verificarea.** Lucrarea este în lista de la art. 294? Este în afara zonelor protejate? Respectă regulamentul local: retrageri, înălțime, POT? Proiectul este semnat de cine trebuie?
5. **Răspunsul, până în ziua a 15-a lucrătoare** (art. 296): cerere de clarificări; cerere de avize; informare că este necesară autorizație; respingere motivată. Îl semnează arhitectul-șef sau persoana cu responsabilitate.
6. **Dacă nu răspundeți**, notificarea este aprobată tacit. Scrieți aceasta în registru.

Lucrările încep la 15 zile calendaristice după împlinirea termenului. Termenul de realizare este de 3 ani.

## La terminare

Recepția se face între beneficiar, executant și un reprezentant al comunei (art. 298 alin. (6)). Până când Registrul Național al Construcțiilor funcționează, copia procesului-verbal se trimite Inspectoratului de Stat în Construcții.

## Publicarea

Lista notificărilor aprobate tacit se afișează și se publică lunar, cu adresa, numărul cadastral și lucrarea (art. 314 alin. (10)).

> Cererea prin care cineva întreabă ce regim se aplică lucrării sale nu este notificare. Este o petiție și se rezolvă în termenul petițiilor.`,
  },
  {
    key: "registre-urbanism-model",
    kind: "template",
    category: "digitalisation",
    topics: ["urbanism", "digitalizare"],
    title: "Registrele de urbanism: rubricile și adresa lunară către ISC",
    summary:
      "Rubricile celor patru registre digitale și modelul adresei prin care se comunică în primele zece zile ale lunii.",
    tags: ["registru", "registrul autorizațiilor", "registrul certificatelor", "ISC", "raportare lunară", "Excel"],
    basis: ["lege-169-2026: art. 314", "lege-169-2026: art. 315"],
    written: 44,
    verified: 23,
    months: 12,
    text: `Modelul se folosește de compartimentul de urbanism pentru a deschide registrele cerute de art. 315 din Legea 169/2026 și pentru raportarea lunară. Registrele se țin în format digital; un fișier cu patru foi este de ajuns pentru început. Numerotarea începe de la 1 în fiecare an și nu se lasă numere libere.

## Foaia 1. Registrul certificatelor de urbanism

Rubrici: nr. certificat · data · categoria (informare / operațiuni cadastrale / construire / lucrări inginerești) · nr. și data cererii · solicitant · adresa imobilului · nr. cadastral · nr. carte funciară · scopul · documentația de urbanism aplicată · valabil până la · prelungit până la · taxa · mod de comunicare · întocmit de.

## Foaia 2. Registrul acordurilor unice

Rubrici: nr. acord · data · nr. certificat de urbanism · titular · avizele cuprinse · condiții. Se ține numai dacă la nivelul comunei există comisie de acord unic; altfel scrieți pe prima linie convenția cu consiliul județean: nr. …… din …….

## Foaia 3. Registrul autorizațiilor

Rubrici: nr. autorizație · data · felul (construire / modificare / regularizare / desființare) · nr. și data cererii · data la care documentația a fost completă · titular · adresa · nr. cadastral · lucrarea · valoarea lucrărilor fără TVA · taxa · valabilă până la · durata de execuție · data anunțată a începerii · data recepției · taxa regularizată · publicată la data.

## Foaia 4. Registrul notificărilor

Rubrici: nr. · data primirii · expeditor · adresa · nr. cadastral · lucrarea · ziua a 15-a lucrătoare · răspunsul (clarificări / avize / autorizație necesară / respinsă / aprobată tacit) · data răspunsului · data recepției.

## Adresa lunară

Se trimite în prima decadă a fiecărei luni, pentru luna anterioară.

JUDEȚUL ……

COMUNA ……

Compartimentul de urbanism

Nr. …… din ……

**Către: Inspectoratul Județean în Construcții ……**

**Către: Consiliul Județean ……, structura de specialitate în amenajarea teritoriului și urbanism**

În temeiul art. 315 alin. (2) din Legea nr. 169/2026, vă comunicăm registrele actualizate pentru luna …… anul …….

În luna raportată au fost emise:

- certificate de urbanism: ……, de la nr. …… la nr. ……;
- autorizații de construire: ……; de modificare: ……; de regularizare: ……; de desființare: ……;
- notificări primite: ……, din care aprobate tacit: ……, respinse: ……;
- acte de respingere a cererilor de autorizare: …….

Anexăm registrele în format digital, …… fișiere.

Listele publice prevăzute la art. 314 au fost afișate la sediu și publicate la adresa …… în data de …….

Primar, ……

Secretar general, ……

Întocmit, ……

## Verificare înainte de trimitere

1. Ultimul număr din fiecare registru este egal cu numărul actelor din biblioraft.
2. Nicio linie nu are data emiterii înaintea datei cererii.
3. Actele cu termen depășit sunt marcate, cu motivul.
4. În listele publice nu apar coduri numerice personale, telefoane sau adrese de e-mail.`,
  },
  {
    key: "receptie-terminarea-lucrarilor-pv",
    kind: "template",
    category: "legal_advice",
    topics: ["urbanism", "management-proiecte"],
    title: "Proces-verbal de recepție la terminarea lucrărilor",
    summary:
      "Model complet pentru o investiție a comunei, cu documentele verificate, obiecțiile, termenele și garanția.",
    tags: ["recepție", "PV recepție", "terminarea lucrărilor", "cartea tehnică", "diriginte de șantier", "garanție"],
    basis: ["lege-169-2026: art. 280", "lege-169-2026: art. 527–532", "lege-169-2026: art. 577", "hg-273-1994"],
    written: 71,
    verified: 30,
    months: 6,
    text: `Modelul se folosește când executantul a anunțat în scris terminarea lucrărilor. Comisia se numește înainte, prin dispoziția primarului; reprezentantul emitentului autorizației participă obligatoriu (art. 280 alin. (3) din Legea 169/2026). Componența comisiei și pașii sunt în Regulamentul aprobat prin HG 273/1994, care rămâne în vigoare până la modificare. O lucrare fără autorizație sau cu nerespectarea ei nu se recepționează.

Pentru investițiile publice aflate în execuție la 25.08.2026 și pentru celelalte cazuri de la art. 577 se aplică legislația anterioară privind documentele de la punctul 3, garanția și recepția finală; adaptați punctele 3, 8 și 9 cu juristul.

JUDEȚUL ……

COMUNA ……

**PROCES-VERBAL DE RECEPȚIE LA TERMINAREA LUCRĂRILOR**

Nr. …… din ……

privind lucrarea: ……

amplasată în: ……, nr. cadastral ……, carte funciară nr. ……

autorizația de construire nr. …… din ……, emisă de ……, valabilă până la ……

contractul de lucrări nr. …… din ……, executant ……

valoarea contractului, fără TVA: …… lei; valoarea finală a lucrărilor, fără TVA: …… lei

**1.** Comisia de recepție, numită prin Dispoziția nr. …… din ……, s-a întrunit în data de …… și este formată din:

- președinte: ……, reprezentant al comunei;
- membru: ……, reprezentant al emitentului autorizației;
- membru: ……, specialist;
- membru: …….

**2.** Au participat ca invitați: proiectantul ……; dirigintele de șantier ……; executantul ……; alții …….

**3.** Comisia a examinat documentele:

- autorizația de construire și proiectul tehnic verificat: da / nu;
- punctul de vedere al proiectanților, pe fiecare specialitate: da / nu;
- punctul de vedere al dirigintelui de șantier: da / nu;
- procesele-verbale de lucrări ascunse și de faze determinante: …… bucăți;
- declarațiile și certificatele produselor puse în operă: da / nu;
- proiectul real executat („as built”), dacă este cerut prin contract: da / nu;
- cartea tehnică a construcției, în format electronic: da / nu;
- manualul de utilizare și mentenanță, fișele de instruire: da / nu;
- recepția branșamentelor: da / nu / nu este cazul;
- dovada regularizării taxei și a cotelor legale: da / nu.

**4.** Comisia a cercetat lucrarea la fața locului și a constatat:

- lucrări neexecutate: ……;
- lucrări executate diferit de proiect: ……;
- defecte vizibile: ……;
- probe și încercări făcute în fața comisiei, cu rezultate: …….

**5.** Obiecțiile, măsura și termenul fiecăreia:

1. …… – se remediază până la …… – răspunde ……
2. …… – se remediază până la …… – răspunde ……

**6.** În urma examinării, comisia recomandă:

☐ admiterea recepției ☐ suspendarea procesului de recepție ☐ respingerea recepției

Motivarea: …….

**7.** Cartea tehnică a fost predată investitorului: da / nu, …… volume, …… fișiere.

**8.** Perioada de garanție este de …… luni, potrivit contractului, și începe la data semnării prezentului proces-verbal. Minimul legal, pentru clasa de consecințe …… a construcției, este de …… ani (CC1: 1 an; CC2: 3 ani; CC3 și CC4: 5 ani).

**9.** Recepția finală se organizează în cel mult 10 zile de la expirarea garanției, deci până la …….

**10.** Opiniile separate ale membrilor: …….

Prezentul proces-verbal s-a încheiat în …… exemplare.

Președinte, ……

Membri, …… · …… · ……

Decizia investitorului: ☐ admite ☐ suspendă ☐ respinge recepția. Data …….

Primar, ……

A luat cunoștință executantul, ……

## După semnare

Înscrieți data recepției în registrul autorizațiilor. Treceți data recepției finale în calendarul instituției. Trimiteți un exemplar la contabilitate pentru înregistrarea mijlocului fix și la impozite, dacă este cazul.`,
  },
  {
    key: "nota-constatare-disciplina-constructii",
    kind: "template",
    category: "legal_advice",
    topics: ["urbanism"],
    title: "Notă de constatare: disciplina în construcții",
    summary:
      "Model pentru controlul la fața locului: ce s-a găsit, ce acte s-au cerut, ce măsuri se propun și cine le dispune.",
    tags: [
      "disciplina în construcții",
      "control",
      "construcție ilegală",
      "fără autorizație",
      "amendă",
      "oprirea lucrărilor",
    ],
    basis: ["lege-169-2026: art. 351–359", "lege-169-2026: art. 301"],
    written: 36,
    verified: null,
    months: 6,
    text: `Modelul se completează la fața locului de persoana cu atribuții de control în construcții, din oficiu sau după o sesizare. Nota descrie faptele; sancțiunea se aplică prin procesul-verbal de constatare a contravenției, pe care agentul îl înaintează potrivit art. 354 alin. (3) din Legea 169/2026.

Înainte de deplasare verificați în registre: există autorizație, notificare sau anunț de începere pentru această adresă? Ce prevede regulamentul local?

JUDEȚUL ……

COMUNA ……

Compartimentul ……

**NOTĂ DE CONSTATARE**

Nr. …… din ……, ora ……

Subsemnatul(a) ……, având funcția ……, legitimația nr. ……, în prezența ……, am efectuat un control la adresa: ……, nr. cadastral ……, ca urmare a ☐ sesizării nr. …… din …… ☐ controlului din oficiu.

**1. Persoana găsită la fața locului**: ……, în calitate de …….

**2. Proprietarul / titularul lucrării**, după evidențele primăriei: …….

**3. Lucrarea constatată**: …… (felul lucrării, dimensiuni măsurate, regim de înălțime, distanțe până la limite, materiale).

**4. Stadiul**: ☐ săpături ☐ fundații ☐ structură ☐ închideri ☐ finisaje ☐ terminată. Se lucra la data controlului: da / nu. Executant: …….

**5. Actele cerute și prezentate**:

- autorizație de construire / desființare: nr. …… din …… / nu a fost prezentată;
- notificare: nr. …… din …… / nu a fost prezentată;
- proiect tehnic de execuție: da / nu;
- anunțul de începere a lucrărilor: da / nu;
- panoul de identificare: afișat / neafișat.

**6. Comparația cu documentația de urbanism**: unitatea teritorială de referință ……; POT admis …… / constatat ……; înălțime admisă …… / constatată ……; retrageri …….

**7. Fotografii**: …… bucăți, numerotate, cu data; fișierele sunt la …….

**8. Situația zonei**: ☐ în afara zonelor protejate ☐ zonă protejată / monument istoric (fapta poate fi infracțiune, art. 356) ☐ domeniu public sau privat al comunei (art. 359).

**9. Susținerile persoanei controlate**: …….

**10. Încadrarea propusă**: art. 357 alin. (1) lit. …… din Legea nr. 169/2026.

**11. Măsuri propuse**:

☐ oprirea executării lucrărilor și conservarea lor

☐ încadrarea în prevederile autorizației sau ale proiectului notificat

☐ solicitarea autorizației de regularizare, dacă lucrarea intră în condițiile art. 301

☐ desființarea lucrărilor executate nelegal

☐ sesizarea organelor de urmărire penală

☐ comunicarea către compartimentul de impozite și taxe

Termen propus: …….

Agent constatator, ……

Persoana controlată, …… (a semnat / a refuzat să semneze)

Martor, ……

Primar / șef al structurii de specialitate: am luat cunoștință, data …….

## Ce se face după

1. Nota se înregistrează în aceeași zi și se atașează fotografiile.
2. Verificați competența: compartimentele de specialitate ale comunei constată și sancționează faptele de la art. 357 alin. (1) lit. a)–j) și p) și alin. (2); celelalte revin Inspectoratului de Stat în Construcții.
3. Codul prevede că Ordonanța 2/2001 nu se aplică în materia lui (art. 581 alin. (3)). Cereți juristului forma procesului-verbal și termenele înainte de a folosi un model mai vechi.
4. Puneți în calendar termenul dat. Dacă nu este respectat, organul care a aplicat sancțiunea sesizează instanța (art. 358 alin. (3)).
5. Controlați din nou, fără anunț, dacă lucrările au fost oprite. Continuarea lor după oprire este infracțiune.
6. Răspundeți persoanei care a făcut sesizarea, în termenul petițiilor.`,
  },
  {
    key: "pug-actualizare-pasi",
    kind: "guide",
    category: "local_strategies",
    topics: ["urbanism"],
    title: "Actualizarea PUG: pașii unei comune, de la hotărâre la aprobare",
    summary: "Când devine obligatorie, cine face tema-program, ce studii se cer și cât durează avizarea.",
    tags: ["PUG", "plan urbanistic general", "regulament local de urbanism", "RLU", "intravilan", "arhitect-șef"],
    basis: ["lege-169-2026: art. 47–58", "lege-169-2026: art. 573", "lege-169-2026: art. 582", "oug-57-2019: art. 139"],
    written: 80,
    verified: 41,
    months: 6,
    text: `Ghidul este pentru primar, secretar general și persoana care răspunde de urbanism, când comuna trebuie să își actualizeze planul urbanistic general. Un PUG ține mult timp de lucru; partea primăriei este să pornească la timp, să ceară bine și să răspundă repede.

## Este obligatoriu acum?

1. Luați hotărârea de aprobare a PUG. Dacă planul avea la 25.08.2026 o vechime mai mare de **7 ani**, actualizarea se aprobă în **3 ani** de la această dată (art. 573).
2. Până atunci, planul rămâne valabil, fără hotărâri de prelungire.
3. Comuna care nu respectă termenul nu mai poate solicita sau primi fonduri rambursabile ori nerambursabile, după ce constatarea rămâne definitivă.
4. Dacă elaborarea a început înainte de 25.08.2026, procedura continuă după legea de la inițiere. Avizele care lipsesc se pot cere prin comisia de avizare integrată (art. 582).

## Pașii

1. **Analiza planului în vigoare.** Persoana responsabilă scrie ce nu mai corespunde: intravilan, rețele, drumuri, zone de risc, cereri de PUZ repetate. Două-trei pagini sunt de ajuns.
2. **Referatul de specialitate și hotărârea de inițiere.** Consiliul local aprobă inițiativa cu majoritate absolută, la propunerea primarului. Referatul cuprinde argumentele, termenele și bugetul (art. 52).
3. **Grupul de lucru.** Se constituie din aparatul de specialitate, elaborator și reprezentanți ai instituțiilor interesate și funcționează până la aprobare (art. 57).
4. **Tema-program.** O întocmește structura de specialitate, cu toate compartimentele. Comuna fără arhitect-șef cere sprijin consiliului județean sau centrului de expertiză.
5. **Datele existente.** Cereți-le în scris de la instituții și de la operatori. Au obligația să le dea gratuit, în 15 zile (art. 54). Studiile vechi se pot folosi dacă datele lor au cel mult 3 ani.
6. **Achiziția.** Se folosește modelul-cadru de caiet de sarcini din anexa la Ordinul MDLPA 1022/2026. Caietul cuprinde obligatoriu etapele de informare și consultare a publicului. Plata se leagă de etape, nu de luni.
7. **Studiile de fundamentare obligatorii** (art. 55): topografic și cadastral, proprietate, transport, sociodemografic, rețele edilitare, echipamente publice, activități economice, mediu și riscuri, patrimoniu cultural, performanță energetică, geotehnic și altele.
8. **Forma preliminară și avizatorii.** Instituțiile răspund în cel mult 60 de zile calendaristice. Până când platforma națională funcționează, documentația se trimite digital, semnată electronic calificat.
9. **Forma revizuită și avizul integrat.** Comisiile emit avizul în cel mult 15 zile lucrătoare de la documentația completă.
10. **Consultarea publicului**, în toate etapele. Păstrați anunțurile, listele de participanți și răspunsurile la propuneri; ele se anexează la hotărâre.
11. **Aprobarea** prin hotărâre a consiliului local, după verificarea structurii de specialitate.
12. **După aprobare**: publicarea planului și a regulamentului pe site, gestionarea lor în GIS, corelarea celorlalte strategii în termen de un an (art. 47).

## Ce verifică primăria la fiecare livrare

- PUG este în format GIS, cu date vectoriale și atribute, nu numai PDF.
- Regulamentul are pentru fiecare zonă: utilizări, POT, CUT, înălțime, retrageri, parcări, spații verzi.
- Planul de acțiune are costuri, surse și termene pe care bugetul local le poate duce.
- Observațiile fiecărui sat apar într-o listă, cu răspunsul dat.`,
  },
  {
    key: "adrese-nomenclator-stradal",
    kind: "guide",
    category: "digitalisation",
    topics: ["urbanism", "digitalizare"],
    title: "Atribuirea adreselor: nomenclatorul stradal al comunei",
    summary: "Cum se numesc străzile, cum se dau numerele, cine aprobă și ce se înscrie în registrul național.",
    tags: ["adresă", "număr poștal", "stradă", "nomenclator stradal", "RENNS", "denumire", "certificat de adresă"],
    basis: ["og-63-2002", "hg-777-2016", "oug-57-2019: art. 129"],
    written: 210,
    verified: 205,
    months: 6,
    text: `Ghidul este pentru compartimentul de urbanism sau de registru agricol, când comuna nu are denumiri de străzi ori când oamenii au două adrese pentru aceeași casă. O adresă unică este cerută de cadastru, de evidența persoanelor, de ambulanță și de curieri.

## Ce există la sfârșit

- o hotărâre a consiliului local cu denumirile străzilor din fiecare sat;
- un plan cu străzile și cu numerele;
- nomenclatorul stradal al comunei, înscris în registrul electronic național (RENNS);
- certificate de adresă eliberate la cerere;
- plăcuțe cu denumiri și cu numere.

## Pașii

1. **Inventarul.** Luați pe un ortofotoplan toate drumurile din intravilan, cu denumirea folosită azi și cu poziția din domeniul public. Drumurile neînscrise în inventar se lămuresc înainte.
2. **Propunerile de denumiri.** Evitați nume care se repetă în alt sat al comunei. Denumirile locale cunoscute de oameni sunt cele mai ușor de păstrat.
3. **Regula numerelor.** Scrieți-o într-o frază și aplicați-o peste tot: de unde începe numerotarea, numerele cu soț pe dreapta, cele fără soț pe stânga, numere rezervate pentru terenurile libere, ce se face la dezmembrare (12A, 12B).
4. **Consultarea.** Afișați propunerea în fiecare sat și țineți un tabel al observațiilor. Dacă juristul consideră proiectul de hotărâre act normativ, se respectă și termenele Legii 52/2003.
5. **Avizul comisiei județene** de atribuire de denumiri, cerut prin OG 63/2002. Se depune proiectul, planul și motivarea fiecărei denumiri.
6. **Hotărârea consiliului local**, potrivit art. 129 din Codul administrativ. Anexele sunt lista străzilor și planul.
7. **Înscrierea în RENNS**, prin contul primăriei, cu tronsoane și numere. Desemnați prin dispoziție o persoană și un înlocuitor.
8. **Corespondența vechi–nou.** Un fișier cu trei coloane: adresa veche, adresa nouă, numărul de rol sau poziția din registrul agricol. Este cel mai folosit document după schimbare.
9. **Anunțarea oamenilor.** Fiecare gospodărie primește o scrisoare cu adresa nouă. Spuneți că actele de identitate se schimbă la expirare sau la cerere, după cum prevede legea la acea dată; întrebați serviciul de evidență a persoanelor înainte de a scrie.
10. **Comunicarea către instituții**: evidența persoanelor, oficiul de cadastru, poșta, ambulanța, poliția, ISU, operatorii de apă, energie și salubrizare.
11. **Plăcuțele.** Montarea pe domeniul public se face pe bază de aviz de amplasare.

## Certificatul de adresă

Se eliberează pe baza cererii, a actului de proprietate sau a extrasului de carte funciară și a nomenclatorului. Scrieți în el adresa actuală, adresa anterioară, numărul cadastral și hotărârea de consiliu local. Țineți un registru: nr., data, solicitant, imobil, adresa dată.

## Întreținerea, de două ori pe an

1. Comparați numerele din nomenclator cu autorizațiile și recepțiile din ultimele șase luni.
2. Dați număr construcțiilor noi din oficiu, nu numai la cerere.
3. Comparați numărul de adrese cu numărul de gospodării din registrul agricol. Diferența arată unde mai este de lucru.
4. Verificați că străzile noi din PUZ-uri au fost introduse.

> Nu dați o adresă „provizorie”. Dacă imobilul nu poate primi încă număr, eliberați o adeverință care spune acest lucru și de ce.`,
  },
];
