import { linkTo } from "~/modules/accounts/verbs/links.server";
import { isId } from "~/platform/form/id";
import type { Mail } from "~/platform/mail/mail.server";
import { seal, unseal } from "~/platform/session/signed.server";
import { settings } from "~/platform/settings.server";
import { unsubscriptionPath } from "./rules";

const PURPOSE = "newsletter";

/** Good for ever and for every mail: whoever holds an old one must be able to leave by it. */
const unsubscriptionLink = (subscriberId: string): string => linkTo(unsubscriptionPath(seal(subscriberId, PURPOSE)));

/** The subscriber whom a link stops; null when we did not make it. */
export function subscriberOfSeal(token: string): string | null {
  const id = unseal(token, PURPOSE);
  return isId(id) ? id : null;
}

/** For every mail that a subscriber gets: one click in the mail program, a mail to the support team, a link to be read. */
export function waysToStop(subscriberId: string): { href: string; unsubscribe: NonNullable<Mail["unsubscribe"]> } {
  const href = unsubscriptionLink(subscriberId);
  const words = `subject=${encodeURIComponent("Dezabonare")}&body=${encodeURIComponent(href)}`;
  return { href, unsubscribe: { post: href, write: `mailto:${settings().supportEmail}?${words}` } };
}
