import type { ExampleResource } from "./resource";

/** What a town hall says in public: releases, crises, the page, service notices. */
export const communicationResources: readonly ExampleResource[] = [
  {
    key: "comunicat-de-presa",
    kind: "template",
    category: "marketing",
    topics: ["transparenta"],
    title: "Comunicat de presă al primăriei",
    summary:
      "Modelul de o pagină, cu exemplu, variantele pentru începerea și închiderea unui proiect și lista de verificare.",
    tags: ["comunicat", "presă", "ziar", "purtător de cuvânt", "comunicare", "anunț", "vizibilitate proiect"],
    basis: ["lege-544-2001", "hg-123-2002", "ue-2016-679"],
    written: 235,
    verified: 228,
    months: 24,
    text: `Modelul se folosește când primăria are de anunțat un fapt: începe o lucrare, se schimbă un program, s-a obținut o finanțare. Răspunsul la o întrebare a unui ziarist nu este comunicat; se dă direct, în termenele Legii 544/2001. Un comunicat are o pagină și un singur subiect.

COMUNA ……, JUDEȚUL ……

Nr. …… din ……

**COMUNICAT DE PRESĂ**

**[Titlul: cine + ce face + când. Cel mult 12 cuvinte]** ……

**Primul paragraf** (cine, ce, unde, când, cu câți bani): ……

**Al doilea paragraf** (ce se schimbă pentru oameni): ……

**Al treilea paragraf** (cifre, termene, firma, sursa banilor): ……

**Declarația** primarului sau a specialistului, două propoziții, cu o informație nouă: „……”

**Ce au de făcut locuitorii**: ……

**Context**, cel mult trei rânduri: ……

Persoana de contact: ……, funcția ……, telefon ……, e-mail ……

Fotografii, cu autor și dată: ……

## Exemplu

**Satul Valea Rece primește apă la robinet din 15 martie**

Comuna …… pune în funcțiune, la 15 martie, rețeaua de apă din satul Valea Rece: 6,2 kilometri de conductă și 142 de branșamente. Lucrarea a costat …… lei fără TVA și a fost plătită din …… și din bugetul local.

Locuitorii care au cerere aprobată vor fi racordați pe străzi, în ordinea publicată pe site. Cine nu a depus cererea o poate face la primărie, camera 3, de luni până vineri.

„În primele zile apa poate fi tulbure; lăsați-o să curgă câteva minute. Analizele se afișează la magazin și pe site”, spune ……, inginer al operatorului.

## Pentru un proiect finanțat

- **La început**: titlul și codul proiectului, beneficiar, valoare totală și finanțare, obiectiv, perioadă, rezultate așteptate, siglele și sloganul cerute de manualul de identitate vizuală al programului.
- **La închidere**: aceleași, cu rezultatele măsurate. Finanțatorul verifică data publicării și ordinea siglelor.

Păstrați dovada: pagina de ziar, captura cu adresa și data.

## Verificare înainte de trimitere

1. Titlul spune faptul, nu o apreciere. Fără „eveniment de excepție” și „administrația face eforturi”.
2. Fiecare cifră a fost confirmată de compartimentul care o are.
3. Nicio persoană nu este numită fără acordul ei; minorii nu apar în fotografii fără acordul părinților.
4. Nu se anunță ca sigur ce mai trebuie aprobat de consiliul local sau de finanțator.
5. În perioada electorală, textul nu promovează persoane; verificați regulile cu secretarul general.
6. A fost citit de o persoană din afara compartimentului, care a înțeles ce are de făcut.
7. Primarul sau persoana împuternicită a aprobat în scris forma finală.
8. Se trimite tuturor redacțiilor din listă la aceeași oră și se publică în aceeași zi pe site.

## După

Notați cine a publicat și ce s-a înțeles greșit. O eroare a primăriei se corectează printr-un comunicat nou, cu mențiunea „rectificare”; o eroare a ziarului se semnalează în scris, cu documentul.`,
  },
  {
    key: "plan-comunicare-criza",
    kind: "template",
    category: "marketing",
    topics: ["transparenta"],
    title: "Plan de comunicare în situații de criză",
    summary:
      "Cine vorbește, în cât timp, prin ce canal; mesaje pregătite pentru inundație, apă nepotabilă, atac informatic.",
    tags: [
      "criză",
      "urgență",
      "inundație",
      "incendiu",
      "comunicare",
      "mesaje",
      "RO-ALERT",
      "atac informatic",
      "zvonuri",
    ],
    basis: ["oug-57-2019", "lege-544-2001", "oug-155-2024", "ue-2016-679: art. 33"],
    written: 180,
    verified: 100,
    months: 12,
    text: `Planul se folosește când se întâmplă ceva ce amenință oamenii, un serviciu ori încrederea în primărie: inundație, apă nepotabilă, accident la școală, atac informatic, anchetă. El completează planurile pentru situații de urgență; nu le înlocuiește. Se aprobă de primar, se ține tipărit la secretar și pe telefoanele celor numiți.

COMUNA ……

Nr. …… din …… · Aprobat, Primar, ……

**PLAN DE COMUNICARE ÎN SITUAȚII DE CRIZĂ**

**1. Echipa**

- decide: primar ……, telefon ……; în lipsă, ……
- vorbește public: ……; în lipsă, ……
- adună faptele: …… (urbanism / SVSU / operator)
- scrie și publică: ……; are parolele paginilor: ……
- răspunde la telefon: ……, număr ……
- juridic și protecția datelor: ……

Ceilalți angajați nu dau declarații; trimit întrebarea la …….

**2. Instituții, cu telefon verificat la ……**: 112; ISU ……; poliție ……; DSP ……; operator apă ……; prefectură ……; DNSC ……; ANSPDCP …….

**3. Primele două ore**

- minutul 0–15: se confirmă faptul din două surse; primarul este anunțat
- minutul 15–30: decizia: este criză / nu este; cine vorbește
- minutul 30–60: **primul mesaj**, chiar dacă nu știm tot: ce s-a întâmplat, ce să facă oamenii, când revenim
- ora 2: al doilea mesaj, la ora anunțată, și dacă nu este nimic nou

**4. Canale, în ordine**: mașina cu megafon și sirena ……; SMS sau aplicația ……; pagina de internet ……; pagina de Facebook ……; afișier și magazine ……; liderii din sate ……; presa ……. Mesajul RO-ALERT se cere prin ISU.

**5. Mesaje pregătite**

_Apă nepotabilă_: „Din …… , ora …… , apa de la rețea din …… nu se bea și nu se folosește la gătit. Se poate folosi la spălat: da / nu. Apă potabilă se dă gratuit la …… , între orele …… . Următorul anunț: …… , ora …….”

_Inundație_: „Pârâul …… a ieșit din albie la …… . Nu traversați …… . Cine are nevoie de ajutor sună la 112. Punctul de adunare: …… . Persoanele care trăiesc singure: anunțați vecinii. Revenim la ora …….”

_Incendiu sau explozie_: „…… a fost afectat. Pompierii sunt la fața locului. Drumul …… este închis. Nu veniți în zonă. Informații pentru familii: telefon …….”

_Atac informatic_: „Serviciile online ale primăriei sunt oprite din …… , după un incident informatic. Ghișeul lucrează pe hârtie. Nu deschideți mesaje trimise în numele primăriei după data de …… . Verificăm dacă datele personale au fost afectate și vă anunțăm.”

_Anchetă_: „Instituția …… verifică …… . Punem la dispoziție documentele. Nu comentăm ancheta. Serviciile funcționează normal.”

**6. Termene legale**: încălcarea securității datelor personale se notifică ANSPDCP în **72 de ore** de la constatare, dacă prezintă risc; incidentele de securitate cibernetică se raportează potrivit OUG 155/2024, dacă instituția intră sub ea.

**7. Jurnalul**: ora – fapta – sursa – decizia – mesajul – cine. Se completează pe loc.

## Reguli

1. Se spune ce se știe, ce nu se știe și când se revine.
2. Nu se dau nume de victime; familiile sunt anunțate primele.
3. Nu se caută vinovați în primele 24 de ore.
4. Zvonul se corectează cu un fapt, fără a-l repeta în titlu.
5. Comentariile nu se șterg, cu excepția celor ilegale; se răspunde o dată, cu adresa anunțului.

## După criză, în șapte zile

O pagină: cronologia, ce a mers, ce nu, ce se schimbă. O dată pe an se face un exercițiu de 30 de minute, cu telefonul în mână.`,
  },
  {
    key: "pagina-facebook-primarie",
    kind: "guide",
    category: "marketing",
    topics: ["transparenta", "digitalizare"],
    title: "Pagina de Facebook a primăriei: reguli și rutină",
    summary: "Ce se publică, cine răspunde, cum se moderează și ce nu are voie să apară.",
    tags: ["Facebook", "rețele sociale", "social media", "pagina primăriei", "comentarii", "moderare", "postare"],
    basis: ["lege-544-2001", "og-27-2002", "ue-2016-679", "oug-112-2018", "oug-57-2019"],
    written: 110,
    verified: 108,
    months: 12,
    text: `Ghidul este pentru persoana care publică pe pagina instituției. Pagina este un canal în plus: orice anunț cerut de lege apare întâi la sediu, pe site sau în Monitorul Oficial Local. Cine nu are cont trebuie să găsească aceeași informație în altă parte.

## Înainte de prima postare

1. **Dispoziția primarului**: numele paginii, cine publică, cine îl înlocuiește, cine aprobă mesajele sensibile, programul de răspuns.
2. **Pagina este a instituției**, nu a primarului. La schimbarea mandatului ea rămâne, cu tot cu arhivă.
3. **Două persoane cu drepturi**, cu autentificare în doi pași, prin conturile lor, nu printr-un cont comun. Drepturile se retrag în ziua plecării.
4. **Secțiunea „Despre”**: adresa, programul, telefonul, site-ul, propoziția „Petițiile se depun la …… ; mesajele de aici nu țin loc de petiție decât dacă au numele și adresa dumneavoastră”.
5. **Regulile de comentarii**, fixate sus: se ascund injuriile, datele personale, reclamele, instigarea. Criticile rămân.

## Rutina săptămânii

- **Luni**: programul săptămânii – drumuri închise, întreruperi, ședințe, termene de plată.
- **Miercuri**: un serviciu explicat pe scurt: cum obțin certificatul fiscal, ce acte îmi trebuie.
- **Vineri**: ce s-a făcut, cu o fotografie și o cifră.
- **Oricând**: avertizări și întreruperi.

Trei postări bune pe săptămână sunt mai folositoare decât trei pe zi.

## Cum se scrie

1. Primul rând spune cui i se adresează și ce are de făcut: „Locuitorii din Dealu Mare: mâine, 9–14, se oprește apa.”
2. Textul important este în postare, nu numai în imagine. Persoanele nevăzătoare nu pot citi un afiș fotografiat; adăugați text alternativ.
3. Filmările au subtitrare.
4. Documentele se pun pe site, iar în postare se dă adresa.
5. Diacritice, propoziții scurte, fără majuscule peste tot.

## Răspunsurile

- La întrebări simple se răspunde în aceeași zi lucrătoare.
- O cerere de informații publice trimisă prin mesaj se înregistrează și primește răspuns în termenele Legii 544/2001.
- Un mesaj cu nume, adresă și o plângere este petiție: se înregistrează, 30 de zile.
- Datele unei persoane nu se spun niciodată în comentarii: „Vă rugăm să ne scrieți la …… , ca să vă putem răspunde despre dosarul dumneavoastră.”
- Nu se răspunde la injurii. Se face captură, dacă este o amenințare, și se anunță poliția.

## Ce nu se publică

- liste cu beneficiari de ajutoare, cu datornici, cu candidați după nume;
- fotografii cu copii fără acordul părinților; fotografii din locuințele oamenilor;
- documente scanate cu CNP, semnături, adrese;
- felicitări electorale, comparații cu alți candidați, susținere politică;
- reclame pentru firme sau concursuri cu premii ale furnizorilor.

## O dată pe lună

1. Câte întrebări s-au repetat? Ele devin o pagină pe site.
2. Ce postări au fost citite și care nu.
3. Cine are drepturi pe pagină.
4. O copie a conținutului (exportul paginii) se păstrează cu documentele compartimentului.

> Blocarea unui cont se face rar, motivat și consemnat. Un cetățean blocat pentru o critică se poate adresa instanței.`,
  },
  {
    key: "anunt-intrerupere-apa",
    kind: "template",
    category: "marketing",
    topics: ["transparenta"],
    title: "Anunț de întrerupere a apei: lucrare programată și avarie",
    summary: "Două modele scurte, mesajul SMS și lista celor care trebuie anunțați direct.",
    tags: ["întrerupere apă", "avarie", "oprirea apei", "anunț", "operator", "apă potabilă", "reparație"],
    basis: ["lege-241-2006", "lege-51-2006"],
    written: 205,
    verified: null,
    months: 24,
    text: `Modelele se folosesc de serviciul local de apă sau de primărie, împreună cu operatorul. Pentru lucrări programate, anunțul se face cu timpul cerut de regulamentul serviciului, iar pentru avarii, imediat. Un anunț bun răspunde la patru întrebări: unde, de când până când, de ce, ce fac eu.

## A. Lucrare programată

COMUNA …… / OPERATORUL ……

Nr. …… din ……

**ANUNȚ**

**În data de ……, între orele …… și ……, se oprește apa în:**

- satul ……, străzile ……
- satul ……, străzile ……

**Motivul**: ……

**Ce vă rugăm să faceți**:

- păstrați apă pentru băut și gătit pentru …… ore;
- închideți robinetele și opriți centralele, mașinile de spălat și hidrofoarele;
- la revenire, lăsați apa să curgă …… minute, până se limpezește; nu o folosiți la gătit cât este tulbure.

**Apă potabilă** se dă la cisterna de la ……, între orele ……

Dacă lucrarea se termină mai devreme, apa se repune fără alt anunț. Dacă întârzie peste ora ……, revenim până la ora …….

Informații: telefon ……, la orice oră în ziua lucrării.

## B. Avarie

**APĂ OPRITĂ – AVARIE**

Din ……, ora ……, nu este apă în …… din cauza …… la …….

Echipa lucrează la fața locului. Estimăm repunerea la ora ……. Următorul anunț: ora ……, chiar dacă lucrarea nu este gata.

Apă potabilă: ……. Persoanele care nu se pot deplasa pot suna la …….

## C. Mesaj scurt (SMS, Facebook, megafon)

„Azi, ……, orele ……–……: apă oprită în ……, pentru ……. Cisternă la ……. Informații: …….”

## D. Repunerea

„Apa a fost repusă la ora …… în ……. Lăsați-o să curgă până se limpezește. Dacă la dumneavoastră nu a venit, sunați la …….”

## Cine se anunță direct, înaintea tuturor

1. școala, grădinița, cantina;
2. dispensarul, căminul de bătrâni, persoanele cu dializă sau cu îngrijire la domiciliu (lista asistenței sociale);
3. ISU și serviciul voluntar, pentru hidranți;
4. fermele cu animale și firmele care folosesc apă în producție;
5. asociațiile de proprietari.

Scrieți ora și numele persoanei cu care ați vorbit.

## Unde se afișează

Pe stâlpul sau poarta de la fiecare capăt de stradă afectată, la magazine, la primărie, pe site și pe pagina instituției. Afișele se scot după lucrare; un anunț vechi rămas pe stâlp face ca următorul să nu mai fie citit.

## După lucrare

1. Ora reală a repunerii se trece în registru, lângă cea anunțată.
2. Dacă rețeaua a fost deschisă, se spală, se dezinfectează și se face proba cerută de operator; rezultatul se publică.
3. Reclamațiile din ziua respectivă se răspund împreună.
4. O dată pe an, lista întreruperilor pe străzi arată unde trebuie înlocuită conducta. Ea se anexează la propunerea de buget.`,
  },
];
