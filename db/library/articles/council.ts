import type { ExampleArticles } from "../act";
import { page } from "./portal";

const READ = "2026-08-10";

/** The organisation of a commune, its acts, and how they are written. */
export const councilArticles: readonly ExampleArticles[] = [
  {
    act: "oug-57-2019",
    address: page(215925),
    asOf: READ,
    articles: [
      [
        "art. 96 alin. (4)",
        "e-mailul ca mijloc oficial de comunicare",
        "Comunele, orașele, municipiile și județele pot folosi poșta electronică drept instrument de comunicare oficială cu instituțiile și cu cetățenii.",
      ],
      [
        "art. 106 alin. (1)",
        "autoritățile comunei",
        "Consiliul local este autoritatea deliberativă, iar primarul este autoritatea executivă.",
      ],
      [
        "art. 112 alin. (1)",
        "câți consilieri locali are un consiliu",
        "Numărul se stabilește prin ordin al prefectului, după locuitorii cu domiciliul acolo la 1 ianuarie a anului alegerilor: 9 până la 1.500 de locuitori; 11 până la 3.000; 13 până la 5.000; 15 până la 10.000; 17 până la 20.000; 19 până la 50.000; 21 până la 100.000; 23 până la 200.000; 27 până la 400.000; 31 peste 400.000, fără București.",
      ],
      [
        "art. 113 alin. (1)",
        "constituirea consiliului local",
        "Consiliul local se constituie în cel mult 60 de zile de la alegeri, după validarea mandatelor.",
      ],
      [
        "art. 114 alin. (1)",
        "validarea mandatelor de consilier",
        "Mandatele se validează în cel mult 25 de zile de la alegeri, de judecătoria în a cărei rază se află circumscripția.",
      ],
      [
        "art. 129 alin. (1)",
        "ce hotărăște consiliul local",
        "Are inițiativă și hotărăște în toate problemele de interes local, cu excepția celor date prin lege în competența altor autorități.",
      ],
      [
        "art. 133 alin. (1)",
        "ședințele ordinare",
        "Consiliul local se întrunește în ședință ordinară cel puțin o dată pe lună, la convocarea primarului.",
      ],
      [
        "art. 133 alin. (2)",
        "ședințele extraordinare",
        "Se convoacă de primar, de cel puțin o treime dintre consilierii în funcție sau de primar la cererea prefectului.",
      ],
      [
        "art. 134 alin. (1)",
        "prin ce se convoacă consiliul local",
        "Prin dispoziție a primarului sau, când cer o treime dintre consilieri, prin convocarea semnată de ei.",
      ],
      [
        "art. 134 alin. (3)",
        "cu câte zile înainte se convoacă",
        "Convocarea arată data ședinței: la 5 zile de la comunicarea ei pentru o ședință ordinară și la 3 zile pentru una extraordinară.",
      ],
      [
        "art. 135 alin. (1)",
        "ordinea de zi",
        "Proiectul ordinii de zi se redactează ca anexă la convocare, cu sprijinul secretarului general.",
      ],
      [
        "art. 152 alin. (1)",
        "viceprimarul",
        "Viceprimarul este subordonat primarului și, în situațiile prevăzute de lege, înlocuitorul lui de drept, când lucrează în numele primarului.",
      ],
      [
        "art. 157 alin. (1)",
        "delegarea atribuțiilor primarului",
        "Primarul poate delega prin dispoziție atribuțiile date de lege, între alții viceprimarului și secretarului general.",
      ],
      [
        "art. 163 alin. (1)",
        "cine îl înlocuiește pe primar",
        "Când funcția este vacantă, primarul este suspendat sau nu își poate exercita mandatul, atribuțiile trec de drept la viceprimar.",
      ],
      [
        "art. 196 alin. (1)",
        "hotărâri și dispoziții",
        "Consiliul local adoptă hotărâri, iar primarul emite dispoziții; ambele pot fi normative sau individuale.",
      ],
      [
        "art. 197 alin. (1)",
        "comunicarea actelor către prefect",
        "Secretarul general comunică prefectului hotărârile și dispozițiile, normative și individuale, în cel mult 10 zile lucrătoare de la adoptare sau emitere.",
      ],
      [
        "art. 197 alin. (3)",
        "obiecțiile de legalitate",
        "Comunicarea se face în scris, cu eventualele obiecții motivate cu privire la legalitate, și se înregistrează într-un registru special.",
      ],
      [
        "art. 197 alin. (4)",
        "cine aduce actele la cunoștința publică",
        "Hotărârile și dispozițiile se aduc la cunoștința publică și se comunică prin grija secretarului general.",
      ],
      [
        "art. 197 alin. (5)",
        "Monitorul Oficial Local",
        "Hotărârile, dispozițiile, documentele financiare și celelalte documente prevăzute de lege se publică, pentru informare, în format electronic în Monitorul Oficial Local, după procedura din anexa nr. 1.",
      ],
      [
        "art. 198 alin. (1)",
        "de când este obligatorie o hotărâre normativă",
        "Hotărârile și dispozițiile normative devin obligatorii de la aducerea lor la cunoștință publică.",
      ],
      [
        "art. 198 alin. (2)",
        "publicarea actelor normative: termenul",
        "Aducerea la cunoștință publică se face în 5 zile de la comunicarea oficială către prefect.",
      ],
      [
        "art. 199 alin. (1)",
        "comunicarea actelor individuale",
        "Actele individuale se comunică celor cărora li se adresează în cel mult 5 zile de la comunicarea oficială către prefect.",
      ],
      [
        "art. 200",
        "controlul de legalitate al prefectului",
        "Dispozițiile primarului și hotărârile consiliului local sunt supuse controlului de legalitate al prefectului, în condițiile art. 255.",
      ],
      [
        "art. 240 alin. (1)",
        "semnătura primarului",
        "Primarul, prin semnare, învestește cu formulă de autoritate executarea actelor pe care le emite; hotărârile le semnează președintele de ședință.",
      ],
      [
        "art. 240 alin. (2)",
        "răspunderea celor care semnează și avizează",
        "Contrasemnarea, avizarea pentru legalitate și semnarea documentelor de fundamentare angajează răspunderea administrativă, civilă sau penală a semnatarilor, dacă se încalcă legea.",
      ],
      [
        "art. 243 alin. (1)",
        "atribuțiile secretarului general",
        "Între altele, secretarul general avizează proiectele de hotărâri, contrasemnează pentru legalitate dispozițiile primarului și hotărârile consiliului local, ține evidența lor și coordonează arhiva.",
      ],
      [
        "art. 255 alin. (2)",
        "prefectul atacă, instanța anulează",
        "Prefectul poate ataca în fața instanței actele pe care le consideră ilegale; nu le anulează el.",
      ],
      [
        "anexa nr. 1",
        "ce se publică în Monitorul Oficial Local",
        "Hotărârile consiliului local se publică atât cele normative, cât și cele individuale; dintre dispozițiile primarului, cele normative. Documentele se publică fără semnături olografe și cu respectarea protecției datelor personale; se publică și registrele lor de evidență.",
      ],
    ],
  },
  {
    act: "lege-24-2000",
    address: page(21698),
    asOf: READ,
    articles: [
      [
        "art. 2 alin. (2)",
        "ce cuprind normele de tehnică legislativă",
        "Părțile unui act normativ, structura, forma și sistematizarea lui, felul în care se modifică, se completează, se abrogă, se publică și se republică, limbajul și stilul.",
      ],
      [
        "art. 3 alin. (1)",
        "cine respectă tehnica legislativă",
        "Normele sunt obligatorii pentru legi, ordonanțe și hotărâri ale Guvernului și pentru actele normative ale celorlalte autorități cu astfel de atribuții, deci și pentru hotărârile consiliului local.",
      ],
      [
        "art. 4 alin. (3)",
        "actele date în executarea legii",
        "Actele normative date în executarea legilor, a ordonanțelor sau a hotărârilor Guvernului se emit în limitele și potrivit normelor care le ordonă.",
      ],
      [
        "art. 64",
        "abrogarea",
        "Prevederile contrare unei reglementări noi, de același nivel sau de nivel superior, se abrogă expres.",
      ],
      [
        "art. 71",
        "rectificarea erorilor materiale",
        "Erorile materiale descoperite după publicare se îndreaptă printr-o rectificare; prin ea nu se poate schimba fondul actului.",
      ],
    ],
  },
  {
    act: "lege-161-2003",
    address: page(43323),
    asOf: "2007-11-25",
    articles: [
      [
        "art. 70",
        "ce este conflictul de interese",
        "Situația în care cine exercită o demnitate publică sau o funcție publică are un interes personal de natură patrimonială care ar putea influența îndeplinirea obiectivă a atribuțiilor sale.",
      ],
      [
        "art. 71",
        "principiile prevenirii conflictului de interese",
        "Imparțialitatea, integritatea, transparența deciziei și supremația interesului public.",
      ],
    ],
  },
];
