import type { ExampleArticles } from "../act";
import { page, view } from "./portal";

export const moneyArticles: readonly ExampleArticles[] = [
  {
    act: "lege-273-2006",
    address: view(73527),
    asOf: "2026-03-01",
    articles: [
      [
        "art. 2",
        "anul bugetar",
        "Anul bugetar este anul calendaristic: începe la 1 ianuarie și se încheie la 31 decembrie.",
      ],
      [
        "art. 7",
        "universalitatea bugetului local",
        "Veniturile și cheltuielile se scriu în buget în totalitate, în sume brute. Veniturile nu se leagă de anumite cheltuieli, cu excepția donațiilor și a sponsorizărilor cu destinație stabilită.",
      ],
      [
        "art. 8",
        "publicitatea și dezbaterea bugetului local",
        "Procesul bugetar este deschis: proiectul de buget local se dezbate public cu prilejul aprobării lui.",
      ],
      [
        "art. 39 alin. (3)",
        "contestațiile locuitorilor la proiectul de buget",
        "Locuitorii pot depune contestații la proiectul de buget în 15 zile de la publicarea sau afișarea lui.",
      ],
    ],
  },
  {
    act: "lege-500-2002",
    address: page(37954),
    asOf: "2026-09-27",
    articles: [
      [
        "art. 14 alin. (3)",
        "nicio cheltuială fără prevedere bugetară",
        "Nicio cheltuială din fonduri publice nu se angajează, nu se ordonanțează și nu se plătește dacă nu este aprobată potrivit legii și nu are prevederi bugetare.",
      ],
      [
        "art. 20 alin. (4)",
        "delegarea calității de ordonator de credite",
        "Ordonatorul de credite poate delega această calitate înlocuitorului de drept, secretarului general sau altei persoane împuternicite, dar nu conducătorului compartimentului financiar-contabil. Actul de delegare spune ce competențe se deleagă și în ce condiții.",
      ],
      [
        "art. 24 alin. (2)",
        "viza de control financiar preventiv",
        "Angajarea și ordonanțarea cheltuielilor se fac numai cu viza prealabilă de control financiar preventiv propriu și, după caz, delegat.",
      ],
      [
        "art. 53 alin. (1)",
        "când se plătesc salariile",
        "Salariile din sistemul bugetar se plătesc o dată pe lună, între 5 și 15 ale lunii, pentru luna precedentă.",
      ],
      [
        "art. 61 alin. (1)",
        "încheierea execuției bugetare",
        "Execuția bugetară se încheie la 31 decembrie a fiecărui an.",
      ],
      [
        "art. 61 alin. (3)",
        "creditele neutilizate",
        "Creditele de angajament fără angajamente legale și creditele bugetare neutilizate la sfârșitul anului sunt anulate de drept.",
      ],
    ],
  },
  {
    act: "lege-227-2015",
    address: page(171282),
    asOf: "2026-08-01",
    articles: [
      [
        "art. 462 alin. (1)",
        "când se plătește impozitul pe clădiri",
        "Impozitul pe clădiri se plătește anual, în două rate egale: până la 31 martie și până la 30 septembrie.",
      ],
      [
        "art. 462 alin. (2)",
        "bonificația pentru plata din timp",
        "Cine plătește până la 31 martie impozitul pe tot anul primește o bonificație de până la 10%, stabilită prin hotărâre a consiliului local.",
      ],
      [
        "art. 474",
        "taxele pentru certificate, avize și autorizații",
        "Stabilește taxele pentru certificatul de urbanism, pentru autorizațiile de construire și de desființare și pentru alte avize. La procedura simplificată a notificării, Legea 169/2026 cere jumătate din taxă.",
      ],
      [
        "art. 484",
        "taxele speciale",
        "Temeiul taxelor speciale ale consiliului local, între care și taxa pentru autorizația de construire emisă în regim de urgență.",
      ],
    ],
  },
];
