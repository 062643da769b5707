import { z } from "zod";
import { atHour, type LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { shapeOf } from "~/platform/form/field-shape";
import { choice, idOf, readable, tick } from "~/platform/form/fields";
import { plural } from "~/platform/language/plural";
import { parseWebsite } from "~/platform/language/website";
import { VALIDITIES } from "./rules/certificate";
import { hoursIn } from "./rules/days";
import { PROGRAM, type ProgramInput } from "./rules/program-fields";
import type { ProgramKind } from "./rules/vocabulary";

const link = readable(parseWebsite, "Introduceți adresa întreagă, de exemplu https://meet.exemplu.ro/sala");
/** The hours are right although its days have fewer: there is work at home, say. */
const hoursSure = tick;

const fieldsOf = {
  training: z.object({ ...shapeOf(PROGRAM.training, { link }), hoursSure }),
  event: z.object({ ...shapeOf(PROGRAM.event, { link }), hoursSure }),
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
    .transform(
      ({ startsOn, startHour, endsOn, endHour, place, link, hoursSure: _, ...rest }): ProgramInput => ({
        ...rest,
        level: "level" in rest ? rest.level : null,
        discount: rest.price === 0 ? 0 : Number(rest.discount),
        startsAt: atHour(startsOn, startHour),
        endsAt: atHour(endsOn, endHour),
        place: rest.format === "online" ? null : place,
        link: rest.format === "on_site" ? null : link,
      }),
    );

/** The places on the page of a roster, and those of them whose people came. */
export const attendanceForm = z.object({
  shown: z.array(idOf("persoana")),
  present: z.array(idOf("persoana")),
});

export const issueForm = z.object({ years: choice(codesOf(VALIDITIES), "valabilitatea").transform(Number) });
