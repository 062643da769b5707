import { CATEGORIES } from "~/modules/partners/rules/categories";
import { choice, day, line, orNone, sum, text, type ValuesOf } from "~/platform/form/field-table";
import { PRIORITIES } from "./exchange";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "./text";

/** A project of the exchange. Its title and public text are those of the community's project. */
export const PROJECT = {
  title: line("Titlul proiectului", "titlul proiectului", LONGEST_TITLE),
  description: text("Descrierea publică", "descrierea", {
    most: LONGEST_DESCRIPTION,
    rows: 7,
    hint: "Ce faceți, ce căutați la alții și ce oferiți. Se vede și pe pagina comunității.",
  }),
  category: choice("Categoria", "categoria", CATEGORIES),
  priority: choice("Prioritatea", "prioritatea", PRIORITIES, { beside: true }),
  budget: sum("Bugetul, în lei", "bugetul", { hint: "Tot proiectul." }),
  applicationsUntil: day("Ultima zi pentru aplicații", "ultima zi pentru aplicații", {
    beside: true,
    hint: "Până la miezul nopții.",
  }),
  privateText: orNone(
    text("Descrierea care nu este publică", "descrierea care nu este publică", {
      most: LONGEST_DESCRIPTION,
      rows: 5,
      hint: "O citesc numai colegii dumneavoastră și organizațiile ale căror aplicații le acceptați. Ele văd și numele și e-mailul dumneavoastră.",
    }),
  ),
};
export type ProjectInput = ValuesOf<typeof PROJECT>;
