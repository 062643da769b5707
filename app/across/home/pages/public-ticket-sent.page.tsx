import { TICKET_STATES, ticketNumber } from "~/modules/outreach/rules";
import { ticketStatus } from "~/modules/outreach/store/tickets.server";
import { idFromPath } from "~/platform/form/id";
import { dateTime } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Facts } from "~/ui/fisa/fisa";
import { Cluster, Stack } from "~/ui/layout/layout";
import type { Route } from "./+types/public-ticket-sent.page";

/** The address is known to the author only, so it is sent to no other site as referrer. */
export const headers = () => ({ "referrer-policy": "same-origin" });

export async function loader({ params }: Route.LoaderArgs) {
  const ticket = orNotFound(await ticketStatus(idFromPath(params.id)));
  return {
    number: ticketNumber(ticket.number),
    sent: dateTime(ticket.createdAt),
    state: TICKET_STATES[ticket.state],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Mesajul ${loaderData?.number ?? ""} – PSP` },
  { name: "robots", content: "noindex" },
];

/** The page can be bookmarked: it shows the state of the ticket. */
export default function TicketSentPage({ loaderData: { number, sent, state } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <h1>Mesaj trimis cu succes!</h1>
      <p className="lead">Vă vom răspunde în cel mai scurt timp posibil.</p>
      <Facts
        rows={[
          { term: "Număr", detail: number },
          { term: "Trimis", detail: sent },
          { term: "Stare", detail: state },
        ]}
      />
      <p>V-am trimis numărul și prin e-mail. Puteți păstra adresa acestei pagini: starea se schimbă când răspundem.</p>
      <Cluster>
        <ButtonLink href="/">Prima pagină</ButtonLink>
        <ButtonLink variant="quiet" href="/support">
          Scrie alt mesaj
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
