import { dateLong, dayAndMonth, iso } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { paragraphs } from "~/platform/language/text";
import { OPERATOR } from "~/platform/operator";
import { hoursText } from "./card";
import { priceText } from "./prices";
import { hasBegun, type ProgramFacts, type ProgramState, programState } from "./program";
import {
  categoryName,
  FORMATS,
  type Format,
  LEVELS,
  type Level,
  PROGRAM_KINDS,
  type ProgramCategory,
  type ProgramKind,
} from "./vocabulary";

/** How a sentence calls a program. */
export const PROGRAM_NOUNS: Readonly<Record<ProgramKind, string>> = {
  training: "Programul de instruire",
  event: "Evenimentul",
};

/** Who is told of a change or of a cancellation. */
export const recipientsText = (people: number): string =>
  plural(people, "persoană este anunțată", "persoane sunt anunțate");

type Program = ProgramFacts & {
  id: string;
  category: ProgramCategory;
  title: string;
  description: string;
  format: Format;
  level: Level | null;
  provider: string | null;
  /** In bani. */
  price: number;
  discount: number;
  hours: number;
  place: string | null;
  capacity: number;
  taken: number;
  curriculum: string;
  instructor: string;
  hasCertificate: boolean;
  rejectedReason: string | null;
  cancelledReason: string | null;
};

const pastText = (program: Program, now: Date): string | null => {
  if (programState(program) !== "published" || !hasBegun(program, now)) return null;
  return program.endsAt <= now ? "s-a încheiat" : "a început";
};

/** "12 din 30 de locuri ocupate". */
const seatsText = ({ taken, capacity }: Program): string =>
  `${taken} din ${plural(capacity, "loc ocupat", "locuri ocupate")}`;

/** A program in the lists of the desk. */
export function programRow(program: Program, now: Date) {
  const state = programState(program);
  return {
    id: program.id,
    title: program.title,
    state,
    when: dayAndMonth(program.startsAt),
    facts: [
      PROGRAM_KINDS[program.kind],
      categoryName(program.category),
      hoursText(program.startsAt, program.endsAt),
      pastText(program, now),
      program.provider ?? OPERATOR,
    ],
    seats: ["published", "cancelled"].includes(state) ? seatsText(program) : null,
    reason: reasonOf(program, state),
  };
}
export type ProgramRow = ReturnType<typeof programRow>;

const reasonOf = ({ rejectedReason, cancelledReason }: Program, state: ProgramState): string | null => {
  if (state === "rejected") return rejectedReason;
  return state === "cancelled" ? cancelledReason : null;
};

/** All facts of a program, as its participants will see them. `link` is shown to whoever has a seat only. */
export function programDeskView(program: Program, link: string | null, now: Date) {
  const price = priceText(program);
  const state = programState(program);
  return {
    id: program.id,
    title: program.title,
    kind: program.kind,
    state,
    reason: reasonOf(program, state),
    past: pastText(program, now),
    kindLabel: PROGRAM_KINDS[program.kind],
    category: categoryName(program.category),
    time: hoursText(program.startsAt, program.endsAt),
    startsAt: iso(program.startsAt),
    details: [
      { term: "Durata", detail: plural(program.hours, "oră", "ore") },
      { term: "Formatul", detail: FORMATS[program.format] },
      { term: "Nivelul", detail: program.level && LEVELS[program.level] },
      { term: "Locul", detail: program.place },
      {
        term: "Prețul",
        detail: [price.own, price.full && `preț întreg ${price.full}`, price.why].filter(Boolean).join(", "),
      },
      { term: "Cine predă", detail: program.instructor },
      { term: "Certificat", detail: program.hasCertificate ? "Da" : "Nu" },
    ].filter(({ detail }) => detail !== null),
    link,
    provider: program.provider ?? OPERATOR,
    description: paragraphs(program.description),
    curriculum: paragraphs(program.curriculum),
    seats: seatsText(program),
    proposed: program.proposedAt && { at: iso(program.proposedAt), text: dateLong(program.proposedAt) },
  };
}
