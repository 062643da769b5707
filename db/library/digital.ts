import type { ExampleResource } from "./resource";

/** The site, personal data and the computers of a small town hall. */
export const digitalResources: readonly ExampleResource[] = [
  {
    key: "declaratie-accesibilitate",
    kind: "template",
    category: "digitalisation",
    topics: ["digitalizare", "transparenta"],
    title: "Declarație de accesibilitate pentru site-ul primăriei",
    summary: "Textul declarației cerute de OUG 112/2018 și felul în care aflați ce nu este accesibil.",
    tags: ["accesibilitate", "site", "WCAG", "dizabilități", "cititor de ecran", "declarație", "pagina primăriei"],
    basis: ["oug-112-2018"],
    written: 205,
    verified: 55,
    months: 12,
    text: `Declarația se publică pe site-ul primăriei și se pune la îndemână din orice pagină, de obicei în subsol. Se revizuiește cel puțin o dată pe an și după fiecare schimbare mare a site-ului. Urmează modelul din Decizia de punere în aplicare (UE) 2018/1523. Înainte de a o completa, faceți verificarea de la sfârșit: fără verificare, declarația nu poate fi susținută.

## DECLARAȚIE DE ACCESIBILITATE

Comuna ……, județul ……, se angajează să facă site-ul său accesibil, în conformitate cu Ordonanța de urgență a Guvernului nr. 112/2018.

Prezenta declarație se aplică site-ului: ……

### Stadiul conformității

Site-ul este, față de cerințele standardului EN 301 549 (WCAG 2.1, nivel AA):

- pe deplin conform / parțial conform, din cauza neconformităților de mai jos / neconform, din cauza celor de mai jos.

### Conținut neaccesibil

**Neconformitate cu OUG nr. 112/2018**

1. ce nu este accesibil: …… (de exemplu: hotărârile din anii …… sunt scanate și nu pot fi citite de un cititor de ecran)
   - paginile: ……
   - ce puteți face între timp: ……
   - va fi corectat până la: ……
2. ……

**Sarcină disproporționată** (numai cu o evaluare scrisă)

- ……; evaluarea nr. …… din ……

**Conținut care nu intră în domeniul legii**

- …… (de exemplu: hărți interactive, pentru care informația esențială este dată și în text la adresa ……)

### Întocmirea declarației

Declarația a fost întocmită la data de ……

Metoda: autoevaluare făcută de ……, funcția …… / evaluare făcută de firma ……, la data de ……; raportul este la adresa ……

Ultima revizuire: ……

### Observații și date de contact

Dacă găsiți un conținut la care nu aveți acces sau doriți o informație în altă formă, scrieți-ne:

- persoana responsabilă: ……
- e-mail: ……; telefon: ……; adresa: ……

Vă răspundem în …… zile. Dacă informația vă trebuie de urgență, o primiți la telefon sau pe hârtie.

### Procedura de asigurare a aplicării

Dacă răspunsul nostru nu este mulțumitor, vă puteți adresa Autorității pentru Digitalizarea României, [adr.gov.ro](https://www.adr.gov.ro).

Primar, …… Data ……

## Verificarea, într-o oră

1. **Numai cu tastatura.** Deschideți prima pagină, o hotărâre și formularul de contact. Cu tasta Tab ajungeți la tot? Se vede unde sunteți? ……
2. **Mărire la 200%.** Textul se așază pe rânduri, fără să se taie? ……
3. **Imaginile.** Fiecare imagine cu înțeles are o descriere? Afișele cu text au și textul scris? ……
4. **Contrastul.** Gri deschis pe alb se vede greu. Verificați titlurile, butoanele și subsolul cu un instrument gratuit. ……
5. **Formularele.** Fiecare câmp are o etichetă vizibilă, iar eroarea spune ce este de făcut? ……
6. **Titlurile.** Pagina are un singur titlu principal și subtitluri în ordine? ……
7. **Fișierele PDF.** Luați cinci, la întâmplare. Textul se poate selecta? Dacă nu, fișierul este o fotografie. ……
8. **Filmele.** Au subtitrare? ……

Scrieți fiecare „nu” în declarație, cu data până la care îl corectați. Începeți cu hotărârile: publicați-le ca PDF făcut din document, nu scanat.`,
  },
  {
    key: "politica-cookie",
    kind: "template",
    category: "digitalisation",
    topics: ["digitalizare"],
    title: "Politica privind modulele cookie, pentru site-ul primăriei",
    summary: "Text gata de completat, cu lista cookie-urilor, și cum aflați ce pune de fapt site-ul.",
    tags: ["cookie", "cookies", "site", "banner", "acord", "statistici", "Google Analytics", "date personale"],
    basis: ["lege-506-2004: art. 4", "ue-2016-679: art. 13", "lege-190-2018"],
    written: 280,
    verified: 260,
    months: 12,
    text: `Politica se publică pe site, cu legătură din subsol și din fereastra de acord, dacă există una. Se completează după ce ați văzut ce cookie-uri pune site-ul, nu după un text luat de la altă primărie. Un site de primărie poate funcționa numai cu cookie-uri necesare; atunci nu are nevoie de fereastra de acord.

## POLITICA PRIVIND MODULELE COOKIE

Comuna ……, județul ……, CUI ……, este operatorul site-ului ……. Contact: ……; responsabilul cu protecția datelor: ……, e-mail ……

Versiunea …… din ……

### Ce este un cookie

Un cookie este un fișier mic pe care site-ul îl păstrează în aparatul dumneavoastră, ca să vă recunoască la pagina următoare sau la vizita următoare.

### Cookie-uri necesare

Fără ele, site-ul sau un serviciu cerut de dumneavoastră nu funcționează. Nu cer acordul.

1. numele: ……
   - la ce folosește: …… (de exemplu: păstrează sesiunea cât completați un formular)
   - cine îl pune: ……
   - cât se păstrează: ……
2. ……

### Cookie-uri pentru care vă cerem acordul

Se pun numai după ce apăsați „Accept”. Dacă refuzați, site-ul funcționează la fel.

1. numele: ……
   - la ce folosește: …… (de exemplu: numără vizitele)
   - cine îl pune și în ce țară ajung datele: ……
   - cât se păstrează: ……
2. ……

/ Site-ul nu folosește astfel de cookie-uri.

### Conținut preluat de la alții

Pe paginile …… apar hărți, filme sau postări de la …….. Ele se încarcă numai după ce apăsați pe ele.

### Cum vă schimbați alegerea

Apăsați „Setări cookie” în subsolul oricărei pagini. Retragerea acordului este la fel de simplă ca acordarea lui. Puteți șterge cookie-urile și din navigator.

### Drepturile dumneavoastră

Aveți dreptul de acces, rectificare, ștergere, restricționare, opoziție și dreptul de a depune o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal, [dataprotection.ro](https://www.dataprotection.ro). Vă răspundem în cel mult o lună.

Primar, …… Data ……

## Cum aflați ce pune site-ul

1. Deschideți site-ul într-o fereastră privată a navigatorului. Nu apăsați nimic.
2. Apăsați F12 și alegeți fila cu stocarea (Application sau Storage), apoi Cookies. Notați tot ce vedeți: nume, domeniu, dată de expirare.
3. Domeniile care nu sunt ale primăriei arată programe puse de altcineva: statistici, hărți, butoane de rețele sociale.
4. Treceți prin cinci pagini, inclusiv una cu hartă și una cu film. Notați din nou.
5. Apăsați „Refuz” în fereastra de acord. Reîncărcați pagina. Dacă au rămas cookie-uri din a doua listă, fereastra de acord nu funcționează.

## Ce cereți firmei care întreține site-ul

- lista scrisă a cookie-urilor, cu scopul și durata fiecăruia;
- oprirea celor fără folos: butoanele de rețele sociale și fonturile luate din altă parte se pot înlocui;
- statistici fără cookie-uri sau ținute pe serverul propriu;
- „Accept” și „Refuz” cu aceeași mărime, pe același rând; nicio căsuță bifată dinainte;
- păstrarea dovezii acordului.

Lista se verifică de două ori pe an și după fiecare modul adăugat.`,
  },
  {
    key: "registru-prelucrari",
    kind: "template",
    category: "digitalisation",
    topics: ["digitalizare", "transparenta"],
    title: "Registrul activităților de prelucrare a datelor (GDPR, art. 30)",
    summary: "Rubricile registrului și opt activități tipice ale unei comune, gata de completat.",
    tags: [
      "GDPR",
      "registru prelucrări",
      "date personale",
      "DPO",
      "responsabil protecția datelor",
      "art. 30",
      "ANSPDCP",
    ],
    basis: ["ue-2016-679: art. 30", "ue-2016-679: art. 6", "ue-2016-679: art. 37", "lege-190-2018", "lege-16-1996"],
    written: 345,
    verified: 12,
    months: 24,
    text: `Registrul arată ce date ale oamenilor folosește primăria, de ce și cât timp. Îl ține responsabilul cu protecția datelor, cu ajutorul fiecărui compartiment, și îl arată Autorității de Supraveghere la cerere. Se face o dată și se actualizează când apare o activitate nouă sau un program nou.

Comuna ……, județul ……

Nr. …… din ……; versiunea ……

## REGISTRUL ACTIVITĂȚILOR DE PRELUCRARE

**Operator:** Comuna ……, CUI ……, adresa ……, e-mail ……

**Reprezentant legal:** primar ……

**Responsabil cu protecția datelor:** ……, e-mail ……, telefon ……; comunicat Autorității la data de ……

### Rubricile fiecărei activități

1. Denumirea activității: ……
2. Scopul, într-o propoziție: ……
3. Temeiul: obligație legală / sarcină de interes public / contract / consimțământ; actul și articolul: ……
4. Persoanele vizate: ……
5. Categoriile de date: ……; date speciale (sănătate, etnie, biometrie): da / nu; temeiul lor: ……
6. De unde vin datele: ……
7. Cui se transmit: ……
8. Transfer în afara Spațiului Economic European: da / nu; garanția: ……
9. Cât se păstrează (termenul din nomenclatorul arhivistic): ……
10. Unde sunt: dulap / program / server / firmă de întreținere ……
11. Măsuri de securitate: ……
12. Compartimentul și persoana: ……

### Activități de pornire

Pentru fiecare se completează toate rubricile; mai jos sunt datele de la care plecați.

1. **Impozite și taxe locale.** Scop: stabilirea și încasarea. Temei: obligație legală, Codul fiscal și Codul de procedură fiscală. Date: nume, CNP, adresă, bunuri, plăți.
2. **Registrul agricol.** Scop: evidența gospodăriilor. Date: membrii gospodăriei, terenuri, animale, construcții.
3. **Stare civilă.** Scop: înregistrarea actelor. Date: cele din acte. Acces numai pentru ofițerul de stare civilă.
4. **Asistență socială.** Scop: acordarea drepturilor. Date speciale: sănătate. Acces restrâns, dosare încuiate.
5. **Petiții și cereri de informații.** Temei: OG 27/2002, Legea 544/2001. Date: nume, adresă, conținutul cererii.
6. **Resurse umane și salarizare.** Persoane: angajați, candidați. Date: contract, salariu, concedii medicale.
7. **Camere video** la sediu și în spații publice. Scop: paza bunurilor și siguranța. Păstrare: …… zile. Panou de informare: da / nu. Evaluarea de impact, dacă este cerută: nr. ……
8. **Site-ul primăriei.** Formular de contact, programări, statistici. Firma care îl găzduiește: ……

Altele, după caz: urbanism, achiziții, poliție locală, abonați la apă sau salubrizare, bibliotecă, evenimente și fotografii.

Întocmit, responsabil cu protecția datelor: ……, semnătura ……, data ……

Aprobat, primar: ……, semnătura ……

## Cum se completează într-o săptămână

1. **Luni și marți:** câte o jumătate de oră cu fiecare compartiment. Întrebați: ce formulare primiți, în ce program scrieți, cui trimiteți, ce aruncați și când.
2. **Miercuri:** temeiurile. Pentru atribuțiile legale **nu** cereți consimțământ: omul nu poate refuza să dea datele pentru impozit.
3. **Joi:** firmele care au acces la date (program de impozite, salarizare, site, camere). Fiecare are în contract clauzele de la art. 28 din regulament? ……
4. **Vineri:** ce date se cer fără folos. Copia actului de identitate nu se păstrează dacă ajunge să fie văzută.
5. Registrul se revizuiește în luna …… a fiecărui an; fiecare schimbare primește dată.`,
  },
  {
    key: "nota-informare-gdpr",
    kind: "template",
    category: "legal_advice",
    topics: ["digitalizare", "transparenta"],
    title: "Nota de informare privind datele personale, pentru ghișeu și formulare",
    summary: "Varianta lungă pentru site și avizier și varianta de patru rânduri pentru subsolul unui formular.",
    tags: ["GDPR", "notă de informare", "date personale", "formular", "ghișeu", "drepturile persoanei", "DPO"],
    basis: ["ue-2016-679: art. 12", "ue-2016-679: art. 13", "lege-190-2018"],
    written: 155,
    verified: 80,
    months: 12,
    text: `Nota se dă oamenilor înainte ca ei să vă dea datele: pe site, la avizier și pe fiecare formular. Se folosește varianta scurtă pe formular, cu trimitere la cea lungă. Se schimbă când se schimbă scopul, temeiul, destinatarii sau datele de contact.

## Varianta lungă

Comuna ……, județul ……

Nr. …… din ……

### INFORMARE PRIVIND PRELUCRAREA DATELOR CU CARACTER PERSONAL

**Cine suntem.** Comuna ……, CUI ……, cu sediul în ……, telefon ……, e-mail ……, este operator de date.

**Responsabilul cu protecția datelor:** ……, e-mail ……, telefon ……

**De ce folosim datele dumneavoastră.** Pentru ……. (scopul, pe înțeles: „ca să stabilim impozitul pe clădirea pe care o declarați”)

**Temeiul legal.** Prelucrarea este necesară pentru îndeplinirea unei obligații legale / a unei sarcini de interes public, potrivit …… (actul și articolul). Pentru …… vă cerem consimțământul, separat; îl puteți retrage oricând, fără să fie afectat ce s-a făcut înainte.

**Ce date folosim:** ……

**De unde le avem:** de la dumneavoastră / de la …… (instituția sau registrul)

**Cui le transmitem:** …… (instituții, cu temeiul; firme care lucrează pentru noi: ……). Nu le vindem și nu le folosim pentru publicitate.

**Transfer în afara Spațiului Economic European:** nu / da, către ……, cu garanția ……

**Cât le păstrăm:** …… ani, potrivit nomenclatorului arhivistic al comunei; apoi se predau arhivelor sau se distrug.

**Sunteți obligat să le dați?** Da, potrivit ……. Dacă nu le dați, ……. / Nu; dacă nu le dați, ……

**Decizii automate:** nu luăm decizii bazate numai pe prelucrarea automată.

**Drepturile dumneavoastră.** Puteți cere: accesul la date și o copie; corectarea; ștergerea, când legea nu ne obligă să le păstrăm; restricționarea; portabilitatea, când prelucrarea se face pe bază de consimțământ sau de contract; opoziția. Scrieți-ne la adresele de mai sus. Răspundem în cel mult o lună; la cererile complexe, termenul se poate prelungi cu două luni și vă anunțăm de ce.

**Plângere.** Vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal, [dataprotection.ro](https://www.dataprotection.ro), sau instanței.

Primar, …… (semnătura) Data ……

## Varianta scurtă, pentru formular

> Comuna …… folosește datele din acest formular pentru ……, în temeiul ……. Le păstrează …… ani și le transmite către ……. Aveți dreptul de acces, de rectificare și celelalte drepturi din Regulamentul (UE) 2016/679. Informarea completă: …… (adresa paginii) sau la ghișeul ……. Responsabil cu protecția datelor: ……

## Cum se folosește

1. **Câte o notă pentru fiecare activitate** din registrul prelucrărilor. O notă generală pentru toată primăria nu spune nimic.
2. **Fără „sunt de acord cu prelucrarea datelor”** la serviciile obligatorii. Omul semnează cererea, nu un acord. Dacă vreți dovada informării, scrieți „am luat cunoștință”.
3. **Consimțământul adevărat** (fotografii de la serbare, anunțuri prin SMS) are căsuță separată, nebifată, și un refuz fără urmări.
4. **La ghișeu**, nota lungă stă pe perete, la înălțimea ochilor, cu litere de cel puțin 14 puncte.
5. **La telefon**, spuneți în două propoziții cine sunteți și la ce folosiți datele.
6. **Formularele vechi** se retrag în aceeași zi în care apare nota nouă. Verificați-le și pe cele de pe site.

Lista formularelor pe care nota a fost pusă: ……, data ……, verificat de ……`,
  },
  {
    key: "incident-date-personale",
    kind: "guide",
    category: "digitalisation",
    topics: ["digitalizare"],
    title: "Incident cu date personale: primele 72 de ore",
    summary: "Ce faceți când s-a pierdut un laptop, s-a trimis un e-mail greșit sau un virus a blocat serverul.",
    tags: [
      "incident",
      "încălcarea securității",
      "72 de ore",
      "ANSPDCP",
      "virus",
      "ransomware",
      "e-mail greșit",
      "furt",
    ],
    basis: ["ue-2016-679: art. 33", "ue-2016-679: art. 34", "lege-190-2018", "oug-155-2024"],
    written: 110,
    verified: 15,
    months: 6,
    text: `Ghidul se deschide când datele unor oameni au fost pierdute, furate, șterse, modificate sau văzute de cine nu trebuia. Nu contează dacă este din greșeală. Din momentul în care află, primăria are **cel mult 72 de ore** pentru a anunța Autoritatea de Supraveghere, dacă există un risc pentru oameni. Sâmbăta și duminica se socotesc.

## Prima oră

1. **Notați ora.** Cine a observat, ce a văzut, când. De aici curg cele 72 de ore.
2. **Anunțați trei oameni:** primarul, responsabilul cu protecția datelor, persoana care întreține calculatoarele. Numerele lor sunt: ……
3. **Opriți răspândirea.**
   - e-mail trimis greșit: cereți destinatarului, în scris, să îl șteargă și să confirme;
   - document publicat: scoateți-l de pe site și cereți scoaterea din motoarele de căutare;
   - virus: scoateți calculatorul din rețea (cablul și fără fir), dar **nu îl stingeți și nu ștergeți nimic**;
   - laptop sau telefon pierdut: blocați conturile și schimbați parolele;
   - cont spart: schimbați parola de pe alt calculator și închideți toate sesiunile.
4. **Nu plătiți** celor care cer bani și nu le răspundeți.

## Primele 24 de ore

5. Răspundeți la cinci întrebări, în scris:
   - ce date sunt: ……
   - ale câtor oameni: ……
   - cine le-a putut vedea: ……
   - ce li se poate întâmpla oamenilor: ……
   - există copie a datelor: ……
6. **Stabiliți dacă există un risc.** Există aproape întotdeauna, dacă sunt CNP-uri, date de sănătate, conturi bancare, adrese ale unor persoane vulnerabile. De obicei nu există, dacă aparatul pierdut era criptat și parola nu era lângă el.
7. Dacă nu există un risc, scrieți de ce și treceți incidentul în registru. Aici vă opriți.
8. Verificați dacă incidentul trebuie anunțat și în altă parte: poliție, la furt sau șantaj; Directoratul Național de Securitate Cibernetică, [dnsc.ro](https://www.dnsc.ro), mai ales dacă instituția sau un serviciu al ei intră sub OUG 155/2024.

## Până la 72 de ore

9. **Notificați Autoritatea**, cu formularul de pe [dataprotection.ro](https://www.dataprotection.ro). Se cer: felul încălcării, categoriile și numărul aproximativ de persoane, datele responsabilului, urmările probabile, măsurile luate.
10. Nu aveți toate datele? Trimiteți ce aveți și completați după aceea. Dacă ați depășit 72 de ore, trimiteți oricum și explicați întârzierea.
11. **Anunțați oamenii**, dacă riscul este ridicat, fără întârzieri nejustificate. O scrisoare scurtă: ce s-a întâmplat, ce date, ce am făcut, ce puteți face dumneavoastră, cui îi scrieți. Fără termeni tehnici.

## După

12. **Registrul incidentelor.** Toate încălcările se trec, și cele care nu s-au notificat: nr. ……, data și ora aflării ……, descrierea ……, efectele ……, măsurile ……, notificat la ……, semnătura ……
13. **Întâlnirea de după**, în zece zile, fără căutarea unui vinovat: ce a lipsit, ce schimbăm, cine, până când.
14. **Firmele** care lucrează cu datele primăriei trebuie să vă anunțe imediat. Verificați că scrie în contract.

Tipăriți prima pagină și puneți-o lângă registratură. Dacă sunt blocate calculatoarele, ghidul trebuie să existe pe hârtie.`,
  },
  {
    key: "plan-backup",
    kind: "template",
    category: "digitalisation",
    topics: ["digitalizare"],
    title: "Plan de copii de siguranță (backup) pentru o primărie mică",
    summary: "Ce se copiază, unde, cât de des, cine verifică și cum se probează că datele se pot recupera.",
    tags: ["backup", "copii de siguranță", "recuperare date", "server", "ransomware", "hard extern", "restaurare"],
    basis: ["ue-2016-679: art. 32", "oug-155-2024", "ordin-600-2018"],
    written: 240,
    verified: 190,
    months: 6,
    text: `Planul se face pentru o primărie cu 5–30 de calculatoare, fără informatician propriu. Îl completează persoana care răspunde de calculatoare, împreună cu firma de întreținere, și îl aprobă primarul. Se recitește la fiecare program nou și se probează de două ori pe an.

Comuna ……, județul ……

Nr. …… din ……

## PLAN DE COPII DE SIGURANȚĂ

**Responsabil:** ……, telefon ……; **înlocuitor:** ……, telefon ……

**Firma de întreținere:** ……, contract nr. ……, telefon ……

### 1. Ce copiem

Pentru fiecare fel de date:

1. **Programul de impozite și taxe**
   - unde sunt datele: ……; mărimea: …… GB
   - cât putem pierde, cel mult: o zi
   - cât putem sta fără el: …… zile
   - cine face copia: firma programului / noi; cum: ……
2. **Contabilitate și salarii:** aceleași rânduri ……
3. **Registrul agricol:** ……
4. **Registratura și documentele compartimentelor** (dosarul comun din rețea): ……
5. **Poșta electronică:** ……
6. **Site-ul**, cu baza de date și fișierele: ……
7. **Configurarea rețelei și lista parolelor**, în plic sau în seif: ……

Ce stă numai pe un calculator, pe „Desktop”, nu este copiat. Fiecare angajat lucrează în dosarul comun. Semnătura de luare la cunoștință: ……

### 2. Regula celor trei copii

- **datele de lucru**, pe server sau în program;
- **copia a doua**, pe alt aparat din sediu, făcută automat în fiecare noapte, la ora ……; se păstrează …… zile;
- **copia a treia**, în afara sediului și deconectată: disc extern criptat, dus săptămânal la ……, sau serviciu de stocare cu datele în Uniunea Europeană, contract nr. ……

O copie legată tot timpul la rețea este criptată de virus împreună cu restul. De aceea sunt cel puțin două discuri externe, folosite pe rând: unul este mereu scos.

### 3. Calendarul

- **zilnic, automat:** copia a doua. Responsabilul citește dimineața mesajul de confirmare.
- **vineri, ora ……:** discul A sau B se conectează, se copiază, se scoate și se duce la ……
- **prima zi a lunii:** se păstrează o copie care nu se mai scrie peste, 12 luni.
- **sfârșitul anului:** o copie a anului încheiat, păstrată …… ani, potrivit nomenclatorului.

### 4. Proba de recuperare

De două ori pe an, în lunile …… și ……:

1. se aleg trei lucruri: un document, o poziție de rol, baza de date întreagă;
2. se recuperează pe alt calculator, din copia a treia;
3. se compară cu originalul;
4. se notează ora de început, ora de sfârșit și ce nu a mers.

**Proces-verbal de probă** nr. …… din ……: documentul …… recuperat în …… minute; baza de date …… recuperată în …… ore; probleme: ……; măsuri: ……. Semnături: ……

### 5. Dacă pierdem tot

Ordinea de repornire: 1. …… 2. …… 3. ……

Lucrul pe hârtie, până atunci: chitanțiere la ……, registru de rezervă la ……

Cine anunță publicul: ……

Întocmit: …… (semnătura)

Firma de întreținere: …… (semnătura)

Aprobat, primar: …… (semnătura) Data ……

## De cerut firmelor de programe

- datele sunt ale comunei și se dau la cerere, întregi, într-un format deschis;
- copia făcută de firmă este probată, iar dovada se trimite o dată pe an;
- la încetarea contractului, datele se predau în …… zile și se șterg, cu proces-verbal.`,
  },
  {
    key: "predare-parole",
    kind: "checklist",
    category: "digitalisation",
    topics: ["digitalizare", "management-proiecte"],
    title: "Predarea conturilor și a parolelor când pleacă un coleg sau o firmă",
    summary: "Lista conturilor unei primării, pașii predării și dovada că accesul vechi s-a închis.",
    tags: [
      "parole",
      "predare-primire",
      "conturi",
      "acces",
      "plecare angajat",
      "schimbare firmă IT",
      "certificat digital",
    ],
    basis: ["ue-2016-679: art. 32", "ordin-600-2018", "oug-155-2024"],
    written: 75,
    verified: null,
    months: 12,
    text: `Lista se folosește când un angajat pleacă sau își schimbă postul, când se schimbă primarul, secretarul general ori contabilul și când încetează contractul cu o firmă de programe. Se începe cu două săptămâni înainte. Ultimul pas se face în ziua plecării.

## A. Ce conturi are omul

Pentru fiecare cont: cine îl are acum, cine îl preia, data. Dovada este în dreptul punctului.

1. **Poșta electronică a primăriei.** Dovada: adresa instituției este pe domeniul ei sau pe un cont recuperabil cu telefonul primăriei, nu cu cel personal.
2. **Site-ul:** administrare, găzduire, domeniu. Dovada: domeniul este înregistrat pe numele comunei; data expirării: ……
3. **SEAP** ([e-licitatie.ro](https://www.e-licitatie.ro)). Dovada: utilizatorul nou este activ, cel vechi retras.
4. **Forexebug și celelalte raportări** către Ministerul Finanțelor. Dovada: împuternicirea nouă, acceptată.
5. **Spațiul privat virtual (SPV) și declarațiile fiscale.** Dovada: drepturile noi, văzute în cont.
6. **Registrul electronic al angajaților** (REGES). Dovada: o transmitere făcută de noul titular.
7. **Sistemul fondurilor europene** (MySMIS sau al altui program). Dovada: reprezentantul legal și împuterniciții, actualizați în fiecare proiect.
8. **Programele de impozite, contabilitate, registratură, registru agricol, asistență socială.** Dovada: lista utilizatorilor, tipărită după schimbare.
9. **Banca și Trezoreria.** Dovada: fișa cu specimene de semnături, înregistrată.
10. **Rețelele sociale ale comunei.** Dovada: cel puțin doi administratori, amândoi angajați.
11. **Camere video, alarmă, centrală telefonică, router.** Dovada: parola schimbată, în plic.
12. **Telefoane, aplicații cu cod prin SMS.** Dovada: codul vine pe un număr al primăriei.

## B. Predarea

13. **Nu se predau parole personale.** Fiecare primește utilizator pe numele lui; cel vechi se închide. Dovada: data închiderii.
14. **Parolele comune**, acolo unde programul nu permite altfel, se schimbă în prezența ambilor. Dovada: plicul sigilat, semnat, în seif, sau programul de păstrat parole al primăriei.
15. **Certificatul de semnătură electronică** al celui care pleacă se revocă. Nu se lasă tokenul „pentru urgențe”. Dovada: confirmarea revocării.
16. **Fișierele de lucru** se mută în dosarul comun. Dovada: lista, semnată de cel care le primește.
17. **Poșta celui plecat.** Se pune răspuns automat cu adresa nouă, pentru …… zile; apoi contul se închide. Dovada: data închiderii.
18. **Echipamentele:** laptop, telefon, token, chei, legitimație. Dovada: procesul-verbal de predare-primire.

## C. În ziua plecării

19. Toate conturile de la A sunt închise sau trecute pe alt nume. Dovada: semnătura responsabilului cu calculatoarele, ora ……
20. Se încearcă intrarea cu un cont vechi. Dovada: refuzul, notat.
21. La firme: datele s-au predat întregi și s-au deschis cu alt program, iar copiile s-au șters. Dovada: procesul-verbal și declarația firmei.

## Procesul-verbal

Comuna ……, nr. …… din ……

Subsemnatul …… predau, iar subsemnatul …… primesc conturile de la punctele ……, cu excepția ……, care rămân la ……, până la data de ……

Am predat: …… Am primit: …… Responsabil calculatoare: …… Secretar general al comunei: ……

Lista conturilor, fără parole, se păstrează la secretarul general și se verifică o dată pe an: ……`,
  },
  {
    key: "securitate-baza",
    kind: "checklist",
    category: "digitalisation",
    topics: ["digitalizare"],
    title: "Securitatea calculatoarelor: minimul pentru o primărie și cum aflați dacă intrați sub NIS2",
    summary: "Douăzeci de puncte verificabile fără informatician și întrebările despre OUG 155/2024.",
    tags: ["securitate cibernetică", "NIS2", "DNSC", "antivirus", "parole", "phishing", "actualizări", "Wi-Fi"],
    basis: ["oug-155-2024", "ue-2016-679: art. 32", "ordin-600-2018"],
    written: 130,
    verified: 110,
    months: 3,
    text: `Lista se parcurge o dată la trei luni, de persoana care răspunde de calculatoare, cu firma de întreținere la telefon. Durează o jumătate de zi. Fiecare punct are dovada lui; „cred că da” se scrie „nu”.

## A. Oamenii

1. **Fiecare are utilizatorul lui.** Dovada: lista utilizatorilor; niciun „primaria” sau „user”.
2. **Nimeni nu lucrează zilnic ca administrator.** Dovada: încercați să instalați un program; calculatorul cere altă parolă.
3. **Parole lungi, diferite pentru fiecare cont**, într-un program de păstrat parole. Dovada: niciun bilețel pe monitor, niciun fișier „parole”.
4. **Al doilea pas la intrare** (cod sau aplicație) la poștă, bancă, site și rețele sociale. Dovada: intrați de pe alt calculator.
5. **Regula plății:** un cont bancar schimbat prin e-mail se confirmă la telefon, la numărul din contract. Dovada: instrucțiunea semnată de contabilitate.
6. **Instruire de o oră pe an**, cu mesaje false adevărate, primite chiar la primărie. Dovada: lista de prezență, data ……

## B. Calculatoarele

7. **Inventarul:** tot ce este legat la rețea, cu numele celui care îl folosește. Dovada: lista, cu data.
8. **Sisteme încă întreținute de producător.** Dovada: versiunea fiecăruia; ce nu mai primește actualizări este scos din rețea până la data ……
9. **Actualizări automate pornite.** Dovada: data ultimei actualizări, pe trei calculatoare.
10. **Antivirus activ, cu raport într-un singur loc.** Dovada: raportul lunii.
11. **Laptopurile sunt criptate.** Dovada: starea criptării; cheia de recuperare este în seif.
12. **Ecranul se blochează** după cel mult zece minute. Dovada: așteptați.

## C. Rețeaua

13. **Parola routerului nu este cea din fabrică**, iar administrarea din internet este oprită. Dovada: încercarea firmei.
14. **Wi-Fi-ul pentru public este separat.** Dovada: de pe el nu se văd imprimantele.
15. **Nu există acces de la distanță deschis.** Firma intră numai cu acordul unui angajat. Dovada: lista programelor de acces la distanță.
16. **Camerele video și alarma** sunt în altă rețea decât calculatoarele. Dovada: schema, o pagină.

## D. Datele

17. **Copii de siguranță probate.** Dovada: procesul-verbal al ultimei probe.
18. **Site-ul este actualizat** și are certificat valabil. Dovada: data ultimei actualizări; versiunea ……
19. **Contractele cu firmele** au clauze despre date, incidente și predare. Dovada: articolul din fiecare contract.
20. **Știm ce facem la incident.** Dovada: ghidul tipărit, cu numere de telefon verificate azi.

## E. Intrăm sub OUG 155/2024 (NIS2)?

Răspundeți în scris și păstrați răspunsul la dosar:

1. Primăria sau un serviciu al ei furnizează apă potabilă, colectează ape uzate, gestionează deșeuri (gunoi, salubrizare) ori alt serviciu din anexele ordonanței? ……
2. Serviciul este făcut de primărie, de o societate a comunei sau de operatorul regional? ……
3. Câți angajați și ce cifră de afaceri are cel care îl face? ……
4. Anexele numesc autoritățile administrației publice de felul nostru, în forma la zi? Articolul: ……
5. Am fost identificați printr-o decizie a Directoratului Național de Securitate Cibernetică? ……

Dacă un răspuns nu este clar, întrebați în scris Directoratul, [dnsc.ro](https://www.dnsc.ro). Entitățile care intră se înregistrează la el, numesc responsabili, iau măsuri de securitate și raportează incidentele în termenele din ordonanță. Dacă nu intrați, punctele de la A la D rămân necesare pentru art. 32 din GDPR.

Verificat de: ……, data ……, semnătura ……. Puncte cu „nu”: ……. Responsabil și termen pentru fiecare: ……. Luat la cunoștință, primar: ……`,
  },
  {
    key: "documente-electronice",
    kind: "guide",
    category: "digitalisation",
    topics: ["digitalizare", "transparenta"],
    title: "Documente semnate electronic: cum le primiți, le verificați și le păstrați",
    summary: "Ce semnătură ajunge pentru ce, cum se înregistrează un PDF semnat și ce nu se face niciodată.",
    tags: [
      "semnătură electronică",
      "semnătură calificată",
      "e-mail",
      "registratură electronică",
      "PDF semnat",
      "arhivare electronică",
      "eIDAS",
    ],
    basis: ["oug-38-2020", "lege-214-2024", "ue-910-2014: art. 25", "lege-16-1996", "ue-2024-1183"],
    written: 60,
    verified: 8,
    months: 6,
    text: `Ghidul este pentru registratură și pentru cei care semnează. Se folosește la fiecare document venit prin e-mail sau prin formularul de pe site și la fiecare act pe care primăria îl emite electronic. Din 7 aprilie 2020, instituțiile publice sunt obligate să primească înscrisuri semnate electronic (OUG 38/2020).

## Felurile de semnătură

- **Calificată.** Se face cu un certificat calificat, cumpărat de la un prestator de pe lista de încredere. Are efectul semnăturii de mână (art. 25 din Regulamentul (UE) nr. 910/2014) și se recunoaște în toată Uniunea.
- **Avansată.** Leagă documentul de semnatar, fără certificat calificat. Când ajunge, se vede din Legea 214/2024.
- **Simplă.** Un nume scris sub un e-mail, o bifă, o imagine cu semnătura. Primăria stabilește prin dispoziție la ce servicii o acceptă, în limitele Legii 214/2024.

O semnătură de mână, scanată, nu este semnătură electronică. Documentul tipărit din PDF-ul semnat este o copie; originalul este fișierul.

## Când primiți un document

1. **Salvați fișierul** așa cum a venit. Nu îl tipăriți ca să îl scanați la loc: semnătura dispare.
2. **Verificați semnătura.** Deschideți PDF-ul cu un cititor care arată semnăturile. Căutați trei lucruri: cine a semnat, dacă documentul s-a schimbat după semnare, dacă certificatul era valabil la acea dată. Notați rezultatul: valabilă / nevalabilă / nu se poate verifica.
3. **Înregistrați** în aceeași zi. Numărul se trimite ca răspuns la e-mail. Un e-mail venit seara se înregistrează a doua zi, dar ora primirii rămâne în mesaj.
4. **Dacă semnătura lipsește sau nu este valabilă**, nu respingeți cererea. Spuneți în ce fel o poate completa omul și până când.
5. **Petițiile și cererile de informații nu au nevoie de semnătură calificată.** Pentru ele ajunge un e-mail cu numele și adresa de răspuns.
6. **Repartizați** fișierul, nu hârtia. Rezoluția se scrie în program sau în registrul electronic.

## Când emiteți un document

1. Scrieți-l la calculator și salvați-l ca PDF cu text, nu ca fotografie.
2. Puneți numărul și data **înainte** de semnare. După semnare, orice adăugare strică semnătura.
3. Actele emise electronic de primărie se semnează cu **semnătură calificată**. Pentru actele interne, felul semnăturii se stabilește prin dispoziția primarului nr. …… din ……
4. La document cu mai multe semnături, fiecare semnează același fișier, pe rând, fără să îl salveze altfel.
5. Răspunsul la un document electronic se trimite electronic, dacă omul nu a cerut altceva.
6. Cui cere hârtie i se dă o copie, cu mențiunea „conform cu documentul electronic semnat la data de ……”.

## Păstrarea

- Fișierul semnat, mesajul și confirmarea stau împreună, într-un dosar cu numărul de înregistrare.
- Termenul de păstrare este cel din nomenclatorul arhivistic, ca pentru hârtie (Legea 16/1996).
- Fișierele intră în planul de copii de siguranță.
- La documentele cu păstrare lungă, cereți și marcă temporală: certificatul expiră, dar dovada datei rămâne.

## De pus în calendar

Data expirării fiecărui certificat: primar ……, secretar general ……, contabil ……, responsabil achiziții ……. Reînnoirea se cere cu 30 de zile înainte. La plecarea unei persoane, certificatul se revocă în aceeași zi.

Tokenul și codul PIN sunt ale unei singure persoane. Semnătura făcută de altcineva cu tokenul primarului nu este semnătura primarului.`,
  },
];
