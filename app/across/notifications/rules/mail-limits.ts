import { isAlways, type NotificationType } from "./notification";

const DAY_SECONDS = 86_400;

/** One mail a day about what is written in a discussion, until it is opened. */
export const MAILS_OF_ONE_PAGE = { name: "mails-of-page", most: 1, seconds: DAY_SECONDS };

/**
 * How many mails one person's acts, or what happens by itself to one thing, may bring somebody in a day. Whatever is more is
 * told on the platform only: a verb's own limit counts how often it is used, and not how many people each use is mailed to.
 */
export function mailsFromOne(type: NotificationType): { name: string; most: number; seconds: number } {
  if (type === "discussion_mentioned") return { name: "mails-of-mentions", most: 3, seconds: DAY_SECONDS };
  if (type === "enrolment" || type === "seat_offered")
    return { name: `mails-of-seats-${type}`, most: 6, seconds: DAY_SECONDS };
  return isAlways(type)
    ? { name: "mails-of-decisions", most: 40, seconds: DAY_SECONDS }
    : { name: "mails-of-acts", most: 15, seconds: DAY_SECONDS };
}
