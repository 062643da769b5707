import type { ExampleResource } from "./resource";

/** Waste, snow and the other services that people see every day. */
export const environmentResources: readonly ExampleResource[] = [
  {
    key: "contract-salubrizare-verificare",
    kind: "checklist",
    category: "environment",
    topics: ["transparenta"],
    title: "Contractul de salubrizare: ce urmărește comuna",
    summary: "Documentele delegării, clauzele care se verifică lunar, tariful, indicatorii și penalitățile.",
    tags: [
      "salubrizare",
      "gunoi",
      "deșeuri",
      "operator",
      "delegare",
      "tarif",
      "ADI",
      "colectare separată",
      "reciclare",
    ],
    basis: ["lege-101-2006", "lege-51-2006", "oug-92-2021", "lege-100-2016"],
    written: 250,
    verified: 245,
    months: 6,
    text: `Lista este pentru persoana din primărie care urmărește serviciul de salubrizare, fie că este delegat direct, fie printr-o asociație de dezvoltare intercomunitară. Se parcurge întreagă la începutul anului, iar părțile despre serviciu și despre bani, în fiecare lună.

## Documentele care trebuie să existe

1. **Hotărârea consiliului local** privind modul de gestiune și, dacă este cazul, mandatul dat ADI. _Dovada: numărul și data._
2. **Studiul de oportunitate** și documentația aprobată. _Dovada: hotărârea._
3. **Regulamentul serviciului și caietul de sarcini**, aprobate, în forma de azi. _Dovada: publicarea pe site._
4. **Contractul de delegare**, cu toate actele adiționale. Verificați data expirării; o nouă atribuire durează peste un an. _Dovada: termenul, în calendar._
5. **Licența operatorului**, în valabilitate, pentru activitățile prestate. _Dovada: copia._
6. **Tarifele sau taxa**, aprobate prin hotărâre, cu fundamentarea. _Dovada: fișa de fundamentare._
7. **Contractele cu utilizatorii** sau hotărârea prin care se plătește taxa. Gospodăriile fără contract plătesc taxa specială, dacă este instituită. _Dovada: lista comparată cu registrul agricol și cu rolurile._

## Serviciul, în fiecare lună

1. **Graficul de colectare** pe străzi este respectat. _Dovada: rutele din sistemul GPS sau fișele semnate._
2. **Colectarea separată** la sursă funcționează pentru hârtie și carton, plastic și metal, sticlă, biodeșeuri și textile. _Dovada: calendarul pe fracții și cantitățile._
3. **Recipientele** ajung și sunt întregi. _Dovada: inventarul pe sate._
4. **Cântărirea** se face la fiecare transport. _Dovada: bonurile, cu ora, mașina și cantitatea._
5. **Deșeurile comunei** nu se amestecă pe mașină cu ale altei comune sau repartizarea este scrisă. _Dovada: procedura de repartizare._
6. **Deșeurile voluminoase, din construcții și periculoase** din gospodării au zile de colectare anunțate. _Dovada: anunțul și cantitățile._
7. **Reclamațiile** au răspuns. _Dovada: registrul operatorului și al primăriei, comparate._
8. **Punctele fără serviciu** (străzi înguste, zăpadă) sunt rezolvate în două zile. _Dovada: nota._

## Banii

1. **Factura** corespunde cu cantitățile cântărite și cu tariful aprobat. _Dovada: calculul._
2. **Contribuția pentru economia circulară** și celelalte sume datorate pentru depozitare sunt calculate pe cantitatea depozitată. _Dovada: decontul._
3. **Sumele de la organizațiile de transfer de responsabilitate** pentru ambalaje sunt primite și folosite cum spune contractul. _Dovada: borderoul lunar._
4. **Indicatorii minimi** din contract sunt atinși; dacă nu, penalitatea se calculează și se cere. _Dovada: fișa indicatorilor._
5. **Ajustarea tarifului** se aprobă numai pe baza fundamentării și a regulilor ANRSC. _Dovada: avizul sau raportul compartimentului._

## Obligațiile comunei

1. Campania de informare s-a făcut cel puțin o dată pe an, pe fracții. _Dovada: materialele._
2. Sancțiunile pentru abandonarea deșeurilor se aplică. _Dovada: procesele-verbale._
3. Raportările către autoritatea de mediu și ADI sunt depuse. _Dovada: numerele._
4. Consiliul local primește o dată pe an un raport scurt: cantități, grad de colectare separată, costuri, reclamații, propuneri.`,
  },
  {
    key: "raport-lunar-salubrizare",
    kind: "template",
    category: "environment",
    topics: ["transparenta", "digitalizare"],
    title: "Raport lunar privind serviciul de salubrizare",
    summary: "O pagină cu cantități, costuri, reclamații și abateri, completată din bonurile de cântar.",
    tags: ["salubrizare", "gunoi", "deșeuri", "raport", "cantități", "tone", "reclamații", "grad de colectare"],
    basis: ["lege-101-2006", "lege-51-2006", "oug-92-2021"],
    written: 66,
    verified: null,
    months: 12,
    text: `Raportul se face până în ziua de 10 a lunii următoare, de persoana care urmărește contractul, pe baza bonurilor de cântar, a facturii și a registrului de reclamații. Merge la primar și, o dată pe trimestru, la comisia de specialitate a consiliului local. Datele cumulate se pot publica pe site, ca set de date deschis.

JUDEȚUL ……

COMUNA ……

Nr. …… din ……

**RAPORT PRIVIND SERVICIUL DE SALUBRIZARE – luna ……, anul ……**

Operator: …… · Contract nr. …… din …… · Populație deservită: …… · Gospodării: …… · Agenți economici: ……

**1. Cantități colectate, în tone**

- deșeuri reziduale: …… (luna trecută ……; aceeași lună a anului trecut ……)
- hârtie și carton: ……
- plastic și metal: ……
- sticlă: ……
- biodeșeuri: ……
- textile: ……
- voluminoase: ……
- din construcții, de la populație: ……
- **total**: ……

Gradul de colectare separată = fracții reciclabile colectate separat / total = …… %. Ținta din contract: …… %.

Kilograme pe locuitor: …….

**2. Destinația**: reciclate …… t; tratate …… t; depozitate …… t. Bonuri de cântar: de la nr. …… la nr. ……, în total …….

**3. Graficul**

- curse planificate: ……; efectuate: ……; întârziate peste 24 de ore: ……
- străzi nedeservite și data remedierii: ……

**4. Reclamații**

- primite la primărie: ……; la operator: ……
- rezolvate în termen: ……
- cele mai multe privesc: …… (strada / satul)

**5. Bani**

- factura nr. …… din ……: …… lei, din care depozitare și contribuții …… lei
- diferențe față de calculul primăriei: …… lei, motivul ……
- încasări din taxă / tarif: …… lei; grad de încasare: …… %
- sume primite pentru ambalaje: …… lei

**6. Controale**: puncte verificate pe teren ……; depozitări necontrolate găsite …… (locul, fotografia); sancțiuni ……; curățate la …….

**7. Abateri de la contract și penalități calculate**:

- …… – …… lei

**8. Ce s-a făcut pentru informarea oamenilor**: …….

**9. Propuneri pentru luna următoare**: …….

Întocmit, …… · Văzut, primar, ……

## Cum se adună datele

1. Bonurile de cântar se introduc într-un fișier cu: data, ora, mașina, fracția, cantitatea, satul. Un rând pentru fiecare bon.
2. Totalul fișierului se compară cu totalul facturii. Diferența de peste 1% se lămurește înainte de plată.
3. Din registrul de reclamații se numără fiecare sesizare o singură dată, chiar dacă a venit și la primărie, și la operator.
4. La punctul 6 mergeți de două ori pe lună pe același traseu de zece puncte; altfel cifrele nu se pot compara.
5. Nu corectați raportul lunii trecute. Scrieți diferența în luna curentă, cu explicația.`,
  },
  {
    key: "plan-deszapezire",
    kind: "template",
    category: "environment",
    topics: ["management-proiecte"],
    title: "Planul de deszăpezire al comunei",
    summary: "Drumuri pe priorități, utilaje, oameni, materiale, program de permanență și anunțurile către locuitori.",
    tags: [
      "deszăpezire",
      "zăpadă",
      "iarnă",
      "polei",
      "drumuri",
      "utilaje",
      "material antiderapant",
      "situații de urgență",
    ],
    basis: ["og-43-1997", "lege-101-2006", "oug-57-2019"],
    written: 55,
    verified: 50,
    months: 12,
    text: `Planul se aprobă în octombrie, prin dispoziția primarului, și se folosește de la prima ninsoare până la sfârșitul lui martie. Curățarea și transportul zăpezii de pe căile publice fac parte din salubrizare; drumurile naționale și județene le curăță administratorii lor. Planul spune cine pleacă, pe ce drum și când, fără să mai întrebe.

JUDEȚUL ……

COMUNA ……

Aprobat prin Dispoziția primarului nr. …… din ……

**PLAN DE DESZĂPEZIRE – iarna …… – ……**

**1. Drumurile, pe priorități**

Prioritatea I – se curăță în cel mult …… ore de la oprirea ninsorii: accesul la dispensar, școli, puncte de intervenție, traseul microbuzului școlar, pante periculoase.

- …… – …… km – satul ……
- …… – …… km – satul ……

Prioritatea II – în cel mult …… ore: drumurile care leagă satele, accesul la stațiile de transport.

- …… – …… km

Prioritatea III – în cel mult …… ore: celelalte străzi.

- …… – …… km

Drumuri care nu se curăță iarna și de ce: …….

Drumuri ale altor administratori: DN …… – telefon ……; DJ …… – telefon …….

**2. Utilaje**

- al comunei: …… (tractor, lamă, sărăriță), conducător ……, înlocuitor ……
- cu contract: firma ……, contract nr. …… din ……, …… utilaje, preț …… lei/oră, timp de răspuns …… minute
- verificarea tehnică s-a făcut la data de ……

**3. Materiale**

- material antiderapant: …… tone, depozitat la …… ; sare: …… tone
- cantitatea minimă sub care se comandă: …… tone
- carburant: …… litri, rezervă

**4. Oameni și permanență**

- coordonator: ……, telefon ……; înlocuitor ……
- program de permanență pe săptămâni: anexa 1
- persoane pentru trotuare, stații și intrările instituțiilor: ……

**5. Când se pornește**

- la avertizare meteorologică: coordonatorul verifică utilajele și anunță echipa;
- la strat de …… cm sau polei: se pleacă pe prioritatea I, fără alt ordin;
- la viscol: drumurile se închid cu acordul poliției rutiere, iar locuitorii sunt anunțați;
- la gospodării izolate: se anunță Comitetul local pentru situații de urgență și ISU.

**6. Persoane care nu pot rămâne izolate**: lista se ține la asistență socială (dializă, gravide, bolnavi la pat), cu drumul de acces. Lista nu se afișează.

**7. Anunțuri**

- înainte: proprietarii curăță trotuarul din fața imobilului, potrivit regulamentului local; mașinile nu se lasă pe carosabil
- în timpul ninsorii: pagina comunei și afișierul, la orele 7 și 18, cu drumurile curățate
- telefon pentru sesizări: ……

**8. Evidența**

Pentru fiecare ieșire: data – ora plecării și a întoarcerii – utilajul – drumurile – kilometri – material folosit – semnătura. Facturile se plătesc pe baza acestor fișe și a datelor GPS.

Coordonator, …… · Secretar general, ……

## Ce se verifică până la 1 noiembrie

1. Contractul cu utilaje este semnat și are timp de răspuns scris.
2. Pantele și podurile au lădițe cu material.
3. Rigolele și podețele sunt curate.
4. Traseul microbuzului școlar este prioritatea I în întregime.
5. S-a făcut o ieșire de probă, cu cronometru.`,
  },
];
