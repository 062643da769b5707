import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { choice, code, day, line, orNone, sum, text, tick, type ValuesOf, whole } from "~/platform/form/field-table";
import { formatNumber } from "~/platform/language/numbers";
import { DISCOUNTS } from "./prices";
import { LONGEST_CURRICULUM, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_HOURS, MOST_SEATS } from "./text";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES, type ProgramCategory, type ProgramKind } from "./vocabulary";

const HALVES = ["00", "30"];
/** The hours at which a program may begin and end. */
const HOURS = Array.from({ length: 15 }, (_, hour) =>
  HALVES.map((half) => `${String(hour + 7).padStart(2, "0")}:${half}`),
).flat();
const HOUR_WORDS = Object.fromEntries(HOURS.map((hour) => [hour, hour]));

const first = (kind: ProgramKind) => ({
  title: line("Titlul", "titlul", LONGEST_TITLE),
  description: text("Descrierea", "descrierea", {
    most: LONGEST_DESCRIPTION,
    rows: 6,
    hint: "Pentru cine este și ce va ști să facă un participant la sfârșit.",
  }),
  category: choice<ProgramCategory>(
    kind === "training" ? "Categoria" : "Tipul",
    kind === "training" ? "categoria" : "tipul",
    PROGRAM_CATEGORIES[kind] as Readonly<Record<ProgramCategory, string>>,
  ),
});

const others = (kind: ProgramKind) => ({
  startsOn: day("Ziua în care începe", "ziua în care începe"),
  startHour: choice("Ora la care începe", "ora la care începe", HOUR_WORDS, { beside: true, empty: null }),
  endsOn: day("Ziua în care se termină", "ziua în care se termină"),
  endHour: choice("Ora la care se termină", "ora la care se termină", HOUR_WORDS, { beside: true, empty: null }),
  format: choice("Formatul", "formatul", FORMATS),
  place: orNone(
    line("Locul", "locul", 200, {
      depends: true,
      hint: "Numai pentru „Față în față” și „Hibrid”: localitatea, strada, sala.",
    }),
  ),
  link: orNone(
    code<string>("Adresa la care se conectează participanții", "adresa", {
      input: { inputMode: "url" },
      depends: true,
      hint: "Numai pentru „Online” și „Hibrid”. O văd numai cei care au un loc.",
    }),
  ),
  hours: whole("Ore de instruire", "numărul de ore", {
    least: 1,
    most: MOST_HOURS,
    units: ["ore", "oră", "h"],
    hint: `Cel mult ${MOST_HOURS}.`,
  }),
  capacity: whole("Numărul de locuri", "numărul de locuri", {
    least: 1,
    most: MOST_SEATS,
    units: ["locuri", "loc", "persoane"],
    beside: true,
    hint: `Cel mult ${formatNumber(MOST_SEATS)}.`,
  }),
  price: sum("Prețul, în lei", "prețul", { hint: "0 dacă este gratuit." }),
  discount: choice(
    kind === "training" ? "Reducerea pentru membri" : "Reducerea pentru parteneri",
    "reducerea",
    Object.fromEntries(DISCOUNTS[kind].map((percent) => [String(percent), `${percent}%`])),
    { beside: true, empty: null, hint: "Nu se aplică la ce este gratuit." },
  ),
  curriculum: text("Temele", "temele", { most: LONGEST_CURRICULUM, rows: 6, hint: "Câte una pe rând." }),
  instructor: line("Cine predă", "cine predă", 200, { hint: "Numele și, pe scurt, experiența." }),
  hasCertificate: tick("Participanții primesc certificat"),
});

/** A program, as its form asks for it: a day and an hour in place of each moment. An event has no level. */
export const PROGRAM = {
  training: {
    ...first("training"),
    level: choice("Nivelul", "nivelul", LEVELS, { beside: true }),
    ...others("training"),
  },
  event: { ...first("event"), ...others("event") },
};

type Asked = ValuesOf<typeof PROGRAM.training>;
/** What is kept of a program of the form's fields. */
export type ProgramInput = Omit<Asked, "startsOn" | "startHour" | "endsOn" | "endHour" | "discount" | "level"> & {
  level: Asked["level"] | null;
  startsAt: Date;
  endsAt: Date;
  discount: number;
};

/** The kept values, as the form asks for them. */
export const askedOf = ({ startsAt, endsAt, level, discount, ...values }: ProgramInput) => ({
  ...values,
  ...(level === null ? {} : { level }),
  startsOn: localDateOf(startsAt),
  startHour: hourOf(startsAt),
  endsOn: localDateOf(endsAt),
  endHour: hourOf(endsAt),
  discount: String(discount),
});

/** What the form of a new program begins with. */
export const begunOf = (kind: ProgramKind) => ({
  startHour: "09:00",
  endHour: "15:00",
  discount: String(DISCOUNTS[kind][0]),
});
