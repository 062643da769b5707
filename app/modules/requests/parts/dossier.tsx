import type { ReactNode } from "react";
import { dateTime } from "~/platform/language/dates";
import { Corner, Facts } from "~/ui/fisa/fisa";
import { Table } from "~/ui/table/table";
import { unbroken } from "~/ui/text/unbroken";
import { lookOf } from "../rules/decision";
import { requestPath } from "../rules/paths";
import { NOT_A_PURCHASE } from "../rules/request";
import { RESPONSE_STATUSES } from "../rules/response";
import type { dossierOf } from "../views/request-dossier.server";
import { Files } from "./files";
import { answeredOn, askedOn } from "./question-panel";
import { requestFacts } from "./request-sheet";
import { Changes } from "./request-timeline";

type DossierView = Awaited<ReturnType<typeof dossierOf>>;

/**
 * The dossier of a request: a document of numbered sections, in black on white when printed. `children`: the papers of its
 * purchase.
 */
export function Dossier({ dossier, children }: { dossier: DossierView; children: ReactNode }) {
  const { title, sheet, generated, changes, decision } = dossier;
  return (
    <article className="dossier" aria-labelledby="dosar">
      <header>
        <p>
          <b>{sheet.owner.line}</b>
        </p>
        <div className="dossier__top">
          <div>
            <p>{unbroken(title)}</p>
            <h1 id="dosar">{sheet.title}</h1>
          </div>
          <Corner
            rows={[
              { term: "Nr.", detail: sheet.number, number: true },
              ...(dossier.sent === null ? [] : [{ term: "Din", detail: dossier.sent }]),
              { term: "Termen", detail: dossier.deadline },
            ]}
          />
        </div>
        <p className="small">
          {generated} {NOT_A_PURCHASE}
        </p>
      </header>
      <Section heading="Solicitarea">
        <Facts rows={[{ term: "Stare", detail: lookOf(sheet.status, sheet.decision).label }, ...requestFacts(sheet)]} />
        <h3>Descriere</h3>
        <p className="lines">{sheet.description}</p>
      </Section>
      <Section heading="Completări și modificări">
        <Changes changes={changes} empty="Nicio modificare după trimitere." />
      </Section>
      <Section heading="Întrebări și răspunsuri">
        <Questions questions={dossier.questions} />
      </Section>
      <Section heading="Oferte">
        <Offers dossier={dossier} />
      </Section>
      <Section heading="Decizia">
        {decision.map((line) => (
          <p key={line} className="lines">
            {line}
          </p>
        ))}
      </Section>
      <Section heading="Documentele instituției">{children}</Section>
      <Section heading="Istoric">
        <History history={dossier.history} />
      </Section>
      <div className="dossier__sign">
        <p>
          Întocmit,
          <span />
        </p>
        <p>
          Verificat,
          <span />
        </p>
      </div>
      <footer className="dossier__foot small">
        <p>
          {title}. {generated}
        </p>
      </footer>
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="stack stack--1">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

const OFFER_COLUMNS = [
  { label: "Firma" },
  { label: "Preț, fără TVA", number: true },
  { label: "Durată" },
  { label: "Trimisă" },
  { label: "Stare" },
];

function Offers({ dossier: { sheet, offers, responses } }: { dossier: DossierView }) {
  return (
    <>
      <p>{unbroken(offers)}</p>
      {responses.length === 0 ? null : (
        <Table caption="Prețuri, durate și stări" columns={OFFER_COLUMNS}>
          {responses.map(({ id, partner, price, duration, submittedAt, status, out }) => (
            <tr key={id}>
              <td className="tbl__typed">{partner.name}</td>
              <td className="num" data-label="Preț, fără TVA">
                {price ?? "nu se arată"}
              </td>
              <td className="nowrap" data-label="Durată">
                {duration ?? "nu se arată"}
              </td>
              <td data-label="Trimisă">{dateTime(submittedAt)}</td>
              <td data-label="Stare">{out ?? RESPONSE_STATUSES[status].label}</td>
            </tr>
          ))}
        </Table>
      )}
      {responses.map(({ id, partner, text, experience, files, told }) => (
        <div key={id}>
          <h3>{partner.name}</h3>
          {told === null ? null : <p className="small">{told}</p>}
          {text === "" ? null : <p className="lines">{text}</p>}
          {experience === null ? null : <p className="lines">{`Experiență: ${experience}`}</p>}
          {files.length === 0 ? null : <Files files={files} at={requestPath(sheet.id, `responses/${id}/files`)} />}
        </div>
      ))}
    </>
  );
}

function Questions({ questions }: Pick<DossierView, "questions">) {
  if (questions.length === 0) return <p>Nicio întrebare.</p>;
  return (
    <ol className="ruled">
      {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
        <li key={id} className="stack stack--1">
          <p className="lines">
            <b>{text}</b>
          </p>
          <p className="small">{askedOn(askedAt)}</p>
          <p className="lines">{answer ?? "Fără răspuns."}</p>
          {answeredAt === null ? null : <p className="small">{answeredOn(answeredAt)}</p>}
        </li>
      ))}
    </ol>
  );
}

const HISTORY_COLUMNS = [{ label: "Când" }, { label: "Ce" }, { label: "Cine" }];

function History({ history }: Pick<DossierView, "history">) {
  return (
    <Table caption="Ce s-a întâmplat, când și cine a făcut" columns={HISTORY_COLUMNS}>
      {history.map(({ at, label, detail, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same date and name
        <tr key={index}>
          <td className="nowrap">{dateTime(at)}</td>
          <td className="tbl__typed">
            {label}
            {detail === null ? null : <span className="block">{detail}</span>}
          </td>
          <td>{by}</td>
        </tr>
      ))}
    </Table>
  );
}
