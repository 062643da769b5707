import { Check, UserRound } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonDone, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Icon } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import { Cluster } from "~/ui/layout/layout";
import { Dotted, Moment, VisuallyHidden } from "~/ui/text/text";
import type { OpportunityStatus } from "../rules/opportunity";
import type { Urgency } from "../rules/request";
import type { ResponseStatus } from "../rules/response";
import { OpportunityStatusBadge, UrgencyBadge } from "./opportunity-badges";
import { ResponseStatusBadge } from "./request-badges";

/** An opportunity in the list, in words. */
export type OpportunityCardView = {
  id: string;
  href: string;
  messageHref: string;
  title: string;
  status: OpportunityStatus;
  /** How the own response stands, where that says more than "Ai răspuns". */
  own: ResponseStatus | null;
  /** Sent to this partner only. */
  addressed: boolean;
  urgency: Urgency | null;
  requester: string;
  number: string;
  excerpt: string;
  budget: string | null;
  place: string;
  deadline: { at: string; words: string };
  category: string;
  reasons: readonly string[];
  views: string;
  responses: string;
  mayRespond: boolean;
};

/** An opportunity: what is asked, by whom, until when, why it fits, what to do. */
export function OpportunityCard({ opportunity }: { opportunity: OpportunityCardView }) {
  const { href, title, status, urgency, requester, number, own, addressed } = opportunity;
  return (
    <Card as="article" className="opp">
      <div className="opp__h">
        <Cluster tight>
          <OpportunityStatusBadge status={status} />
          {urgency === null ? null : <UrgencyBadge urgency={urgency} />}
          {own === null ? null : <ResponseStatusBadge status={own} />}
          {addressed ? (
            <Badge tone="plain" icon={UserRound}>
              Numai pentru dumneavoastră
            </Badge>
          ) : null}
        </Cluster>
        <h2>
          <Anchor href={href}>{title}</Anchor>
        </h2>
        <p className="small muted">
          <Dotted
            facts={[
              requester,
              <span key="number" className="num nowrap">
                {number}
              </span>,
            ]}
          />
        </p>
      </div>
      <div className="opp__b">
        <p>{opportunity.excerpt}</p>
        <Essentials opportunity={opportunity} />
        <Why reasons={opportunity.reasons} />
      </div>
      <Actions opportunity={opportunity} />
    </Card>
  );
}

function Essentials({ opportunity: { budget, place, deadline, category } }: { opportunity: OpportunityCardView }) {
  return (
    <dl className="meta">
      <div>
        <dt>Buget, fără TVA</dt>
        <dd className={budget === null ? "opp__none" : "num"}>{budget ?? "Buget nespecificat"}</dd>
      </div>
      <div>
        <dt>Locație</dt>
        <dd>{place}</dd>
      </div>
      <div>
        <dt>Termen</dt>
        <dd>
          <Moment at={deadline.at}>{deadline.words}</Moment>
        </dd>
      </div>
      <div>
        <dt>Categorie</dt>
        <dd>{category}</dd>
      </div>
    </dl>
  );
}

/** Nothing when it does not fit: each reason goes with its fact. */
export function Why({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <p className="why">
      <Icon of={WeaveIcon} />
      <span>
        <strong>De ce vi se potrivește.</strong> {reasons.join(" ")}
      </span>
    </p>
  );
}

function Actions({ opportunity }: { opportunity: OpportunityCardView }) {
  const { href, messageHref, title, status, mayRespond, views, responses } = opportunity;
  const about = <VisuallyHidden> la „{title}”</VisuallyHidden>;
  return (
    <div className="opp__f">
      {status === "responded" ? (
        <ButtonDone icon={Check}>Ai răspuns</ButtonDone>
      ) : mayRespond ? (
        <ButtonLink variant="primary" href={`${href}#raspuns`}>
          Răspunde{about}
        </ButtonLink>
      ) : null}
      <ButtonLink href={href}>Vezi Detalii{about}</ButtonLink>
      <ButtonLink variant="quiet" href={messageHref}>
        Mesaj<VisuallyHidden> despre „{title}”</VisuallyHidden>
      </ButtonLink>
      <span className="small num">
        <Dotted facts={[views, responses]} />
      </span>
    </div>
  );
}
