import { CircleCheck, Hourglass, type LucideIcon, MessagesSquare } from "lucide-react";
import { CONVERSATION_STATUSES, type ConversationStatus } from "~/modules/conversations/rules";
import { Badge } from "~/ui/badge/badge";

const ICONS: Readonly<Record<ConversationStatus, LucideIcon>> = {
  pending: Hourglass,
  active: MessagesSquare,
  completed: CircleCheck,
};

export function TalkBadge({ status }: { status: ConversationStatus }) {
  const { label, tone } = CONVERSATION_STATUSES[status];
  return (
    <Badge tone={tone} icon={ICONS[status]}>
      {label}
    </Badge>
  );
}
