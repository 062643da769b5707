import type { RowListProps } from "~/ui/row-list/row-list";
import type { ListSection } from "../rules/sections";

type ListWords = RowListProps["words"] & { intro: string };

/** The texts around the rows of each list. */
export const listWords: Readonly<Record<ListSection, ListWords>> = {
  services: {
    intro:
      "Fiecare serviciu apare în marketplace pe trei niveluri: Premium, Standard și Consultanță. Primele trei se văd și pe cardul firmei.",
    row: "Serviciul",
    add: "Adaugă un serviciu",
    none: "Niciun serviciu, deocamdată. Fără servicii firma nu are oferte în marketplace.",
  },
  specialisations: {
    intro: "Ce știți cel mai bine să faceți, în câteva cuvinte fiecare.",
    row: "Specializarea",
    add: "Adaugă o specializare",
    none: "Nicio specializare, deocamdată.",
  },
  portfolio: {
    intro:
      "Proiecte duse la capăt. Pe profil cele mai noi stau primele; ordinea de aici contează între cele din același an.",
    row: "Proiectul",
    add: "Adaugă un proiect",
    none: "Niciun proiect, deocamdată.",
  },
  team: {
    intro: "Oamenii cu care va lucra autoritatea. Treceți numai pe cine este de acord să apară public.",
    row: "Persoana",
    add: "Adaugă o persoană",
    none: "Nicio persoană, deocamdată.",
  },
  certifications: {
    intro: "Certificări, autorizații, asigurări: ce dovedește că știți și aveți voie.",
    row: "Certificarea",
    add: "Adaugă o certificare",
    none: "Nicio certificare, deocamdată.",
  },
  offers: {
    intro: "Ce oferiți o vreme, în plus față de servicii. O ofertă dispare singură de pe profil după ultima ei zi.",
    row: "Oferta",
    add: "Adaugă o ofertă",
    none: "Nicio ofertă specială, deocamdată.",
  },
};
