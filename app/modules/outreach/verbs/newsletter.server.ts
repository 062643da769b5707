import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { linkTo } from "~/modules/accounts/verbs/links.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { isId } from "~/platform/form/id";
import { record } from "~/platform/journal/journal.server";
import { type Mail, sendMail, stoppedAt } from "~/platform/mail/mail.server";
import { movedOn } from "~/platform/refusal";
import { seal, unseal } from "~/platform/session/signed.server";
import { confirmSubscription, welcome } from "../mails";
import {
  CONFIRMATION_LIFE,
  confirmationPath,
  isMailDue,
  PENDING_LIFE,
  type SubscriptionSource,
  unsubscriptionPath,
} from "../rules";
import {
  confirmSubscriber,
  deletePending,
  storeConfirmationLink,
  subscriberFor,
  unsubscribeSubscriber,
} from "../store/newsletter.server";
import { confirmationsToMailbox, mayMail } from "./limits.server";

const LINK_GONE = "Linkul nu mai este valabil: a fost folosit, a expirat sau nu este întreg.";

/**
 * Mails a confirmation link, unless the address is subscribed or was mailed a moment ago. The caller does not learn
 * which: whether an address is subscribed is private.
 */
export function subscribe(email: string, source: SubscriptionSource): Promise<void> {
  return transaction(async () => {
    const at = now();
    const subscriber = await subscriberFor(email, source, at);
    if (subscriber.state === "confirmed" || !isMailDue(subscriber.confirmationExpiresAt, at)) return;
    if (!(await mayMail(confirmationsToMailbox, email))) return;
    const token = randomBytes(32).toString("base64url");
    await storeConfirmationLink(subscriber.id, token, new Date(at.getTime() + CONFIRMATION_LIFE), at);
    await record({ what: "newsletter.asked", subjectId: subscriber.id, by: null, at });
    const mail = confirmSubscription({ href: linkTo(confirmationPath(token)) });
    await sendMail(`newsletter-confirmation:${v7()}`, email, mail);
  });
}

/** Confirms a subscription and sends the welcome mail. Throws 409 when the link is used or expired. */
export function confirmByToken(token: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    const subscriber = await confirmSubscriber(token, at);
    if (!subscriber) throw movedOn(LINK_GONE, { href: "/abonare", label: "Cere alt link" });
    await record({ what: "newsletter.confirmed", subjectId: subscriber.id, by: null, at });
    await sendMail(`newsletter-welcome:${v7()}`, subscriber.email, welcome(waysToStop(subscriber.id)));
  });
}

/** Unsubscribes without further questions; repeated, it changes nothing. */
export function unsubscribe(subscriberId: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    if (!(await unsubscribeSubscriber(subscriberId, at))) return;
    await record({ what: "newsletter.left", subjectId: subscriberId, by: null, at });
  });
}

export const forgetPending = (): Promise<void> => deletePending(new Date(now().getTime() - PENDING_LIFE));

const PURPOSE = "newsletter";

/** Never expires: an old mail must still allow unsubscribing. */
const unsubscriptionLink = (subscriberId: string): string => linkTo(unsubscriptionPath(seal(subscriberId, PURPOSE)));

/** The id of the subscriber in a sealed link; null when the seal is invalid. */
export function subscriberIdFromSeal(token: string): string | null {
  const id = unseal(token, PURPOSE);
  return isId(id) ? id : null;
}

/** The ways to unsubscribe in every mail: one click (RFC 8058), a mail to the support team, a link to a page. */
function waysToStop(subscriberId: string): { href: string; unsubscribe: NonNullable<Mail["unsubscribe"]> } {
  const href = unsubscriptionLink(subscriberId);
  return { href, unsubscribe: stoppedAt(href) };
}
