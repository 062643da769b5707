import {
  BadgeCheck,
  CircleCheck,
  CircleHelp,
  Clock,
  FileX,
  Flag,
  Inbox,
  MessageSquare,
  Newspaper,
  PenLine,
  Send,
  Star,
  UserMinus,
  UserPlus,
} from "lucide-react";
import type { IconShape } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import type { NotificationType } from "../rules";

export const typeIcons: Readonly<Record<NotificationType, IconShape>> = {
  response_received: Inbox,
  response_moved: PenLine,
  question_asked: CircleHelp,
  request_deadline: Clock,
  request_left: Send,
  partner_left: UserMinus,
  review_replied: Star,
  opportunity: WeaveIcon,
  opportunity_changed: PenLine,
  question_answered: CircleHelp,
  response_to_confirm: Flag,
  response_outcome: CircleCheck,
  collaboration: CircleCheck,
  review_written: Star,
  message: MessageSquare,
  article_approved: Newspaper,
  article_rejected: FileX,
  organisation: BadgeCheck,
  colleague: UserPlus,
  organisation_waiting: BadgeCheck,
  article_waiting: Newspaper,
};
