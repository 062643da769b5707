import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Split, Stack } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import { NOT_A_PURCHASE } from "../rules/request";
import { requestPath } from "../rules/request-query";
import type { OwnerQuestionView } from "./question-panel";
import { type FisaView, RequestFisa } from "./request-fisa";
import { Changes, type ChangeView, type KnotView, RequestThread } from "./request-thread";

export type DossierOffer = {
  id: string;
  firm: string;
  price: string;
  duration: string;
  status: string;
  submitted: string;
  text: string;
};

export type DossierView = {
  id: string;
  fisa: FisaView;
  printed: string;
  by: string;
  changes: readonly ChangeView[];
  questions: readonly OwnerQuestionView[];
  offers: readonly DossierOffer[];
  /** Said in place of offers that nobody may read yet. */
  sealed: string | null;
  decision: readonly string[];
  knots: readonly KnotView[];
};

const COLUMNS = [
  { label: "Firma" },
  { label: "Preț, fără TVA", number: true },
  { label: "Durată" },
  { label: "Depusă" },
  { label: "Stare" },
];

/** Everything about a request on paper: what was asked, changed, answered, offered and decided. */
export function Dossier({ view }: { view: DossierView }) {
  const { id, fisa, printed, by, changes, questions, decision, knots } = view;
  return (
    <Stack gap={3}>
      <Crumb href={requestPath(id)}>Solicitare</Crumb>
      <Split center>
        <p className="muted">
          Dosarul solicitării, la {printed}, pentru {by}. {NOT_A_PURCHASE}
        </p>
        <PrintButton />
      </Split>
      <RequestFisa fisa={fisa} />
      <Section id="hotarare" heading="Hotărârea">
        {decision.map((line) => (
          <p key={line} className="lines">
            {line}
          </p>
        ))}
      </Section>
      <Section id="raspunsuri" heading="Răspunsuri primite">
        <Responses view={view} />
      </Section>
      <Section id="modificari" heading="Ce s-a schimbat după trimitere">
        <Changes changes={changes} empty="Nimic." />
      </Section>
      <Section id="intrebari" heading="Întrebări și răspunsuri">
        <Questions questions={questions} />
      </Section>
      <RequestThread knots={knots} />
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

function Responses({ view: { offers, sealed } }: { view: DossierView }) {
  if (sealed !== null) return <p>{sealed}</p>;
  if (offers.length === 0) return <p className="muted">Niciun răspuns.</p>;
  return (
    <>
      <Table caption="Prețuri, durate și stări" columns={COLUMNS}>
        {offers.map(({ id, firm, price, duration, submitted, status }) => (
          <tr key={id}>
            <td>{firm}</td>
            <td className="n">{price}</td>
            <td>{duration}</td>
            <td>{submitted}</td>
            <td>{status}</td>
          </tr>
        ))}
      </Table>
      {offers.map(({ id, firm, text }) =>
        text === "" ? null : (
          <div key={id}>
            <h3>{firm}</h3>
            <p className="lines">{text}</p>
          </div>
        ),
      )}
    </>
  );
}

function Questions({ questions }: { questions: readonly OwnerQuestionView[] }) {
  if (questions.length === 0) return <p className="muted">Nicio întrebare.</p>;
  return (
    <ol className="ruled">
      {questions.map(({ id, text, asked, answer }) => (
        <li key={id} className="stack stack--1">
          <p className="lines">
            <b>{text}</b>
          </p>
          <p className="small muted">{asked}</p>
          <p className="lines">{answer?.text ?? "Fără răspuns."}</p>
          {answer === null ? null : <p className="small muted">{answer.when}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Only where there is script to print with; everywhere else the browser's own command does it. */
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
