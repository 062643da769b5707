import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { linkTo } from "~/modules/accounts/verbs/links.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { movedOn } from "~/platform/refusal";
import { confirmationsToMailbox, mayMail } from "../limits.server";
import { confirmSubscription, welcome } from "../mails/newsletter";
import { CONFIRMATION_LIFE, confirmationPath, isMailDue, PENDING_LIFE, type SubscriptionSource } from "../rules";
import {
  confirmSubscriber,
  deletePending,
  keepLink,
  subscriberFor,
  unsubscribeSubscriber,
} from "../store/newsletter.server";
import { waysToStop } from "../unsubscription.server";

const LINK_GONE = "Linkul nu mai este valabil: a fost folosit, a expirat sau nu este întreg.";

/**
 * Mails a link to the address, unless it receives already or was mailed a moment ago. The caller is told none of it:
 * whether somebody reads the newsletter is nobody else's business.
 */
export function subscribe(email: string, source: SubscriptionSource): Promise<void> {
  return transaction(async () => {
    const at = now();
    const subscriber = await subscriberFor(email, source, at);
    if (subscriber.state === "confirmed" || !isMailDue(subscriber.confirmationExpiresAt, at)) return;
    if (!(await mayMail(confirmationsToMailbox, email))) return;
    const token = randomBytes(32).toString("base64url");
    await keepLink(subscriber.id, token, new Date(at.getTime() + CONFIRMATION_LIFE), at);
    await record({ what: "newsletter.asked", subjectId: subscriber.id, by: null, at });
    const mail = confirmSubscription({ href: linkTo(confirmationPath(token)) });
    await sendMail(`newsletter-confirmation:${v7()}`, email, mail);
  });
}

/** Uses the link of the confirmation mail: from here on the newsletter comes. */
export function becomeSubscriber(token: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    const subscriber = await confirmSubscriber(token, at);
    if (!subscriber) throw movedOn(LINK_GONE, { href: "/abonare", label: "Cere alt link" });
    await record({ what: "newsletter.confirmed", subjectId: subscriber.id, by: null, at });
    await sendMail(`newsletter-welcome:${v7()}`, subscriber.email, welcome(waysToStop(subscriber.id)));
  });
}

/** At once, and without asking anything more; again, it changes nothing. */
export function unsubscribe(subscriberId: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    if (!(await unsubscribeSubscriber(subscriberId, at))) return;
    await record({ what: "newsletter.left", subjectId: subscriberId, by: null, at });
  });
}

export const forgetPending = (): Promise<void> => deletePending(new Date(now().getTime() - PENDING_LIFE));
