import type { ExampleResource } from "./resource";

/** Civil status and the help that families ask of the town hall in winter. */
export const populationResources: readonly ExampleResource[] = [
  {
    key: "stare-civila-nastere-deces",
    kind: "guide",
    category: "legal_advice",
    topics: ["digitalizare"],
    title: "Stare civilă: declararea nașterii și a decesului, eliberarea unui nou certificat",
    summary:
      "Termene, acte, cine declară, ce verifică ofițerul de stare civilă și cum se dă un certificat nou în locul celui pierdut.",
    tags: [
      "stare civilă",
      "naștere",
      "certificat de naștere",
      "deces",
      "certificat de deces",
      "ofițer de stare civilă",
    ],
    basis: ["lege-119-1996", "hg-255-2024", "ue-2016-679"],
    written: 27,
    verified: 25,
    months: 6,
    text: `Ghidul este pentru ofițerul de stare civilă al comunei. Primarul este ofițer de stare civilă; el poate delega atribuțiile viceprimarului, secretarului general sau altui funcționar cu competență în acest domeniu. **Ofițerul nu întocmește un act în care este parte sau declarant.** Actele se întocmesc în sistemul informatic SIIEASC, după normele aprobate prin HG 255/2024. Pentru orice altă cerere decât cele de mai jos, cereți îndrumarea direcției județene de evidență a persoanelor înainte de a primi dosarul.

## Nașterea

**Unde**: la primăria sau serviciul de evidență a persoanelor în a cărui rază s-a produs nașterea.

**Termenul**:

- **30 de zile** de la naștere, pentru copilul născut viu;
- **3 zile** de la naștere, pentru copilul născut mort;
- **24 de ore** de la deces, dacă un copil născut viu a murit înăuntrul celor 30 de zile.

**Acte**:

1. certificatul medical constatator al nașterii, cu număr, dată, semnătura și parafa medicului;
2. actele de identitate ale părinților și ale declarantului;
3. certificatul de căsătorie al părinților; dacă au nume diferite, declarația ambilor despre numele copilului;
4. pentru copilul din afara căsătoriei: declarația de recunoaștere dată de tată, cu consimțământul mamei.

**Ce verificați**: numele mamei este scris la fel în certificatul medical și în cartea de identitate; prenumele copilului este citit cu voce tare și semnat de declarant; domiciliul copilului.

## Decesul

**Unde**: la primăria locului unde s-a produs decesul.

**Termenul**: **3 zile** de la încetarea din viață. La moarte violentă sau la declararea peste termen sunt reguli aparte și se cer documente de la poliție sau de la parchet.

**Acte**:

1. certificatul medical constatator al decesului, întocmit, semnat și parafat de medicul care a făcut constatarea, și la decesul la domiciliu;
2. actul de identitate al decedatului; dacă lipsește, declarația despre motiv;
3. certificatele de stare civilă ale decedatului, dacă familia le are;
4. actul de identitate al declarantului (membru al familiei; în lipsă, vecin, medic sau altă persoană).

**După înregistrare**: se eliberează certificatul de deces și dovada pentru înhumare; actul de identitate se reține și se trimite; se anunță registrul agricol și impozitele.

## Certificatul de stare civilă pierdut, furat sau deteriorat

1. **Cine cere**: titularul sau persoana îndreptățită (părintele copilului sub 14 ani, reprezentantul legal; la deces, familia). Prin altcineva, numai cu **procură specială**.
2. **Unde**: la primăria care păstrează actul sau la primăria de domiciliu ori reședință, care trimite cererea mai departe.
3. **Acte**: cererea cu împrejurarea pierderii, actul de identitate; certificatul vechi, dacă este deteriorat.
4. **Verificarea** înainte de duplicat: actul din registru, cu toate mențiunile de pe margine. Un duplicat fără mențiunea divorțului sau a decesului produce alte greșeli.
5. **Eliberarea**: sub semnătură, cu seria și numărul trecute în evidență.

Pierderea sau deteriorarea certificatului este contravenție; cuantumul amenzii și taxele se citesc în legea la zi și în hotărârea consiliului local.

## Ce se face greșit

- se primește un certificat medical cu ștersături;
- se „corectează” un nume direct în act; orice îndreptare are procedura ei;
- mențiunea nu se trimite la exemplarul doi;
- certificatele în alb nu sunt încuiate și numărate lunar;
- se spune la telefon cine s-a născut, s-a căsătorit sau a murit. Datele se dau numai celui îndreptățit.`,
  },
  {
    key: "stare-civila-casatorie",
    kind: "checklist",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Căsătoria la primărie: actele, declarația, afișarea și oficierea",
    summary:
      "Lista actelor, termenul dintre declarație și oficiere, ce verifică ofițerul de stare civilă și ce urmează după căsătorie.",
    tags: ["căsătorie", "căsătorie civilă", "declarație de căsătorie", "certificat prenupțial"],
    basis: ["lege-119-1996", "hg-255-2024"],
    written: 27,
    verified: 25,
    months: 6,
    text: `Lista se folosește la primirea declarației de căsătorie și se păstrează în dosar. Declarația se face **personal de amândoi viitorii soți, în scris**, la primăria locului de domiciliu sau de reședință al unuia dintre ei. În altă localitate, căsătoria se poate încheia numai cu aprobarea primarului de acolo; atunci se înștiințează primăria de domiciliu, pentru publicare.

## La primirea declarației

1. **Identitatea**: actele de identitate ale amândurora, în termen. _Dovada: copiile._
2. **Certificatele de naștere**, în original și copie. Numele și CNP-ul sunt aceleași ca în cartea de identitate; dacă nu sunt, se îndreaptă întâi actul greșit. _Dovada: comparația._
3. **Certificatele medicale prenupțiale**, valabile **14 zile** de la emitere, cu mențiunea că persoana se poate căsători. Trebuie să fie valabile și în ziua oficierii. _Dovada: data trecută pe listă._
4. **Căsătoriile anterioare**: certificat de divorț, hotărâre definitivă sau certificatul de deces al fostului soț. _Dovada: originalul văzut._
5. **Vârsta**: 18 ani. De la 16 ani, numai cu aviz medical, încuviințarea părinților sau a tutorelui și autorizarea instanței de tutelă. _Dovada: documentele._
6. **Rudenia și alte impedimente**: declarația că nu există motive legale de oprire. _Dovada: semnătura._
7. **Numele** de după căsătorie al fiecăruia. _Dovada: rubrica semnată._
8. **Regimul matrimonial** ales: comunitatea legală sau altul. Pentru altul decât cel legal poate fi nevoie de convenție la notar. _Dovada: rubrica semnată, convenția._
9. **Cetățean străin**: acte traduse, dovada autorităților țării lui că poate încheia căsătoria. Cereți îndrumarea direcției județene. _Dovada: răspunsul._
10. **Limba**: cine nu cunoaște româna sau nu aude are interpret autorizat. _Dovada: procesul-verbal._

## Publicarea și termenul

1. Declarația se publică **în ziua în care a fost primită**, prin afișare în extras la sediul primăriei, pe site și în portalul SIIEASC; dacă celălalt soț are domiciliul în altă parte, și la primăria lui. _Dovada: procesul-verbal de afișare._
2. **Termenul este de 10 zile de la afișare.** Normele arată cum se socotesc ziua afișării și ziua căsătoriei; verificați-le înainte de a promite o dată. _Dovada: calculul pe listă._
3. **Mai devreme**: primarul poate încuviința, pentru motive temeinice, încheierea căsătoriei înainte de termen. _Dovada: cererea și aprobarea._
4. **Opoziția**: oricine o poate face în scris, cu dovezi. Se verifică înainte de oficiere. _Dovada: registrul._
5. **Valabilitatea**: după **30 de zile** fără căsătorie, sau dacă soții schimbă numele ori regimul matrimonial, se face o declarație nouă. _Dovada: data._

## În ziua căsătoriei

1. Soții sunt prezenți amândoi; nu există căsătorie prin procură.
2. **Doi martori**, cu acte de identitate. _Dovada: copiile._
3. Sala este deschisă publicului. Oficierea în aer liber sau în altă sală are aprobarea primarului.
4. Ofițerul ia consimțământul fiecăruia, citește ce cere legea, declară căsătoria încheiată și întocmește actul. _Dovada: semnăturile._
5. Lipsește ofițerul: oficiază numai o persoană delegată de primar, în scris, înainte. _Dovada: dispoziția._

## După căsătorie

1. Certificatul de căsătorie se eliberează soților.
2. Comunicările se trimit la actele de naștere și, pentru regimul matrimonial, la registrul prevăzut de lege.
3. Soții sunt anunțați ce documente au de preschimbat.
4. Registrul agricol și impozitele primesc modificarea numai dacă soții o declară.

Ofițer de stare civilă, …… · Data ……`,
  },
  {
    key: "stare-civila-transcriere-nume",
    kind: "guide",
    category: "legal_advice",
    topics: ["digitalizare"],
    title: "Stare civilă: transcrierea unui certificat din străinătate, schimbarea numelui, îndreptarea unei greșeli",
    summary:
      "Cererile care trec și pe la direcția județeană de evidență a persoanelor: acte, aviz, termene, ce nu se face la ghișeu.",
    tags: ["transcriere", "certificat din străinătate", "schimbarea numelui", "rectificare act de stare civilă"],
    basis: ["lege-119-1996", "hg-255-2024"],
    written: 27,
    verified: 25,
    months: 6,
    text: `Ghidul este pentru ofițerul de stare civilă al comunei, la cererile care nu se rezolvă numai la primărie. Primăria primește dosarul, îl verifică, cere avizul direcției județene de evidență a persoanelor și comunică rezultatul. Nu promiteți un termen înainte de aviz.

## Transcrierea unui certificat din străinătate

Certificatul de naștere, de căsătorie sau de deces al unui cetățean român, întocmit în străinătate, se transcrie obligatoriu, **în termen de 6 luni** de la întoarcerea în țară sau de la primirea certificatului. Termenul depășit nu este motiv de refuz al cererii.

1. **Unde**: la primăria de domiciliu a solicitantului; pentru copil, la domiciliul unuia dintre părinți. Cine nu a avut niciodată domiciliul în România merge la Sectorul 1 al municipiului București.
2. **Cine**: titularul, părintele copilului sau împuternicitul cu **procură specială**. Minorul peste 14 ani cere în nume propriu, asistat.
3. **Acte**: certificatul sau extrasul străin, în original; traducerea legalizată; actele de identitate; certificatele de stare civilă ale părinților sau ale soților; declarația despre domiciliul copilului, dacă părinții au domicilii diferite.
4. **Apostila**: documentele din statele Convenției de la Haga se apostilează; altele se supralegalizează. Extrasele multilingve ale statelor Convenției de la Viena din 1976 se primesc fără apostilă și fără traducere. Documentele din Uniunea Europeană au scutiri (Regulamentul (UE) 2016/1191), iar unele state au tratate cu România. Verificați lista înainte de a trimite omul la notar.
5. **Aprobarea**: primarul aprobă transcrierea **numai cu avizul direcției județene**.
6. Dacă părinții s-au căsătorit în străinătate, se transcrie întâi certificatul lor de căsătorie.

## Schimbarea numelui sau a prenumelui

Regulile sunt acum în Legea 119/1996 (art. 41^1 și următoarele); OG 41/2003 a fost abrogată prin Legea 105/2022. Nu mai folosiți formularele care o citează.

1. **Cererea motivată** se depune la primăria de domiciliu, personal sau cu procură specială.
2. **Motivele** temeinice sunt în lege. Dintre ele: nume indecent sau ridicol; nume folosit în profesie; mențiuni greșite ale ofițerului de stare civilă, după care s-au eliberat alte acte; nume din mai multe cuvinte.
3. **Pentru copil** cer părinții; fără acordul celuilalt părinte, verificați în lege cine hotărăște. După 14 ani semnează și copilul.
4. **Dosarul**: certificatele de stare civilă, dovada publicării, acordul soțului și celelalte documente cerute de lege la data cererii.
5. Primăria trimite dosarul direcției județene. Dispoziția nu o dă primarul.

## O greșeală într-un act

1. Se compară actul cu documentele care au stat la bază. Se scrie o notă: ce este greșit, de unde vine.
2. Omul face cerere scrisă și prezintă actele care arată datele corecte.
3. **Nu se șterge, nu se adaugă și nu se corectează nimic pe act.** Îndreptarea se face numai prin procedura din lege, cu avizul cerut; greșelile de fond le hotărăște instanța.
4. După aprobare, mențiunea se face pe act și se eliberează certificat nou. Se anunță celelalte primării care au acte ale persoanei.

## Ce se face greșit

- se primește o traducere fără apostila certificatului;
- se transcrie copilul înaintea căsătoriei părinților;
- se dă un certificat nou cu numele „corectat” fără mențiune;
- dosarul stă la primărie până „vine cineva de la județ”.`,
  },
  {
    key: "ajutor-incalzire",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Ajutorul pentru încălzire (Legea 226/2021): cererea, condițiile, verificarea, dispoziția",
    summary: "Ce venituri și ce bunuri contează, când se depune cererea, ce verifică primăria și ce transmite.",
    tags: ["ajutor de încălzire", "încălzire", "lemne", "supliment energie", "consumator vulnerabil"],
    basis: ["lege-226-2021", "hg-1073-2021", "lege-292-2011", "ue-2016-679"],
    written: 26,
    verified: 24,
    months: 3,
    text: `Ghidul este pentru asistentul social sau pentru persoana cu atribuții de asistență socială. Ajutorul se acordă în sezonul rece, **de la 1 noiembrie la 31 martie**, pentru un singur fel de încălzire, cel principal: lemne sau alți combustibili solizi, gaze, curent, termoficare. Suplimentul pentru energie este altă măsură și se dă tot anul. Cifrele de mai jos sunt cele aplicate în sezonul 2025–2026; **verificați-le în lege și pe site-ul ANPIS înainte de fiecare sezon**.

## Cine îl poate primi

- familia cu venit net mediu lunar de **până la 1.386 de lei pe membru**;
- persoana singură cu venit net mediu lunar de **până la 2.053 de lei**.

Familie înseamnă toți cei care locuiesc și gospodăresc împreună la adresă, rude sau nu. Se iau toate veniturile nete din luna dinaintea cererii. Cuantumul scade pe trepte, odată cu venitul; tabelul este în lege.

## Bunurile care exclud ajutorul

Este de ajuns unul dintre bunurile din lista anexată la lege. Dintre ele:

- altă clădire sau locuință în afara celei de domiciliu;
- mașină sau motocicletă mai nouă de 10 ani, sau mai mult de una mai veche, cu excepțiile pentru persoanele cu handicap;
- tractor, combină, alte utilaje agricole;
- depozite bancare mai mari de 3.000 de lei;
- terenuri și animale a căror producție netă anuală trece de pragul din lege.

Citiți lista întreagă împreună cu omul, înainte de semnare. El răspunde pentru declarație.

## Când se depune

1. Cererea cu declarația pe propria răspundere se depune la primăria localității unde este locuința.
2. În timpul sezonului: cererea depusă **până la data de 20 a lunii** dă dreptul din luna respectivă; **după 20**, din luna următoare.
3. Pentru luna noiembrie, ANPIS anunță în fiecare an ultima zi. În 2025 a fost 20 noiembrie.
4. Faceți anunțul la sfârșitul lui septembrie și un program pe sate, ca să nu stea oamenii la coadă.

## Actele

- actele de identitate ale tuturor; certificatele de naștere ale copiilor;
- dovada dreptului asupra locuinței: act, contract, adeverință de rol;
- dovada veniturilor: adeverință de salariu, cupon de pensie, alte decizii;
- factura sau contractul, la gaze și la curent.

Datele pe care primăria le are deja (rol fiscal, registru agricol, alte ajutoare) se verifică de funcționar; nu se cer omului.

## Ce face primăria

1. **Înregistrează** cererea și dă numărul. Nu se refuză o cerere incompletă; se cere în scris ce lipsește.
2. **Verifică** veniturile, bunurile, cine locuiește acolo. Mașinile și terenurile se văd în rolul fiscal și în registrul agricol.
3. **Ancheta socială** se face când datele nu se potrivesc sau în eșantionul cerut de norme. Folosiți ghidul pentru ancheta socială.
4. **Dispoziția primarului** acordă sau respinge dreptul. Respingerea are motivul și calea de contestare.
5. **Comunică** dispoziția titularului, iar agenției județene pentru plăți și furnizorilor situațiile cerute, la termenul din norme.
6. **Lemnele**: verificați în normele la zi dacă suma se plătește odată pentru tot sezonul și din ce buget.
7. **Schimbările**: titularul anunță schimbarea venitului, a familiei sau a locuinței în termenul din lege; dreptul se recalculează.

## Ce se face greșit

- se cere adeverință de la registrul agricol al aceleiași primării;
- bunicul care locuiește în aceeași casă nu este trecut, ca să scadă venitul pe membru;
- se acordă pentru două feluri de încălzire;
- cererea din 22 noiembrie se plătește din noiembrie;
- lista beneficiarilor se afișează cu nume. Datele sunt personale; nu se publică.

## Dosarul

Cererea, declarația, actele, extrasele din evidențe, ancheta, dispoziția, dovada comunicării. Sumele plătite nedatorat se recuperează; păstrați calculul.`,
  },
];
