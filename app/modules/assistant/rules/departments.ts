import { codesOf } from "../../../platform/codes";

type About = {
  label: string /** Of what it knows documents, shown as badges. */;
  expertise: readonly string[];
  presentation: string;
};

/** The five departments that answer, by the code that stands in the address. */
export const DEPARTMENTS = {
  financiar: {
    label: "Financiar",
    expertise: ["Impozite și taxe locale", "Buget", "Executare silită", "Facturi și plăți", "Inventar"],
    presentation:
      "Sunt asistentul pentru compartimentul financiar. Caut în documente despre impozite și taxe locale, buget, plata facturilor, executare silită și inventar.",
  },
  hr: {
    label: "Resurse umane",
    expertise: ["Concursuri", "Fișa postului", "Evaluare anuală", "Concedii", "Telemuncă"],
    presentation:
      "Sunt asistentul pentru resurse umane. Caut în documente despre concursuri, fișa postului, evaluare, concedii, telemuncă și dosarul de personal.",
  },
  servicii: {
    label: "Servicii publice",
    expertise: ["Salubrizare", "Urbanism", "Asistență socială", "Drumuri și apă", "Adrese"],
    presentation:
      "Sunt asistentul pentru servicii publice. Caut în documente despre salubrizare, urbanism, asistență socială, drumuri, apă și adrese.",
  },
  achizitii: {
    label: "Achiziții publice",
    expertise: ["Referat de necesitate", "Valoare estimată", "Achiziție directă", "Contracte", "Proiecte finanțate"],
    presentation:
      "Sunt asistentul pentru achiziții publice. Caut în documente despre referatul de necesitate, valoarea estimată, achiziția directă, contracte și proiecte finanțate.",
  },
  comunicare: {
    label: "Comunicare",
    expertise: ["Informații publice", "Consultare publică", "Petiții", "Monitorul Oficial Local", "Presă și site"],
    presentation:
      "Sunt asistentul pentru comunicare. Caut în documente despre informații publice, consultare, petiții, Monitorul Oficial Local, presă și site.",
  },
} as const satisfies Record<string, About>;

export type Department = keyof typeof DEPARTMENTS;
export const DEPARTMENT_CODES = codesOf(DEPARTMENTS);
