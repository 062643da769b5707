import { z } from "zod";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import {
  choice,
  county,
  day,
  email,
  line,
  optional,
  phone,
  readable,
  text,
  website,
  wholeNumber,
} from "~/platform/form/fields";
import { parseHundredths } from "~/platform/language/numbers";
import { type FieldOf, fieldsOf, type PlainField, type PlainValues, type Section } from "./rules/sections";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "./rules/vocabulary";

/** Above any count of people or projects, and the total of all communities stays exact. */
const MOST = 100_000_000;

/** Optional text of several lines, "" when it is missing. */
const optionalText = (name: string, most: number) => optional(text(name, most)).transform((written) => written ?? "");

/** In hectares, the hundredths of the square kilometres that are typed. */
const area = readable((typed) => {
  const hectares = parseHundredths(typed.replace(/ ?km(?:²|2|p)?$/i, ""));
  return hectares !== null && hectares > 0 && hectares <= MOST ? hectares : null;
}, "Scrieți suprafața numai cu cifre, mai mare decât 0 și cu cel mult două zecimale, de exemplu 84,5");

const name = line("denumirea comunității", 150);
const kind = optional(choice(authorityKindCodes, "felul autorității"));

function plainSchema(field: PlainField): z.ZodType {
  const { named } = field;
  if (field.as === "line") return optional(line(named, field.most));
  if (field.as === "text") return optionalText(named, field.most);
  if (field.as === "figure") return optional(wholeNumber(named, 1, MOST, field.units));
  // the specification's 0 is for a count that is left out
  return optional(wholeNumber(named, 0, MOST, field.units)).transform((value) => value ?? 0);
}

/** The plain fields of a section. */
const plain = <S extends Section>(section: S) =>
  Object.fromEntries(
    fieldsOf(section).flatMap(([name, field]) => (field.as === "own" ? [] : [[name, plainSchema(field)]])),
  ) as { [F in keyof PlainValues<S>]: z.ZodType<PlainValues<S>[F]> };

const { description } = plain("profile");
const { address } = plain("contact");

/** The fields of a new community; everything else is added on its desk. */
export const creationForm = z.object({ name, kind, county, address, description });

/** One schema per section, with exactly the fields of the section. */
export const sectionForms = {
  profile: z.object({ name, ...plain("profile") }),
  location: z.object({ kind, county, ...plain("location"), area: optional(area) }),
  statistics: z.object(plain("statistics")),
  contact: z.object({
    ...plain("contact"),
    ...{ phone: optional(phone), email: optional(email), website: optional(website) },
  }),
} satisfies { [S in Section]: z.ZodObject<Record<FieldOf<S>, z.ZodType>> };

export const attractionForm = z.object({
  name: line("denumirea atracției", 150),
  type: choice(codesOf(ATTRACTION_TYPES), "felul atracției"),
  description: optionalText("descrierea", 5_000),
});

/** In per cent. */
const progress = optional(wholeNumber("progresul", 0, 100, ["%", "la sută"])).transform((value) => value ?? 0);

type Period = { startsOn?: unknown; endsOn?: unknown };
const inOrder = ({ startsOn, endsOn }: Period): boolean =>
  typeof startsOn !== "string" || typeof endsOn !== "string" || startsOn <= endsOn;

/** A project without a start date starts `today`. */
export const projectForm = (today: LocalDate) =>
  z
    .object({
      title: line("titlul proiectului", 150),
      description: optionalText("descrierea", 5_000),
      status: choice(codesOf(PROJECT_STATUSES), "stadiul").default("planning"),
      progress,
      startsOn: optional(day("ziua în care începe proiectul")).transform((chosen) => chosen ?? today),
      endsOn: optional(day("ziua în care se încheie proiectul")),
    })
    .refine(inOrder, {
      path: ["endsOn"],
      error: "Proiectul nu se poate încheia înainte să înceapă",
      when: () => true,
    });
