import { addDays, type LocalDate, localDateOf, monthOf } from "~/platform/calendar/local-date";
import { dateShort, dateTime } from "~/platform/language/dates";
import { formatMoney } from "~/platform/language/money";
import { formatDecimals, formatNumber } from "~/platform/language/numbers";
import { settings } from "~/platform/settings.server";
import { FAULT_WORDS } from "../rules/writing";
import { stoppedSince } from "../store/chats.server";
import { costSince, meteredSince } from "../store/writings.server";

const DAYS = 14;
/** Millionths of a ban in a leu. */
const LEU = 100_000_000;

/** What the model costs, for an ADMIN; null when none is configured. */
export async function meterView(at: Date) {
  const { model } = settings();
  if (model === null) return null;
  const today = localDateOf(at);
  const stopped = await stoppedSince("model");
  const rows = await meteredSince(addDays(today, 1 - DAYS));
  return {
    host: model.host,
    model: model.name,
    stopped: stopped && dateTime(stopped),
    month: `${lei(await costSince(monthOf(today)))} din ${formatMoney(model.ceiling, "RON")}`,
    days: [...new Set(rows.map(({ day }) => day))].map((day) => dayView(day, rows)),
  };
}
export type MeterView = NonNullable<Awaited<ReturnType<typeof meterView>>>;

type Row = Awaited<ReturnType<typeof meteredSince>>[number];

function dayView(day: LocalDate, rows: readonly Row[]) {
  const own = rows.filter((row) => row.day === day);
  const sum = (of: (row: Row) => number) => own.reduce((all, row) => all + of(row), 0);
  return {
    day,
    words: dateShort(day),
    questions: formatNumber(sum(({ questions }) => questions)),
    written: formatNumber(sum(({ outcome, questions }) => (outcome === "written" ? questions : 0))),
    faults: own
      .flatMap(({ outcome, questions }) =>
        outcome === "written" ? [] : [`${FAULT_WORDS[outcome].label}: ${questions}`],
      )
      .join("; "),
    tokensIn: formatNumber(sum(({ tokensIn }) => tokensIn)),
    tokensOut: formatNumber(sum(({ tokensOut }) => tokensOut)),
    cost: lei(sum(({ cost }) => cost)),
  };
}

const lei = (cost: number): string => `${formatDecimals(cost / LEU, 2, 4)} lei`;
