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
      "Proiecte finalizate. Pe profil cele mai noi stau primele; ordinea de aici contează între cele din același an.",
    row: "Proiectul",
    add: "Adaugă un proiect",
    none: "Niciun proiect, deocamdată.",
  },
  team: {
    intro: "Persoanele cu care va lucra autoritatea. Adăugați numai persoane care sunt de acord să apară public.",
    row: "Persoana",
    add: "Adaugă o persoană",
    none: "Nicio persoană, deocamdată.",
  },
  certifications: {
    intro: "Certificări, autorizații, asigurări: documente care atestă competența și dreptul de a presta.",
    row: "Certificarea",
    add: "Adaugă o certificare",
    none: "Nicio certificare, deocamdată.",
  },
  offers: {
    intro:
      "Oferte pe perioadă limitată, în plus față de servicii. O ofertă dispare automat de pe profil după ultima ei zi.",
    row: "Oferta",
    add: "Adaugă o ofertă",
    none: "Nicio ofertă specială, deocamdată.",
  },
};
