import type { ExampleResource } from "./resource";

/** Access to information, consultation, publication and petitions, as a commune's office does them. */
export const transparencyResources: readonly ExampleResource[] = [
  {
    key: "ghid-acces-544",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Cererile de informații publice (Legea 544/2001), pas cu pas",
    summary: "De la primirea cererii la răspuns: înregistrare, termene, excepții, costuri, refuz, reclamație.",
    tags: [
      "544",
      "cerere de informații",
      "informații de interes public",
      "liber acces",
      "termen de răspuns",
      "refuz",
      "jurnalist",
    ],
    basis: [
      "lege-544-2001: art. 6",
      "lege-544-2001: art. 7",
      "lege-544-2001: art. 12",
      "lege-544-2001: art. 21",
      "hg-123-2002",
      "ue-2016-679",
    ],
    written: 220,
    verified: 30,
    months: 6,
    text: `Ghidul este pentru persoana care primește cererile de informații într-o primărie mică. Se folosește la fiecare cerere, oricum ar veni: pe hârtie, prin e-mail, verbal. O cerere nu trebuie să se numească „544” ca să fie una.

## 1. În ziua primirii

1. Înregistrați cererea și treceți-o în registrul cererilor de informații. Scrieți data; de la ea curg termenele.
2. Dați solicitantului numărul de înregistrare. La e-mail, trimiteți numărul ca răspuns.
3. Verificați cele trei lucruri pe care trebuie să le aibă cererea: autoritatea căreia i se adresează, informația cerută, descrisă destul de clar ca să fie găsită, numele și adresa la care se trimite răspunsul. Motivul cererii **nu** se cere.
4. Dacă informația este deja publicată, răspundeți pe loc, cu adresa paginii.
5. Dacă cererea este verbală și informația se poate da imediat, dați-o. Altfel, îndrumați persoana să scrie.

## 2. Este informație publică?

Este publică orice informație care privește activitatea instituției sau rezultă din ea, indiferent de suport: contracte, facturi, state de funcții, corespondență, procese-verbale. Excepțiile sunt la art. 12; cele mai întâlnite într-o comună:

- **datele personale** ale oamenilor: se ascund CNP-ul, adresa, semnătura, datele de sănătate, iar restul documentului se dă;
- **informații comerciale**, numai dacă publicarea ar atinge concurența loială; prețul plătit din bani publici nu se ascunde cu acest motiv;
- **anchete și proceduri disciplinare în curs**, dacă s-ar periclita rezultatul;
- **proceduri judiciare**, dacă s-ar aduce atingere unui proces echitabil.

Când numai o parte intră la excepții, partea aceea se acoperă și documentul se dă. Un contract nu se refuză întreg pentru un CNP.

## 3. Termenele

- **10 zile** de la înregistrare: răspunsul obișnuit.
- **30 de zile**: dacă informația este greu de strâns sau volumul este mare, cu condiția ca solicitantul să fie anunțat în scris, în primele 10 zile, că termenul se prelungește.
- **5 zile**: refuzul, motivat, cu articolul pe care se întemeiază.
- Dacă cererea nu este de competența primăriei, trimiteți-o instituției potrivite și anunțați solicitantul; norme: HG 123/2002.

Puneți în calendar ziua a șaptea. Dacă atunci colegul care deține informația nu a răspuns, anunțați-l pe secretarul general.

## 4. Cine adună și cine semnează

1. Responsabilul de acces la informații trimite cererea la compartimentul care deține datele, cu termen de trei zile.
2. Compartimentul dă documentele, nu o opinie despre cerere.
3. Responsabilul acoperă datele personale și scrie răspunsul.
4. Primarul sau persoana împuternicită semnează.

## 5. Costurile

Informația este gratuită. Solicitantul plătește numai copierea, la prețul stabilit de instituție. Trimiterea electronică nu costă nimic și se face în formatul cerut, dacă există.

## 6. Dacă solicitantul nu este mulțumit

- Poate face reclamație administrativă la conducătorul instituției, în 30 de zile de la data la care a aflat de refuz. Răspunsul se dă în 15 zile.
- Poate face plângere la tribunal, în 30 de zile de la expirarea termenului de răspuns.

De aceea, în fiecare răspuns negativ se scriu cele două căi.

## 7. La sfârșit

Completați registrul: data răspunsului, felul soluției, numărul de zile. Din el se face raportul anual.`,
  },
  {
    key: "raspuns-544",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Model de răspuns la o cerere în temeiul Legii 544/2001",
    summary: "Patru variante: informația se dă, se dă parțial, termenul se prelungește, cererea se refuză.",
    tags: ["răspuns 544", "model de adresă", "refuz motivat", "prelungire termen", "informații publice"],
    basis: [
      "lege-544-2001: art. 7",
      "lege-544-2001: art. 12",
      "lege-544-2001: art. 21",
      "lege-544-2001: art. 22",
      "hg-123-2002",
    ],
    written: 200,
    verified: 28,
    months: 12,
    text: `Modelul se folosește la fiecare cerere de informații de interes public. Păstrați antetul și încheierea; din mijloc alegeți o singură variantă și ștergeți-le pe celelalte. Termenele se numără de la înregistrarea cererii.

România

Județul ……

Comuna ……

Primar

Adresa ……, telefon ……, e-mail ……

Nr. …… din ……

Către: ……

Adresa sau e-mailul indicat în cerere: ……

**Referitor la:** cererea dumneavoastră înregistrată cu nr. …… din ……

Stimată doamnă / Stimate domn,

Prin cererea de mai sus ați solicitat, în temeiul Legii nr. 544/2001 privind liberul acces la informațiile de interes public, următoarele: ……

### Varianta A. Informația se dă

Vă comunicăm informațiile cerute:

1. ……
2. ……

Anexăm: …… (denumirea documentelor, numărul de file sau de fișiere).

Informațiile de la punctul …… sunt publicate la adresa ……

### Varianta B. Informația se dă în parte

Vă comunicăm documentele anexate. Am acoperit următoarele date: …… (de exemplu: codul numeric personal și adresa persoanelor fizice), care sunt exceptate de la liberul acces potrivit art. 12 alin. (1) lit. …… din Legea nr. 544/2001. Celelalte informații sunt întregi.

### Varianta C. Termenul se prelungește

Pentru strângerea informațiilor este nevoie de mai mult timp, deoarece ……. În temeiul art. 7 din Legea nr. 544/2001, vă vom răspunde în cel mult 30 de zile de la înregistrarea cererii, adică până la data de ……

### Varianta D. Cererea se refuză

Informația solicitată nu poate fi comunicată, deoarece intră în excepția de la art. 12 alin. (1) lit. …… din Legea nr. 544/2001. Motivul, în cazul de față, este: ……

### Încheiere (la variantele B și D)

Împotriva acestui răspuns puteți face:

- reclamație administrativă, adresată primarului comunei ……, în termen de 30 de zile de la data la care ați luat cunoștință de el; vi se răspunde în 15 zile;
- plângere la Tribunalul ……, secția de contencios administrativ și fiscal, în termen de 30 de zile de la expirarea termenului de răspuns prevăzut la art. 7 din lege.

Cu stimă,

Primar, …… (semnătura)

Responsabil cu accesul la informațiile publice, …… (semnătura)

Întocmit: ……, compartimentul ……

## Cum se completează

1. **Varianta A**: numerotați răspunsurile în ordinea întrebărilor. Dacă nu aveți o informație, scrieți „instituția nu deține această informație”, nu o lăsați fără răspuns.
2. **Varianta B**: acoperiți datele pe o copie și tipăriți copia. În fișierul PDF, ștergeți textul, nu desenați un dreptunghi peste el: altfel se poate citi dedesubt.
3. **Varianta C** se trimite în primele 10 zile. După ziua a zecea nu mai poate fi folosită.
4. **Varianta D** se trimite în 5 zile. „Nu este de competența noastră” nu este o excepție: în acest caz cererea se trimite instituției potrivite.
5. Răspunsul se trimite pe calea cerută de solicitant. La e-mail, păstrați mesajul trimis în dosarul cererii.
6. Treceți în registru data, varianta și numărul de zile.`,
  },
  {
    key: "registru-544",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta", "digitalizare"],
    title: "Registrul cererilor de informații publice (544)",
    summary: "Rubricile registrului, regulile de completare și felul în care se scot cifrele pentru raport.",
    tags: ["registru 544", "registratură", "evidență", "cereri", "reclamații administrative", "tabel Excel"],
    basis: ["lege-544-2001", "hg-123-2002", "ue-2016-679: art. 5"],
    written: 190,
    verified: null,
    months: 12,
    text: `Registrul se ține de persoana desemnată pentru Legea 544/2001, pe hârtie sau într-un tabel de calculator, de la 1 ianuarie la 31 decembrie. Se completează în ziua în care vine cererea și în ziua în care se trimite răspunsul. Din el se face raportul anual fără a mai căuta prin dosare. Verificați modelul de registru din anexele la HG 123/2002, în forma la zi.

Comuna ……, județul ……

Persoana responsabilă: ……; înlocuitor: ……; desemnate prin dispoziția nr. …… din ……

## REGISTRUL CERERILOR ȘI AL RĂSPUNSURILOR PRIVIND INFORMAȚIILE DE INTERES PUBLIC

Anul ……

### Rubricile, pentru fiecare cerere

1. Numărul curent: ……
2. Numărul și data din registrul general: ……
3. Cum a venit: hârtie / e-mail / verbal / formular pe site
4. Numele solicitantului: ……
5. Persoană fizică / persoană juridică / mass-media
6. Informația solicitată, într-o propoziție: ……
7. Domeniul: bani publici și achiziții / activitatea conducerii / acte normative / urbanism / personal / altele: ……
8. Compartimentul care are informația: ……; data la care i s-a cerut: ……
9. Termenul: data …… (10 zile) / data …… (30 de zile, dacă s-a prelungit); data scrisorii de prelungire: ……
10. Soluția: dată integral / dată parțial / refuzată / trimisă altei instituții / instituția nu deține informația
11. Dacă s-a refuzat: articolul și litera: ……
12. Numărul și data răspunsului: ……
13. Calea: e-mail / poștă / ridicat personal
14. Numărul de zile până la răspuns: ……
15. Costul copiilor, dacă s-a plătit: …… lei
16. Reclamație administrativă: da / nu; data: ……; soluția: ……
17. Plângere în instanță: da / nu; dosarul nr. ……; soluția: ……
18. Semnătura celui care a completat: ……

### Încheierea registrului

Prezentul registru cuprinde …… poziții, de la nr. …… la nr. ……, și a fost încheiat astăzi, ……

Persoana responsabilă: ……, semnătura ……

Secretar general al comunei: ……, semnătura ……

## Reguli

1. O cerere primește un singur număr, chiar dacă are douăsprezece întrebări. Numărul întrebărilor se scrie la rubrica 6.
2. Nu se lasă rânduri goale și nu se scrie peste. În tabelul de calculator, blocați anul încheiat.
3. Cererile verbale la care s-a răspuns pe loc se trec și ele, cu o propoziție.
4. Rubrica 14 se calculează din zile calendaristice, de la înregistrare.
5. Registrul are date personale. Se păstrează încuiat sau cu acces pe utilizator; pe site se publică numai cifrele, nu numele.
6. O dată pe lună, responsabilul îi arată secretarului general pozițiile cu rubrica 12 goală.

## Cifrele pentru raport

La sfârșitul anului numărați: total cereri; pe feluri de solicitant (rubrica 5); pe căi (3); pe domenii (7); rezolvate în 10 zile, în 30 de zile, peste termen (14); refuzate, pe motive (11); reclamații și plângeri, cu soluția (16, 17); suma plătită pentru copii (15). Verificați că suma soluțiilor de la rubrica 10 este egală cu numărul de cereri.`,
  },
  {
    key: "anunt-consultare-52",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Anunț de consultare publică pentru un proiect de hotărâre (Legea 52/2003)",
    summary: "Textul anunțului, ce se pune lângă el și calendarul, de la afișare până la ședința consiliului local.",
    tags: ["consultare publică", "anunț", "transparență decizională", "52", "proiect de hotărâre", "dezbatere", "HCL"],
    basis: ["lege-52-2003: art. 7", "hg-831-2022", "oug-57-2019"],
    written: 170,
    verified: 45,
    months: 12,
    text: `Anunțul se publică înainte de adoptarea oricărui act cu caracter normativ: impozite și taxe locale, regulamente, tarife, reguli de gospodărire. Nu este necesar pentru acte individuale. Se publică pe site, se afișează la sediu, într-un loc la care publicul ajunge, și se trimite presei locale și celor care au cerut să primească proiectele.

România

Județul ……

Comuna ……

Nr. …… din ……

## ANUNȚ

privind consultarea publică asupra proiectului de hotărâre „……”

În temeiul art. 7 din Legea nr. 52/2003 privind transparența decizională în administrația publică, republicată, Primăria comunei …… anunță că a fost elaborat proiectul de hotărâre de mai sus, inițiat de ……

**Data afișării anunțului:** ……

**Ce se schimbă, pe scurt:** …… (două sau trei propoziții, cu cifre, pe înțelesul celor care vor plăti sau vor aplica regula)

**Cine este vizat:** ……

**Documentele proiectului**, publicate la adresa …… și afișate la sediu:

1. textul complet al proiectului;
2. referatul de aprobare;
3. raportul compartimentului de specialitate;
4. studiul de impact sau de fezabilitate, dacă există: ……

**Propuneri, sugestii și opinii** se pot trimite până la data de **……**, inclusiv:

- prin e-mail, la ……;
- prin poștă sau personal, la registratura primăriei, str. …… nr. ……, de luni până vineri, între orele ……;
- prin formularul de la adresa ……

Scrieți la ce articol vă referiți și ce text propuneți. Propunerile au valoare de recomandare. Cele primite se publică, fără datele de contact ale persoanelor fizice.

**Dezbatere publică.** Proiectul este supus dezbaterii în ziua de ……, ora ……, la …… / Dezbaterea se organizează dacă o cere în scris o asociație legal constituită sau o altă autoritate publică, până la data de ……

**Persoana responsabilă pentru relația cu societatea civilă:** ……, telefon ……, e-mail ……

Primar, …… (semnătura)

Secretar general al comunei, …… (semnătura)

## Calendarul

Legea cere ca anunțul să apară cu **cel puțin 30 de zile lucrătoare** înainte de supunerea proiectului spre avizare și să lase **cel puțin 10 zile calendaristice** pentru propuneri. Cele 30 de zile nu se socotesc de la ședință, ci de la ziua în care proiectul ajunge la comisiile de specialitate. Socotiți înapoi:

1. Data ședinței consiliului local: ……; data la care comisiile primesc proiectul spre avizare: ……
2. Ultima zi pentru publicarea anunțului (30 de zile lucrătoare înainte de avizare, fără sărbători legale): ……
3. Ultima zi pentru propuneri (cel puțin 10 zile calendaristice de la publicare): ……
4. Dezbaterea, dacă se cere: ……; anunțul cu locul și data ei: ……
5. Raportul cu propunerile primite și cu răspunsul la fiecare: ……
6. Forma finală, trimisă comisiilor: ……

## Ce rămâne la dosar

- anunțul înregistrat și procesul-verbal de afișare;
- captura paginii, cu data;
- mesajul către presă și către cei înscriși pe listă;
- registrul propunerilor și textul fiecăreia;
- minuta dezbaterii, dacă a avut loc;
- explicația pentru propunerile nepreluate.

Procedura de urgență se folosește numai în situațiile arătate de lege, cu motivul scris în referat. Lipsa de timp nu este un motiv.`,
  },
  {
    key: "minuta-dezbatere-52",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Minuta dezbaterii publice",
    summary: "Model complet: participanți, propuneri pe articole, răspunsul instituției, publicarea.",
    tags: ["minută", "dezbatere publică", "proces-verbal", "propuneri", "transparență decizională", "52"],
    basis: ["lege-52-2003: art. 7", "hg-831-2022", "ue-2016-679"],
    written: 165,
    verified: 150,
    months: 6,
    text: `Minuta se scrie la fiecare dezbatere publică asupra unui proiect de act normativ. O redactează o persoană care nu conduce dezbaterea. Se publică pe site împreună cu propunerile scrise și cu versiunile îmbunătățite ale proiectului, și rămâne în dosarul hotărârii.

România

Județul ……

Comuna ……

Nr. …… din ……

## MINUTA

dezbaterii publice din data de ……, ora ……, locul ……

**Proiectul dezbătut:** proiectul de hotărâre nr. …… din …… „……”, inițiator ……

**Anunțul dezbaterii:** nr. …… din ……, publicat pe site la data de ……, afișat la sediu la data de ……

**Dezbaterea a fost cerută de:** …… (denumirea asociației sau a autorității, nr. cererii) / a fost organizată din inițiativa primăriei

**A condus dezbaterea:** ……, funcția ……

**A redactat minuta:** ……, funcția ……

**Au participat:** …… persoane, dintre care:

- din partea primăriei și a consiliului local: …… (nume și funcții)
- din partea asociațiilor: …… (denumire și reprezentant)
- cetățeni: …… persoane, potrivit listei de prezență anexate la dosar (lista nu se publică)
- mass-media: ……

### 1. Prezentarea proiectului

A prezentat: ……. Pe scurt: ……

### 2. Intervențiile

Pentru fiecare vorbitor:

1. **Numele sau calitatea** (la cerere, numai „un cetățean”): ……
   - articolul la care se referă: ……
   - propunerea, în rezumat fidel: ……
   - a depus-o și în scris: da, nr. …… / nu
   - răspunsul dat pe loc: ……, de către ……
2. …… (aceleași rânduri)
3. ……

### 3. Întrebări fără răspuns pe loc

- întrebarea: ……; cine răspunde: ……; până la data: ……

### 4. Propunerile scrise primite înainte de dezbatere

- nr. …… din ……, de la ……, privind art. ……: ……

### 5. Încheierea

Dezbaterea s-a încheiat la ora …….

Participanții au fost informați că propunerile pot fi trimise în scris până la data de ……, că minuta, propunerile și răspunsul la ele se publică la adresa …… și că proiectul va fi supus aprobării în ședința consiliului local din data estimată ……

A condus dezbaterea, …… (semnătura)

A redactat, …… (semnătura)

Responsabil pentru relația cu societatea civilă, …… (semnătura)

## După dezbatere

1. **În ziua următoare:** recitiți notițele împreună cu cel care a condus. Nu corectați ce au spus oamenii; scurtați.
2. **Anexa la minută** se face cu câte un rând pentru fiecare propunere: textul, autorul, preluată / preluată parțial / nepreluată, motivul. Motivul este un argument („contravine art. ……”, „costă …… lei pe an, neprevăzuți în buget”), nu o formulă.
3. **Se publică** minuta, propunerile scrise, versiunea nouă a proiectului cu modificările evidențiate. Înainte de publicare ștergeți adresele, telefoanele și semnăturile persoanelor fizice.
4. **Se trimite** tuturor celor care au făcut propuneri un mesaj cu adresa paginii.
5. **Înregistrarea audio**, dacă există, se anunță la începutul dezbaterii și se păstrează cu dosarul.
6. **Raportul de specialitate** către consiliul local cuprinde anexa cu propuneri. Consilierii votează știind ce s-a cerut și de ce nu s-a preluat.
7. Treceți în evidența pentru raportul anual: numărul participanților, al propunerilor și al celor preluate.`,
  },
  {
    key: "proces-verbal-afisare",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Proces-verbal de afișare",
    summary: "Dovada că un anunț, un proiect sau o hotărâre a fost afișată la sediu și publicată pe site.",
    tags: ["afișare", "proces-verbal", "avizier", "publicare", "aducere la cunoștință", "dovadă"],
    basis: ["oug-57-2019: art. 197", "oug-57-2019: art. 198", "lege-52-2003: art. 7"],
    written: 390,
    verified: 380,
    months: 12,
    text: `Procesul-verbal se întocmește de fiecare dată când legea cere ca un document să fie afișat: anunțuri de consultare, ordinea de zi a ședinței, hotărâri cu caracter normativ, liste, publicații de vânzare, anunțuri de concurs. Se semnează în ziua afișării și se completează în ziua retragerii. Fără el, afișarea se dovedește greu.

România

Județul ……

Comuna ……

Nr. …… din ……

## PROCES-VERBAL DE AFIȘARE

încheiat astăzi, ……, ora ……

Subsemnații:

1. ……, având funcția de ……
2. ……, având funcția de ……

am procedat la afișarea următorului document:

- denumirea: ……
- nr. …… din ……; numărul de file: ……
- emitent: ……
- temeiul afișării (actul și articolul): ……

**Locul afișării**

- la sediul primăriei, str. …… nr. ……, la avizierul ……
- în satele …… (locul exact: ……)
- pe site, la adresa ……, la data de ……, ora ……
- în Monitorul Oficial Local, subeticheta ……

**Documentul rămâne afișat** până la data de ……, adică …… zile, potrivit ……

Documentul este afișat întreg, lizibil, într-un loc la care publicul ajunge în timpul programului / și în afara lui.

Prezentul proces-verbal s-a încheiat în …… exemplare.

Semnături: 1. …… 2. ……

Martor, dacă legea specială îl cere: ……, semnătura ……

### Constatarea retragerii

Astăzi, ……, ora ……, am constatat că documentul a fost afișat neîntrerupt de la …… până la …… și l-am retras / am constatat că lipsea de la avizier și l-am afișat din nou la data de ……

Semnături: 1. …… 2. ……

Secretar general al comunei, …… (semnătura)

## Reguli

1. **Doi oameni semnează**, dintre care cel puțin unul nu a întocmit documentul.
2. **Data afișării este data din care curge termenul.** Dacă afișați vineri după program, scrieți ora adevărată.
3. **Zilele se numără din lege**, nu din obicei: unele acte vorbesc de zile lucrătoare, altele de zile calendaristice. Scrieți la „până la data de” ziua calculată, nu numărul.
4. **Fotografia avizierului**, cu data, și captura paginii se atașează. Ele nu înlocuiesc semnăturile.
5. **Datele personale.** Înainte de afișare verificați dacă documentul trebuie afișat cu nume. La liste, publicați numai ce cere legea: de exemplu numărul dosarului în locul numelui. CNP-ul nu se afișează niciodată.
6. **Hotărârile cu caracter normativ** se aduc la cunoștință publică în 5 zile de la comunicarea oficială către prefect (art. 198 din Codul administrativ). Scrieți în procesul-verbal data comunicării: ……
7. **Păstrarea.** Originalul stă în dosarul documentului afișat. O copie stă în biblioraftul „Afișări”, în ordinea numerelor.
8. **La satele componente**, cel care afișează trimite în aceeași zi o fotografie. Procesul-verbal se semnează la întoarcere, cu ora afișării din fotografie.

Avizierul se verifică în fiecare luni dimineața. Ce are termenul împlinit se retrage, iar constatarea se completează atunci.`,
  },
  {
    key: "raport-anual-52-544",
    kind: "template",
    category: "marketing",
    topics: ["transparenta"],
    title: "Raportul anual privind Legea 52/2003 și Legea 544/2001",
    summary: "Un singur document cu ambele rapoarte: cifrele cerute, comentariul și măsurile pentru anul următor.",
    tags: ["raport anual", "raport 52", "raport 544", "transparență", "statistică", "publicare pe site"],
    basis: ["lege-52-2003", "hg-831-2022", "lege-544-2001", "hg-123-2002"],
    written: 320,
    verified: 300,
    months: 12,
    text: `Rapoartele se întocmesc la începutul anului, pentru anul încheiat, din registrul cererilor de informații și din evidența consultărilor. Se aprobă de primar și se publică. Cele două părți se pot publica și separat; verificați în anexele normelor metodologice modelul și termenul din forma la zi.

România

Județul ……

Comuna ……

Nr. …… din ……

## RAPORT ANUAL

privind transparența decizională și accesul la informațiile de interes public, pe anul ……

### Partea I. Transparența decizională (Legea nr. 52/2003)

**Persoana responsabilă pentru relația cu societatea civilă:** ……, desemnată prin ……

1. Proiecte de acte normative inițiate în an: ……; adoptate: ……
2. Dintre ele, anunțate public: ……; cum: site …… / sediu …… / presă ……
3. Transmise persoanelor care au cerut: ……; transmise asociațiilor de afaceri: ……
4. Recomandări primite, total: ……; incluse în proiecte: ……
5. Dezbateri publice organizate: ……, din care la cererea asociațiilor: ……; participanți: ……
6. Proiecte adoptate fără consultare, în procedură de urgență: ……; motivele: ……
7. Ședințe publice: ……; anunțate la sediu ……, pe site ……, în presă ……; participanți, în afara aleșilor: ……
8. Recomandări făcute în ședințe: ……; incluse în decizii: ……
9. Ședințe care nu au fost publice: ……; motivația: ……
10. Acțiuni în instanță pentru nerespectarea legii: ……; favorabile reclamantului ……; favorabile autorității ……; în curs ……
11. Evaluarea parteneriatului cu cetățenii și cu asociațiile lor: ……

### Partea a II-a. Accesul la informații (Legea nr. 544/2001)

**Persoana responsabilă:** ……, desemnată prin ……

1. Cereri înregistrate, total: ……, din care persoane fizice ……, persoane juridice ……, mass-media ……
2. Pe căi: hârtie ……; electronic ……; verbal ……
3. Pe domenii: bani publici ……; activitatea conducerii ……; acte normative ……; urbanism ……; personal ……; altele ……
4. Rezolvate favorabil: ……; în 10 zile ……; în 30 de zile ……; peste termen ……
5. Trimise altor instituții: ……
6. Refuzate: ……; motive: informații exceptate …… (care: ……); informații inexistente ……; alte motive ……
7. Reclamații administrative: ……; favorabile ……; respinse ……; în curs ……
8. Plângeri în instanță: ……; favorabile ……; respinse ……; în curs ……
9. Costuri: cheltuielile compartimentului …… lei; sume încasate pentru copii …… lei
10. Informații publicate din oficiu: pe site da / nu; la sediu da / nu; lista documentelor produse și gestionate, actualizată la: ……

### Comentariu

- Ce s-a cerut cel mai des: ……. Ce am publicat, ca să nu mai fie nevoie de cerere: ……
- Ce a întârziat și de ce: ……

### Măsuri pentru anul următor

1. ……, responsabil ……, termen ……
2. ……, responsabil ……, termen ……

Întocmit: …… (semnătura) și …… (semnătura)

Verificat, secretar general al comunei: …… (semnătura)

Aprobat, primar: …… (semnătura)

## Cum se verifică

1. La partea a II-a, punctul 1 este egal cu suma punctelor 4, 5 și 6 plus cererile în curs la 31 decembrie.
2. Numărul ședințelor este cel din registrul de hotărâri.
3. Fiecare cifră are în dosar foaia din care a fost numărată.
4. Raportul publicat nu conține numele solicitanților.
5. Trimiteți raportul la autoritatea care îl centralizează, dacă vi se cere, și păstrați dovada.`,
  },
  {
    key: "monitor-oficial-local",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta", "digitalizare"],
    title: "Monitorul Oficial Local: ce se publică, unde și când",
    summary: "Cele șase subetichete, fluxul unei hotărâri de la vot la publicare și verificarea lunară.",
    tags: [
      "MOL",
      "monitorul oficial local",
      "publicare hotărâri",
      "HCL",
      "dispoziții",
      "site primărie",
      "secretar general",
    ],
    basis: ["oug-57-2019: art. 197", "oug-57-2019: art. 198", "oug-57-2019: anexa 1", "oug-112-2018", "ue-2016-679"],
    written: 250,
    verified: 10,
    months: 12,
    text: `Ghidul este pentru secretarul general al comunei și pentru persoana care încarcă documentele pe site. Monitorul Oficial Local este obligatoriu; regulile lui sunt la art. 197 alin. (5) și în anexa nr. 1 la Codul administrativ. Ghidul se folosește la fiecare ședință a consiliului local și o dată pe lună, la verificare.

## Unde stă pe site

Eticheta „MONITORUL OFICIAL LOCAL” se află pe prima pagină a site-ului, în prima linie a meniului, în partea dreaptă. La deschidere arată șase subetichete:

1. **Statutul unității administrativ-teritoriale.** Statutul în vigoare, cu anexele.
2. **Regulamentele privind procedurile administrative.** Regulamentul cu măsurile metodologice, organizatorice, termenele și circulația proiectelor de hotărâri ale consiliului local și cel pentru proiectele de dispoziții.
3. **Hotărârile autorității deliberative.** Hotărârile cu caracter normativ și cele cu caracter individual, registrul proiectelor de hotărâri și registrul hotărârilor.
4. **Dispozițiile autorității executive.** Dispozițiile normative ale primarului, registrul proiectelor de dispoziții și registrul dispozițiilor.
5. **Documente și informații financiare.** Bugetul și celelalte documente financiare prevăzute de lege.
6. **Alte documente.** Registrul refuzurilor de a semna sau contrasemna și al obiecțiilor de legalitate; registrul propunerilor la proiecte; proiectele normative; minutele; procesele-verbale ale ședințelor; orice alt document pe care legea cere să îl publicați.

## Pașii unei hotărâri, de la vot la publicare

1. **Ziua ședinței.** Hotărârea primește număr din registru.
2. **În cel mult 10 zile lucrătoare de la adoptare**, secretarul general o comunică prefectului (art. 197 alin. (1)). O comunică și primarului.
3. **În 5 zile de la comunicarea oficială către prefect**, hotărârea normativă se aduce la cunoștința publicului (art. 198). De aceea comunicarea nu se lasă pentru ziua a zecea.
4. **Hotărârea individuală** se comunică persoanei vizate. Verificați înainte de publicare ce date personale cuprinde.
5. **Persoana care publică** primește fișierul cu: numărul, data, titlul, fișierul semnat, mențiunea „normativă” sau „individuală”, datele de acoperit.
6. **După publicare**, trimite secretarului general adresa paginii. Adresa se scrie în registru.

## Cum arată un fișier bun

- PDF făcut din documentul scris la calculator, nu fotografie: textul se poate căuta și se poate citi cu un program pentru nevăzători. OUG 112/2018 se aplică și acestor documente.
- Numele fișierului: anul, luna, ziua, felul și numărul, de exemplu „2026-03-12-hotarare-14.pdf”.
- Anexele, în același fișier sau lângă el, cu același început de nume.
- CNP-ul, adresa, seria actului de identitate, datele de sănătate și semnăturile persoanelor particulare sunt șterse din text, nu acoperite cu un desen.

## Ce se greșește des

- Publicarea numai a listei de hotărâri, fără text.
- Registrele publicate o dată pe an. Se actualizează după fiecare ședință.
- Proiectele șterse după adoptare. Ele rămân, cu mențiunea „adoptat prin hotărârea nr. ……”.
- Procesul-verbal al ședinței, uitat. După aprobare, se afișează și se publică.

## Verificarea lunară, în zece minute

1. Numărul hotărârilor de pe site este cel din registru? ……
2. Cinci fișiere, la întâmplare: se deschid, se pot căuta, nu au CNP? ……
3. Bugetul rectificat este publicat? ……
4. Cine verifică: ……, data ……, semnătura ……`,
  },
  {
    key: "raspuns-petitie",
    kind: "template",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Răspuns la o petiție (OG 27/2002)",
    summary: "Model de răspuns, scrisoarea de redirecționare, prelungirea termenului și regulile de clasare.",
    tags: ["petiție", "reclamație", "sesizare", "plângere", "OG 27", "termen 30 de zile", "redirecționare"],
    basis: ["og-27-2002: art. 8", "og-27-2002: art. 9", "og-27-2002: art. 10", "og-27-2002: art. 13", "lege-554-2004"],
    written: 140,
    verified: 100,
    months: 3,
    text: `Modelul se folosește la orice cerere, reclamație, sesizare sau propunere adresată primăriei, care nu este nici cerere de informații (Legea 544/2001), nici cerere pentru un act reglementat separat, cum este certificatul de urbanism. Răspunsul se dă în 30 de zile de la înregistrare, fie că este favorabil, fie că nu.

România

Județul ……

Comuna ……

Compartimentul ……

Nr. …… din ……

Către: ……

Adresa: ……

**Referitor la:** petiția dumneavoastră înregistrată cu nr. …… din ……, privind ……

Stimată doamnă / Stimate domn,

Ne-ați sesizat că ……. Ne-ați cerut ……

**Ce am verificat.** La data de …… am …… (verificare pe teren, documente consultate, persoane ascultate). Am constatat că ……

**Decizia.** Petiția dumneavoastră este întemeiată / întemeiată în parte / neîntemeiată, deoarece ……

**Ce urmează.** …… se face până la data de ……, de către ……. / Cererea nu poate fi admisă; puteți …… (altă cale, altă instituție, documentul care lipsește).

**Temeiul legal:** ……

Dacă vă considerați vătămat într-un drept sau într-un interes legitim, vă puteți adresa instanței de contencios administrativ, în condițiile Legii nr. 554/2004.

Primar, …… (semnătura)

Șeful compartimentului, …… (semnătura)

Întocmit: ……

### Varianta: redirecționarea

Petiția dumneavoastră privește ……, care este de competența …… (instituția, adresa). Am transmis-o acestei instituții cu adresa nr. …… din …… și veți primi răspuns de la ea.

_Se trimite în 5 zile de la înregistrare, instituției și petiționarului._

### Varianta: prelungirea

Aspectele sesizate cer o cercetare mai amănunțită, deoarece ……. În temeiul art. 9 din OG nr. 27/2002, termenul a fost prelungit cu …… zile (cel mult 15). Vă vom răspunde până la data de ……

## Pașii

1. **Ziua 1.** Registratura dă număr și îl comunică petiționarului. Petiția ajunge la compartiment în aceeași zi.
2. **Ziua 2.** Compartimentul verifică dacă este de competența comunei. Dacă nu, pregătește redirecționarea.
3. **Petițiile fără nume sau fără date de identificare** se clasează. Notați totuși ce semnalează, dacă este vorba de un pericol.
4. **Mai multe petiții ale aceleiași persoane, cu aceeași problemă**, se conexează; se dă un singur răspuns, care le arată pe toate. Dacă, după răspuns, vine o petiție cu același conținut, ea se clasează la numărul inițial, cu mențiunea că s-a răspuns.
5. **Petiția nu se dă spre rezolvare celui reclamat.** Dacă privește un angajat, o cercetează altcineva.
6. **Ziua 20.** Cine nu are încă un proiect de răspuns îl anunță pe șeful compartimentului. Prelungirea o aprobă primarul, înainte de ziua 30.
7. **Semnătura.** Răspunsul se semnează de primar sau de persoana împuternicită și de șeful compartimentului. Temeiul legal este obligatoriu.
8. **Expedierea.** Pe calea folosită de petiționar. Dovada rămâne la dosar, iar data trece în registru.
9. **De două ori pe an** se face raportul despre petiții: câte au venit, pe ce teme, câte au depășit termenul și ce s-a schimbat.

Când aceeași groapă sau același bec apare în trei petiții, treceți lucrarea în programul săptămânii și răspundeți tuturor odată.`,
  },
];
