import type { ExampleArticles } from "../act";
import { page, view } from "./portal";

/** Employees, their safety, and emergencies. */
export const peopleArticles: readonly ExampleArticles[] = [
  {
    act: "lege-53-2003",
    address: view(128646),
    asOf: "2026-04-27",
    articles: [
      [
        "art. 112",
        "durata normală a timpului de muncă",
        "Cu normă întreagă: 8 ore pe zi și 40 de ore pe săptămână. Sub 18 ani: 6 ore pe zi și 30 de ore pe săptămână.",
      ],
      [
        "art. 114 alin. (1)",
        "durata maximă a timpului de muncă",
        "Cel mult 48 de ore pe săptămână, cu orele suplimentare cu tot.",
      ],
      [
        "art. 117",
        "afișarea programului",
        "Programul de muncă și repartizarea lui pe zile se aduc la cunoștința salariaților și se afișează la sediul angajatorului.",
      ],
      [
        "art. 120",
        "munca suplimentară",
        "Este munca peste durata normală săptămânală. Nu se face fără acordul salariatului, cu excepția forței majore și a lucrărilor urgente pentru accidente.",
      ],
      [
        "art. 122 alin. (1)",
        "cum se compensează orele suplimentare",
        "Cu ore libere plătite în următoarele 90 de zile calendaristice.",
      ],
      [
        "art. 123 alin. (2)",
        "sporul pentru ore suplimentare",
        "Dacă nu se pot compensa cu ore libere, orele suplimentare se plătesc cu un spor de cel puțin 75% din salariul de bază. Pentru personalul plătit din fonduri publice verificați și legile salarizării.",
      ],
      [
        "art. 126",
        "munca de noapte",
        "Fie programul este mai scurt cu o oră, fără scăderea salariului, fie se plătește un spor de 25% din salariul de bază.",
      ],
      [
        "art. 135",
        "repausul zilnic",
        "Cel puțin 12 ore consecutive între două zile de muncă; la munca în schimburi, cel puțin 8 ore între schimburi.",
      ],
      ["art. 137 alin. (1)", "repausul săptămânal", "48 de ore consecutive."],
      [
        "art. 139 alin. (1)",
        "zilele de sărbătoare legală",
        "1 și 2 ianuarie; 6 și 7 ianuarie; 24 ianuarie; Vinerea Mare; prima și a doua zi de Paști; 1 mai; 1 iunie; prima și a doua zi de Rusalii; Adormirea Maicii Domnului; 30 noiembrie; 1 decembrie; prima și a doua zi de Crăciun.",
      ],
      [
        "art. 145 alin. (1)",
        "durata minimă a concediului de odihnă",
        "Cel puțin 20 de zile lucrătoare pe an, oricare ar fi vechimea. În administrația publică citiți și HG 250/1992.",
      ],
      [
        "art. 146 alin. (3)",
        "concediul neefectuat plătit în bani",
        "Se plătește în bani numai la încetarea contractului individual de muncă.",
      ],
      [
        "art. 147",
        "concediul suplimentar",
        "Cel puțin 3 zile lucrătoare în plus pentru cei care lucrează în condiții grele, periculoase sau vătămătoare, nevăzători, alte persoane cu handicap și tineri sub 18 ani.",
      ],
      [
        "art. 150 alin. (3)",
        "când se plătește indemnizația de concediu",
        "Cu cel puțin 5 zile lucrătoare înainte de plecarea în concediu.",
      ],
      [
        "art. 152",
        "zile libere plătite la evenimente de familie",
        "La evenimente familiale deosebite, cum sunt căsătoria, nașterea sau decesul unei rude, salariatul are zile libere plătite, care nu se scad din concediul de odihnă. Evenimentele și numărul zilelor libere se stabilesc prin lege, prin contractul colectiv de muncă sau prin regulamentul intern.",
      ],
    ],
  },
  {
    act: "hg-250-1992",
    address: "https://legislatie.just.ro/Public/FormaPrintabila/00000G27OOLEQBTU3YQ25QYYJV2ZKAWZ",
    asOf: "1995-06-13",
    articles: [
      [
        "art. 1 alin. (1)",
        "zilele de concediu ale salariaților din administrația publică",
        "În forma republicată: 21 de zile lucrătoare pentru o vechime în muncă de până la 10 ani și 25 de zile lucrătoare peste 10 ani. Verificați forma la zi.",
      ],
    ],
  },
  {
    act: "lege-319-2006",
    address: page(73772),
    asOf: "2021-07-25",
    articles: [
      [
        "art. 7 alin. (1)",
        "ce asigură angajatorul",
        "Securitatea și sănătatea lucrătorilor, prevenirea riscurilor, informarea și instruirea lor, oamenii și mijloacele necesare. Legea se aplică și instituțiilor publice.",
      ],
      [
        "art. 8 alin. (1)",
        "lucrătorii desemnați",
        "Angajatorul desemnează unul sau mai mulți lucrători pentru protecție și prevenirea riscurilor.",
      ],
      [
        "art. 8 alin. (4)",
        "serviciile externe de prevenire",
        "Dacă nu are personal competent, angajatorul recurge la servicii externe.",
      ],
      [
        "art. 10 alin. (2)",
        "primul ajutor, incendiile, evacuarea",
        "Angajatorul desemnează lucrătorii care aplică măsurile de prim ajutor, de stingere a incendiilor și de evacuare.",
      ],
      [
        "art. 12 alin. (1)",
        "evaluarea riscurilor",
        "Angajatorul are o evaluare scrisă a riscurilor, hotărăște măsurile și echipamentele de protecție și ține evidența accidentelor de muncă.",
      ],
      [
        "art. 13",
        "obligațiile angajatorului la securitate și sănătate în muncă",
        "Între altele: planul de prevenire și protecție, atribuțiile din fișa postului, instrucțiunile proprii, informarea înainte de angajare, controlul medical la angajare și periodic, echipamentul individual de protecție.",
      ],
      [
        "art. 20 alin. (1)",
        "când se instruiește un lucrător",
        "La angajare; la schimbarea locului de muncă; la un echipament nou sau modificat; la o tehnologie sau o procedură nouă; la lucrări speciale.",
      ],
      [
        "art. 20 alin. (2)",
        "instruirea periodică",
        "Instruirea se adaptează riscurilor și se repetă periodic și ori de câte ori este necesar.",
      ],
      [
        "art. 22",
        "obligația lucrătorului",
        "Fiecare lucrător își desfășoară activitatea după instruirea primită, astfel încât să nu se expună pe sine sau pe alții la accidente.",
      ],
      [
        "art. 27 alin. (1)",
        "anunțarea unui accident de muncă",
        "Angajatorul anunță imediat evenimentul la inspectoratul teritorial de muncă și, după caz, la asigurător și la organele de urmărire penală.",
      ],
      [
        "art. 39 alin. (4)",
        "amenda fără evaluarea riscurilor sau fără instruire",
        "Lipsa evaluării riscurilor, a instruirii sau a controlului medical se sancționează cu amendă de la 4.000 la 8.000 de lei.",
      ],
    ],
  },
  {
    act: "lege-481-2004",
    address: page(265539),
    asOf: "2023-03-07",
    articles: [
      [
        "art. 21 alin. (1)",
        "protecția civilă în planurile comunei",
        "Autoritățile locale cuprind măsurile de protecție civilă în planurile și programele de dezvoltare și urmăresc realizarea lor.",
      ],
      [
        "art. 25",
        "atribuțiile consiliului local la protecția civilă",
        "Între altele: aprobă organizarea protecției civile și o analizează anual, aprobă planurile de resurse pentru situații de urgență, participă la finanțarea lor și poate stabili taxe speciale.",
      ],
      [
        "art. 27",
        "atribuțiile primarului la protecția civilă",
        "Între altele: propune structura de protecție civilă, aprobă planurile operative, coordonează serviciul voluntar pentru situații de urgență, răspunde de alarmarea și pregătirea populației, coordonează evacuarea.",
      ],
    ],
  },
  {
    act: "lege-307-2006",
    address: page(309352),
    asOf: "2026-03-13",
    articles: [
      [
        "art. 13",
        "consiliul local și apărarea împotriva incendiilor",
        "Între altele: aprobă planul de analiză și acoperire a riscurilor, înființează, la propunerea primarului și cu avizul inspectoratului, serviciul voluntar de urgență și îi aprobă regulamentul, desemnează șeful lui.",
      ],
      [
        "art. 14",
        "primarul și apărarea împotriva incendiilor",
        "Între altele: asigură planul de analiză și acoperire a riscurilor și serviciul voluntar, coordonează intervenția până la sosirea inspectoratului, controlează măsurile la adunări și manifestări publice.",
      ],
      [
        "art. 19 alin. (1)",
        "conducătorul instituției și incendiile",
        "Stabilește prin dispoziții scrise cine răspunde de apărarea împotriva incendiilor în instituție, le actualizează și le aduce la cunoștința salariaților și a celor interesați.",
      ],
    ],
  },
];
