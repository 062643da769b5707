import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateLong, dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { Button } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Split, Stack } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import { answeredOn, askedOn } from "../parts/question-panel";
import { RequestFisa } from "../parts/request-fisa";
import { Changes, RequestTimeline } from "../parts/request-timeline";
import { requestPath } from "../rules/paths";
import { CANCELLATION_REASONS } from "../rules/reason";
import { NOT_A_PURCHASE } from "../rules/request";
import { RESPONSE_STATUSES } from "../rules/response";
import { timeline } from "../rules/timeline";
import { changesOf, questionsFor, responsesFor } from "../store/fisa.server";
import type { RequestRecord } from "../store/record.server";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { reviewOf } from "../store/reviews.server";
import type { Route } from "./+types/request-dossier.page";
import { questionViews, timelineFacts } from "./request-panels.server";
import { responseViews } from "./request-responses.server";
import { fisaView, ownChangeView } from "./request-view.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Dosar ${loaderData?.fisa.number ?? ""} – PSP` }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  const responses = await responsesFor(actor, request, at);
  const changes = await changesOf(request.id);
  const hidden = responses.filter(({ state }) => state === "sealed").length;
  return {
    fisa: fisaView(request, { files: await filesOf(request.id), at }),
    printed: at,
    by: actor.name,
    changes: changes.map(ownChangeView),
    questions: questionViews(request, await questionsFor(actor, request), { actor, at }),
    responses: responseViews(request, responses, "pret"),
    /** Shown instead of sealed responses; null when none is sealed. */
    sealed:
      hidden === 0
        ? null
        : `${plural(hidden, "ofertă sigilată", "oferte sigilate")}: nu se citesc înainte de deschidere.`,
    decision: decisionLines(request),
    timeline: timeline(timelineFacts(request, changes, await reviewOf(actor, request)), at),
  };
}

function decisionLines(request: RequestRecord): string[] {
  const { decidedAt, completedAt, cancelledAt, cancelReason, cancelText, acceptedPartnerName } = request;
  const lines = [
    decidedAt === null
      ? null
      : `Ofertă acceptată la ${dateTime(decidedAt)}: ${acceptedPartnerName ?? "partenerul ales nu mai continuă"}.`,
    completedAt === null ? null : `Colaborare finalizată la ${dateLong(completedAt)}.`,
    cancelledAt === null ? null : `Anulată la ${dateLong(cancelledAt)}.`,
    cancelReason === null ? null : `Motivul: ${CANCELLATION_REASONS[cancelReason]}.`,
    cancelText,
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : ["Nicio decizie încă."];
}

const COLUMNS = [
  { label: "Firma" },
  { label: "Preț, fără TVA", number: true },
  { label: "Durată" },
  { label: "Depusă" },
  { label: "Stare" },
];

/** The printable dossier: request, changes, questions, responses and decision. */
export default function RequestDossier({ loaderData: view }: Route.ComponentProps) {
  const { fisa, printed, by, changes, questions, decision, timeline } = view;
  return (
    <Stack gap={3}>
      <Crumb href={requestPath(fisa.id)}>Solicitare</Crumb>
      <Split center>
        <p className="muted">
          Dosarul solicitării, la {dateTime(printed)}, pentru {by}. {NOT_A_PURCHASE}
        </p>
        <PrintButton />
      </Split>
      <RequestFisa fisa={fisa} />
      <Section id="hotarare" heading="Decizia">
        {decision.map((line) => (
          <p key={line} className="lines">
            {line}
          </p>
        ))}
      </Section>
      <Section id="raspunsuri" heading="Oferte primite">
        <Responses view={view} />
      </Section>
      <Section id="modificari" heading="Ce s-a schimbat după trimitere">
        <Changes changes={changes} empty="Nimic." />
      </Section>
      <Section id="intrebari" heading="Întrebări și răspunsuri">
        <Questions questions={questions} />
      </Section>
      <RequestTimeline events={timeline} />
    </Stack>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

type View = Route.ComponentProps["loaderData"];

function Responses({ view: { responses, sealed } }: { view: View }) {
  if (sealed !== null) return <p>{sealed}</p>;
  if (responses.length === 0) return <p className="muted">Niciun răspuns.</p>;
  return (
    <>
      <Table caption="Prețuri, durate și stări" columns={COLUMNS}>
        {responses.map(({ id, partner, price, duration, submittedAt, status, out }) => (
          <tr key={id}>
            <td>{partner.name}</td>
            <td className="n">{duration === null ? "nu se arată" : price}</td>
            <td>{duration ?? "nu se arată"}</td>
            <td>{dateTime(submittedAt)}</td>
            <td>{out ?? RESPONSE_STATUSES[status].label}</td>
          </tr>
        ))}
      </Table>
      {responses.map(({ id, partner, text }) =>
        text === "" ? null : (
          <div key={id}>
            <h3>{partner.name}</h3>
            <p className="lines">{text}</p>
          </div>
        ),
      )}
    </>
  );
}

function Questions({ questions }: Pick<View, "questions">) {
  if (questions.length === 0) return <p className="muted">Nicio întrebare.</p>;
  return (
    <ol className="ruled">
      {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
        <li key={id} className="stack stack--1">
          <p className="lines">
            <b>{text}</b>
          </p>
          <p className="small muted">{askedOn(askedAt)}</p>
          <p className="lines">{answer ?? "Fără răspuns."}</p>
          {answeredAt === null ? null : <p className="small muted">{answeredOn(answeredAt)}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Rendered after hydration only: without JavaScript the button would do nothing. */
function PrintButton() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <Button type="button" icon={Printer} onClick={() => window.print()}>
      Tipărește
    </Button>
  );
}
