import { z } from "zod";
import { atHour, type LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import {
  choice,
  day,
  idOf,
  line,
  optional,
  otherCurrency,
  readable,
  sum,
  text,
  tick,
  wholeNumber,
} from "~/platform/form/fields";
import { plural } from "~/platform/language/plural";
import { parseWebsite } from "~/platform/language/website";
import { VALIDITIES } from "./rules/certificate";
import { hoursIn } from "./rules/days";
import { DISCOUNTS } from "./rules/prices";
import {
  LONGEST_CURRICULUM,
  LONGEST_DESCRIPTION,
  LONGEST_REASON,
  LONGEST_REVIEW,
  LONGEST_TITLE,
  MOST_HOURS,
  MOST_SEATS,
} from "./rules/text";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES, type ProgramCategory, type ProgramKind } from "./rules/vocabulary";

const HALVES = ["00", "30"];
/** The hours at which a program may begin and end. */
export const HOURS = Array.from({ length: 15 }, (_, hour) =>
  HALVES.map((half) => `${String(hour + 7).padStart(2, "0")}:${half}`),
).flat();

const hour = (name: string) => choice(HOURS, name);

const price = sum("prețul")
  .refine(({ currency }) => currency !== "EUR", otherCurrency("prețul"))
  .transform(({ minor }) => minor);

const common = {
  title: line("titlul", LONGEST_TITLE),
  description: text("descrierea", LONGEST_DESCRIPTION),
  format: choice(codesOf(FORMATS), "formatul"),
  startsOn: day("ziua în care începe"),
  startHour: hour("ora la care începe"),
  endsOn: day("ziua în care se termină"),
  endHour: hour("ora la care se termină"),
  hours: wholeNumber("numărul de ore", 1, MOST_HOURS, ["ore", "oră", "h"]),
  /** The hours are right although its days have fewer: there is work at home, say. */
  hoursSure: tick,
  place: optional(line("locul")),
  link: optional(readable(parseWebsite, "Introduceți adresa întreagă, de exemplu https://meet.exemplu.ro/sala")),
  capacity: wholeNumber("numărul de locuri", 1, MOST_SEATS, ["locuri", "loc", "persoane"]),
  price,
  curriculum: text("temele", LONGEST_CURRICULUM),
  instructor: line("cine predă"),
  hasCertificate: tick,
};

const discountOf = (kind: ProgramKind) => choice(DISCOUNTS[kind].map(String), "reducerea").transform(Number);

const fieldsOf = {
  training: z.object({
    ...common,
    category: choice(codesOf(PROGRAM_CATEGORIES.training), "categoria"),
    level: choice(codesOf(LEVELS), "nivelul"),
    discount: discountOf("training"),
  }),
  event: z.object({
    ...common,
    category: choice(codesOf(PROGRAM_CATEGORIES.event), "tipul"),
    discount: discountOf("event"),
  }),
};

type Fields = z.output<(typeof fieldsOf)["training"]> | z.output<(typeof fieldsOf)["event"]>;

const tooManyHours = (hours: number, most: number): string =>
  `Ați scris ${plural(hours, "oră", "ore")}, dar între începutul și sfârșitul ${most === 1 ? "lui este" : "lui sunt"} ${plural(most, "oră", "ore")}. Corectați sau bifați că numărul este corect`;

/** `today` is the first day on which it may begin. What it has no price for has no discount, and an event no level. */
export const programForm = (kind: ProgramKind, today: LocalDate) =>
  (fieldsOf[kind] as z.ZodType<Fields>)
    .superRefine(({ format, place, link, startsOn, startHour, endsOn, endHour, hours, hoursSure }, context) => {
      const wrong = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if (format !== "online" && place === null) wrong("place", "Scrieți locul în care vin participanții");
      if (format !== "on_site" && link === null) wrong("link", "Scrieți adresa la care se conectează participanții");
      if (startsOn < today) wrong("startsOn", "Alegeți o zi de azi înainte");
      if (`${endsOn} ${endHour}` <= `${startsOn} ${startHour}`)
        wrong(endsOn < startsOn ? "endsOn" : "endHour", "Se termină după ce începe: alegeți o zi sau o oră mai târzie");
      else {
        const most = hoursIn({ startsAt: atHour(startsOn, startHour), endsAt: atHour(endsOn, endHour) });
        if (hours > most && !hoursSure) wrong("hours", tooManyHours(hours, most));
      }
    })
    .transform(({ startsOn, startHour, endsOn, endHour, place, link, hoursSure: _, ...rest }) => ({
      ...rest,
      category: rest.category as ProgramCategory,
      level: "level" in rest ? rest.level : null,
      discount: rest.price === 0 ? 0 : rest.discount,
      startsAt: atHour(startsOn, startHour),
      endsAt: atHour(endsOn, endHour),
      place: rest.format === "online" ? null : place,
      link: rest.format === "on_site" ? null : link,
    }));
export type ProgramInput = z.output<ReturnType<typeof programForm>>;

/** The places on the page of a roster, and those of them whose people came. */
export const attendanceForm = z.object({
  shown: z.array(idOf("persoana")),
  present: z.array(idOf("persoana")),
});

export const reasonForm = z.object({ reason: text("motivul", LONGEST_REASON) });

export const reviewForm = z.object({
  stars: choice(["1", "2", "3", "4", "5"], "nota").transform(Number),
  text: text("recenzia", LONGEST_REVIEW),
});
export type ReviewInput = z.output<typeof reviewForm>;

export const issueForm = z.object({ years: choice(codesOf(VALIDITIES), "valabilitatea").transform(Number) });
