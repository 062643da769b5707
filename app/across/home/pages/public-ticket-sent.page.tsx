import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { limitedAnswer, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { fromOf } from "~/modules/accounts/signed-in/request.server";
import { ticketMessageForm } from "~/modules/outreach/forms";
import { TicketMessages } from "~/modules/outreach/parts/ticket-parts";
import { TICKET_STATES, ticketNumber, ticketPath, ticketPolicy } from "~/modules/outreach/rules";
import { ticketById } from "~/modules/outreach/store/tickets.server";
import { continuationsFromAddress } from "~/modules/outreach/verbs/limits.server";
import { continueTicket } from "~/modules/outreach/verbs/support.server";
import { messagesOf } from "~/modules/outreach/views/ticket-view.server";
import { now } from "~/platform/clock";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { draftOnPage, dropSentDraft } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { dateTime } from "~/platform/language/dates";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { TextField } from "~/ui/field/answered-field";
import { Facts } from "~/ui/fisa/fisa";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Cluster } from "~/ui/layout/layout";
import type { Route } from "./+types/public-ticket-sent.page";

/** The address is known to the author only, so it is sent to no other site as referrer. */
export const headers = () => ({ "referrer-policy": "same-origin" });

/** What was written is shown only to the author whose session it is: the address alone may have been passed on. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ticket = await ticketById(idFromPath(params.id));
  const actor = context.get(actorContext);
  const isRead = ticketPolicy.may("read", actor, ticket, now());
  const kept = actor && (await draftOnPage(request, actor.userId));
  return {
    number: ticketNumber(ticket.number),
    sent: dateTime(ticket.createdAt),
    state: TICKET_STATES[ticket.state],
    isNew: ticket.firstAnsweredAt === null,
    shown: isRead ? { subject: ticket.subject, messages: await messagesOf(ticket, () => "Echipa de suport") } : null,
    draft: kept?.draft ?? null,
    typed: kept?.typed ?? null,
  };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Adds to the ticket, which the team then sees as waiting again. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { id } = await ticketById(idFromPath(params.id));
  const form = await readForm(request);
  const checked = checkForm(form, ticketMessageForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([continuationsFromAddress, fromOf(request, context).address]);
  if (over) return limitedAnswer(form, over);
  const actor = context.get(actorContext);
  await continueTicket(id, checked.value.mesaj, actor);
  if (actor) await dropSentDraft(form, actor.userId);
  return goTo(ticketPath(id), {
    tone: "green",
    title: "Mesajul a fost adăugat.",
    text: "Răspunsul vine tot prin e-mail.",
  });
}

/** The page can be bookmarked: it shows the state of the ticket. */
export default function TicketSentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, sent, state, isNew, shown, draft, typed } = loaderData;
  return (
    <FormPage
      heading={isNew ? "Mesaj trimis cu succes!" : `Mesajul ${number}`}
      title={`Mesajul ${number}`}
      intro={isNew ? "Vă vom răspunde în cel mai scurt timp posibil." : undefined}
      answered={actionData}
      typed={typed}
    >
      <Facts
        rows={[
          { term: "Număr", detail: number },
          { term: "Trimis", detail: sent },
          { term: "Stare", detail: state },
        ]}
      />
      {shown ? (
        <Card heading={shown.subject}>
          <TicketMessages messages={shown.messages} />
        </Card>
      ) : (
        <p>
          V-am trimis numărul și prin e-mail; tot acolo vine răspunsul. Puteți păstra adresa acestei pagini: starea se
          schimbă când răspundem.
        </p>
      )}
      <Card heading="Mai aveți ceva de adăugat?">
        <KeptForm draft={draft} answered={actionData} fields={{}} reloadDocument>
          <TextField name="mesaj" label="Mesaj" hint="Se adaugă la același mesaj. Nu scrieți parole." rows={5} />
          <PostEnd submit="Trimite" busyLabel="Se trimite…" cancel={null} />
        </KeptForm>
      </Card>
      <Cluster>
        <ButtonLink href="/">Prima pagină</ButtonLink>
        <ButtonLink variant="quiet" href="/support">
          Scrie alt mesaj
        </ButtonLink>
      </Cluster>
    </FormPage>
  );
}
