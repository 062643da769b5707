import type { ProgramKind } from "./vocabulary";

const COMMON = {
  title: "Titlul",
  description: "Descrierea",
  category: "Categoria",
  level: "Nivelul",
  format: "Formatul",
  startsOn: "Ziua în care începe",
  startHour: "Ora la care începe",
  endsOn: "Ziua în care se termină",
  endHour: "Ora la care se termină",
  hours: "Ore de instruire",
  hoursSure: "Numărul de ore este corect, deși zilele programului au mai puține",
  capacity: "Numărul de locuri",
  place: "Locul",
  link: "Adresa la care se conectează participanții",
  price: "Prețul, în lei",
  discount: "Reducerea pentru membri",
  curriculum: "Temele",
  instructor: "Cine predă",
  hasCertificate: "Participanții primesc certificat",
} as const;

export type ProgramField = keyof typeof COMMON;

/** The labels of the form's fields. */
export const labelsOf = (kind: ProgramKind): Readonly<Record<ProgramField, string>> =>
  kind === "training" ? COMMON : { ...COMMON, category: "Tipul", discount: "Reducerea pentru parteneri" };
