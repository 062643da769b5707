import {
  AtSign,
  BadgeCheck,
  CircleCheck,
  CircleHelp,
  Clock,
  FilePen,
  FileX,
  Flag,
  GraduationCap,
  Inbox,
  Landmark,
  LifeBuoy,
  MessageSquare,
  MessageSquareWarning,
  Newspaper,
  PenLine,
  Send,
  Star,
  Users,
} from "lucide-react";
import type { IconShape } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import { IconSlot, Row } from "~/ui/list/row";
import { Moment } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { NotificationType } from "../rules/notification";
import type { NotificationView } from "../rules/notification-view";

type NotificationRowProps = {
  notification: NotificationView;
  /** Without its message, as on a dashboard. */
  brief?: boolean;
};

/** Opening a notification marks it as read, which is why its title is a button. */
export function NotificationRow({ notification, brief }: NotificationRowProps) {
  const { type, title, message, outcome, unread, at, when, opening } = notification;
  const moment = (
    <Moment at={at} className="muted">
      {when}
    </Moment>
  );
  return (
    <Row
      post={opening}
      fresh={unread}
      slot={brief ? undefined : <IconSlot icon={typeIcons[type]} />}
      title={
        <>
          {unread ? <span className="vh">Necitită: </span> : null}
          {unbroken(title)}
        </>
      }
      facts={brief ? [moment, outcome] : [message, outcome]}
      cell={brief ? undefined : moment}
    />
  );
}

const typeIcons: Readonly<Record<NotificationType, IconShape>> = {
  enrolment: GraduationCap,
  seat_offered: GraduationCap,
  program_changed: Clock,
  program_near: Clock,
  certificate: BadgeCheck,
  program_decided: GraduationCap,
  program_waiting: GraduationCap,
  response_received: Inbox,
  response_moved: PenLine,
  question_asked: CircleHelp,
  request_deadline: Clock,
  request_left: Send,
  request_moderated: Flag,
  partner_left: FileX,
  resource_due: Clock,
  resource_objection: MessageSquareWarning,
  link_broken: FileX,
  paper_model_changed: FilePen,
  proposal_decided: MessageSquareWarning,
  review_replied: Star,
  opportunity: WeaveIcon,
  opportunity_changed: PenLine,
  question_answered: CircleHelp,
  response_to_confirm: Flag,
  response_outcome: CircleCheck,
  collaboration: CircleCheck,
  review_written: Star,
  message: MessageSquare,
  discussion_mentioned: AtSign,
  discussion_unsolved: CircleHelp,
  discussion_opened: MessageSquare,
  discussion_replied: MessageSquare,
  discussion_solved: CircleCheck,
  post_moderated: Flag,
  post_reported: Flag,
  report_decided: Flag,
  project_application: Inbox,
  project_undecided: Clock,
  project_copied: Landmark,
  project_moderated: Flag,
  application_decided: CircleCheck,
  application_missed: Clock,
  article_approved: Newspaper,
  article_rejected: FileX,
  organisation: BadgeCheck,
  colleague: Users,
  organisation_waiting: BadgeCheck,
  article_waiting: Newspaper,
  weekly_digest: Newspaper,
  community: Landmark,
  claim_waiting: Landmark,
  ticket_answered: LifeBuoy,
  ticket_waiting: LifeBuoy,
  ticket_continued: LifeBuoy,
};
