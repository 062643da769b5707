import type { ExampleResource } from "./resource";

/** The papers of a project in a small town hall, from the one-page plan to the handover. */
export const projectResources: readonly ExampleResource[] = [
  {
    key: "plan-proiect-o-pagina",
    kind: "template",
    category: "eu_funds",
    topics: ["management-proiecte", "fonduri-europene"],
    title: "Planul proiectului pe o pagină",
    summary: "Scop, livrabile, bani, oameni, termene și decizii, pe o singură foaie semnată de primar.",
    tags: ["plan de proiect", "fișă de proiect", "echipă", "buget", "etape", "manager de proiect"],
    basis: ["lege-273-2006", "hg-907-2016"],
    written: 150,
    verified: 145,
    months: 12,
    text: `Foaia se completează înainte de prima cheltuială, pentru orice proiect care trece de o achiziție simplă: o cerere de finanțare, o reabilitare, un program informatic. Se semnează de primar și se pune prima în dosar. Când ceva se schimbă, se face o versiune nouă, nu se corectează cea veche.

JUDEȚUL ……

COMUNA ……

**PLANUL PROIECTULUI**

Nr. …… din …… · Versiunea ……

**1. Denumirea proiectului**: ……

**2. De ce se face** (problema, cu o cifră): …… Exemplu: „142 de gospodării din satul …… nu au apă de la rețea”.

**3. Ce există la sfârșit** (livrabile care se pot vedea sau număra):

- ……
- ……
- ……

**4. Ce nu cuprinde**: ……

**5. Cum se știe că a reușit** (indicator, valoare de pornire, țintă, data măsurării): ……

**6. Bani**

- total, cu TVA: …… lei; din care eligibil: …… lei
- sursa 1: …… – …… lei; sursa 2: …… – …… lei; bugetul local: …… lei
- cheltuieli înainte de rambursare: …… lei, în lunile ……
- cost anual după terminare (energie, pază, întreținere): …… lei, capitolul bugetar ……

**7. Termene**

- început: ……
- etapa 1: …… până la ……
- etapa 2: …… până la ……
- recepție: ……
- ultima zi pentru cheltuieli, potrivit contractului de finanțare: ……

**8. Oameni**

- responsabil de proiect: ……, …… ore pe săptămână; înlocuitor: ……
- financiar: ……
- achiziții: ……
- tehnic / diriginte: ……
- comunicare: ……

**9. Cine decide**

- până la …… lei și …… zile întârziere: responsabilul de proiect
- peste aceste limite: primarul
- modificarea indicatorilor sau a bugetului proiectului: consiliul local

**10. Acte de care depinde** (fiecare cu stadiul):

- terenul: nr. cadastral ……, regim juridic ……
- hotărârea consiliului local privind indicatorii tehnico-economici: nr. …… din ……
- avize: ……
- contractul de finanțare: nr. …… din ……

**11. Cele mai mari trei riscuri și ce facem**:

1. ……
2. ……
3. ……

**12. Raportare**: lunar, în ziua de ……, către …….

Responsabil de proiect, ……

Compartimentul financiar-contabil, ……

Aprobat, Primar, ……

## Cum se completează

1. Începeți cu punctele 2, 3 și 5. Dacă nu puteți scrie un indicator cu o cifră, proiectul nu este încă lămurit.
2. La punctul 6 scrieți costul anual de după terminare. Consiliul local îl întreabă la fiecare proiect, iar bugetul anilor următori trebuie să îl cuprindă.
3. La punctul 8 scrieți ore, nu procente. Verificați cu șeful compartimentului că orele există.
4. La punctul 10 nu scrieți „în curs” fără dată. Scrieți cine aduce actul și până când.
5. Puneți foaia la dispoziția celor numiți și păstrați dovada că au primit-o.

Pentru lucrări finanțate din fonduri publice, planul nu ține loc de documentația tehnico-economică.`,
  },
  {
    key: "registru-riscuri-proiect",
    kind: "template",
    category: "eu_funds",
    topics: ["management-proiecte", "fonduri-europene"],
    title: "Registrul riscurilor unui proiect",
    summary:
      "Rubricile, scara de la 1 la 5 și douăsprezece riscuri întâlnite des în proiectele comunelor, cu măsura potrivită.",
    tags: ["risc", "registrul riscurilor", "control intern", "întârziere", "management de proiect"],
    basis: ["ordin-600-2018", "oug-66-2011"],
    written: 165,
    verified: 160,
    months: 24,
    text: `Registrul se deschide când se semnează planul proiectului și se citește la fiecare ședință lunară. Îl ține responsabilul de proiect. Ordinul 600/2018 privind controlul intern managerial cere ca riscurile să fie identificate și urmărite; registrul proiectului se poate anexa la registrul instituției.

COMUNA ……

**REGISTRUL RISCURILOR – proiectul ……**

Deschis la data de …… de …… · Actualizat la ……

Pentru fiecare risc se completează:

- **Nr.** ……
- **Riscul** („din cauza …… se poate întâmpla …… și atunci ……”): ……
- **Probabilitate** (1–5): ……
- **Impact** (1–5): ……
- **Nivel** (probabilitate × impact): ……
- **Măsura**: ……
- **Răspunde**: …… · **Până la**: ……
- **Semnul după care vedem că apare**: ……
- **Stare**: ☐ deschis ☐ închis la ……

Întocmit, …… · Aprobat, ……

## Scara

- Probabilitate: 1 = foarte puțin probabil, 3 = s-a întâmplat la alt proiect al comunei, 5 = se întâmplă de obicei.
- Impact: 1 = sub o săptămână întârziere, 3 = peste o lună sau peste 5% din buget, 5 = pierderea finanțării ori oprirea lucrării.
- Nivel 1–6: se urmărește. 8–12: are măsură și termen. 15–25: se spune primarului în aceeași zi.

## Riscuri de la care puteți porni

1. **Terenul nu este înscris în cartea funciară.** Măsura: extras nou înainte de depunere; dacă lipsește, cadastrul se contractează primul.
2. **Avizele expiră înainte de autorizație.** Măsura: un tabel al avizelor, cu data emiterii și condițiile.
3. **Ofertele vin peste bugetul aprobat.** Măsura: estimare din trei surse datate; decizia luată dinainte: se suplimentează sau se reduce lucrarea.
4. **Nicio ofertă.** Măsura: consultarea pieței, termene de execuție care țin seama de iarnă.
5. **Contestație.** Măsura: caiet de sarcini fără mărci, criterii verificate de a doua persoană; rezervă de timp în grafic.
6. **Executantul întârzie.** Măsura: raport lunar pe grafic, penalități calculate la fiecare etapă.
7. **Rețele subterane neidentificate.** Măsura: planurile cerute operatorilor, sondaje înainte de săpătură.
8. **Cheltuială declarată neeligibilă.** Măsura: lista de verificare înainte de fiecare plată; întrebare scrisă la autoritatea de management când există îndoială.
9. **Lipsa banilor până la rambursare.** Măsura: graficul plăților pus lângă execuția bugetară, lună cu lună.
10. **Persoana-cheie pleacă.** Măsura: înlocuitor numit, dosar cu acces comun, predare scrisă.
11. **Neregulă sau suspiciune de conflict de interese.** Măsura: declarații semnate înainte de evaluare; sesizare potrivit OUG 66/2011.
12. **Indicatorul nu se atinge.** Măsura: măsurare la jumătatea proiectului, nu numai la sfârșit.

## Reguli de lucru

1. Cel mult 15 riscuri deschise. Cele mici se închid sau se unesc.
2. Un risc fără persoană și fără dată nu este trecut în registru.
3. La închidere se scrie ce s-a întâmplat cu adevărat; registrul vechi este prima sursă pentru proiectul următor.`,
  },
  {
    key: "raport-lunar-progres",
    kind: "template",
    category: "eu_funds",
    topics: ["management-proiecte", "fonduri-europene"],
    title: "Raport lunar de progres și graficul de execuție",
    summary: "Două pagini pe lună: ce s-a făcut față de grafic, ce s-a plătit, ce întârzie și ce trebuie decis.",
    tags: [
      "raport de progres",
      "grafic",
      "Gantt",
      "stadiu",
      "întârziere",
      "diriginte de șantier",
      "situație de lucrări",
    ],
    basis: ["lege-169-2026: art. 525", "lege-169-2026: art. 526", "hg-907-2016"],
    written: 70,
    verified: null,
    months: 12,
    text: `Raportul se face în primele cinci zile lucrătoare ale lunii, pentru luna încheiată, de responsabilul de proiect, pe baza datelor de la executant, diriginte și contabilitate. La lucrările cărora li se aplică noul Cod, managerul de proiect sau dirigintele de șantier verifică graficul executantului și raportează lunar respectarea lui (art. 526 din Legea 169/2026). Regulile Codului despre ciclul de viață al investiției nu se aplică lucrărilor aflate în execuție la 25.08.2026 (art. 577).

COMUNA ……

**RAPORT LUNAR DE PROGRES**

Nr. …… din …… · Proiectul: …… · Luna raportată: ……

**1. Pe scurt** (trei rânduri pentru primar):

- stadiul fizic: …… % (planificat …… %)
- stadiul financiar: …… % din contract
- starea: ☐ conform graficului ☐ întârziere sub 30 de zile ☐ întârziere de peste 30 de zile

**2. Graficul, pe activități**

Pentru fiecare activitate: denumire – început planificat / real – sfârșit planificat / estimat – procent – observație.

- activitatea 1: …… – …… / …… – …… / …… – …… % – ……
- activitatea 2: …… – …… / …… – …… / …… – …… % – ……
- activitatea 3: …… – …… / …… – …… / …… – …… % – ……

**3. Ce s-a făcut luna aceasta**, cu dovada fiecăreia (proces-verbal, fotografie, livrare): ……

**4. Ce urmează luna viitoare**, cu persoana: ……

**5. Bani**

- situații de lucrări depuse: …… lei; verificate: …… lei; plătite: …… lei
- cereri de plată / rambursare: depuse …… lei; încasate …… lei
- rest de plată până la sfârșitul contractului: …… lei
- prognoza lunii următoare: …… lei

**6. Întârzieri**

Pentru fiecare: ce – câte zile – cauza – cui îi este imputabilă – măsura propusă – termen.

- ……

**7. Modificări**: dispoziții de șantier nr. ……; acte adiționale nr. ……; modificări la contractul de finanțare ……

**8. Calitate și siguranță**: probe făcute ……; neconformități deschise ……; accidente ……; controale ISC / ITM ……

**9. Riscuri noi sau schimbate**: ……

**10. Decizii cerute primarului**, cu data până la care sunt necesare: ……

**11. Anexe**: fotografii datate (din aceleași trei locuri în fiecare lună), graficul actualizat, procese-verbale.

Responsabil de proiect, ……

Diriginte de șantier, ……

Am luat cunoștință, Primar, ……

## Graficul: cum îl cereți și cum îl citiți

1. Cereți-l în format editabil, cu activitățile de cel mult o lună. O linie „lucrări de construcții, 9 luni” nu se poate urmări.
2. Verificați că lunile de iarnă nu au turnări și asfaltări fără măsuri speciale.
3. Marcați activitățile care nu pot întârzia fără să întârzie sfârșitul lucrării.
4. La fiecare întârziere, executantul propune măsuri și depune graficul actualizat, cu diferențele și cauzele. Nu înlocuiți graficul vechi; păstrați-le pe amândouă.
5. Întârzierile imputabile comunei (avize, amplasament, plăți) schimbă termenul și pot aduce costuri. Scrieți-le imediat, cu data.
6. Comparați procentul fizic cu procentul plătit. Dacă s-a plătit mai mult decât s-a executat, cereți explicația înaintea următoarei plăți.

> Raportul fără nicio întârziere în toată durata lucrării arată de obicei că nu a fost comparat cu graficul.`,
  },
  {
    key: "sedinta-santier-minuta",
    kind: "template",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Minuta ședinței de șantier",
    summary: "Ordinea de zi fixă, modelul de minută și regula celor 24 de ore pentru trimitere.",
    tags: ["ședință de șantier", "minută", "comandament", "executant", "proiectant", "dispoziție de șantier"],
    basis: ["lege-98-2016", "lege-169-2026: art. 524–526"],
    written: 75,
    verified: 72,
    months: 24,
    text: `Minuta se folosește la ședințele dintre comună, executant, proiectant și diriginte, săptămânal sau la două săptămâni, pe toată durata lucrării. O scrie dirigintele sau responsabilul de proiect, în timpul ședinței, și se trimite tuturor în cel mult 24 de ore. Minuta nu modifică contractul și nu ține loc de act adițional ori de dispoziție de șantier.

COMUNA ……

**MINUTA ȘEDINȚEI DE ȘANTIER NR. ……**

Data: …… · Ora: …… · Locul: ……

Lucrarea: …… · Contract nr. …… din ……

Prezenți: comuna – ……; diriginte – ……; executant – ……; proiectant – ……; alții – ……

Absenți anunțați: ……

**1. Punctele rămase din minuta anterioară**

Pentru fiecare punct: nr. – ce era de făcut – cine – termen – ☐ făcut ☐ nefăcut, motivul …… – termen nou ……

**2. Stadiul față de grafic**

- lucrări terminate de la ultima ședință: ……
- lucrări în curs, oameni și utilaje pe șantier: ……
- abaterea față de grafic: …… zile; cauza: ……

**3. Calitate**

- lucrări ascunse și faze determinante programate: …… (data, cine este convocat)
- materiale sosite, documente verificate: ……
- neconformități: ……

**4. Cereri de clarificare către proiectant**

- nr. …… din …… – răspuns până la ……

**5. Modificări propuse**

- descriere …… – cerută de …… – efect asupra prețului …… – efect asupra termenului ……
- calea: ☐ dispoziție de șantier a proiectantului ☐ act adițional ☐ autorizație de modificare ☐ se respinge

**6. Securitate și sănătate în muncă**: ……

**7. Vecini, trafic, rețele**: reclamații primite ……; restricții de circulație ……; întreruperi de apă sau curent anunțate ……

**8. Situații de lucrări și plăți**: ……

**9. Puncte noi**

- nr. …… – ce se face …… – cine …… – până la ……

**10. Ședința următoare**: ……, ora ……

Semnături: comuna …… · diriginte …… · executant …… · proiectant ……

Obiecții la minută se transmit în scris în …… zile; după acest termen, minuta se consideră acceptată.

## Reguli care scurtează ședința

1. Ordinea de zi este mereu aceeași. Un subiect nou se anunță cu o zi înainte.
2. Fiecare punct are **un singur** responsabil, cu numele persoanei, nu al firmei.
3. Punctele se numerotează continuu de la prima ședință (de exemplu 4.3 = al treilea punct al ședinței 4). Așa se vede cât timp a rămas deschis fiecare.
4. Cine cere bani sau zile în plus depune o notificare scrisă, potrivit contractului. Mențiunea din minută nu este de ajuns.
5. Fotografiați tabla de stadiu și zonele care se acoperă înainte de următoarea ședință.
6. Reprezentantul comunei nu aprobă verbal schimbări. Spune „cereți în scris, răspundem până la ……”.
7. Punctele nerezolvate de trei ședințe se trec în raportul lunar către primar.`,
  },
  {
    key: "inchidere-proiect",
    kind: "checklist",
    category: "eu_funds",
    topics: ["management-proiecte", "fonduri-europene"],
    title: "Închiderea unui proiect finanțat: lista de verificare",
    summary: "Ce se termină, ce se plătește, ce se înregistrează și ce se păstrează după ultima recepție.",
    tags: ["închidere proiect", "raport final", "sustenabilitate", "arhivare", "mijloc fix", "decontare"],
    basis: ["hg-273-1994", "oug-133-2021", "lege-82-1991", "oug-57-2019: art. 289"],
    written: 190,
    verified: 186,
    months: 6,
    text: `Lista se folosește în ultimele două luni ale proiectului și se termină odată cu raportul final. Se completează de responsabilul de proiect; fiecare punct are documentul care îl dovedește. Ce nu este bifat la data raportului final se scrie în raport, cu termen.

## Livrabile și recepții

1. **Toate livrabilele din contractul de finanțare există.** _Dovada: tabelul livrabil – document – locul din dosar._
2. **Recepția la terminarea lucrărilor este admisă**, iar obiecțiile au termen și responsabil. _Dovada: procesul-verbal._
3. **Recepția bunurilor și a serviciilor** s-a făcut cu probe, nu numai cantitativ. _Dovada: procesele-verbale, seriile echipamentelor._
4. **Instruirea s-a făcut.** _Dovada: lista semnată și numele celor care pot lucra singuri._
5. **Data recepției finale este în calendar**, cu persoana care o convoacă. _Dovada: nota din calendarul instituției._

## Bani

1. **Nu există facturi neplătite** ori reținute fără motiv scris. _Dovada: fișa furnizorilor._
2. **Garanțiile de bună execuție** au evidență: sumă, formă, data restituirii. _Dovada: situația garanțiilor._
3. **Penalitățile** datorate au fost calculate și încasate sau renunțarea este motivată. _Dovada: nota de calcul._
4. **Ultima cerere de rambursare** cuprinde toate cheltuielile eligibile; cele neeligibile au sursă. _Dovada: reconcilierea semnată de contabilitate._
5. **TVA și cofinanțarea** corespund cu execuția bugetară. _Dovada: extrasul pe sursă._

## Patrimoniu

1. **Investiția este înregistrată ca mijloc fix**, la valoarea finală, cu durata de folosire. _Dovada: fișa mijlocului fix._
2. **Bunurile de domeniu public** sunt propuse pentru inventar, potrivit art. 289 din Codul administrativ. _Dovada: proiectul de hotărâre a consiliului local._
3. **Construcția este înscrisă în cartea funciară.** _Dovada: extrasul nou._
4. **Bunurile sunt asigurate**, dacă finanțatorul cere. _Dovada: polița._
5. **Există o persoană care răspunde** de folosire și de întreținere. _Dovada: dispoziția primarului._

## Raportare și vizibilitate

1. **Indicatorii sunt măsurați**, cu metoda și data. _Dovada: fișa indicatorilor._
2. **Placa sau panoul permanent** este montat, dacă este cerut. _Dovada: fotografia datată._
3. **Comunicatul de închidere** este publicat. _Dovada: adresa paginii._
4. **Raportul final** este depus și înregistrat. _Dovada: numărul de înregistrare._

## După închidere

1. **Obligațiile de durabilitate** sunt scrise pe o pagină: ce nu se poate vinde, închide sau schimba, până la ce dată, ce se raportează anual. _Dovada: nota adusă la cunoștința primarului și a secretarului general._
2. **Costul anual** este cuprins în bugetul anului următor. _Dovada: fundamentarea._
3. **Arhiva** este completă: un opis, un dosar pe achiziție, fișierele pe două suporturi. Termenul de păstrare este cel din contractul de finanțare. _Dovada: procesul-verbal de predare la arhivă._
4. **Conturile de acces** ale consultanților și ale furnizorilor au fost închise sau limitate. _Dovada: nota informaticianului._
5. **Ce am învățat**: o pagină cu trei lucruri de repetat și trei de schimbat. _Dovada: nota, pusă la dispoziția colegilor._

Responsabil de proiect, …… · Data ……`,
  },
  {
    key: "proces-verbal-predare-primire",
    kind: "template",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Proces-verbal de predare–primire a lucrărilor și a documentelor",
    summary:
      "Model pentru plecarea unui coleg sau schimbarea responsabilului: lucrări, termene, documente, bunuri, conturi.",
    tags: ["predare primire", "proces-verbal", "plecare", "schimbare responsabil", "arhivă", "conturi"],
    basis: ["oug-57-2019", "lege-53-2003", "ue-2016-679"],
    written: 310,
    verified: 90,
    months: 12,
    text: `Modelul se folosește când o persoană pleacă din instituție, intră în concediu lung sau predă un proiect. Se începe cu cel puțin cinci zile lucrătoare înainte, pentru ca cel care primește să poată întreba. Se semnează în trei exemplare: predător, primitor, resurse umane.

COMUNA ……

Compartimentul ……

**PROCES-VERBAL DE PREDARE–PRIMIRE**

Nr. …… din ……

Încheiat între ……, funcția ……, în calitate de predător, și ……, funcția ……, în calitate de primitor, în baza ☐ dispoziției nr. …… din …… ☐ cererii nr. …… din ……, în prezența ……, conducător al compartimentului.

**1. Lucrări în curs**

Pentru fiecare: nr. de înregistrare – obiect – stadiu – pasul următor – **termenul legal** – unde este dosarul.

1. ……
2. ……
3. ……

**2. Termene din următoarele 60 de zile** (raportări, plăți, expirări de contracte, licențe, certificate):

- …… – data ……
- …… – data ……

**3. Contracte urmărite**: nr. …… – firma …… – obiect …… – expiră la …… – recepții sau plăți rămase ……

**4. Documente predate**

- dosare: …… bucăți, potrivit opisului anexat, de la nr. …… la nr. ……
- registre: ……
- documente cu regim special sau cu date personale: ……

**5. Fișiere**

- folderul …… de pe ……; copie de siguranță: ……
- fișiere păstrate numai pe calculatorul predătorului, mutate astăzi în ……
- adresa de e-mail de serviciu: mesajele în lucru au fost trimise la ……; răspuns automat activ până la ……

**6. Conturi și drepturi de acces**

Pentru fiecare: sistemul (SEAP, Ghiseul.ro, ANAF, portaluri de finanțare, program de contabilitate, site) – contul – ☐ se închide ☐ se transferă – cine face – data.

Parolele nu se scriu în acest document. Contul personal nu se predă: se închide, iar primitorului i se deschide unul nou.

**7. Bunuri**: calculator, seria ……; telefon ……; ștampilă ……; chei ……; semnătură electronică calificată ……; altele ……

**8. Persoane de contact** (instituții, firme, cu subiectul): ……

**9. Lucruri care nu reies din dosare**: înțelegeri, răspunsuri așteptate, probleme cunoscute: ……

**10. Observațiile primitorului**: ……

Lucrările și bunurile de mai sus au fost predate și primite la data de …….

Am predat, ……

Am primit, ……

Conducătorul compartimentului, ……

Resurse umane, ……

## Verificarea de după o săptămână

1. Primitorul a deschis fiecare dosar de la punctul 1 și a confirmat pasul următor.
2. Termenele de la punctul 2 sunt în calendarul compartimentului.
3. Conturile de la punctul 6 au fost închise sau transferate; informaticianul a semnat lista.
4. Instituțiile care au persoana veche ca responsabil (autorități de management, ANAP, ANSPDCP pentru responsabilul cu protecția datelor) au primit adresa cu noua persoană.
5. Fișa postului primitorului a fost actualizată.

> Dacă persoana a plecat deja, procesul-verbal se face de o comisie de două persoane, pe ceea ce se găsește la birou și pe calculator, cu respectarea vieții private: fișierele personale nu se deschid.`,
  },
];
