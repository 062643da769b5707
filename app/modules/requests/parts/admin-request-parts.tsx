import { organisationPath } from "~/modules/accounts/rules/places";
import { dateLong, dateTime } from "~/platform/language/dates";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Stars } from "~/ui/review/rating";
import { Dotted } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { AdminRequestView } from "../pages/admin-request-view.server";
import { ResponseStatusBadge } from "./request-badges";

/** How many offers there are, and those of them that are not sealed. */
export function AdminOffers({ offers: { sentence, rows } }: { offers: AdminRequestView["offers"] }) {
  return (
    <Card heading="Oferte">
      <p>{unbroken(sentence)}</p>
      {rows.length === 0 ? null : (
        <ul className="ruled">
          {rows.map(({ id, partner, status, missed, facts, out, text, experience }) => (
            <li key={id} className="stack stack--1">
              <p className="cluster cluster--tight">
                <Anchor href={organisationPath(partner.id)}>{partner.name}</Anchor>
                <ResponseStatusBadge status={status} missed={missed} />
              </p>
              <p className="small muted">
                <Dotted facts={facts} />
              </p>
              {out === null ? null : <p>{out}</p>}
              {text === "" ? null : (
                <details className="fold">
                  <summary>Textul ofertei</summary>
                  <p className="lines">{text}</p>
                  {experience === null ? null : <p className="small muted lines">{`Experiență: ${experience}`}</p>}
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Who asked is shown to nobody. */
export function AskedQuestions({ questions }: { questions: AdminRequestView["questions"] }) {
  return (
    <Card heading="Întrebări">
      {questions.length === 0 ? (
        <p className="muted">Nicio întrebare.</p>
      ) : (
        <ul className="ruled">
          {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
            <li key={id} className="stack stack--1">
              <p className="lines">
                <b>{text}</b>
                <span className="small muted block">{dateTime(askedAt)}</span>
              </p>
              {answeredAt === null ? (
                <p className="muted">Fără răspuns.</p>
              ) : (
                <p className="lines">
                  {answer}
                  <span className="small muted block">{dateTime(answeredAt)}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function AdminReview({ review }: { review: NonNullable<AdminRequestView["review"]> }) {
  const { overall, text, reviewedAt, reply, repliedAt, isHidden, hiddenReason } = review;
  return (
    <Card heading="Recenzia autorității">
      <div className="stack stack--1">
        <Stars value={overall} />
        <p className="lines">{text}</p>
        <p className="small muted">{`Scrisă la ${dateLong(reviewedAt)}`}</p>
        {repliedAt === null ? null : <p className="lines">{`Răspunsul firmei: ${reply ?? ""}`}</p>}
        {isHidden ? <p className="small ochre">{`Ascunsă. Motivul: ${hiddenReason ?? ""}`}</p> : null}
      </div>
    </Card>
  );
}
