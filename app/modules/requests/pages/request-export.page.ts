import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { type Cell, csvFile, csvOf } from "~/platform/csv.server";
import { formatNumber } from "~/platform/language/numbers";
import { movedOn } from "~/platform/refusal";
import { countyName } from "~/platform/romania/counties";
import { lookOf } from "../rules/decision";
import { URGENCIES } from "../rules/request";
import { MOST_EXPORTED, requestList, requestsAddress } from "../rules/request-query";
import { type RequestRow, requestsForFile } from "../store/request-list.server";
import type { Route } from "./+types/request-export.page";

type Column = (row: RequestRow, authors: ReadonlyMap<string, string>) => Cell;

const COLUMNS: Readonly<Record<string, Column>> = {
  Număr: ({ registration }) => registration,
  Titlu: ({ title }) => title,
  Stare: ({ status, decision }) => lookOf(status, decision).label,
  Categorie: ({ category }) => CATEGORIES[category],
  Județ: ({ county }) => county && countyName(county),
  Urgență: ({ urgency }) => urgency && URGENCIES[urgency].label,
  "Buget minim, fără TVA": ({ budgetMin }) => budgetMin && budgetMin / 100,
  "Buget maxim, fără TVA": ({ budgetMax }) => budgetMax && budgetMax / 100,
  Monedă: ({ currency }) => currency,
  "Numai pentru partenerul": ({ onlyPartnerName }) => onlyPartnerName,
  "Scrisă de": ({ createdBy }, authors) => authors.get(createdBy) ?? null,
  "Scrisă la": ({ createdAt }) => moment(createdAt),
  "Trimisă la": ({ sentAt }) => moment(sentAt),
  Termen: ({ deadlineAt }) => moment(deadlineAt),
  Oferte: ({ sentAt, offers }) => (sentAt === null ? null : offers.received),
  "Partener ales": ({ acceptedPartnerName }) => acceptedPartnerName,
  "Acceptată la": ({ decidedAt }) => moment(decidedAt),
  "Finalizată la": ({ completedAt }) => moment(completedAt),
  "Anulată la": ({ cancelledAt }) => moment(cancelledAt),
};

/** "2026-10-07 16:00", in Romanian time: spreadsheets read it as a date and sort it. */
const moment = (at: Date | null): Cell => at && `${localDateOf(at)} ${hourOf(at)}`;

/** The authority's requests as its list is filtered and ordered, without pages. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const query = requestList.read(url.searchParams);
  const { rows, authors } = await requestsForFile(actorOf(context), query, MOST_EXPORTED + 1, now());
  if (rows.length > MOST_EXPORTED) throw movedOn(TOO_MANY, { href: requestsAddress(query), label: "Înapoi la listă" });
  const names = new Map(authors.map(({ id, name }) => [id, name]));
  const cells = rows.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row, names)));
  return csvFile(`solicitari-${localDateOf(now())}`, csvOf(Object.keys(COLUMNS), cells));
}

const TOO_MANY = `Fișierul cuprinde cel mult ${formatNumber(MOST_EXPORTED)} de solicitări. Alegeți o stare, o categorie sau un coleg.`;
