import {
  Check,
  CheckCheck,
  ClockAlert,
  Inbox,
  type LucideIcon,
  PencilLine,
  RefreshCw,
  Send,
  Undo2,
  X,
} from "lucide-react";
import { Badge } from "~/ui/badge/badge";
import { REQUEST_STATUSES, type RequestStatus } from "../rules/request";
import { RESPONSE_STATUSES, type ResponseStatus } from "../rules/response";

const REQUEST_ICONS: Readonly<Record<RequestStatus, LucideIcon>> = {
  draft: PencilLine,
  sent: Send,
  in_progress: RefreshCw,
  completed: Check,
  cancelled: X,
};

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const { label, tone } = REQUEST_STATUSES[status];
  return (
    <Badge tone={tone} icon={REQUEST_ICONS[status]}>
      {label}
    </Badge>
  );
}

const RESPONSE_ICONS: Readonly<Record<ResponseStatus, LucideIcon>> = {
  submitted: Inbox,
  to_confirm: ClockAlert,
  accepted: CheckCheck,
  declined: X,
  withdrawn: Undo2,
};

export function ResponseStatusBadge({ status }: { status: ResponseStatus }) {
  const { label, tone } = RESPONSE_STATUSES[status];
  return (
    <Badge tone={tone} icon={RESPONSE_ICONS[status]}>
      {label}
    </Badge>
  );
}
