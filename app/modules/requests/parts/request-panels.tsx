import { CircleAlert, CircleCheck, CircleDashed, Hourglass, type LucideIcon, MessagesSquare } from "lucide-react";
import { CONVERSATION_STATUSES, type ConversationStatus } from "~/modules/conversations/rules/statuses";
import { plural } from "~/platform/language/plural";
import { Badge } from "~/ui/badge/badge";
import { Cloth } from "~/ui/cloth/cloth";
import { EmptyState } from "~/ui/list/empty-state";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Rating } from "~/ui/review/rating";
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
    <List heading="Înainte de trimitere" tight end={<p className="small muted">{recipients}</p>}>
      {tasks.map(({ code, title, state, hint }) => (
        <Row
          key={code}
          href={mayEdit && code !== "verification" ? requestPath(id, "edit") : undefined}
          title={title}
          facts={[hint]}
          state={<Badge {...TASK_LOOKS[state]} />}
        />
      ))}
    </List>
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
    <>
      <p className="muted">
        {isSent
          ? "Motivele se calculează din datele platformei și se actualizează automat. Le puteți scrie chiar dacă nu au trimis o ofertă."
          : "Pe aceștia îi anunțăm la trimitere. Motivele se calculează din datele platformei și se actualizează automat."}
      </p>
      <List
        heading="Parteneri care se potrivesc"
        verbs="long"
        end={left === 0 ? null : `Și încă ${plural(left, "partener", "parteneri")} din această categorie.`}
      >
        {matches.map((match) => (
          <Row
            key={match.id}
            href={`/partener/${match.id}`}
            slot={<Cloth seed={match.id} kind="FIRMA" verified name={match.name} />}
            title={match.name}
            facts={[<Rating key="rating" value={match.rating} words={match.ratingWords} />, ...match.reasons]}
            action={match.messageHref && { label: "Trimite mesaj", href: match.messageHref }}
            menu={[{ label: "Vezi profilul", href: `/partener/${match.id}` }]}
          />
        ))}
      </List>
    </>
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
    <List heading="Conversații despre solicitare">
      {talks.map(({ id, href, partnerName, subject, status, when }) => (
        <Row
          key={id}
          href={href}
          title={partnerName}
          facts={[subject]}
          cell={<span className="muted">{when}</span>}
          state={
            <Badge tone={CONVERSATION_STATUSES[status].tone} icon={CONVERSATION_ICONS[status]}>
              {CONVERSATION_STATUSES[status].label}
            </Badge>
          }
        />
      ))}
    </List>
  );
}
