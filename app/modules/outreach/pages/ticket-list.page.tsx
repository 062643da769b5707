import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { dateLong, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { TicketBadge } from "../parts/ticket-parts";
import {
  deskTicketPath,
  isLate,
  PREPARED,
  promisedWithin,
  TICKET_FILTERS,
  ticketList,
  ticketNumber,
  ticketsPath,
} from "../rules";
import { TICKETS } from "../rules/paths";
import { measuredSince, type Ticket, ticketsPage } from "../store/tickets.server";
import { lookOf } from "../views/ticket-view.server";
import type { Route } from "./+types/ticket-list.page";

const HOUR = 3_600_000;
const MEASURED_DAYS = 90;

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const search = ticketList.read(url.searchParams);
  const at = now();
  const found = await ticketsPage(search).catch(couldNotLoad);
  if (found) leadToLast({ page: search.page, pages: found.pages }, (page) => ticketsPath(search, { page }));
  const list = found && { ...found, rows: found.rows.map((ticket) => rowOf(ticket, actor.userId, at)) };
  return { search, list, pace: await paceAt(at) };
}

function rowOf(ticket: Ticket, reader: string, at: Date) {
  const { id, number, subject, name, organisation, state, waitingSince, closedAt, assigneeId, assignee } = ticket;
  const waits = state === "open" ? `a scris ${since(waitingSince, at)}` : `scris la ${dateLong(waitingSince)}`;
  const taken = assigneeId === reader ? "îl aveți dumneavoastră" : assignee && `îl are ${assignee}`;
  return {
    id,
    title: `${ticketNumber(number)}: ${subject}`,
    facts: [name, organisation?.name, closedAt ? `încheiat la ${dateLong(closedAt)}` : waits, taken || null],
    look: lookOf(ticket, at),
  };
}

/**
 * How many of the last days were answered in time, and how fast; null when nothing was answered and nothing is late. What waits
 * past its time counts as late, although it has no answer yet.
 */
async function paceAt(at: Date): Promise<string | null> {
  const measured = await measuredSince(new Date(at.getTime() - MEASURED_DAYS * 24 * HOUR));
  const times = measured
    .flatMap(({ firstAnsweredAt, createdAt, subject }) =>
      firstAnsweredAt
        ? [{ took: firstAnsweredAt.getTime() - createdAt.getTime(), promised: promisedWithin(subject) }]
        : [],
    )
    .sort((one, other) => one.took - other.took);
  const overdue = measured.filter((ticket) => ticket.firstAnsweredAt === null && isLate(ticket, at)).length;
  if (times.length + overdue === 0) return null;
  const inTime = times.filter(({ took, promised }) => took <= promised).length;
  const median = times[Math.floor((times.length - 1) / 2)];
  const said = [
    `${inTime} din ${times.length + overdue} la timp`,
    overdue === 0 ? null : `${plural(overdue, "mesaj așteaptă", "mesaje așteaptă")} peste termen`,
    median &&
      `jumătate din răspunsuri au venit în cel mult ${plural(Math.max(1, Math.ceil(median.took / HOUR)), "oră", "ore")}`,
  ];
  return `În ultimele ${MEASURED_DAYS} de zile: ${said.filter(Boolean).join("; ")}.`;
}

export const meta = () => [{ title: "Mesaje de suport – PSP" }];

export default function TicketList({ loaderData: { search, list, pace } }: Route.ComponentProps) {
  const words = search.state === null ? (["fără răspuns"] as const) : (["mesaj", "mesaje"] as const);
  return (
    <ListPage
      asked={ticketList.at(TICKETS, search)}
      heading="Mesaje de suport"
      count={list && [list.found, ...words]}
      actions={{ label: "Răspunsuri pregătite", href: PREPARED }}
      filters={
        <Filters label="Filtrează mesajele">
          <SearchFilter name="q" label="Caută" placeholder="Număr, nume, e-mail sau text" />
          <ChoiceFilter name="stare" label="Stare" options={TICKET_FILTERS} empty="Fără răspuns" />
        </Filters>
      }
      shown={list?.rows.length ?? null}
      nothingYet={{
        title: "Niciun mesaj fără răspuns",
        text: "Mesajele scrise în Centrul de suport apar aici: întâi cele urgente, apoi în ordinea termenului promis.",
      }}
      end={<p className="small muted">Promitem un răspuns în cel mult 48 de ore, iar la urgențe în 4. {pace}</p>}
      pages={list?.pages}
    >
      {list?.rows.map(({ id, title, facts, look }) => (
        <Row key={id} href={deskTicketPath(id)} title={title} facts={facts} state={<TicketBadge look={look} />} />
      ))}
    </ListPage>
  );
}
