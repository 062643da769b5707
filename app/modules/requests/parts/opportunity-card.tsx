import { Check, UserRound } from "lucide-react";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonDone, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Icon } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import { Cluster } from "~/ui/layout/layout";
import { Dotted, Moment, VisuallyHidden } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { cardView } from "../pages/opportunity-card-view.server";
import { placeText } from "../rules/opportunity";
import { messageAbout, opportunityPath } from "../rules/paths";
import { OpportunityStatusBadge, ResponseStatusBadge, UrgencyBadge } from "./request-badges";

type CardView = ReturnType<typeof cardView>;

export function OpportunityCard({ opportunity }: { opportunity: CardView }) {
  const { id, title, status, urgency, requester, number, own, addressed, category, county } = opportunity;
  return (
    <Card as="article" className="card--row opp">
      <div className="opp__h">
        <Cluster tight>
          <h2>
            <Anchor href={opportunityPath(id)}>{title}</Anchor>
          </h2>
          <OpportunityStatusBadge status={status} />
          {urgency === null ? null : <UrgencyBadge urgency={urgency} />}
          {own === null ? null : <ResponseStatusBadge {...own} />}
          {addressed ? (
            <Badge tone="plain" icon={UserRound}>
              Numai pentru dumneavoastră
            </Badge>
          ) : null}
        </Cluster>
        <p className="small muted">
          <Dotted
            facts={[
              requester,
              <span key="number" className="num nowrap">
                {number}
              </span>,
              CATEGORIES[category],
              placeText(county),
              ...interestTexts(opportunity),
            ]}
          />
        </p>
        {opportunity.reasons.length > 0 ? (
          <MatchReasons reasons={opportunity.reasons} short />
        ) : (
          <p className="clamp clamp--1">{opportunity.excerpt}</p>
        )}
      </div>
      <Essentials opportunity={opportunity} />
      <Actions opportunity={opportunity} />
    </Card>
  );
}

function Essentials({ opportunity: { budget, deadlineAt, deadline } }: { opportunity: CardView }) {
  return (
    <dl className="meta">
      <div>
        <dt>Buget, fără TVA</dt>
        <dd className={budget === null ? "opp__none" : "num"}>{budget ?? "Buget nespecificat"}</dd>
      </div>
      <div>
        <dt>Termen</dt>
        <dd>
          <Moment at={deadlineAt.toISOString()}>{deadline}</Moment>
        </dd>
      </div>
    </dl>
  );
}

/** Why the request matches the partner, in a list only the beginning; renders nothing without reasons. */
export function MatchReasons({ reasons, short = false }: { reasons: readonly string[]; short?: boolean }) {
  if (reasons.length === 0) return null;
  return (
    <p className="why">
      <Icon of={WeaveIcon} />
      <span className={short ? "clamp clamp--1" : undefined}>
        <strong>De ce vi se potrivește.</strong> {unbroken(reasons.join(" "))}
      </span>
    </p>
  );
}

function Actions({ opportunity }: { opportunity: CardView }) {
  const { id, title, status, mayRespond } = opportunity;
  const href = opportunityPath(id);
  const about = <VisuallyHidden> la {quoted(title)}</VisuallyHidden>;
  return (
    <div className="opp__f">
      {status === "responded" ? (
        <ButtonDone icon={Check}>Ai răspuns</ButtonDone>
      ) : mayRespond ? (
        <ButtonLink variant="primary" small href={`${href}#raspuns`}>
          Răspunde{about}
        </ButtonLink>
      ) : null}
      <ButtonLink small href={href}>
        Vezi Detalii{about}
      </ButtonLink>
      <ButtonLink variant="quiet" small href={messageAbout(opportunity)}>
        Mesaj<VisuallyHidden> despre {quoted(title)}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}

/** Counts of views and responses, in words. */
export const interestTexts = ({ views, responses }: { views: number; responses: number }): string[] => [
  plural(views, "vizualizare", "vizualizări"),
  plural(responses, "ofertă", "oferte"),
];
