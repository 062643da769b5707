import { choice, day, line, orEmpty, orNone, text, type ValuesOf, whole } from "~/platform/form/field-table";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "./vocabulary";

const description = (hint: string) =>
  orEmpty(text("Descriere", "descrierea", { most: 5_000, rows: 5, hint, uncut: true }));

export const ATTRACTION = {
  name: line("Denumirea", "denumirea atracției", 150, { uncut: true }),
  type: choice("Felul", "felul atracției", ATTRACTION_TYPES, { empty: "Alegeți felul" }),
  description: description("Ce se vede, cum se ajunge, când este deschis."),
};
export type AttractionValues = ValuesOf<typeof ATTRACTION>;

/** Status, progress and the first day may be left out: a new project is planned, at 0 % and begins today. */
export const PROJECT = {
  title: line("Titlul", "titlul proiectului", 150, { uncut: true }),
  description: description("Ce se face, pentru cine, din ce bani."),
  status: choice("Stadiul", "stadiul", PROJECT_STATUSES, { empty: null }),
  progress: whole("Progres, în %", "progresul", {
    least: 0,
    most: 100,
    units: ["%", "la sută"],
    hint: "De la 0 la 100.",
    beside: true,
  }),
  startsOn: day("Începe la", "ziua în care începe proiectul"),
  endsOn: orNone(day("Se încheie la", "ziua în care se încheie proiectul", { beside: true })),
};
export type ProjectValues = ValuesOf<typeof PROJECT>;
