import { z } from "zod";
import type { LocalDate } from "~/platform/calendar/local-date";
import { shapeOf } from "~/platform/form/field-shape";
import { choice, currency, day, idOf, line, optional, sum, tick } from "~/platform/form/fields";
import {
  linesIn,
  MOST_HEAD_LINES,
  MOST_SIGNATORIES,
  signatoriesIn,
  signersField,
  WRITTEN_BLOCKS,
} from "../rules/letterhead";
import { LETTERHEAD, SIGNERS } from "../rules/letterhead-fields";
import { LONGEST } from "../rules/longest";
import { PAPER_KIND_CODES } from "../rules/paper-kind";

export const paperForm = z.object({
  kind: choice(PAPER_KIND_CODES, "documentul"),
  response: optional(idOf("firma")),
  /** Without the line that says that no jurist has checked the model. */
  bare: tick,
});

const HEAD = `Scrieți antetul pe cel mult ${MOST_HEAD_LINES} rânduri, fiecare de cel mult ${LONGEST.line} de caractere`;
const SIGNATORIES = `Scrieți cel mult ${MOST_SIGNATORIES} semnatari, câte unul pe rând, cu funcția înainte de două puncte: „Primar: Ion Popescu”`;

const isShort = (written: string): boolean => linesIn(written).every((one) => one.length <= LONGEST.line);
const isHead = (written: string): boolean => linesIn(written).length <= MOST_HEAD_LINES && isShort(written);
const areSignatories = (written: string): boolean =>
  isShort(written) &&
  linesIn(written).length <= MOST_SIGNATORIES &&
  signatoriesIn(written, "other").every(({ title }) => title !== "");

const shape = shapeOf(LETTERHEAD, {});
const signers = Object.fromEntries(
  Object.entries(shapeOf(SIGNERS, {})).map(([name, people]) => [name, people.refine(areSignatories, SIGNATORIES)]),
);

export const letterheadForm = z
  .object({
    ...signers,
    head: shape.head.refine(isHead, HEAD).transform((written) => linesIn(written).join("\n")),
    prefix: shape.prefix,
  })
  .transform(({ head, prefix, ...written }) => ({
    head,
    prefix,
    signatories: WRITTEN_BLOCKS.flatMap((block) =>
      signatoriesIn((written as Record<string, string>)[signersField(block)] ?? "", block),
    ),
  }));

const NOT_YET = "Alegeți o zi care a trecut sau ziua de azi";

const pastDay = (name: string, today: LocalDate) => day(name).refine((chosen) => chosen <= today, NOT_YET);

/** The number of a paper in the register of its authority. */
export const registrationForm = (today: LocalDate) =>
  z.object({ number: line("numărul de înregistrare", LONGEST.number), on: pastDay("data înregistrării", today) });

/** `before`: the day on which the request was sent, before which a source must be; null for a draft. */
export const priceForm = ({ today, before }: { today: LocalDate; before: LocalDate | null }) =>
  z.object({
    source: line("sursa", LONGEST.source),
    on: pastDay("data sursei", today).refine(
      (chosen) => before === null || chosen < before,
      "Alegeți o zi de dinainte de trimiterea solicitării: alte surse nu pot sta în nota valorii estimate",
    ),
    price: sum("prețul").refine(({ minor }) => minor > 0, "Scrieți un preț mai mare decât zero"),
    currency,
  });
