import type { ExampleResource } from "./resource";

/** Public procurement below the threshold, from the need to the invoice. */
export const procurementResources: readonly ExampleResource[] = [
  {
    key: "referat-de-necesitate",
    kind: "template",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Referat de necesitate",
    summary: "Modelul cu care un compartiment cere o achiziție: nevoia, cantitatea, prețul estimat, sursa banilor.",
    tags: ["referat", "referat de necesitate", "achiziții", "cumpărare", "nevoie", "solicitare internă"],
    basis: ["hg-395-2016: art. 3", "lege-98-2016"],
    written: 240,
    verified: 40,
    months: 6,
    text: `Referatul se face de compartimentul care are nevoie de produs, serviciu sau lucrare, înaintea oricărei comenzi. Este primul document al dosarului de achiziție. Pentru anul următor, referatele se adună în ultimul trimestru și stau la baza programului anual; pentru o nevoie neprevăzută, referatul se face atunci când apare.

JUDEȚUL ……

COMUNA ……

Compartimentul ……

Nr. …… din ……

Aprobat, Primar, ……

**REFERAT DE NECESITATE**

**1. Ce este necesar**: ……

Felul achiziției: ☐ produse ☐ servicii ☐ lucrări

**2. De ce este necesar** (obligația legală, problema, ce se întâmplă dacă nu se cumpără): ……

**3. Cantitatea și cum a fost stabilită**: …… Exemplu: „24 de luni de mentenanță pentru 11 calculatoare, potrivit inventarului din ……”.

**4. Cerințe minime** (fără mărci; dacă o marcă este inevitabilă, se scrie „sau echivalent”):

- ……
- ……

**5. Când este necesar**: livrare / început la …… ; durata ……

**6. Prețul unitar și valoarea estimată, fără TVA**: …… lei × …… = …… lei

Cum a fost estimat (se anexează dovezile, cu data lor):

- ☐ contract anterior nr. …… din ……, preț ……
- ☐ prețuri publicate la ……, consultate în ……
- ☐ răspunsuri ale firmelor la cererea de informații nr. ……
- ☐ altele ……

**7. Codul CPV**: ……

**8. Sursa de finanțare**: capitolul ……, titlul ……, articolul ……; sau proiectul ……

**9. Mai există nevoi de același fel în acest an?** ☐ nu ☐ da: ……, valoare …… lei. Ele se adună la stabilirea valorii estimate.

**10. Cine urmărește contractul și face recepția**: ……

**11. Documente anexate**: ……

Întocmit, …… · Șeful compartimentului, ……

**Viza compartimentului de achiziții**

- poziția din programul anual: ……; ☐ este cuprinsă ☐ se propune completarea programului
- valoarea cumulată a achizițiilor de același fel: …… lei, fără TVA
- calea propusă: ☐ achiziție directă ☐ procedură simplificată ☐ altă procedură ☐ exceptată, temeiul ……

Semnătura, …… Data ……

**Viza compartimentului financiar-contabil**

- credit bugetar disponibil: …… lei la data de ……

Semnătura, …… Data ……

## Cum se completează corect

1. La punctul 2 scrieți un fapt, nu o apreciere. „Imprimanta din 2017 nu mai are piese; 40 de adeverințe pe zi se tipăresc la alt birou” este de ajuns.
2. La punctul 4 descrieți ce trebuie să facă produsul. O cerință pe care o îndeplinește o singură firmă se justifică în scris.
3. La punctul 6 puneți cel puțin două surse datate. O singură ofertă primită de la cel care va vinde nu este o estimare.
4. Punctul 9 este cel mai verificat la control. Întrebați celelalte compartimente și școlile înainte de a bifa „nu”.
5. Referatul se aprobă înaintea comenzii. Un referat cu data de după factură nu mai dovedește nevoia.

> O solicitare trimisă firmelor prin această platformă vă ajută la punctul 6. Ea nu ține loc de achiziție prin SEAP.`,
  },
  {
    key: "nota-justificativa-valoare-estimata",
    kind: "template",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Notă justificativă privind valoarea estimată",
    summary: "Cum se calculează, din ce surse și cum se scrie valoarea estimată, cu pragurile în vigoare.",
    tags: ["valoare estimată", "notă justificativă", "prag", "270.120", "900.400", "estimare", "achiziție directă"],
    basis: ["lege-98-2016: art. 7", "lege-98-2016: art. 11", "lege-208-2022", "hg-395-2016"],
    written: 200,
    verified: 35,
    months: 3,
    text: `Nota se face de compartimentul de achiziții după aprobarea referatului și înainte de alegerea procedurii. Ea răspunde la două întrebări: cât costă și de unde știm. Se folosește și la achiziția directă; acolo poate avea o singură pagină.

COMUNA ……

Compartimentul de achiziții

Nr. …… din ……

Aprobat, Primar, ……

**NOTĂ JUSTIFICATIVĂ PRIVIND VALOAREA ESTIMATĂ**

**1. Obiectul achiziției**: …… · CPV ……

**2. Referatul**: nr. …… din ……, compartimentul ……

**3. Durata contractului**: …… luni, cu / fără prelungire; prelungirile posibile se includ în valoare.

**4. Sursele folosite**

Pentru fiecare sursă: felul – cine – data – ce cuprinde – preț fără TVA – fișierul anexat.

1. contract anterior al comunei: …… – …… – …… lei
2. contracte atribuite de alte comune, publicate în SEAP: …… – …… – …… lei
3. catalogul electronic SEAP / prețuri publicate: …… – …… – …… lei
4. răspunsuri la cererea de informații nr. …… din ……: firma …… – …… lei; firma …… – …… lei
5. deviz al proiectantului / buget aprobat al proiectului: …… – …… lei

**5. Surse lăsate deoparte și motivul**: ……

**6. Calculul**

- metoda: ☐ media surselor ☐ cea mai mică valoare comparabilă ☐ deviz pe cantități ☐ alta ……
- actualizare cu: …… % pentru perioada ……
- valoarea estimată: **…… lei, fără TVA**; TVA …… lei

**7. Cumularea**

- achiziții de același fel planificate în an, la toate compartimentele: …… lei
- loturi: ……
- valoarea care se compară cu pragul: **…… lei, fără TVA**

Declarăm că valoarea nu a fost calculată și achiziția nu a fost împărțită pentru a evita o procedură (art. 11 din Legea nr. 98/2016).

**8. Încadrarea**

- ☐ sub 270.120 lei la produse și servicii / sub 900.400 lei la lucrări: achiziție directă (art. 7 alin. (5));
- ☐ de la aceste valori până la 1.077.624 lei la produse și servicii, respectiv 26.960.556 lei la lucrări: procedură simplificată;
- ☐ de la aceste valori în sus: procedură de atribuire cu publicare în Jurnalul Oficial al Uniunii Europene;
- ☐ servicii sociale sau altă situație: temeiul ……

**9. Sursa de finanțare**: ……

Întocmit, …… · Verificat, ……

## Lucruri de ținut minte

1. Pragurile sunt **fără TVA**, iar „sub” înseamnă strict mai mic. O valoare de exact 270.120 lei nu mai este achiziție directă.
2. Valorile de la care se aplică procedura întreagă sunt cele pentru autoritățile locale, valabile în 2026–2027, din anunțul ANAP din 10.12.2025. Verificați-le pe anap.gov.ro la începutul fiecărei achiziții mari.
3. Valoarea se stabilește înainte de inițiere și trebuie să fie valabilă la acea dată. O notă mai veche de câteva luni se actualizează.
4. Un contract pe 24 de luni se estimează pe 24 de luni, nu pe un an.
5. Întrebarea pentru cumulare: le-am fi cumpărat împreună dacă pragul nu exista? Dacă da, se adună.
6. Sursele se anexează: captura cu data, contractul, e-mailul. O notă fără anexe este numai o cifră.

> O ofertă primită la solicitarea pentru această achiziție nu este sursă a valorii estimate: valoarea se stabilește înainte de trimiterea solicitării, nu din prețul firmei alese. Se poate anexa numai o ofertă primită înainte, la o cerere de informații sau la o solicitare mai veche, cu numărul și data ei.`,
  },
  {
    key: "achizitie-directa-pasi",
    kind: "guide",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Achiziția directă, pas cu pas",
    summary: "De la referat la plată: ce se face, cine semnează și ce rămâne în dosar.",
    tags: ["achiziție directă", "cumpărare directă", "SEAP", "SICAP", "e-licitatie", "catalog", "comandă"],
    basis: ["lege-98-2016: art. 7", "lege-98-2016: art. 11", "lege-208-2022"],
    written: 175,
    verified: 35,
    months: 3,
    text: `Ghidul este pentru persoana care face achiziții într-o primărie mică, pentru o valoare estimată **sub 270.120 lei** la produse și servicii sau **sub 900.400 lei** la lucrări, fără TVA. Pragurile sunt cele de la art. 7 alin. (5) din Legea 98/2016, în forma dată de Legea 208/2022.

## Înainte

1. **Referatul de necesitate** aprobat, cu estimarea și cu sursa banilor.
2. **Verificarea cumulării**: căutați în programul anual același cod CPV și același scop, la toate compartimentele. Împărțirea pentru a rămâne sub prag este interzisă.
3. **Poziția în programul anual**, în anexa privind achizițiile directe. Dacă lipsește, completați anexa.
4. **Nota privind valoarea estimată**, cu dovezile datate.
5. **Creditul bugetar**: viza contabilității înaintea comenzii.

## Alegerea ofertei

1. **Descrierea**: o pagină cu ce trebuie să facă produsul sau serviciul, termenul, recepția, garanția, plata. Aceeași pagină merge la toate firmele.
2. **Calea**: catalogul electronic din SEAP sau un anunț publicat. Art. 43 din HG 395/2016 spune când se cumpără din catalog, când se publică anunț și când este de ajuns consultarea unor candidați ori o singură ofertă. Citiți forma în vigoare; valorile de acolo s-au schimbat de mai multe ori.
3. **Compararea**: prețul se compară la aceeași cantitate, același termen și aceleași servicii incluse. Scrieți în procesul-verbal de ce ați ales.
4. **Conflictul de interese**: cine stabilește cerințele și cine alege verifică dacă are legături cu firma. Dacă da, se retrage în scris.
5. **Verificarea firmei**: înregistrată, activă, are dreptul să presteze acel serviciu. Un extras de la registrul comerțului sau o consultare a site-ului ANAF, cu data, ajunge de obicei.

## Contractul și executarea

1. **Acceptarea în SEAP** și comanda sau contractul, cu vizele juridică și de control financiar preventiv. Pentru servicii de mai multe luni faceți contract, nu numai comandă.
2. **Notificarea achiziției directe în SEAP**, când achiziția s-a făcut în afara catalogului și legea o cere. Puneți termenul în calendar în ziua facturii.
3. **Recepția**: proces-verbal cu cantități, probe și observații, semnat de persoana din referat.
4. **Factura** prin RO e-Factura, verificată cu lista de verificare, apoi plata.
5. **Documentul constatator**, acolo unde este cerut, și restituirea garanțiilor.

## Dosarul, în ordinea în care se citește la control

- referat, notă privind valoarea estimată, dovezi ale estimării;
- extrasul din programul anual;
- descrierea sau caietul de sarcini;
- ofertele, captura din catalog sau anunțul;
- declarațiile privind conflictul de interese;
- procesul-verbal de selecție;
- dovada din SEAP;
- contractul sau comanda;
- procesul-verbal de recepție, factura, ordonanțarea;
- corespondența.

## Greșeli care se repetă

- Aceeași lucrare, pe două străzi, în două luni diferite.
- Program informatic cumpărat separat ca licență, instalare și instruire, de la aceeași firmă.
- Comandă dată la telefon, cu actele făcute după livrare.
- Cerințe copiate din broșura unui producător.
- Contract de servicii prelungit an de an fără o nouă estimare.

> Solicitarea trimisă prin această platformă nu ține loc de achiziție prin SEAP. Este bună înainte, la estimare și la cunoașterea firmelor.`,
  },
  {
    key: "contract-servicii-model",
    kind: "template",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Contract de servicii: model-cadru pentru achiziții directe",
    summary:
      "Clauzele unui contract scurt și complet: livrabile, termene, recepție, plată, penalități, date personale.",
    tags: ["contract", "contract de servicii", "prestări servicii", "clauze", "penalități", "acord-cadru"],
    basis: ["lege-98-2016", "hg-395-2016", "lege-72-2013", "ue-2016-679: art. 28"],
    written: 260,
    verified: 70,
    months: 12,
    text: `Modelul se folosește pentru servicii cumpărate direct (mentenanță, consultanță, instruire, măsurători, întreținere), când serviciul durează sau are livrabile. Se adaptează de compartimentul de achiziții și se vizează de jurist. Pentru lucrări nu se folosește acest model.

**CONTRACT DE SERVICII**

Nr. …… din ……

**1. Părțile**

Comuna ……, județul ……, sediul ……, cod fiscal ……, cont ……, deschis la Trezoreria ……, reprezentată prin primar ……, denumită **achizitor**,

și ……, sediul ……, nr. de înregistrare în registrul comerțului ……, cod fiscal ……, cont de trezorerie ……, reprezentată prin ……, denumită **prestator**.

Temeiul: Legea nr. 98/2016, art. 7 alin. (5); achiziția directă nr. …… din …….

**2. Obiectul**: prestatorul execută serviciile de ……, potrivit caietului de sarcini (anexa 1) și ofertei (anexa 2). Dacă anexele se contrazic, se aplică anexa 1.

**3. Livrabile și termene**

- …… – predat până la ……
- …… – predat până la ……

**4. Durata**: de la …… până la ……. Contractul se încheie fără altă formalitate la ultima zi. Prelungirea se face numai prin act adițional, dacă a fost cuprinsă în valoarea estimată.

**5. Prețul**: …… lei fără TVA, la care se adaugă TVA în cota legală. Prețul este ferm și cuprinde deplasările, licențele și orice altă cheltuială.

**6. Plata**: în cel mult 30 de zile de la primirea facturii prin RO e-Factura, după semnarea procesului-verbal de recepție. Tranșe: …… lei după ……; …… lei după …….

**7. Recepția**: achizitorul verifică livrabilul în …… zile lucrătoare și semnează procesul-verbal sau transmite obiecții scrise. Prestatorul remediază în …… zile, fără cost.

**8. Obligațiile prestatorului**: lucrează cu persoanele nominalizate ……; nu le înlocuiește fără acord scris; răspunde la solicitări în …… ore lucrătoare; predă fișierele editabile.

**9. Obligațiile achizitorului**: pune la dispoziție datele din anexa 3 în …… zile; desemnează ca persoană de contact pe …….

**10. Întârzieri**: pentru fiecare zi de întârziere, prestatorul datorează …… % din valoarea livrabilului întârziat; pentru plata întârziată, achizitorul datorează …… % pe zi din suma restantă. Penalitățile nu depășesc valoarea la care se aplică.

**11. Garanția de bună execuție**: ☐ nu se cere ☐ …… % din preț, fără TVA, constituită prin …….

**12. Drepturi asupra rezultatelor**: drepturile patrimoniale asupra livrabilelor trec la achizitor la plata lor. Datele achizitorului rămân ale sale și se predau la încetare, complete, în format deschis, în …… zile.

**13. Date personale și confidențialitate**: dacă prestatorul prelucrează date personale în numele achizitorului, părțile semnează anexa 4, potrivit art. 28 din Regulamentul (UE) 2016/679.

**14. Modificarea**: numai prin act adițional scris, în limitele legii achizițiilor.

**15. Încetarea**: la termen; prin acordul părților; prin reziliere, după o notificare cu termen de …… zile; prin denunțare de către achizitor, cu preaviz de …… zile și plata serviciilor recepționate.

**16. Forța majoră** se notifică în …… zile, cu dovada.

**17. Comunicări**: în scris, la adresele …… și ……. **Litigii**: pe cale amiabilă, apoi la instanța competentă de la sediul achizitorului.

Încheiat în 2 exemplare.

Achizitor: Primar, ……; vizat juridic, ……; control financiar preventiv, ……; contabil, ……

Prestator: ……

## Înainte de semnare

1. Livrabilele de la punctul 3 se pot verifica de cineva din primărie. Numele lui este în anexa 1.
2. Termenele din contract sunt mai scurte decât termenul legal pe care îl ajută.
3. Penalitățile au o cifră și o bază de calcul.
4. Codul CPV, valoarea și data coincid cu SEAP.`,
  },
  {
    key: "caiet-sarcini-consultanta",
    kind: "template",
    category: "public_procurement",
    topics: ["fonduri-europene", "management-proiecte"],
    title: "Caiet de sarcini pentru servicii de consultanță",
    summary:
      "Model pentru scrierea cererii de finanțare sau pentru managementul proiectului, cu livrabile care se pot recepționa.",
    tags: [
      "caiet de sarcini",
      "consultanță",
      "cerere de finanțare",
      "management de proiect",
      "consultant",
      "termeni de referință",
    ],
    basis: ["lege-98-2016", "hg-395-2016", "oug-66-2011"],
    written: 135,
    verified: 130,
    months: 12,
    text: `Modelul se folosește când comuna cumpără consultanță pentru scrierea unei cereri de finanțare (partea A) sau pentru managementul unui proiect contractat (partea B). Păstrați numai partea de care aveți nevoie. Cele două servicii se estimează împreună, dacă vor fi cumpărate pentru același proiect.

COMUNA ……

Nr. …… din ……

Aprobat, Primar, ……

**CAIET DE SARCINI – servicii de consultanță pentru ……**

**1. Contextul**: comuna are …… locuitori; problema este ……; programul vizat este ……; termenul de depunere este ……. Ce există deja: studiu ……, avize ……, hotărâri …….

**2. Ce se cumpără**: ……. Ce **nu** se cumpără prin acest contract: proiectare, studii de teren, taxe, traduceri autorizate, …….

**3. Partea A – scrierea cererii de finanțare. Livrabile**

- A1. Verificarea eligibilității: 3–5 pagini, cu criteriile, punctajul estimat și documentele lipsă – în …… zile.
- A2. Lista documentelor, cu responsabil și termen – în …… zile.
- A3. Cererea de finanțare completată, bugetul și justificarea costurilor – cu …… zile înainte de termen.
- A4. Dosarul complet, încărcat în sistem, cu dovada depunerii.
- A5. Răspunsuri la clarificări, în …… zile de la primire, până la semnarea sau respingerea contractului.

**4. Partea B – managementul proiectului. Livrabile**

- B1. Planul de lucru și graficul rapoartelor – în 10 zile de la începere.
- B2. Raport lunar de cel mult trei pagini – până în ziua de …….
- B3. Cererile de plată și rapoartele de progres, depuse la termen; câte una pentru fiecare perioadă.
- B4. Dosarele verificate ale fiecărei achiziții din proiect.
- B5. Raportul final și opisul arhivei.
- Prezență la sediu: …… zile pe lună, cu foaie de prezență.

**5. Persoanele**: expert ……, cu experiență în …… (se cere numărul de proiecte asemănătoare depuse sau încheiate, nu ani de activitate). Înlocuirea se face cu acord scris.

**6. Ce pune comuna la dispoziție**: date, documente, o persoană de contact, acces în sistem pe contul consultantului, nu pe al primarului.

**7. Recepția**: fiecare livrabil se verifică de …… în …… zile lucrătoare. Un livrabil respins se reface o dată, fără cost, în …… zile.

**8. Plata**

- Partea A: …… % la A3 recepționat, …… % la A4, …… % la admiterea conformității și eligibilității.
- Partea B: proporțional cu rapoartele recepționate; ultima tranșă, după B5.

Plata nu se leagă de un procent din finanțarea obținută.

**9. Criteriul de alegere**: ☐ prețul cel mai scăzut ☐ preț …… % și experiența echipei …… %, cu modul de calcul: …….

**10. Conflictul de interese și confidențialitatea**: consultantul declară legăturile cu firmele care ar putea oferta în proiect. Nu participă la evaluarea ofertelor și nu comunică cerințele înainte de publicare. Neregulile se sesizează potrivit OUG 66/2011.

**11. Răspunderea**: dacă o cheltuială este declarată neeligibilă din vina consultantului, acesta suportă …… în limita …….

**12. Oferta cuprinde**: prețul pe livrabil, echipa cu documente, graficul propus, declarația de la punctul 10.

Întocmit, …… · Verificat, ……

## Trei verificări înainte de publicare

1. Fiecare livrabil are un termen și cineva din primărie care îl poate citi și accepta.
2. Nicio cerință nu este îndeplinită de o singură firmă cunoscută.
3. Dacă valoarea intră în proiect ca eligibilă, caietul respectă instrucțiunile programului privind achizițiile.`,
  },
  {
    key: "proces-verbal-selectie-oferte",
    kind: "template",
    category: "public_procurement",
    topics: ["management-proiecte", "transparenta"],
    title: "Proces-verbal de selecție a ofertei la achiziția directă",
    summary: "Comparația ofertelor, motivul alegerii și mențiunile care răspund la un control.",
    tags: ["proces-verbal", "selecție", "comparare oferte", "tabel comparativ", "achiziție directă", "ofertă"],
    basis: ["lege-98-2016: art. 2", "lege-98-2016: art. 7", "hg-395-2016"],
    written: 185,
    verified: 180,
    months: 6,
    text: `Modelul se folosește la achiziția directă, după primirea ofertelor sau după consultarea catalogului, înainte de comandă. Îl fac una sau două persoane din compartimentul de achiziții, împreună cu cel care a făcut referatul. La procedurile de atribuire se folosesc documentele comisiei de evaluare.

COMUNA ……

Nr. …… din ……

Aprobat, Primar, ……

**PROCES-VERBAL DE SELECȚIE A OFERTEI**

**1. Obiectul**: …… · CPV …… · referat nr. …… din …… · poziția …… din programul anual

**2. Valoarea estimată**: …… lei, fără TVA, potrivit notei nr. …… din …….

**3. Cum au fost căutate ofertele**

- ☐ catalogul electronic SEAP, consultat în …… (captură anexată)
- ☐ anunț publicat la …… în data de ……, cu termen …….
- ☐ invitație transmisă la ……, în temeiul art. 7 alin. (7) din Legea nr. 98/2016, către: ……
- ☐ oferte cunoscute printr-o solicitare pe o platformă de informare, nr. …… (numai pentru cunoașterea pieței)

**4. Ofertele primite** până la data și ora stabilite: ……

Pentru fiecare: firma – data și ora – preț fără TVA – termen – garanție – îndeplinește cerințele: da / nu.

1. …… – …… – …… lei – …… – …… – ……
2. …… – …… – …… lei – …… – …… – ……
3. …… – …… – …… lei – …… – …… – ……

Oferte sosite după termen: …….

**5. Verificarea cerințelor minime**

Pentru fiecare cerință din descriere: cerința – oferta 1 – oferta 2 – oferta 3 – pagina din ofertă.

- …… – …… – …… – ……
- …… – …… – …… – ……

**6. Clarificări cerute**: către …… în data …… – răspuns în …….

**7. Oferte care nu îndeplinesc cerințele și motivul**: …….

**8. Compararea**: criteriul anunțat este ……. Prețurile au fost aduse la aceeași cantitate și durată: ……. Ordinea rezultată: 1. …… 2. …… 3. …….

**9. Oferta propusă**: firma ……, preț …… lei fără TVA, pentru că …….

Dacă există o singură ofertă: prețul se încadrează în valoarea estimată și este comparabil cu sursele …….

**10. Verificarea firmei**: înregistrată și activă la data …… (sursa ……); are dreptul să presteze: …….

**11. Conflictul de interese**: subsemnații declarăm că nu avem legături cu firmele ofertante, noi, soții sau rudele noastre, și că vom anunța dacă apare o astfel de situație.

**12. Propunere**: se acceptă oferta în SEAP și se încheie ☐ comandă ☐ contract.

Compartimentul de achiziții, ……

Compartimentul care a făcut referatul, ……

## Reguli

1. Criteriul de la punctul 8 este cel scris în anunț sau în invitație. Nu se adaugă criterii după deschiderea ofertelor.
2. Scrieți motivul cu o cifră sau cu un fapt. „Oferta cea mai avantajoasă” nu este un motiv.
3. O ofertă mult sub celelalte se clarifică în scris înainte de a fi acceptată.
4. Celelalte firme sunt anunțate în scris că oferta lor nu a fost acceptată; la cerere li se spune și motivul.
5. Procesul-verbal are data de dinaintea comenzii.
6. Păstrați ofertele respinse în dosar, nu numai oferta acceptată.`,
  },
  {
    key: "program-anual-achizitii",
    kind: "guide",
    category: "public_procurement",
    topics: ["management-proiecte", "transparenta"],
    title: "Programul anual al achizițiilor publice al unei comune",
    summary: "Calendarul, rubricile, anexa achizițiilor directe, actualizarea și publicarea.",
    tags: ["PAAP", "program anual", "planificare", "strategie anuală", "CPV", "achiziții"],
    basis: ["hg-395-2016: art. 11–14", "lege-98-2016", "lege-273-2006"],
    written: 330,
    verified: 325,
    months: 6,
    text: `Ghidul este pentru compartimentul de achiziții, care face programul în ultimele luni ale anului, pentru anul următor, și îl ține la zi. Programul arată ce se cumpără, cu ce bani, prin ce cale și când. O achiziție care nu apare în el trebuie mai întâi adăugată.

## Calendarul

1. **Octombrie**: cereți fiecărui compartiment, școlilor și serviciilor din subordine referatele pentru anul următor. Dați un formular și o dată limită.
2. **Noiembrie**: adunați nevoile de același fel. Stabiliți valoarea estimată cumulată și calea.
3. **Decembrie**: prima formă a programului, după nevoile identificate, și strategia anuală de achiziție.
4. **După aprobarea bugetului**: programul se actualizează după creditele aprobate și se aprobă de primar, cu avizul compartimentului financiar-contabil.
5. **În timpul anului**: modificări ori de câte ori apare o nevoie nouă sau se schimbă bugetul. Fiecare formă are număr și dată.

Termenele exacte de actualizare și de publicare în SEAP sunt la art. 12–14 din HG 395/2016. Citiți forma în vigoare și puneți-le în calendar.

## Rubricile unei poziții

- obiectul contractului sau al acordului-cadru;
- codul CPV;
- valoarea estimată, fără TVA;
- sursa de finanțare;
- procedura stabilită sau procesul simplificat;
- data estimată a inițierii;
- data estimată a atribuirii;
- modalitatea: prin mijloace electronice sau nu;
- persoana responsabilă.

## Anexa achizițiilor directe

Cele mai multe cumpărări ale unei comune sunt aici. Grupați-le după nevoie, nu după furnizor. De exemplu: „hârtie și consumabile de birou, toate compartimentele și școlile”, o singură poziție. Treceți valoarea cumulată și verificați-o la fiecare trimestru cu sumele cheltuite.

## Cum se adună nevoile

1. Începeți de la lista plăților din anul trecut, pe cod CPV. Ea arată ce s-a uitat.
2. Adăugați contractele care expiră: mentenanță, pază, medicina muncii, telefonie, deratizare, expertize.
3. Adăugați ce cer legea și proiectele: verificări PSI, instruiri, audit, licențe.
4. Puneți lângă fiecare grup pragul: 270.120 lei la produse și servicii, 900.400 lei la lucrări, fără TVA. Grupurile apropiate de prag se prezintă primarului înainte de aprobare.
5. Întrebați de două ori școlile. Achizițiile lor se adună sau nu cu ale comunei după cum sunt sau nu independente în luarea deciziilor; lămuriți cu juristul o dată, în scris.

## Modificarea

Referatul nou – verificarea cumulării – viza contabilității – forma nouă a programului – aprobarea primarului – actualizarea în SEAP, dacă este cazul. Nu inițiați achiziția înainte de aprobarea formei noi.

## Transparența

Publicați programul și pe pagina comunei, la secțiunea de achiziții, cu fiecare formă și data ei. Firmele din zonă își fac timp să pregătească oferta, iar cetățenii văd ce se cumpără din buget.

## Verificare la sfârșit de trimestru

1. Suma achizițiilor directe pe fiecare CPV nu a trecut de prag.
2. Fiecare plată din trimestru are o poziție în program.
3. Pozițiile neîncepute la termen au o dată nouă sau au fost scoase.`,
  },
  {
    key: "verificarea-facturii",
    kind: "checklist",
    category: "public_procurement",
    topics: ["management-proiecte"],
    title: "Verificarea unei facturi înainte de plată",
    summary: "De la primirea prin RO e-Factura la ordonanțare: ce compară fiecare semnatar și termenul de plată.",
    tags: ["factură", "e-Factura", "plată", "ALOP", "lichidare", "ordonanțare", "bun de plată", "CFP"],
    basis: [
      "lege-273-2006: art. 54",
      "ordin-1140-2025",
      "lege-82-1991",
      "lege-72-2013",
      "oug-120-2021",
      "lege-227-2015",
    ],
    written: 155,
    verified: 60,
    months: 6,
    text: `Lista se folosește pentru fiecare factură, în ordinea angajare – lichidare – ordonanțare – plată cerută de Legea 273/2006. O pagină cu bifele se prinde de factură. Un singur „nu” oprește plata până la lămurire.

## La primire (contabilitate, în ziua descărcării)

1. **Factura a venit prin RO e-Factura**, cu indexul de încărcare. _Dovada: fișierul și recipisa._
2. **Este înregistrată**, cu data primirii; de aici curge termenul. Autoritățile publice plătesc, de regulă, în cel mult 30 de zile (Legea 72/2013). _Dovada: numărul din registru și data scadenței, scrise pe factură._
3. **Datele comunei** sunt corecte: denumire, cod fiscal, adresă.
4. **Furnizorul** este cel din contract: denumire, cod fiscal, cont. Un cont nou se verifică telefonic, la numărul din contract, nu la cel din e-mail. _Dovada: nota cu data și persoana._

## Realitatea (persoana care urmărește contractul)

1. **Există contract sau comandă**, semnate înaintea livrării. _Dovada: numărul și data._
2. **Cantitatea facturată este cea primită.** _Dovada: avizul, NIR-ul sau procesul-verbal de recepție._
3. **Serviciul a fost făcut**: există raportul, foaia de prezență, fotografia, livrabilul. _Dovada: documentul, cu pagina._
4. **Perioada facturată** nu se suprapune cu o factură anterioară. _Dovada: fișa contractului._
5. **Calitatea** este cea cerută sau obiecțiile sunt rezolvate. _Dovada: procesul-verbal fără obiecții._

Se scrie „Bun de plată”, data, numele și semnătura. Cine semnează confirmă toate punctele din această parte, nu numai că a văzut factura.

## Calculul (achiziții și contabilitate)

1. **Prețul unitar este cel din contract.** _Dovada: oferta sau anexa de preț._
2. **Înmulțirile și totalul** sunt corecte. _Dovada: recalcularea._
3. **TVA**: cota este cea în vigoare la data faptului generator; cota standard este 21% din august 2025. Furnizorul neplătitor de TVA nu o facturează.
4. **Ajustarea prețului** s-a făcut numai dacă este prevăzută în contract. _Dovada: formula și indicii._
5. **Penalitățile** pentru întârziere au fost calculate. _Dovada: nota de calcul._
6. **Garanția și avansul** au fost reținute sau deduse. _Dovada: fișa contractului._
7. **Suma cumulată** a plăților nu trece de valoarea contractului. _Dovada: situația plăților._

## Bugetul și semnăturile

1. **Angajamentul bugetar și cel legal** există și acoperă suma. _Dovada: înregistrarea angajamentelor._
2. **Clasificația bugetară** este cea din angajament; cheltuiala de investiții nu se plătește de la bunuri și servicii. _Dovada: ordonanțarea._
3. **Sursa** (buget local, proiect, transfer) este cea corectă; pentru proiecte, cheltuiala este în bugetul aprobat. _Dovada: linia bugetară._
4. **Viza de control financiar preventiv propriu** este dată înaintea plății. _Dovada: numărul vizei._
5. **Ordonanțarea** este semnată de ordonatorul de credite. Cel care dă „bun de plată” nu este cel care vizează.
6. **Ordinul de plată** are beneficiarul și contul din contract. _Dovada: comparația celei de-a doua persoane._

## După plată

1. Extrasul de trezorerie se prinde de factură; data plății se trece în fișa contractului.
2. Bunul intră în evidență: obiect de inventar sau mijloc fix, cu persoana care răspunde de el.`,
  },
];
