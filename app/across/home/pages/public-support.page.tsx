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
import { Facts } from "~/ui/fisa/fisa";
import { Pair } from "~/ui/form/form";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Side } from "~/ui/layout/layout";
import { type Question, Questions } from "~/ui/questions/questions";
import { Row, Rows } from "~/ui/rows/rows";
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
    <Side label="Contact și timp de răspuns" aside={<SupportAside />}>
      <FormPage
        heading="Centrul de suport"
        answered={actionData}
        typed={typed}
        defaults={defaults}
        intro="Scrieți-ne ce s-a întâmplat sau ce căutați. Răspunsul vine pe adresa de e-mail pe care o dați."
      >
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
            rows={8}
          />
          <FormEnd submit="Trimite mesajul" cancel={null} />
        </KeptForm>
        {own.length > 0 ? (
          <Card heading="Mesajele dumneavoastră">
            <Rows>
              {own.map((row) => (
                <Row key={row.href} {...row} />
              ))}
            </Rows>
          </Card>
        ) : null}
        <Card heading="Întrebări frecvente" id="intrebari">
          <Questions questions={questions.map((one) => ({ ...one, after: <Opinion id={one.id} /> }))} />
        </Card>
      </FormPage>
    </Side>
  );
}

/** Asks the reader of an answer whether it helped. */
function Opinion({ id }: { id: string }) {
  return (
    <Form method="post" action={opinionPath(id)} reloadDocument className="cluster">
      <span className="small muted">V-a ajutat?</span>
      <Button small name="parere" value="da">
        Da
      </Button>
      <Button small name="parere" value="nu">
        Nu
      </Button>
    </Form>
  );
}

/** Response times promised by the association. */
const responseTimes = [
  { term: "E-mail", detail: "24–48 de ore" },
  { term: "Urgențe", detail: "2–4 ore; scrieți „Urgent” la subiect" },
  { term: "Telefon", detail: "luni–vineri, 09:00–18:00" },
] as const;

/** Further reading. */
const resources = [
  { href: "/blog", label: "Blog: articole și ghiduri" },
  { href: "/parteneri", label: "Directorul partenerilor" },
  { href: "/comunitati", label: "Directorul comunităților" },
  { href: "/gdpr", label: "Drepturile privind datele personale" },
  { href: "/accesibilitate", label: "Declarația de accesibilitate" },
] as const;

/** Contact, response times and further reading. */
function SupportAside() {
  return (
    <>
      <Card heading="Contact">
        <Facts
          stack
          rows={[
            { term: "E-mail", detail: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
            { term: "Telefon", detail: <a href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}>{contact.phone}</a> },
            { term: "Adresă", detail: contact.address },
          ]}
        />
      </Card>
      <Card heading="Timp de răspuns">
        <Facts stack rows={responseTimes} />
      </Card>
      <Card heading="Resurse utile">
        <ul className="ruled">
          {resources.map(({ href, label }) => (
            <li key={href}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </Card>
    </>
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
