import { organisationPath } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { type ShownAgain, textIn } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import type { EditConflict } from "~/platform/form/differences";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { seenVersion } from "~/platform/form/version.server";
import { dateTime, since } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { SelectField, TextField } from "~/ui/field/answered-field";
import { Facts } from "~/ui/fisa/fisa";
import { Pair } from "~/ui/form/form";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Overtaken } from "~/ui/form/overtaken";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Side } from "~/ui/layout/layout";
import { ticketAnswerForm } from "../forms";
import { TicketBadge, TicketMessages } from "../parts/ticket-parts";
import { deskTicketPath, ticketNumber, ticketPolicy, ticketStepPath } from "../rules";
import { TICKETS } from "../rules/paths";
import { preparedList } from "../store/prepared-answers.server";
import { ticketById, ticketMessages } from "../store/tickets.server";
import { answerTicket, ticketVersion } from "../verbs/support.server";
import { lookOf, messagesOf } from "../views/ticket-view.server";
import type { Route } from "./+types/ticket.page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const at = now();
  const ticket = await ticketById(idFromPath(params.id));
  const { id, number, subject, name, email, organisation, createdAt, assigneeId, assignee } = ticket;
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  return {
    id,
    subject,
    name,
    organisation,
    assignee,
    draft,
    typed,
    number: ticketNumber(number),
    email: readableEmail(email),
    isVerified: ticket.userId !== null,
    sent: dateTime(createdAt),
    isOwn: assigneeId === actor.userId,
    look: lookOf(ticket, at),
    can: ticketPolicy.can(actor, ticket, at),
    messages: await messagesOf(ticket, (author) => author ?? "Echipa de suport"),
    formKey,
    version: await ticketVersion(ticket.id),
    prepared: (await preparedList()).map(({ id: value, question: label }) => ({ value, label })),
  };
}

/** The button that puts a prepared answer after what is typed, and sends nothing. */
const INSERT = "pune";

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const { id } = await ticketById(idFromPath(params.id));
  const form = await readForm(request);
  if (form.has(INSERT)) return withPrepared(form);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, ticketAnswerForm),
    kept: null,
    save: ({ mesaj }, seen) => answerTicket(actor, id, mesaj, seen),
    stored: ({ values }) => writtenMeanwhile(id, textIn(values, "mesaj")),
    back: deskTicketPath(id),
    done: { tone: "green", title: "Răspunsul a fost trimis.", text: "Autorul îl primește prin e-mail." },
  });
}

/** The newest message beside the answer that had not seen it. */
async function writtenMeanwhile(id: string, yours: string) {
  const last = (await ticketMessages(id)).at(-1);
  if (!last) return null;
  const { author, isFromTeam, createdAt, text: theirs } = last;
  const label = isFromTeam ? "Răspunsul" : "Mesajul autorului";
  return {
    version: last.id,
    last: { by: author, when: since(createdAt, now()) },
    differences: [{ label, theirs, yours }],
  };
}

/** The form again, with the chosen answer in it; as it was when none is chosen. */
async function withPrepared(form: FormData) {
  const typed = textOf(form, "mesaj");
  const chosen = textOf(form, "raspuns");
  const answer = (await preparedList()).find(({ id }) => id === chosen)?.answer;
  form.set("mesaj", [typed.trim() === "" ? "Bună ziua," : typed, answer ?? ""].join("\n\n").trim());
  form.delete("raspuns");
  const shown: ShownAgain<null> = {
    refused: refuse(form, {}),
    overtaken: null,
    version: seenVersion(form),
    kept: null,
  };
  return shown;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? "");

export default function TicketPage({ loaderData: ticket, actionData }: Route.ComponentProps) {
  const { number, subject, email, messages, formKey, can, draft, typed, prepared } = ticket;
  const overtaken = actionData?.overtaken;
  const version = actionData?.version ?? ticket.version;
  return (
    <Side label="Despre mesaj" aside={<TicketAside ticket={ticket} />}>
      <FormPage
        back={{ href: TICKETS, label: "Mesaje de suport" }}
        heading={subject}
        title={`${number}: ${subject}`}
        answered={actionData}
        typed={typed}
      >
        <Card heading="Mesajul">
          <TicketMessages messages={messages} />
        </Card>
        {overtaken ? <Overtaken {...overtaken} notice={meanwhile(overtaken)} /> : null}
        {can.answer ? (
          <KeptForm draft={draft} answered={actionData} fields={{ formKey, version }}>
            <TextField
              key={textIn(actionData?.refused.values ?? {}, "mesaj")}
              name="mesaj"
              label="Răspunsul"
              hint={`Se trimite prin e-mail la ${email}. Nu cereți parole.`}
              rows={8}
            />
            {prepared.length > 0 ? (
              <Pair>
                <SelectField
                  name="raspuns"
                  label="Răspuns pregătit"
                  options={prepared}
                  empty="Alegeți, dacă este unul potrivit"
                />
                <Button name={INSERT} value="da">
                  Pune în răspuns
                </Button>
              </Pair>
            ) : null}
            <PostEnd submit="Răspunde" busyLabel="Se trimite…" cancel={TICKETS} cancelLabel="Înapoi la listă" />
          </KeptForm>
        ) : null}
      </FormPage>
    </Side>
  );
}

const meanwhile = ({ by, when }: EditConflict): string =>
  `${by ?? "Cineva"} a scris ${when}. Răspunsul dumneavoastră este mai jos și nu s-a trimis. Dacă îl trimiteți încă o dată, ajunge și el la autor.`;

type Shown = Route.ComponentProps["loaderData"];

/** Who wrote, who answers, and the steps that are no answer. */
function TicketAside({ ticket }: { ticket: Shown }) {
  const { id, number, look, name, email, organisation, isVerified, sent, assignee, isOwn, can } = ticket;
  const account = organisation ? <Anchor href={organisationPath(organisation.id)}>{organisation.name}</Anchor> : null;
  return (
    <Card heading={number}>
      <div className="stack">
        <TicketBadge look={look} />
        <Facts
          stack
          rows={[
            { term: "Nume", detail: name },
            { term: "E-mail", detail: email },
            {
              term: "Cont",
              detail:
                account ?? (isVerified ? "conectat" : "scris fără conectare; numele și adresa nu sunt verificate"),
            },
            { term: "Trimis", detail: sent },
            { term: "Răspunde", detail: isOwn ? "dumneavoastră" : (assignee ?? "nimeni, deocamdată") },
          ]}
        />
        <Cluster>
          {can.answer && !isOwn ? (
            <PostButton action={ticketStepPath(id, "assignment")} busyLabel="Se preia…">
              Preia mesajul
            </PostButton>
          ) : null}
          {can.answer && isOwn ? (
            <PostButton action={ticketStepPath(id, "release")} busyLabel="Se lasă…">
              Lasă altui administrator
            </PostButton>
          ) : null}
          {can.close ? (
            <PostButton variant="quiet" action={ticketStepPath(id, "closing")} busyLabel="Se încheie…">
              Încheie
            </PostButton>
          ) : null}
          {can.reopen ? (
            <PostButton action={ticketStepPath(id, "reopening")} busyLabel="Se redeschide…">
              Redeschide
            </PostButton>
          ) : null}
        </Cluster>
      </div>
    </Card>
  );
}
