import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { dateLong, dayAndMonth } from "~/platform/language/dates";
import { interval } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { OPERATOR } from "~/platform/operator";
import { programPath } from "./paths";
import { priceText } from "./prices";
import { type ProgramFacts, programState } from "./program";
import { freeSeats, type Seats, seatsAtOnce } from "./seats";
import {
  categoryName,
  FORMATS,
  type Format,
  LEVELS,
  type Level,
  type ProgramCategory,
  type ProgramKind,
} from "./vocabulary";

type Queue = Seats & { waiting: number; startsAt: Date };

type Program = ProgramFacts &
  Queue & {
    id: string;
    kind: ProgramKind;
    category: ProgramCategory;
    title: string;
    description: string;
    format: Format;
    level: Level | null;
    price: number;
    discount: number;
    hours: number;
    place: string | null;
    instructor: string;
    hasCertificate: boolean;
    provider: string | null;
    rating: number | null;
    reviewCount: number;
  };

/** "5 noiembrie 2026, 09:00–15:00", or both days where it ends on another one. */
export function hoursText(startsAt: Date, endsAt: Date): string {
  const from = localDateOf(startsAt);
  const to = localDateOf(endsAt);
  if (from === to) return `${dateLong(from)}, ${interval(hourOf(startsAt), hourOf(endsAt))}`;
  return `${dateLong(from)}, ${hourOf(startsAt)} – ${dateLong(to)}, ${hourOf(endsAt)}`;
}

/** "09:00–15:00", or "până la 15 dec." where it ends on another day. */
function shortHours(startsAt: Date, endsAt: Date): string {
  if (localDateOf(startsAt) === localDateOf(endsAt)) return interval(hourOf(startsAt), hourOf(endsAt));
  const { day, month } = dayAndMonth(endsAt);
  return `până la ${day} ${month}`;
}

/** "12 locuri din 30", or how many wait where nobody has a seat at once. */
function seatsText({ waiting, startsAt, ...seats }: Queue, now: Date): string {
  if (waiting > 0 && !seatsAtOnce(seats, waiting, startsAt, now)) return `Lista de așteptare: ${waiting}`;
  return `${plural(freeSeats(seats), "loc", "locuri")} din ${seats.capacity}`;
}

export const programCard = (program: Program, now: Date) => ({
  id: program.id,
  kind: program.kind,
  title: program.title,
  href: programPath(program.kind, program.id),
  category: categoryName(program.category),
  format: FORMATS[program.format],
  level: program.level && LEVELS[program.level],
  provider: program.provider ?? OPERATOR,
  duration: plural(program.hours, "oră", "ore"),
  price: priceText(program),
  when: {
    ...dayAndMonth(program.startsAt),
    date: dateLong(program.startsAt),
    hours: interval(hourOf(program.startsAt), hourOf(program.endsAt)),
    text: hoursText(program.startsAt, program.endsAt),
    isOneDay: localDateOf(program.startsAt) === localDateOf(program.endsAt),
    /** Beside the day on which it begins. */
    short: shortHours(program.startsAt, program.endsAt),
  },
  place: program.place,
  seats: { text: seatsText(program, now), taken: program.taken, capacity: program.capacity },
  instructor: program.instructor,
  taught: `${program.kind === "training" ? "predă" : "cu"} ${program.instructor}`,
  hasCertificate: program.hasCertificate,
  rating: { rating: program.rating, count: program.reviewCount },
  isCancelled: programState(program) === "cancelled",
});
export type ProgramCardView = ReturnType<typeof programCard>;
