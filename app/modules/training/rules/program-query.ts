import { exact, filterQuery, listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { ADMIN_PROGRAMS, TRAININGS } from "./paths";
import { PROGRAM_STATES } from "./program";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES, PROGRAM_KINDS } from "./vocabulary";

export const PROGRAM_ORDERS = { data: "Data", pret: "Preț", locuri: "Locuri rămase" } as const;

/** The query of the catalogue of trainings. */
export const trainingList = listQuery({
  text: text("cauta"),
  exact,
  category: oneOf("categorie", PROGRAM_CATEGORIES.training),
  format: oneOf("format", FORMATS),
  level: oneOf("nivel", LEVELS),
  order: order("ordine", PROGRAM_ORDERS),
});
export type TrainingQuery = ReturnType<typeof trainingList.read>;
export const trainingsPath = trainingList.addressAt(TRAININGS);

/** The query of an ADMIN's list of all programs. */
export const adminProgramList = listQuery({
  text: text("cauta"),
  kind: oneOf("fel", PROGRAM_KINDS),
  state: oneOf("stare", PROGRAM_STATES),
});
export type AdminProgramQuery = ReturnType<typeof adminProgramList.read>;
export const adminProgramsPath = adminProgramList.addressAt(ADMIN_PROGRAMS);

export const PROGRAMS_PER_PAGE = 12;

/** The pages of the people in one program. */
export const rosterPages = listQuery({});
export const ROSTER_PER_PAGE = 100;

/** The kind of a new program, in the address of its form. */
export const kindInAddress = filterQuery({ kind: order("fel", PROGRAM_KINDS) });
