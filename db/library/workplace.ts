import type { ExampleResource } from "./resource";

/** Safety at work and the integrity declarations. */
export const workplaceResources: readonly ExampleResource[] = [
  {
    key: "ssm-primarie",
    kind: "checklist",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Securitatea și sănătatea în muncă (SSM) la primărie: ce trebuie să existe",
    summary:
      "Evaluarea riscurilor, planul de prevenire, instruirea, echipamentele și documentele pe care le cere un control.",
    tags: [
      "SSM",
      "securitate și sănătate în muncă",
      "protecția muncii",
      "instruire",
      "evaluarea riscurilor",
      "fișă de instruire",
      "ITM",
    ],
    basis: ["lege-319-2006: art. 6–7", "hg-1425-2006", "lege-53-2003"],
    written: 22,
    verified: 20,
    months: 12,
    text: `Lista este pentru primar, ca angajator, și pentru persoana desemnată cu SSM. Legea 319/2006 se aplică în toate sectoarele, publice și private, deci și unei primării cu zece oameni. **Un contract cu o firmă de SSM nu scutește angajatorul de răspundere** (art. 6). Riscurile unei comune nu sunt la birou: sunt pe utilaje, la tăierea crengilor, pe scară, la stația de apă, în deszăpezire.

## Organizarea

1. **Cine se ocupă**: lucrător desemnat, serviciu intern sau serviciu extern, după numărul de lucrători și după riscuri. Verificați condițiile în normele aprobate prin HG 1425/2006. _Dovada: dispoziția sau contractul._
2. **Comitetul de securitate și sănătate** sau reprezentanții lucrătorilor, când numărul salariaților îl cere. _Dovada: dispoziția, procesele-verbale._
3. **Bani** pentru echipamente, instruire, verificări, în buget. _Dovada: poziția bugetară._
4. **Atribuțiile SSM** sunt în fișa postului fiecărui șef. _Dovada: fișele._

## Riscurile

1. **Evaluarea riscurilor** pe fiecare loc de muncă și post: birou, casierie, șofer, buldoexcavator, muncitor la drumuri, stația de apă, îngrijitor, voluntar SVSU. _Dovada: evaluarea semnată._
2. Evaluarea se reface după un accident, la utilaj nou, la loc de muncă nou. _Dovada: data._
3. **Planul de prevenire și protecție**: măsura, cine, până când, cât costă. _Dovada: planul cu stadiul._
4. **Instrucțiuni proprii** pe activități, scrise pentru oamenii care le citesc. _Dovada: semnăturile._

## Instruirea

1. **Introductiv-generală**, la angajare; **la locul de muncă**, de șeful direct; **periodică**, la intervalul din instrucțiuni. _Dovada: fișa individuală, la zi._
2. Instruire **suplimentară** la schimbarea postului, după absență lungă, la utilaj nou. _Dovada: fișa._
3. Cei care muncesc ocazional (ajutor social, muncă în folosul comunității, zilieri, practicanți) sunt instruiți înainte de a ieși pe teren. _Dovada: lista semnată cu data și ora._
4. Salariații altor firme care lucrează în clădire: convenție despre SSM. _Dovada: convenția._

## Sănătatea

1. Fișa de aptitudine dată de medicul de medicina muncii, la angajare și apoi periodic, la data scrisă de medic. _Dovada: fișele; nu se păstrează diagnosticul._
2. Trusa de prim ajutor pe fiecare clădire și utilaj, în termen. _Dovada: inventarul._

## Echipamentele

1. **Echipament individual de protecție**, pe post: bocanci, vestă, cască, ochelari, mănuși, ham. _Dovada: fișa de predare._
2. **Scări, drujbe, generatoare, prese**: verificate și cu dispozitivele de protecție montate. _Dovada: fișa._
3. **Instalația electrică** și prizele de pământ: verificate. _Dovada: buletinul._
4. **Utilaje cu autorizare** (ISCIR, macara, nacelă): operator autorizat. _Dovada: autorizația._
5. **Cămine și bazine**: nu intră nimeni singur, fără măsurarea aerului și fără om afară. _Dovada: permisul de lucru._

## La control

Inspectorul cere: evaluarea riscurilor, planul, instrucțiunile, fișele de instruire, fișele de aptitudine, fișele de echipament, registrele de accidente, deciziile. Puneți-le într-un singur dosar, cu opis.

## Ce găsește controlul

- fișe semnate pe un an întreg, într-o zi;
- evaluare copiată, cu „sudor” la o primărie fără sudor;
- beneficiarii de ajutor social puși la cosit fără instruire și fără ochelari;
- scara de aluminiu la tăiat crengi lângă rețea;
- primarul semnează, dar nimeni nu a văzut planul.

Verificat, …… · Data ……`,
  },
  {
    key: "accident-de-munca",
    kind: "guide",
    category: "human_resources",
    topics: ["management-proiecte"],
    title: "Accident de muncă la primărie: primele ore, anunțarea ITM, cercetarea, dosarul",
    summary: "Ce se face imediat, pe cine anunțați, ce este accident de muncă și ce documente rămân.",
    tags: ["accident de muncă", "ITM", "inspectoratul teritorial de muncă"],
    basis: ["lege-319-2006: art. 5", "lege-319-2006: art. 31", "hg-1425-2006", "lege-53-2003"],
    written: 21,
    verified: 20,
    months: 12,
    text: `Ghidul este pentru primar și pentru persoana cu SSM. Se ține tipărit lângă telefon. Un accident ascuns sau anunțat târziu este mai grav pentru primărie decât accidentul însuși.

## Primele minute

1. **Salvați omul**: opriți utilajul sau curentul, dați primul ajutor, sunați la **112**.
2. **Nu schimbați locul** decât cât cere salvarea. Fotografiați înainte de orice mutare.
3. **Opriți lucrul** în zonă și lăsați pe cineva de pază.
4. Notați ora, locul, cine a fost de față, ce lucra omul, ce echipament purta.

## Ce este accident de muncă

Vătămarea violentă a organismului sau intoxicația acută, în timpul muncii ori în îndeplinirea îndatoririlor de serviciu, care provoacă **incapacitate temporară de muncă de cel puțin 3 zile calendaristice**, invaliditate sau deces (art. 5 din Legea 319/2006). Este accident de muncă și:

- cel suferit **pe drumul normal** dintre casă și locul de muncă, în timpul obișnuit;
- cel suferit de practicanți și ucenici, în timpul practicii;
- cel suferit în îndeplinirea unei sarcini de interes public;
- cel suferit de cineva care, din proprie inițiativă, salvează oameni sau bunuri publice.

Accidentele se clasifică: cu incapacitate de cel puțin 3 zile, cu invaliditate, mortal, colectiv (cel puțin **trei** persoane, în același timp și din aceeași cauză; art. 31).

## Anunțarea

1. Șeful direct anunță **primarul** imediat.
2. Primarul comunică evenimentul **imediat inspectoratului teritorial de muncă (ITM)**, la telefonul de permanență, apoi în scris, pe formularul din norme. Notați numele celui care a preluat și ora.
3. La deces sau la fapte care pot fi infracțiuni se anunță și **poliția sau parchetul**.
4. Se anunță asigurătorul pentru accidente de muncă, dacă omul are drepturi, în termenul din lege.
5. Familia este anunțată de primar sau de șeful direct, nu de colegi la telefon.

Accidentul în care omul lipsește mai puțin de 3 zile se trece în registrul accidentelor ușoare și se analizează la fel.

## Cercetarea

- **Cine**: accidentul cu incapacitate temporară îl cercetează comisia numită de angajator; pentru invaliditate, deces și accident colectiv cercetează ITM. Verificați în Legea 319/2006 și în norme împărțirea la zi și termenele de încheiere.
- **Comisia** nu îl cuprinde pe cel care a organizat munca.
- **Declarații** separate: victima, martorii, șeful. Fiecare scrie singur, cu dată.
- **Acte de strâns**: fișa de instruire, fișa de aptitudine, fișa postului, evaluarea riscurilor, starea utilajului, certificatul medical.
- **Procesul-verbal** spune împrejurările, cauzele, cine a încălcat ce, măsurile și termenele.

## După

1. Evenimentul se trece în registru.
2. Măsurile se aplică și se verifică: „s-a instruit din nou” nu este o măsură pentru un utilaj fără apărătoare.
3. Evaluarea riscurilor se reface pentru acel post.
4. Salariatul se întoarce cu aviz medical și cu instruire la reluare.
5. Accidentatul primește o copie a procesului-verbal; îi trebuie pentru drepturi.

## Ce se face greșit

- omul este dus acasă „să vedem mâine”;
- i se cere să declare că s-a lovit în curte;
- utilajul se repară înainte de cercetare;
- beneficiarul de ajutor social accidentat nu este anunțat, pentru că „nu este angajat”. Cereți îndrumarea ITM.`,
  },
  {
    key: "declaratii-avere-interese",
    kind: "guide",
    category: "legal_advice",
    topics: ["transparenta"],
    title: "Declarațiile de avere și de interese: cine, când, cum și ce mai publică primăria",
    summary:
      "Termenele de 30 de zile și 15 iunie, depunerea electronică, ce face persoana desemnată și ce a schimbat Decizia CCR 297/2025.",
    tags: ["declarație de avere", "declarație de interese", "ANI", "e-DAI", "integritate"],
    basis: ["lege-176-2010: art. 1–6", "lege-161-2003", "oug-57-2019"],
    written: 20,
    verified: 18,
    months: 3,
    text: `Ghidul este pentru persoana desemnată cu declarațiile, de regulă secretarul general sau cineva de la resurse umane. **Regulile s-au schimbat în 2025**: prin Decizia Curții Constituționale nr. 297/2025 (M.Of. nr. 543 din 12.06.2025), art. 3 alin. (2), art. 6 alin. (1) lit. d) și art. 12 alin. (6) din Legea 176/2010 au fost declarate neconstituționale, total sau în parte. Citiți legea la zi și instrucțiunile ANI (integritate.eu) înainte de fiecare termen; până la o lege nouă, ghidurile mai vechi de vara lui 2025 nu mai sunt bune.

## Cine depune

La o comună: primarul, viceprimarul, consilierii locali, secretarul general, funcționarii publici și celelalte persoane din art. 1 al legii (de exemplu, cei care conduc o instituție sau o societate a comunei). Personalul contractual depune numai dacă legea îl cuprinde: verificați punct cu punct art. 1, mai ales pentru cei care administrează proiecte cu bani europeni.

## Când

- **30 de zile** de la numire, de la alegere sau de la începerea activității;
- **anual, cel mai târziu la 15 iunie**: veniturile pentru anul fiscal încheiat, restul la data declarării;
- **30 de zile** de la încheierea mandatului sau încetarea activității;
- cine a fost suspendat un an fiscal întreg: 30 de zile de la încetarea suspendării.

Cine nu depune la termen riscă amendă; ANI poate face verificare din oficiu.

## Cum

1. Din 2022 declarațiile se completează și se trimit **electronic, prin e-DAI**, cu semnătură electronică. ANI nu mai primește hârtie.
2. Fiecare își completează singur declarația. Persoana desemnată explică formularul, nu îl completează și nu dă sfaturi despre ce „să nu treacă”.
3. Declarația este act personal și se poate rectifica numai în condițiile legii.
4. După Decizia 297/2025 s-a schimbat ce se declară despre soț și despre copii. Folosiți numai formularul și ghidul ANI de azi.

## Ce mai publică primăria

Obligația de a publica declarațiile pe site-ul instituției și pe site-ul ANI a fost declarată neconstituțională. Prin urmare:

- **nu puneți pe site declarații noi** fără să verificați ce spune legea la data aceea;
- pentru declarațiile vechi rămase pe site, cereți în scris punctul de vedere al ANI și al responsabilului cu protecția datelor;
- la o cerere în temeiul Legii 544/2001, răspundeți motivat, după legea la zi; nu trimiteți declarația întreagă din obișnuință.

## Ce face persoana desemnată

1. **Lista** celor care au obligația, cu data numirii, actualizată la fiecare schimbare.
2. **Anunțul**: în mai, tuturor; la numire și la plecare, în ziua aceea.
3. **Sprijinul** pentru semnătura electronică și pentru cont, cu două săptămâni înainte.
4. **Verificarea formală**: toate rubricile sunt completate. Dacă vede o lipsă, recomandă în scris rectificarea, în termenul din lege.
5. **Registrele** declarațiilor și dovezile de depunere.
6. **Comunicarea către ANI** a listei celor care nu au depus la termen, după cererea punctului lor de vedere.

## Nu este același lucru

- **Conflictul de interese** se anunță de fiecare dată când apare, în ședință sau în scris, chiar dacă interesul este în declarație.
- **Incompatibilitatea** nu se rezolvă prin declarare; se renunță la una dintre calități, în termenul din lege (Legea 161/2003, Codul administrativ).
- **Cadourile** primite în funcție se declară separat.

## Ce se face greșit

- consilierul supleant validat în octombrie este uitat până în iunie;
- cei plecați nu depun declarația de la încetare;
- contul e-DAI este folosit de secretară pentru toți consilierii;
- declarații cu adresă, CNP și semnătură rămase pe site din 2012.`,
  },
];
