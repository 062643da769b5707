import { CheckCheck, ChevronDown, CircleDot, Equal, Flame, Lock, type LucideIcon } from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { VisuallyHidden } from "~/ui/text/text";
import { OPPORTUNITY_STATUSES, type OpportunityStatus } from "../rules/opportunity";
import { URGENCIES, type Urgency } from "../rules/request";

const STATUS_ICONS: Readonly<Record<OpportunityStatus, LucideIcon>> = {
  active: CircleDot,
  responded: CheckCheck,
  closed: Lock,
};

export function OpportunityStatusBadge({ status }: { status: OpportunityStatus }) {
  const { label, tone } = OPPORTUNITY_STATUSES[status];
  return (
    <Badge tone={tone} icon={STATUS_ICONS[status]}>
      {label}
    </Badge>
  );
}

const URGENCY_ICONS: Readonly<Record<Urgency, LucideIcon>> = { high: Flame, medium: Equal, low: ChevronDown };

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  const { label, tone } = URGENCIES[urgency];
  return (
    <span>
      <VisuallyHidden>Urgență: </VisuallyHidden>
      <Badge tone={tone} icon={URGENCY_ICONS[urgency]}>
        {label}
      </Badge>
    </span>
  );
}
