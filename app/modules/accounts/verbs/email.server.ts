import { v7 } from "uuid";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { movedOn } from "~/platform/refusal";
import { addressKnown } from "../mails/joining";
import { changeEmail as changeEmailMail, emailChangeAsked, emailChanged } from "../mails/security";
import type { Actor } from "../rules/actor";
import { securityPath } from "../rules/places";
import { personPolicy } from "../rules/policy";
import { addressPurposes } from "../rules/token";
import { lockKey, type Person, personByEmail, personById, updatePerson } from "../store/person.server";
import { useToken, voidTokens } from "../store/token.server";
import { asDoer, LINK_GONE, proveAddress } from "./address.server";
import { confirmationLink, issueToken, linkTo } from "./links.server";
import { checkPassword } from "./password.server";

const RESEND = { href: "/retrimite-confirmarea", label: "Trimite din nou linkul" };

/** Uses a mailed link: confirms the address of a new account, or changes the address of an account. */
export function confirmEmail(token: string): Promise<{ changed: boolean; person: Person }> {
  return transaction(async () => {
    const at = now();
    const used = await useToken(token, addressPurposes, at);
    if (!used) throw movedOn(LINK_GONE, RESEND);
    const person = await personById(used.userId);
    if (!person) throw movedOn(LINK_GONE, RESEND);
    await voidTokens(person.id, [used.purpose], at);
    if (used.purpose === "change-email") return { changed: true, person: await moveTo(used.email, person, at) };
    await proveAddress(person, at);
    return { changed: false, person };
  });
}

async function moveTo(email: string, person: Person, at: Date): Promise<Person> {
  await lockKey(`email ${email}`);
  if (await personByEmail(email)) throw movedOn("Adresa aceasta are deja un cont, așa că nu poate fi folosită.");
  const [moved] = await updatePerson(person.id, { email, emailVerified: true, updatedAt: at });
  if (!moved) throw movedOn(LINK_GONE);
  await record({ what: "email.changed", subjectId: person.id, by: asDoer(person), at });
  await sendMail(`email-changed:${v7()}`, person.email, emailChanged({ name: person.name, email }));
  return moved;
}

/** Mails a link to the new address, which replaces the old one when the link is used. Null when the password is wrong. */
export async function changeEmail(actor: Actor, password: string, email: string): Promise<"asked" | null> {
  const person = await checkPassword(actor, password);
  if (!person) return null;
  await transaction(async () => {
    const at = now();
    personPolicy.allow("edit", actor, person, at);
    if (await personByEmail(email)) return mailAddressKnown(email);
    await voidTokens(person.id, ["change-email"], at);
    const token = await issueToken("change-email", person.id, email, at);
    const mail = changeEmailMail({ name: person.name, email, href: confirmationLink(token) });
    await sendMail(`change-email:${v7()}`, email, mail);
    const notice = emailChangeAsked({ name: person.name, email, href: linkTo(securityPath(actor.role)) });
    await sendMail(`email-change-asked:${v7()}`, person.email, notice);
  });
  return "asked";
}

async function mailAddressKnown(email: string): Promise<void> {
  const mail = addressKnown({ href: linkTo("/login"), resetHref: linkTo("/parola-uitata") });
  await sendMail(`address-known:${v7()}`, email, mail);
}
