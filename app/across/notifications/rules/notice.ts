import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import type { NotificationType } from "./notification";
import type { Sentence } from "./sentence";

/** What only the mail says besides its message: facts, texts in the words of those who wrote them, and what to do next. */
export type MailDetails = {
  facts?: readonly (readonly [name: string, value: string])[];
  /** `of`: the thing whose words they are; the mail is not sent once it may not be read any more. */
  quotes?: readonly { name: string; text: string; of: Sentence }[];
  next?: string | null;
};

/**
 * One notification to several people: the organisation comes first in the title, and the message begins with a sentence.
 * Whatever somebody else wrote stands in them as a mark. An offer's contents and price are named only in the mails to its own
 * firm.
 */
export type Notice = {
  type: NotificationType;
  /** The people of these organisations, these people, those who answer for what these authors wrote, or every ADMIN. */
  to:
    | { organisations: readonly string[] }
    | { people: readonly string[] }
    | { authors: readonly { authorId: string; organisationId: string }[] }
    | "administrators";
  title: Sentence;
  message: Sentence;
  /** An address of the platform that the recipient may open. */
  href: string;
  /** The label of the mail's button. */
  action: string;
  details?: MailDetails;
  /** The text of the calendar file that goes with a person's mail; null for none. */
  calendar?: (person: string) => string | null;
  /** The page of a discussion: of all that is told there, one mail is sent a day until the person opens it. */
  gathered?: string;
  /** It happened automatically, later: the person who once asked for it is notified too. */
  toDoerToo?: true;
};

/** The notices of one journal entry, null for none. State is read again: it may have changed since the entry was written. */
export type NoticesOf = (entry: JournalEntry) => Promise<Notice | readonly Notice[] | null>;
export type NoticesByEvent = Readonly<Partial<Record<Happening, NoticesOf>>>;
