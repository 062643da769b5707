import { hourOf, localDateOf, parseLocalDate } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { differencesOf } from "~/platform/form/differences";
import { dateLong } from "~/platform/language/dates";
import { formatSum } from "~/platform/language/money";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { HOURS, type ProgramInput, programForm } from "../forms";
import { hoursIn } from "../rules/days";
import { labelsOf, type ProgramField } from "../rules/program-labels";
import { categoryName, FORMATS, LEVELS, type ProgramCategory, type ProgramKind } from "../rules/vocabulary";

export const PROGRAM_LIMIT: Limit = {
  name: "programs",
  most: 60,
  seconds: 3_600,
  sentence: "Ați salvat multe programe într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

export const formNow = (kind: ProgramKind) => programForm(kind, localDateOf(now()));

/** What the fields let people choose from. */
export const choicesNow = () => ({ today: localDateOf(now()), hours: HOURS });

/** The stored values, as the form's fields. */
export function fieldsOf({ startsAt, endsAt, hasCertificate, ...values }: ProgramInput) {
  return {
    ...{ title: values.title, description: values.description, category: values.category, format: values.format },
    ...{ level: values.level ?? "", place: values.place ?? "", link: values.link ?? "" },
    ...{ startsOn: localDateOf(startsAt), startHour: hourOf(startsAt) },
    ...{ endsOn: localDateOf(endsAt), endHour: hourOf(endsAt) },
    hoursSure: values.hours > hoursIn({ startsAt, endsAt }) ? "on" : "",
    ...{ hours: String(values.hours), capacity: String(values.capacity) },
    ...{ price: formatSum(values.price), discount: String(values.discount) },
    ...{ curriculum: values.curriculum, instructor: values.instructor, hasCertificate: hasCertificate ? "on" : "" },
  };
}

type Texts = Readonly<Record<string, unknown>>;

/** The fields with labels in place of codes, for a comparison that people read. */
function inWords(kind: ProgramKind, fields: Texts): Partial<Record<ProgramField, string>> {
  const text = (name: ProgramField) => String(fields[name] ?? "");
  const label = (table: Readonly<Record<string, string>>, code: string) => table[code] ?? code;
  const day = (name: ProgramField) => {
    const read = parseLocalDate(text(name));
    return read ? dateLong(read) : text(name);
  };
  const names = Object.keys(labelsOf(kind)) as ProgramField[];
  return {
    ...Object.fromEntries(names.map((name) => [name, text(name)])),
    category: categoryName(text("category") as ProgramCategory) ?? text("category"),
    format: label(FORMATS, text("format")),
    level: label(LEVELS, text("level")),
    startsOn: day("startsOn"),
    endsOn: day("endsOn"),
    discount: `${text("discount")}%`,
    hoursSure: "",
    hasCertificate: text("hasCertificate") === "on" ? "da" : "nu",
  };
}

/** In what the stored program differs from the typed one. */
export function programDifferences(kind: ProgramKind, stored: ProgramInput, typed: Texts) {
  const theirs = inWords(kind, fieldsOf(stored)) as Record<ProgramField, string>;
  return differencesOf(labelsOf(kind), theirs, inWords(kind, typed));
}
