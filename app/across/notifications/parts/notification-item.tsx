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
import { Form } from "react-router";
import { classNames } from "~/ui/class-names";
import { Icon, type IconShape } from "~/ui/icon/icon";
import { WeaveIcon } from "~/ui/icon/weave-icon";
import { Moment } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { NotificationType } from "../rules/notification";
import type { NotificationView } from "../rules/notification-view";

/** Opening a notification marks it as read, which is why it is a button. */
function NotificationItem({ notification, brief }: { notification: NotificationView; brief: boolean | undefined }) {
  const { type, title, message, outcome, unread, at, when, opening } = notification;
  return (
    <li className={classNames("note", unread && "note--new")}>
      <Icon of={typeIcons[type]} />
      <Form method="post" action={opening}>
        <button type="submit" className="note__open">
          {unread ? <span className="vh">Necitită: </span> : null}
          {unbroken(title)}
        </button>
      </Form>
      {brief ? null : <p className="note__text">{unbroken(message)}</p>}
      {outcome ? <p className="note__text">{outcome}</p> : null}
      <Moment at={at}>{when}</Moment>
    </li>
  );
}

/** The rows of the notification list and of a dashboard, which shows them without their messages (`brief`). */
export function NotificationItems({ items, brief }: { items: readonly NotificationView[]; brief?: boolean }) {
  return (
    <ul className="notes">
      {items.map((item) => (
        <NotificationItem key={item.id} notification={item} brief={brief} />
      ))}
    </ul>
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
