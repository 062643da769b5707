import { CircleAlert, CircleCheck, CircleDashed, MessageSquare, Send } from "lucide-react";
import type { ConversationStatus } from "~/modules/conversations/rules";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Cluster } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import { Row, Rows } from "~/ui/rows/rows";
import { requestPath } from "../rules/request-query";
import { TASK_STATES, type Task, type TaskState } from "../rules/task-list";
import { TalkBadge } from "./talk-badge";

const TASK_LOOKS = {
  done: { tone: "green", icon: CircleCheck },
  to_do: { tone: "yellow", icon: CircleAlert },
  optional: { tone: "grey", icon: CircleDashed },
} as const satisfies Record<TaskState, unknown>;

export type PreparationView = {
  id: string;
  tasks: readonly Task[];
  whole: boolean;
  verified: boolean;
  /** It waits for the verification already. */
  queued: boolean;
  maySend: boolean;
  mayEdit: boolean;
  recipients: string;
};

/** Before sending: what is done, what is still to do, and the button. */
export function PreparationPanel({ view }: { view: PreparationView }) {
  const { id, tasks, whole, verified, queued, maySend, mayEdit } = view;
  return (
    <Card heading="Înainte de trimitere">
      <ul className="reqtasks">
        {tasks.map(({ code, title, state, hint }) => (
          <li key={code}>
            <div>
              <b>
                {mayEdit && code !== "verification" ? <Anchor href={requestPath(id, "edit")}>{title}</Anchor> : title}
              </b>
              <p className="small muted">{hint}</p>
            </div>
            <Badge {...TASK_LOOKS[state]}>{TASK_STATES[state]}</Badge>
          </li>
        ))}
      </ul>
      {queued || !maySend ? null : (
        <div className="reqsend stack stack--1">
          {whole ? (
            <ButtonLink variant="primary" icon={Send} href={requestPath(id, "sending")}>
              {verified ? "Trimite solicitarea" : "Trimite după verificare"}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" href={requestPath(id, "edit")}>
              Completează ce lipsește
            </ButtonLink>
          )}
          <p className="small muted">{view.recipients}</p>
        </div>
      )}
    </Card>
  );
}

type MatchView = {
  id: string;
  name: string;
  rating: number | null;
  ratingWords: string;
  reasons: readonly string[];
  talkHref: string | null;
};

export type MatchesView = { lead: string; matches: readonly MatchView[]; more: string | null };

/** "Potriviri": who fits, each with the facts that say why. */
export function MatchesPanel({ view: { lead, matches, more } }: { view: MatchesView }) {
  if (matches.length === 0) {
    return (
      <div className="card">
        <EmptyState reason="nothing-matches" title="Niciun partener nu se potrivește încă">
          Nu este niciun partener verificat în această categorie. Când apare unul, îl găsiți aici.
        </EmptyState>
      </div>
    );
  }
  return (
    <Card heading="Parteneri care se potrivesc">
      <p className="muted">{lead}</p>
      <ul className="ruled reqmatches">
        {matches.map((match) => (
          <li key={match.id} className="reqmatch">
            <div className="stack stack--1">
              <OrganisationMark
                seed={match.id}
                kind="FIRMA"
                verified
                name={match.name}
                href={`/partener/${match.id}`}
                level={3}
                note={<Rating value={match.rating} words={match.ratingWords} />}
              />
              <ul className="reqreasons small">
                {match.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
            <Cluster tight>
              {match.talkHref === null ? null : (
                <ButtonLink small icon={MessageSquare} href={match.talkHref}>
                  Trimite mesaj<span className="vh"> firmei {match.name}</span>
                </ButtonLink>
              )}
              <ButtonLink small variant="quiet" href={`/partener/${match.id}`}>
                Vezi profilul<span className="vh"> firmei {match.name}</span>
              </ButtonLink>
            </Cluster>
          </li>
        ))}
      </ul>
      {more === null ? null : <p className="small muted">{more}</p>}
    </Card>
  );
}

export type TalkView = { id: string; partner: string; subject: string; status: ConversationStatus; when: string };

export function TalksPanel({ talks, empty }: { talks: readonly TalkView[]; empty: string }) {
  if (talks.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio discuție, deocamdată">{empty}</EmptyState>
      </div>
    );
  }
  return (
    <Card heading="Discuții despre solicitare">
      <Rows>
        {talks.map(({ id, partner, subject, status, when }) => (
          <Row
            key={id}
            href={`/uat/messages/${id}`}
            title={partner}
            note={`${subject} · ${when}`}
            end={<TalkBadge status={status} />}
          />
        ))}
      </Rows>
    </Card>
  );
}
