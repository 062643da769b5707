import { z } from "zod";
import type { LocalDate } from "~/platform/calendar/local-date";
import { shapeOf } from "~/platform/form/field-shape";
import { optional, readable } from "~/platform/form/fields";
import { parseHundredths } from "~/platform/language/numbers";
import { ATTRACTION, PROJECT } from "./rules/item-fields";
import { MOST, SECTIONS, type Section } from "./rules/sections";

/** In hectares, the hundredths of the square kilometres that are typed. */
const areaHectares = readable((typed) => {
  const hectares = parseHundredths(typed.replace(/ ?km(?:²|2|p)?$/i, ""));
  return hectares !== null && hectares > 0 && hectares <= MOST ? hectares : null;
}, "Scrieți suprafața numai cu cifre, mai mare decât 0 și cu cel mult două zecimale, de exemplu 84,5");

/** One schema per section, with exactly the fields of the section. */
export const sectionForms = {
  profile: z.object(shapeOf(SECTIONS.profile, {})),
  location: z.object(shapeOf(SECTIONS.location, { areaHectares })),
  statistics: z.object(shapeOf(SECTIONS.statistics, {})),
  contact: z.object(shapeOf(SECTIONS.contact, {})),
} satisfies Record<Section, z.ZodObject>;

const { name, description } = sectionForms.profile.shape;
const { kind, county } = sectionForms.location.shape;
const { address } = sectionForms.contact.shape;

/** The fields of a new community; everything else is added on its desk. */
export const creationForm = z.object({ name, kind, county, address, description });

export const attractionForm = z.object(shapeOf(ATTRACTION, {}));

type Period = { startsOn?: unknown; endsOn?: unknown };
const inOrder = ({ startsOn, endsOn }: Period): boolean =>
  typeof startsOn !== "string" || typeof endsOn !== "string" || startsOn <= endsOn;

/** A project without a start date starts `today`. */
export function projectForm(today: LocalDate) {
  const shape = shapeOf(PROJECT, {});
  return z
    .object({
      ...shape,
      status: shape.status.default("planning"),
      progress: optional(shape.progress).transform((value) => value ?? 0),
      startsOn: optional(shape.startsOn).transform((chosen) => chosen ?? today),
    })
    .refine(inOrder, {
      path: ["endsOn"],
      error: "Proiectul nu se poate încheia înainte să înceapă",
      when: () => true,
    });
}
