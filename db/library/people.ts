import type { ExampleResource } from "./resource";

/** Human resources of a small town hall. */
export const peopleResources: readonly ExampleResource[] = [
  {
    key: "fisa-postului",
    kind: "template",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Fișa postului: model pentru personalul contractual, cu reguli de scriere",
    summary: "Toate rubricile, un exemplu de atribuție scrisă bine și ce este diferit la funcțiile publice.",
    tags: ["fișa postului", "atribuții", "post", "angajat", "personal contractual", "resurse umane", "HR"],
    basis: ["lege-53-2003: art. 17", "oug-57-2019", "oug-7-2026", "lege-153-2017"],
    written: 115,
    verified: 110,
    months: 12,
    text: `Modelul se folosește la angajare, la schimbarea atribuțiilor și după reorganizare. Pentru personalul contractual, fișa este anexă la contractul individual de muncă. **Pentru funcțiile publice** se folosește fișa standardizată, cu competențe, din anexele Codului administrativ, care au fost completate prin OUG 7/2026; verificați forma în vigoare și ghidurile ANFP.

JUDEȚUL ……

COMUNA ……

Compartimentul ……

Aprobat, Primar, ……

**FIȘA POSTULUI**

Nr. …… din ……

**A. Informații generale**

- denumirea postului: ……; cod COR: ……
- nivelul postului: ☐ conducere ☐ execuție
- poziția în statul de funcții: ……; normă: …… ore pe zi
- scopul postului, într-o frază: ……

**B. Condiții**

- studii: ……; specialitatea: ……
- vechime în muncă / în specialitate: ……
- cursuri, autorizații, permise: ……
- cunoștințe de operare pe calculator: ……
- alte condiții cerute de lege pentru post: ……

**C. Atribuții**

1. ……
2. ……
3. ……
4. Respectă programul, regulamentul intern, normele de securitate și sănătate în muncă și de apărare împotriva incendiilor.
5. Prelucrează date personale numai pentru atribuțiile sale și păstrează confidențialitatea lor.
6. Înlocuiește pe …… la atribuțiile ……, în lipsa acestuia.

**D. Relații**

- subordonat față de: ……; are în subordine: ……
- colaborează cu: ……
- reprezintă instituția: ☐ nu ☐ în limita …… față de ……

**E. Limite de competență**: semnează ……; vizează ……; decide singur ……; propune …….

**F. Delegarea**: în lipsă, atribuțiile sunt preluate de …….

**G. Mijloace și acces**: calculator ……; programe ……; conturi ……; chei, ștampile …….

**H. Criterii de evaluare**: cele din regulamentul instituției, cu indicatorii: …….

Întocmit de: ……, funcția ……, data ……, semnătura ……

Am luat cunoștință și am primit un exemplar: ……, data ……, semnătura ……

Contrasemnat: ……, data ……, semnătura ……

## Cum se scriu atribuțiile

1. Verb la prezent + obiect + termen sau frecvență. „Înregistrează cererile în ziua primirii și le predă compartimentelor până la ora 14.” Nu „asigură buna funcționare a registraturii”.
2. Între 8 și 15 atribuții. Cele rare se pun la sfârșit.
3. Legea se citează numai la atribuțiile care cer o numire: achiziții, control financiar preventiv, protecția datelor, informații de interes public, arhivă, SSM.
4. „Alte atribuții date de conducere” nu acoperă o sarcină permanentă. Dacă sarcina se repetă, fișa se modifică.
5. Separarea atribuțiilor: cine comandă nu recepționează singur; cine vizează nu întocmește.

## Când se schimbă

- după o reorganizare: comparați fișele cu noul stat de funcții. OUG 7/2026 a redus numărul maxim de posturi și a cerut reorganizarea până la 01.07.2026;
- la numirea ca înlocuitor sau ca membru permanent al unei comisii;
- când un program informatic nou schimbă munca;
- la salariații contractuali, schimbarea felului muncii cere act adițional, nu numai o fișă nouă.

Un exemplar rămâne la titular, unul la dosarul de personal. Versiunea veche se păstrează.`,
  },
  {
    key: "anunt-concurs-post-contractual",
    kind: "template",
    category: "human_resources",
    topics: ["transparenta"],
    title: "Anunț de concurs pentru un post contractual",
    summary: "Model de anunț, calendarul probelor și verificările dinainte de publicare, după HG 1336/2022.",
    tags: ["concurs", "angajare", "anunț", "post vacant", "posturi.gov.ro", "recrutare", "personal contractual"],
    basis: ["hg-1336-2022", "lege-53-2003", "lege-153-2017", "oug-7-2026"],
    written: 140,
    verified: 38,
    months: 3,
    text: `Modelul se folosește pentru ocuparea unui post vacant sau temporar vacant de personal contractual. Pentru funcțiile publice, concursul urmează regulile Codului administrativ și ale ANFP; nu folosiți acest model.

## Înainte de anunț

1. Postul există în statul de funcții aprobat **după** reorganizarea cerută de OUG 7/2026 și are credit bugetar. _Dovada: statul de funcții, viza contabilității._
2. Ocuparea prin concurs nu este suspendată la data anunțului sau există aprobarea cerută. Regula s-a schimbat aproape în fiecare an; verificați-o în ziua publicării. _Dovada: nota compartimentului._
3. Fișa postului, bibliografia și tematica sunt aprobate.
4. Comisia de concurs și comisia de contestații sunt numite prin dispoziție; membrii au declarat că nu au conflict de interese.
5. Anunțul se publică pe posturi.gov.ro, la sediu și pe site cu cel puțin **15 zile lucrătoare** înaintea primei probe pentru postul vacant și cu cel puțin **10 zile lucrătoare** pentru cel temporar vacant. Ziua publicării și ziua probei nu se numără.

## Modelul

JUDEȚUL ……

COMUNA ……

Nr. …… din ……

**ANUNȚ**

Comuna ……, cu sediul în ……, organizează concurs pentru ocuparea, pe perioadă ☐ nedeterminată ☐ determinată, până la ……, a postului contractual de ……, în cadrul compartimentului ……, cu normă de …… ore pe zi, …… ore pe săptămână.

**Condiții generale**: cele prevăzute la art. 15 din Regulamentul-cadru aprobat prin HG nr. 1336/2022.

**Condiții specifice**:

- studii: ……
- vechime în muncă / în specialitatea studiilor: ……
- alte condiții: ……

**Dosarul de înscriere**:

1. formularul de înscriere;
2. copia actului de identitate;
3. copia certificatului de căsătorie sau a altui act de schimbare a numelui, dacă este cazul;
4. copiile actelor de studii și ale celor care dovedesc condițiile specifice;
5. copia carnetului de muncă sau adeverința de vechime;
6. certificatul de cazier judiciar sau extrasul de pe cazier;
7. adeverința medicală, eliberată cu cel mult 6 luni înainte;
8. certificatul de integritate comportamentală, pentru posturile la care legea îl cere;
9. curriculum vitae, model european.

Copiile se prezintă însoțite de originale, pentru certificare, sau în copie legalizată.

Dosarele se depun până la data de ……, ora ……, la ……, sau prin ……. Persoana de contact: ……, telefon ……, e-mail …….

**Calendarul**:

- selecția dosarelor: ……; afișarea rezultatelor: ……; contestații: până la ……
- proba scrisă / practică: ……, ora ……, la ……; rezultate: ……; contestații: până la ……
- interviul: ……; rezultate: ……; contestații: până la ……
- rezultatul final: ……

**Bibliografia și tematica**: anexa 1. **Atribuțiile postului**: anexa 2.

Primar, ……

## După publicare

1. Păstrați captura de pe posturi.gov.ro, fotografia afișajului și adresa de pe site, cu data.
2. Anunțul nu se modifică după ce au început înscrierile; dacă este o eroare, se publică o rectificare și se refac termenele.
3. La afișarea rezultatelor folosiți numărul de înregistrare al dosarului, nu numele.
4. Termenele pentru rezultate și contestații sunt în Regulamentul-cadru; treceți-le în calendar înainte de a scrie anunțul.
5. Dosarele candidaților respinși se restituie sau se păstrează numai cât cere regulamentul.`,
  },
  {
    key: "evaluarea-anuala",
    kind: "checklist",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Evaluarea anuală a personalului: pregătirea și desfășurarea",
    summary:
      "Ce se pregătește în decembrie, cum decurge interviul, calificativele, contestația și ce se schimbă prin OUG 7/2026.",
    tags: [
      "evaluare",
      "performanță",
      "calificativ",
      "funcționar public",
      "raport de evaluare",
      "obiective",
      "competențe",
    ],
    basis: ["oug-57-2019", "oug-7-2026", "hg-1336-2022", "lege-53-2003"],
    written: 88,
    verified: null,
    months: 6,
    text: `Lista este pentru persoana de la resurse umane și pentru șefii de compartiment, din decembrie până la sfârșitul lui martie. Evaluarea privește activitatea din anul calendaristic încheiat; pentru funcționarii publici se face între 1 ianuarie și 31 martie.

## Ce regulă se aplică

1. **Funcționari publici**: Codul administrativ și metodologia din anexele lui. OUG 7/2026 a introdus o metodologie pe bază de competențe. Înainte de a tipări formularele, verificați pe site-ul ANFP care metodologie se aplică anului evaluat. _Dovada: nota resurselor umane, cu sursa și data._
2. **Personal contractual**: criteriile din regulamentul instituției, stabilite potrivit HG 1336/2022. _Dovada: regulamentul și procesul-verbal de luare la cunoștință._

Calificativele pentru funcționarii publici sunt: foarte bine, bine, satisfăcător, nesatisfăcător.

## În decembrie

1. **Lista celor evaluați**: cine a lucrat destul în anul respectiv, cine a fost suspendat, cine s-a mutat. _Dovada: tabelul cu perioada lucrată._
2. **Evaluatorul fiecăruia** este cunoscut; pentru secretarul general și pentru funcțiile de conducere se verifică regula specială. _Dovada: tabelul._
3. **Obiectivele anului încheiat** sunt în dosar, semnate la începutul perioadei. Fără ele nu are cu ce se compara. _Dovada: fișa de obiective._
4. **Faptele anului** sunt adunate: rapoarte, termene respectate, reclamații, mulțumiri, cursuri. _Dovada: notele șefului, cu date._

## Interviul

1. Se anunță data cu câteva zile înainte și se dă formularul completat. _Dovada: mesajul._
2. Se vorbește despre fapte, pe rând, la fiecare criteriu. Evaluatul spune ce i-a lipsit: timp, date, instruire.
3. Se scriu **nevoile de formare**. _Dovada: rubrica din raport._
4. Se stabilesc **obiectivele anului următor**: trei până la cinci, cu indicator și termen. _Dovada: fișa nouă, semnată._
5. Observațiile evaluatului se scriu în raport, cu cuvintele lui. Dacă refuză să semneze, se face proces-verbal.

## Semnarea

1. Raportul trece la **contrasemnare**; cel care contrasemnează poate modifica nota numai motivat. _Dovada: rubrica._
2. Evaluatul primește o copie și ia cunoștință sub semnătură. _Dovada: data; de la ea curge termenul de contestație._
3. **Contestația** se depune la conducătorul instituției, în termenul din metodologie sau din regulament. Termenul se scrie pe copia dată evaluatului. _Dovada: mențiunea._
4. Cel nemulțumit de răspuns se poate adresa instanței.

## După 31 martie

1. Rapoartele intră în dosarul profesional sau de personal.
2. Nevoile de formare devin planul de formare al anului. _Dovada: planul aprobat._
3. Calificativele sunt folosite numai unde legea le cere: promovare, avansare, eliberare din funcție.
4. Se compară notele între compartimente. Dacă toți au nota maximă, evaluarea nu a deosebit nimic; se reiau criteriile înainte de anul următor.

> Notele și motivele lor sunt date personale. Nu se afișează și nu se trimit pe grupuri de mesaje.`,
  },
  {
    key: "planificarea-concediilor",
    kind: "guide",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Planificarea concediilor de odihnă",
    summary: "Zilele cuvenite, calendarul programării, înlocuirile și modelul de dispoziție.",
    tags: ["concediu", "concediu de odihnă", "CO", "programare", "zile libere", "înlocuitor", "rechemare"],
    basis: ["lege-53-2003: art. 144–151", "hg-250-1992", "oug-57-2019"],
    written: 345,
    verified: 200,
    months: 6,
    text: `Ghidul este pentru resurse umane și șefii de compartiment. Programarea se face până la sfârșitul anului pentru anul următor, cu consultarea salariaților (art. 148 din Codul muncii). Într-o primărie cu cincisprezece oameni, scopul este ca nicio atribuție cu termen legal să nu rămână fără cineva.

## Câte zile

- Codul muncii prevede cel puțin 20 de zile lucrătoare pe an.
- Pentru personalul din administrația publică se aplică HG 250/1992: **21 de zile lucrătoare** la o vechime în muncă de până la 10 ani și **25 de zile** la peste 10 ani.
- Zilele suplimentare (condiții grele, handicap și altele) se adaugă potrivit legii sau contractului colectiv.
- Zilele de sărbătoare legală și concediul medical nu se includ în concediul de odihnă.

## Calendarul

1. **Noiembrie**: resurse umane dă fiecăruia o fișă cu zilele cuvenite și cele rămase.
2. **Până la 10 decembrie**: fiecare propune perioadele. Una dintre ele are cel puțin **10 zile lucrătoare** neîntrerupte.
3. **Până la 20 decembrie**: șefii de compartiment potrivesc perioadele.
4. **Până la 31 decembrie**: programarea se aprobă de primar și se comunică.
5. **30 iunie și 30 septembrie**: se verifică cine nu a plecat. Zilele neluate dintr-un an se acordă în cel mult 18 luni, începând cu anul următor (art. 146).

## Perioade de ținut libere

Treceți-le în calendar înainte de propuneri:

- la impozite: martie și septembrie, lunile dinaintea termenelor de plată;
- la contabilitate: închiderea lunii, situațiile trimestriale, decembrie;
- la achiziții: termenele de depunere ale proiectelor;
- la secretar: săptămâna ședinței ordinare a consiliului local;
- la asistență socială: începutul lunii, când se fac plățile.

## Înlocuirea

Pentru fiecare persoană scrieți **cine** preia și **ce**: nu toate atribuțiile, ci pe cele cu termen. Înlocuitorul are drepturi de acces în programe și, dacă semnează, o dispoziție. Două persoane care se înlocuiesc una pe alta nu pleacă în același timp.

Cele care nu pot lipsi nicio zi: registratura, starea civilă, controlul financiar preventiv, plățile, situațiile de urgență.

## Model de dispoziție

COMUNA …… · Nr. …… din ……

Primarul comunei ……, având în vedere programarea aprobată sub nr. …… și cererea nr. …… din ……, în temeiul Codului administrativ și al Legii nr. 53/2003, dispune:

Art. 1. Se acordă domnului / doamnei ……, funcția ……, un număr de …… zile lucrătoare de concediu de odihnă, aferent anului ……, în perioada …… – …….

Art. 2. Pe această perioadă, atribuțiile …… sunt exercitate de ……, care are dreptul să semneze …….

Art. 3. Prezenta se comunică celor numiți și compartimentelor …….

Primar, …… · Contrasemnează, Secretar general, ……

## Întreruperea și rechemarea

1. Concediul se întrerupe de drept la concediul medical; zilele rămase se reprogramează.
2. Rechemarea se face numai prin dispoziție scrisă, pentru forță majoră sau interese urgente. Instituția suportă cheltuielile salariatului și ale familiei legate de întoarcere (art. 151).
3. Compensarea în bani este permisă numai la încetarea raportului de muncă sau de serviciu.

## La sfârșitul anului

Comparați: zile cuvenite, zile luate, zile rămase, pe fiecare persoană. Zilele rămase se trec prima linie în programarea următoare.`,
  },
  {
    key: "act-aditional-telemunca",
    kind: "template",
    category: "human_resources",
    topics: ["digitalizare"],
    title: "Act adițional pentru telemuncă",
    summary: "Model pentru personalul contractual, cu program, echipamente, date personale și cheltuieli.",
    tags: ["telemuncă", "muncă de acasă", "act adițional", "VPN", "program flexibil"],
    basis: ["lege-81-2018", "lege-53-2003", "ue-2016-679"],
    written: 270,
    verified: 268,
    months: 12,
    text: `Modelul se folosește când un salariat contractual lucrează regulat, de bunăvoie, în alt loc decât sediul, folosind tehnologia informației. Telemunca se bazează pe acordul ambelor părți; refuzul salariatului nu este motiv de sancționare. Pentru funcționarii publici se aplică regulile din Codul administrativ; nu folosiți acest model.

COMUNA ……

Nr. …… din ……

**ACT ADIȚIONAL la contractul individual de muncă nr. …… din ……**

Încheiat între comuna ……, reprezentată prin primar ……, în calitate de angajator, și ……, funcția ……, în calitate de telesalariat.

**Art. 1. Obiectul.** Salariatul lucrează în regim de telemuncă începând cu …… ☐ până la …… ☐ pe durata contractului.

**Art. 2. Zilele.** Telemuncă: …… ; la sediu: …… . În zilele de ședință, de ghișeu sau de control, salariatul vine la sediu, anunțat cu …… zile înainte.

**Art. 3. Programul.** Între orele …… și ……, cu pauză …… . Salariatul răspunde la telefon și la e-mail între …… și …… . Nu se cer răspunsuri în afara programului.

**Art. 4. Evidența orelor.** Orele se înregistrează prin …… (condica electronică / raport zilnic). Munca suplimentară se face numai cu acord scris.

**Art. 5. Controlul.** Angajatorul verifică activitatea prin …… , în zilele și orele …… . La locul de telemuncă se poate veni numai cu acordul salariatului, anunțat cu …… zile înainte.

**Art. 6. Echipamentele.** Angajatorul dă: calculator, seria …… ; telefon …… ; altele …… . Ele se folosesc numai pentru serviciu, nu se împrumută și se restituie în …… zile de la încetare.

**Art. 7. Cheltuielile.** Angajatorul suportă: ☐ …… lei pe lună pentru internet și electricitate, potrivit legii și regulamentului ☐ nicio cheltuială, cu acordul salariatului.

**Art. 8. Securitate și sănătate în muncă.** Salariatul a fost instruit la …… , respectă instrucțiunile și anunță imediat un accident. Locul de muncă are scaun, masă și lumină potrivite.

**Art. 9. Datele.** Salariatul:

- lucrează numai prin conexiunea securizată dată de instituție;
- nu păstrează documente pe dispozitive personale și nu trimite date prin contul personal de e-mail;
- nu scoate din sediu dosare pe hârtie fără proces-verbal;
- blochează ecranul când se ridică;
- anunță în cel mult o oră pierderea unui echipament sau un acces neautorizat.

**Art. 10. Informarea.** Salariatul primește aceleași informații ca ceilalți colegi și participă la întâlnirea săptămânală a compartimentului, pentru a nu fi izolat.

**Art. 11. Revenirea la sediu.** Oricare parte poate cere revenirea, în scris, cu …… zile înainte. În caz de defecțiune, salariatul anunță imediat și vine la sediu dacă i se cere.

**Art. 12.** Celelalte clauze ale contractului rămân neschimbate.

Angajator, …… · Salariat, …… · Vizat juridic, ……

## Înainte de semnare

1. Atribuțiile se pot face de la distanță: nu ghișeu, nu casierie, nu arhivă.
2. Programele cerute merg prin conexiunea securizată; s-a făcut o zi de probă.
3. Modificarea este înregistrată în registrul electronic al salariaților înainte de prima zi de telemuncă, în termenul legal.
4. Regulamentul intern are un capitol despre telemuncă sau se completează.
5. Aceeași regulă se aplică tuturor celor cu posturi asemănătoare.`,
  },
  {
    key: "dosarul-de-personal",
    kind: "checklist",
    category: "human_resources",
    topics: ["transparenta"],
    title: "Dosarul de personal: ce conține și cine îl poate vedea",
    summary: "Actele pe secțiuni, ce nu se păstrează, accesul și predarea la arhivă.",
    tags: ["dosar de personal", "dosar profesional", "acte angajare", "REGES", "GDPR", "arhivă"],
    basis: ["lege-53-2003: art. 34", "oug-57-2019", "ue-2016-679", "lege-190-2018"],
    written: 390,
    verified: 385,
    months: 12,
    text: `Lista se folosește la angajare, la verificarea anuală și la plecarea unei persoane. Pentru funcționarii publici dosarul se numește profesional și are conținutul stabilit de Codul administrativ și de normele lui; pentru personalul contractual, dosarul se ține la dispoziția inspectorilor de muncă. Fiecare act se numerotează și se trece în opis.

## Secțiunea 1. Angajarea

1. **Cererea sau formularul de înscriere și documentele concursului** care privesc persoana. _Dovada: numărul dosarului de concurs._
2. **Copia actului de identitate**, a actelor de stare civilă necesare. Ștergeți copia veche când se schimbă actul.
3. **Actele de studii și de calificare**, certificate „conform cu originalul”.
4. **Adeverințe de vechime, carnetul de muncă.** _Dovada: calculul vechimii, semnat._
5. **Cazierul judiciar și adeverința medicală** de la angajare.
6. **Contractul individual de muncă** sau **dispoziția de numire**, cu dovada comunicării. _Dovada: data semnării este înaintea primei zile de lucru._
7. **Fișa postului**, toate versiunile.
8. **Înregistrarea în registrul electronic** al salariaților, respectiv în evidența ANFP. _Dovada: extrasul._
9. **Informări semnate**: protecția datelor, regulament intern, SSM și PSI, declarația privind incompatibilitățile, dacă este cazul.

## Secțiunea 2. Pe parcurs

1. **Acte adiționale și dispoziții**: salariu, gradații, delegare, detașare, mutare, suspendare.
2. **Evaluările anuale** și obiectivele.
3. **Cursuri și certificate.**
4. **Concedii**: evidența pe ani; cererile se pot ține separat.
5. **Sancțiuni disciplinare**, cu data radierii. _Dovada: mențiunea în opis; după radiere, actul se scoate potrivit legii._
6. **Declarațiile de avere și de interese** se țin în registrul lor, nu în dosar.

## Secțiunea 3. Plecarea

1. **Dispoziția sau decizia de încetare**, cu temeiul și data comunicării.
2. **Procesul-verbal de predare–primire.**
3. **Adeverința** cu vechimea și salariile, dată persoanei. _Dovada: semnătura de primire._
4. **Radierea** din registrul electronic, în termen.

## Ce nu se păstrează în dosar

- date despre sănătate, altele decât concluzia „apt / inapt”;
- certificatele medicale (rămân la salarizare);
- copii ale actelor copiilor, dacă nu mai este acordat dreptul pentru care au fost cerute;
- capturi de pe rețele sociale, mesaje, aprecieri anonime.

## Accesul

1. Dosarele stau într-un dulap încuiat sau într-un folder cu drepturi. _Dovada: lista persoanelor cu acces._
2. Pot vedea dosarul: titularul, persoana de la resurse umane, conducătorul instituției, organele de control, instanța. Fiecare consultare se scrie pe fișa de acces: cine, când, de ce.
3. Titularul primește copii la cerere, în cel mult o lună.
4. O copie trimisă altei instituții se cere și se trimite în scris, numai cu actele necesare.

## Verificarea anuală

1. Opisul are toate paginile; ultimul act este din ultimele 12 luni.
2. Fișa postului corespunde cu statul de funcții de azi.
3. Autorizațiile și permisele cerute de post nu au expirat.
4. Actele care nu se păstrează în dosar au fost distruse, cu proces-verbal.

După încetare, dosarul se predă la arhivă pe termenul din nomenclatorul arhivistic al instituției.`,
  },
];
