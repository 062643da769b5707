import {
  Check,
  CheckCheck,
  ChevronDown,
  CircleDot,
  ClockAlert,
  Equal,
  Flame,
  Inbox,
  Lock,
  type LucideIcon,
  PencilLine,
  RefreshCw,
  Send,
  Undo2,
  X,
} from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { Icon } from "~/ui/icon/icon";
import { VisuallyHidden } from "~/ui/text/text";
import { type Decision, lookOf } from "../rules/decision";
import { OPPORTUNITY_STATUSES, type OpportunityStatus } from "../rules/opportunity";
import { type RequestStatus, type Tone, URGENCIES, type Urgency } from "../rules/request";
import { type ResponseStatus, responseLook } from "../rules/response";

type Icons<State extends string> = Readonly<Record<State, LucideIcon>>;

const REQUEST_ICONS: Icons<RequestStatus> = {
  draft: PencilLine,
  sent: Send,
  in_progress: RefreshCw,
  completed: Check,
  cancelled: X,
};
const RESPONSE_ICONS: Icons<ResponseStatus> = {
  submitted: Inbox,
  to_confirm: ClockAlert,
  accepted: CheckCheck,
  declined: X,
  withdrawn: Undo2,
};
const OPPORTUNITY_ICONS: Icons<OpportunityStatus> = { active: CircleDot, responded: CheckCheck, closed: Lock };
const URGENCY_ICONS: Icons<Urgency> = { high: Flame, medium: Equal, low: ChevronDown };

const LookBadge = ({ look: { label, tone }, icon }: { look: { label: string; tone: Tone }; icon: LucideIcon }) => (
  <Badge tone={tone} icon={icon}>
    {label}
  </Badge>
);

type RequestStatusBadgeProps = { status: RequestStatus /** What a sent one waits for. */; decision: Decision | null };

export const RequestStatusBadge = ({ status, decision }: RequestStatusBadgeProps) => (
  <LookBadge look={lookOf(status, decision)} icon={decision === null ? REQUEST_ICONS[status] : ClockAlert} />
);

type ResponseStatusBadgeProps = { status: ResponseStatus /** Not confirmed by the deadline. */; missed: boolean };

export const ResponseStatusBadge = ({ status, missed }: ResponseStatusBadgeProps) => (
  <LookBadge look={responseLook(status, missed)} icon={RESPONSE_ICONS[status]} />
);

export const OpportunityStatusBadge = ({ status }: { status: OpportunityStatus }) => (
  <LookBadge look={OPPORTUNITY_STATUSES[status]} icon={OPPORTUNITY_ICONS[status]} />
);

/** For a cell of a list. */
export function UrgencyWord({ urgency }: { urgency: Urgency }) {
  const words = (
    <>
      <VisuallyHidden>Urgență: </VisuallyHidden>
      <Icon of={URGENCY_ICONS[urgency]} size="small" />
      {URGENCIES[urgency].label}
    </>
  );
  return urgency === "high" ? <strong className="late">{words}</strong> : words;
}

export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => (
  <span>
    <VisuallyHidden>Urgență: </VisuallyHidden>
    <LookBadge look={URGENCIES[urgency]} icon={URGENCY_ICONS[urgency]} />
  </span>
);
