import { Form } from "react-router";
import type { FAQPage, WithContext } from "schema-dts";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { limitedAnswer, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { fromOf } from "~/modules/accounts/signed-in/request.server";
import { ticketForm } from "~/modules/outreach/forms";
import { opinionPath, TICKET_STATES, ticketNumber, ticketPath } from "~/modules/outreach/rules";
import { preparedList } from "~/modules/outreach/store/prepared-answers.server";
import { ticketsOf } from "~/modules/outreach/store/tickets.server";
import { ticketsOfSender } from "~/modules/outreach/verbs/limits.server";
import { openTicket } from "~/modules/outreach/verbs/support.server";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { type DraftOnPage, draftOnPage, dropSentDraft } from "~/platform/form/draft.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { dateLong } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { LineField, TextField } from "~/ui/field/answered-field";
import { Figures } from "~/ui/figures/figures";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Halves, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { type Question, Questions } from "~/ui/questions/questions";
import { contact } from "../rules/content";
import type { Route } from "./+types/public-support.page";

const LEAD = { sentence: "Vă rugăm completați toate câmpurile", fields: ["nume", "email", "subiect", "mesaj"] };

/** Fills in name and e-mail of a signed-in person. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const questions = (await preparedList()).filter(({ isPublic }) => isPublic);
  const actor = context.get(actorContext);
  const kept: DraftOnPage | null = actor && (await draftOnPage(request, actor.userId));
  return {
    questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    defaults: { nume: actor?.name ?? "", email: readableEmail(actor?.email ?? "") },
    draft: kept?.draft ?? null,
    typed: kept?.typed ?? null,
    own: actor ? (await ticketsOf(actor.userId)).map(ownRow) : [],
  };
}

const ownRow = ({ id, number, subject, state, createdAt }: Awaited<ReturnType<typeof ticketsOf>>[number]) => ({
  href: ticketPath(id),
  title: subject,
  facts: [ticketNumber(number), dateLong(createdAt), TICKET_STATES[state]],
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Centrul de suport",
    description:
      "Scrieți echipei de suport PSP sau citiți răspunsurile la întrebările frecvente. Răspundem în 24–48 de ore.",
    path: "/support",
    ownTitle: true,
    facts: questionFacts(loaderData?.questions ?? []),
  });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const checked = checkForm(form, ticketForm, { lead: LEAD });
  if (!checked.ok) return refusedAnswer(checked.refused);
  const actor = context.get(actorContext);
  const over = await overLimit([ticketsOfSender, actor?.userId ?? fromOf(request, context).address]);
  if (over) return limitedAnswer(form, over);
  const ticket = await openTicket(checked.value, actor);
  if (actor) await dropSentDraft(form, actor.userId);
  return goTo(ticketPath(ticket));
}

export default function SupportPage({
  loaderData: { questions, defaults, draft, typed, own },
  actionData,
}: Route.ComponentProps) {
  return (
    <FormPage
      heading="Centrul de suport"
      answered={actionData}
      typed={typed}
      defaults={defaults}
      intro="Răspunsul vine pe adresa de e-mail pe care o dați."
    >
      <Figures label="Timp de răspuns" columns={3} words figures={responseTimes} />
      <Halves>
        <Stack>
          <Card heading="Scrieți-ne">
            <KeptForm draft={draft} answered={actionData} fields={{}} reloadDocument>
              <Pair>
                <LineField name="nume" label="Nume" autoComplete="name" />
                <LineField name="email" label="E-mail" type="email" autoComplete="email" />
              </Pair>
              <LineField name="subiect" label="Subiect" />
              <TextField
                name="mesaj"
                label="Mesaj"
                hint="Ce ați făcut, ce ați văzut și ce vă așteptați să se întâmple. Nu scrieți parole."
                rows={5}
              />
              <FormEnd submit="Trimite mesajul" cancel={null} />
            </KeptForm>
          </Card>
          {own.length > 0 ? (
            <List heading="Mesajele dumneavoastră">
              {own.map((row) => (
                <Row key={row.href} {...row} />
              ))}
            </List>
          ) : null}
        </Stack>
        <Stack>
          <Questions
            heading="Întrebări frecvente"
            id="intrebari"
            questions={questions.map((one) => ({ ...one, after: <Opinion id={one.id} /> }))}
          />
          <Resources />
        </Stack>
      </Halves>
    </FormPage>
  );
}

/** Asks the reader of an answer whether it helped. */
function Opinion({ id }: { id: string }) {
  return (
    <Form method="post" action={opinionPath(id)} reloadDocument className="cluster cluster--tight">
      <span className="small muted">V-a ajutat?</span>
      <Button small variant="quiet" name="parere" value="da">
        Da
      </Button>
      <Button small variant="quiet" name="parere" value="nu">
        Nu
      </Button>
    </Form>
  );
}

/** Response times promised by the association, and where to write or to call. */
const responseTimes = [
  { value: "24–48 de ore", label: `pe e-mail: ${contact.email}`, href: `mailto:${contact.email}` },
  { value: "2–4 ore", label: "urgențe; scrieți „Urgent” la subiect" },
  {
    value: contact.phone,
    label: "luni–vineri, 09:00–18:00",
    href: `tel:${contact.phone.replace(/[^\d+]/g, "")}`,
  },
];

/** Further reading. */
const resources = [
  { href: "/blog", label: "Blog: articole și ghiduri" },
  { href: "/parteneri", label: "Directorul partenerilor" },
  { href: "/comunitati", label: "Directorul comunităților" },
  { href: "/gdpr", label: "Drepturile privind datele personale" },
  { href: "/accesibilitate", label: "Declarația de accesibilitate" },
] as const;

/** Further reading, and the address of the association. */
function Resources() {
  return (
    <Card heading="Resurse utile">
      <ul className="ruled">
        {resources.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
        <li className="small muted">{contact.address}</li>
      </ul>
    </Card>
  );
}

const questionFacts = (questions: readonly Question[]): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
