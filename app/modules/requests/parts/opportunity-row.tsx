import { CalendarPlus, Eye, MessageSquare, RefreshCw } from "lucide-react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { countedWord, plural } from "~/platform/language/plural";
import { Cloth } from "~/ui/cloth/cloth";
import { Icon } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import { Cell, Row, type RowAction } from "~/ui/list/row";
import { Moment, VisuallyHidden } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { rowView } from "../pages/opportunity-row-view.server";
import { messageAbout, opportunityPath } from "../rules/paths";
import { OpportunityStatusBadge, ResponseStatusBadge, UrgencyWord } from "./request-badges";

type RowView = ReturnType<typeof rowView>;

type OpportunityRowProps = { opportunity: RowView /** The first whose offer waits to be confirmed. */; now: boolean };

export function OpportunityRow({ opportunity, now }: OpportunityRowProps) {
  const { id, ownerId, verified, title, requester, category, responses, views, budget, deadlineAt, urgency } =
    opportunity;
  const href = opportunityPath(id);
  return (
    <Row
      href={href}
      title={title}
      slot={<Cloth seed={ownerId} kind="UAT" verified={verified} />}
      say={<Say opportunity={opportunity} />}
      facts={[
        requester,
        CATEGORIES[category],
        plural(responses, "ofertă", "oferte"),
        <span key="views">
          <Icon of={Eye} size="small" />
          {views}
          <VisuallyHidden> {countedWord(views, "vizualizare", "vizualizări")}</VisuallyHidden>
        </span>,
      ]}
      cell={
        <Cell
          wide
          value={budget ?? <span className="muted">Buget nespecificat</span>}
          unit={budget === null ? undefined : "buget, fără TVA"}
        />
      }
      state={
        <Cell
          value={
            <Moment at={deadlineAt.toISOString()}>
              <VisuallyHidden>Termen: </VisuallyHidden>
              {opportunity.deadline}
            </Moment>
          }
          unit={urgency === null ? undefined : <UrgencyWord urgency={urgency} />}
        />
      }
      action={verbOf(opportunity, now)}
      menu={[
        { label: "Vezi Detalii", icon: Eye, href },
        { label: "Mesaj", icon: MessageSquare, href: messageAbout(opportunity) },
        opportunity.calendar && {
          label: opportunity.calendar,
          icon: CalendarPlus,
          href: opportunityPath(id, "termen.ics"),
          reload: true,
        },
      ].filter((entry) => entry !== null)}
      now={now}
    />
  );
}

/** Its state, why it concerns the firm, and what is asked. */
function Say({ opportunity: { status, own, toConfirm, why, excerpt } }: { opportunity: RowView }) {
  return (
    <>
      {own === null ? <OpportunityStatusBadge status={status} /> : <ResponseStatusBadge {...own} />}
      {why === null ? null : (
        <>
          <Icon of={toConfirm ? RefreshCw : WeaveIcon} size="small" />
          <b>{unbroken(why)}</b>{" "}
        </>
      )}
      {unbroken(excerpt)}
    </>
  );
}

function verbOf({ id, status, toConfirm, mayRespond }: RowView, now: boolean): RowAction | string | null {
  if (toConfirm) return { label: "Confirmă oferta", href: opportunityPath(id), primary: now };
  if (status === "responded") return "Ai răspuns";
  return mayRespond ? { label: "Răspunde", href: `${opportunityPath(id)}#raspuns` } : null;
}
