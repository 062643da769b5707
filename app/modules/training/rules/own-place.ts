import { dateTime } from "~/platform/language/dates";
import { offerEnd } from "./offer-time";
import { hasEnded } from "./program";
import { type EnrolmentState, freeSeats, isLastDay, type Seats, seatsAtOnce } from "./seats";

type Standing = { rank: number; of: number };

/** "Sunteți al 3-lea din 15 pe lista de așteptare". */
const standingText = ({ rank, of }: Standing): string =>
  `Sunteți ${rank === 1 ? "primul" : `al ${rank}-lea`} din ${of} pe lista de așteptare.`;

const FIRST_COME =
  "În ultimele 24 de ore dinaintea începerii locurile libere nu se mai oferă pe rând: le ia primul care apasă „Înscrie-te”. Când se eliberează unul, primul de pe listă este anunțat.";

type Own = { state: EnrolmentState | null; offerUntil: Date | null; standing: Standing | null };

/** What a person reads about their own place in a program that has not begun. */
export function placeText({ state, offerUntil, standing }: Own, startsAt: Date, now: Date): string | null {
  const lastDay = isLastDay(startsAt, now) ? ` ${FIRST_COME}` : "";
  switch (state) {
    case "seated":
      return "Sunteți înscris.";
    case "offered":
      return `S-a eliberat un loc și vi-l oferim. Îl păstrăm pentru dumneavoastră până la ${dateTime(offerUntil ?? now)}.`;
    case "waiting":
      return `${standing ? standingText(standing) : ""}${lastDay || " Când vă vine rândul, vă oferim locul și vă anunțăm."}`;
    case "lapsed":
      return "Locul oferit nu a fost acceptat la timp. Vă puteți înscrie din nou.";
    case "withdrawn":
      return "V-ați retras. Vă puteți înscrie din nou.";
    case null:
      return null;
  }
}

/** Of a program that has begun. */
export const overText = (program: { endsAt: Date }, now: Date): string =>
  hasEnded(program, now)
    ? `S-a încheiat la ${dateTime(program.endsAt)}.`
    : "A început deja, așa că înscrierile s-au încheiat.";

/** What happens with a place that is given up, said before it is. */
export function afterWithdrawal(
  { waiting, startsAt }: { waiting: number; startsAt: Date },
  state: EnrolmentState | null,
  now: Date,
): string {
  if (state === "waiting") return "Dacă vă înscrieți din nou, ajungeți la sfârșitul listei.";
  if (waiting === 0)
    return "Pe lista de așteptare nu este nimeni: locul rămâne liber. Vă puteți înscrie din nou cât timp mai sunt locuri.";
  if (isLastDay(startsAt, now))
    return "Primul de pe listă este anunțat că s-a eliberat un loc. Programul începe în mai puțin de 24 de ore, așa că locul nu se mai păstrează: îl ia primul care apasă „Înscrie-te”.";
  return `Locul este oferit primului de pe listă, care are până la ${dateTime(offerEnd(now, startsAt))} să îl accepte. Nu se mai poate lua înapoi; vă puteți înscrie din nou, după ceilalți.`;
}

type Queue = Seats & { waiting: number; startsAt: Date };

type Asking = { button: string; short: string; note: string | null };

/** What asking for a place gives now (`short`: in a row); the sentence that says so before the button is pressed. */
export function askingText({ waiting, startsAt, ...seats }: Queue, now: Date): Asking {
  if (seatsAtOnce(seats, waiting, startsAt, now)) {
    const note = waiting > 0 && freeSeats(seats) > 0 ? FIRST_COME : null;
    return { button: "Înscrie-te", short: "Înscrie-te", note };
  }
  return {
    button: "Intră pe lista de așteptare",
    short: "Intră pe listă",
    note: isLastDay(startsAt, now)
      ? `Toate locurile sunt ocupate. ${FIRST_COME}`
      : "Toate locurile sunt ocupate. Când se eliberează unul, îl oferim celor de pe listă, în ordinea înscrierii.",
  };
}
