import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
} from "lucide-react";
import { CONVERSATION_STATUSES, type ConversationStatus } from "~/modules/conversations/rules";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Cluster } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import { Row, Rows } from "~/ui/rows/rows";
import { unbroken } from "~/ui/text/unbroken";
import { requestPath } from "../rules/paths";
import type { TaskState } from "../rules/task-list";
import type { conversationViews, matchesView, preparationView } from "../views/request-panels.server";

const TASK_LOOKS = {
  done: { tone: "green", icon: CircleCheck, children: "Gata" },
  to_do: { tone: "yellow", icon: CircleAlert, children: "De făcut" },
  optional: { tone: "grey", icon: CircleDashed, children: "Opțional" },
} as const satisfies Record<TaskState, unknown>;

/** The checklist before sending. */
export function PreparationPanel({ view }: { view: ReturnType<typeof preparationView> }) {
  const { id, tasks, mayEdit, recipients } = view;
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
            <Badge {...TASK_LOOKS[state]} />
          </li>
        ))}
      </ul>
      <p className="reqsend small muted">{recipients}</p>
    </Card>
  );
}

/** "Firme potrivite": the matching partners, each with its reasons. */
export function MatchesPanel({ view: { isSent, matches, left } }: { view: ReturnType<typeof matchesView> }) {
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
      <p className="muted">
        {isSent
          ? "Motivele se calculează din datele platformei și se actualizează automat. Le puteți scrie chiar dacă nu au trimis o ofertă."
          : "Pe aceștia îi anunțăm la trimitere. Motivele se calculează din datele platformei și se actualizează automat."}
      </p>
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
                  <li key={reason}>{unbroken(reason)}</li>
                ))}
              </ul>
            </div>
            <Cluster tight>
              {match.messageHref === null ? null : (
                <ButtonLink small icon={MessageSquare} href={match.messageHref}>
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
      {left === 0 ? null : (
        <p className="small muted">{`Și încă ${plural(left, "partener", "parteneri")} din această categorie.`}</p>
      )}
    </Card>
  );
}

const CONVERSATION_ICONS: Readonly<Record<ConversationStatus, LucideIcon>> = {
  pending: Hourglass,
  active: MessagesSquare,
  completed: CircleCheck,
};

export function ConversationsPanel({ talks }: { talks: ReturnType<typeof conversationViews> }) {
  if (talks.length === 0) {
    return (
      <div className="card">
        <EmptyState title="Nicio conversație, deocamdată">
          Scrieți unui partener din „Oferte” sau din „Firme potrivite”; conversația apare aici și în Mesaje. La
          acceptarea unei oferte se deschide automat.
        </EmptyState>
      </div>
    );
  }
  return (
    <Card heading="Conversații despre solicitare">
      <Rows>
        {talks.map(({ id, href, partnerName, subject, status, when }) => (
          <Row
            key={id}
            href={href}
            title={partnerName}
            note={`${subject} · ${when}`}
            end={
              <Badge tone={CONVERSATION_STATUSES[status].tone} icon={CONVERSATION_ICONS[status]}>
                {CONVERSATION_STATUSES[status].label}
              </Badge>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}
