import type { FAQPage, WithContext } from "schema-dts";
import { actorContext } from "~/modules/accounts/http/actor-context";
import { limitedAnswer, overLimit } from "~/modules/accounts/http/limits.server";
import { fromOf } from "~/modules/accounts/http/request.server";
import { ticketForm } from "~/modules/outreach/forms";
import { TICKET_STATES, ticketNumber, ticketPath } from "~/modules/outreach/rules";
import { ticketsOf } from "~/modules/outreach/store/tickets.server";
import { ticketsFromAddress } from "~/modules/outreach/verbs/limits.server";
import { openTicket } from "~/modules/outreach/verbs/support.server";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { type DraftOnPage, draftOnPage, dropSentDraft } from "~/platform/form/draft.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { dateLong } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
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
import { contact } from "../content";
import type { Route } from "./+types/public-support.page";

const LEAD = { sentence: "Vă rugăm completați toate câmpurile", fields: ["nume", "email", "subiect", "mesaj"] };

/** Fills in name and e-mail of a signed-in person. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const kept: DraftOnPage | null = actor && (await draftOnPage(request, actor.userId));
  return {
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Centrul de suport",
    description:
      "Scrieți echipei de suport PSP sau citiți răspunsurile la întrebările frecvente. Răspundem în 24–48 de ore.",
    path: "/support",
    ownTitle: true,
    facts: questionFacts,
  });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const checked = checkForm(form, ticketForm, { lead: LEAD });
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([ticketsFromAddress, fromOf(request, context).address]);
  if (over) return limitedAnswer(form, over);
  const actor = context.get(actorContext);
  const ticket = await openTicket(checked.value, actor);
  if (actor) await dropSentDraft(form, actor.userId);
  return goTo(ticketPath(ticket));
}

export default function SupportPage({ loaderData: { defaults, draft, typed, own }, actionData }: Route.ComponentProps) {
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
          <Questions questions={questions} />
        </Card>
      </FormPage>
    </Side>
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

const questions: readonly Question[] = [
  {
    question: "Cum îmi fac cont?",
    answer:
      "Alegeți „Înregistrare”, apoi tipul de cont: autoritate publică locală sau firmă. Completați formularul și confirmați adresa de e-mail din mesajul primit; apoi vă puteți conecta. Dacă instituția sau firma are deja cont, cererea cu același CUI ajunge la titularul lui, care vă dă acces.",
  },
  {
    question: "Ce pot face până când organizația este verificată?",
    answer:
      "Un administrator verifică datele și documentul atașat și vă anunță prin e-mail. Până atunci autoritatea își scrie solicitările ca ciorne, iar firma își completează profilul și citește oportunitățile. După verificare solicitările se pot trimite, iar firma apare în directorul partenerilor și poate răspunde.",
  },
  {
    question: "Solicitarea de pe platformă ține loc de achiziție prin SEAP?",
    answer:
      "Nu. Solicitarea ajută autoritatea să afle ce oferte există și păstrează dosarul. Procedura de achiziție, și cea directă, se face prin SEAP, după lege.",
  },
  {
    question: "Cine vede o ofertă?",
    answer:
      "Firma care a scris-o, autoritatea care a trimis solicitarea și administratorii platformei. Celelalte firme nu o văd niciodată. Când autoritatea cere oferte sigilate, până la termen nu le citește nimeni în afara firmei care le-a scris, nici administratorii.",
  },
  {
    question: "Am uitat parola sau nu primesc mesajul de confirmare. Ce fac?",
    answer:
      "Pe pagina de conectare alegeți „Am uitat parola” și primiți un link cu care puneți alta. Dacă un mesaj nu ajunge în câteva minute, uitați-vă în dosarul Spam, apoi cereți-l din nou. Dacă tot nu vine, scrieți-ne cu formularul de pe această pagină.",
  },
];

const questionFacts: WithContext<FAQPage> = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};
