import { v7 } from "uuid";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { closeStreams } from "~/platform/live/live.server";
import { sendMail } from "~/platform/mail/mail.server";
import { movedOn } from "~/platform/refusal";
import { passwordChanged, resetPassword as resetPasswordMail } from "../mails/security";
import type { Actor } from "../rules/actor";
import { passwordPurposes, voidedByPassword } from "../rules/token";
import { hashPassword, passwordMatches } from "../session/auth.server";
import { openSession } from "../session/session.server";
import { type Person, passwordHashOf, personByEmail, personById, setPassword } from "../store/person.server";
import { deleteSessionsOf } from "../store/session.server";
import { useToken, voidTokens } from "../store/token.server";
import { asDoer, LINK_GONE, proveAddress } from "./address.server";
import { issueToken, linkTo, passwordLink } from "./links.server";

const ASK_AGAIN = { href: "/parola-uitata", label: "Cere alt link" };

/** The actor's person when the password is right; otherwise null. */
export async function checkPassword(actor: Actor, password: string): Promise<Person | null> {
  const hash = await passwordHashOf(actor.userId);
  const matches = hash !== null && password.length <= 128 && (await passwordMatches(hash, password));
  return matches ? personById(actor.userId) : null;
}

/** Mails a link for a new password if the address has an account; the page must not tell the difference. */
export function requestReset(email: string, onward: string | null = null): Promise<void> {
  return transaction(async () => {
    const person = await personByEmail(email);
    if (!person || person.suspendedAt) return;
    const token = await issueToken("reset-password", person.id, person.email, now());
    const mail = resetPasswordMail({ name: person.name, href: passwordLink(token, onward) });
    await sendMail(`reset-password:${v7()}`, person.email, mail);
  });
}

/** Sets a password with a mailed link, which also confirms the address. */
export async function resetPassword(token: string, password: string): Promise<Person> {
  const hash = await hashPassword(password);
  return transaction(async () => {
    const at = now();
    const used = await useToken(token, passwordPurposes, at);
    const person = used && (await personById(used.userId));
    // The account may have another address since the link was mailed
    if (!person || person.email !== used.email || person.suspendedAt) throw movedOn(LINK_GONE, ASK_AGAIN);
    await voidTokens(person.id, voidedByPassword, at);
    await setPassword(person.id, hash, at);
    await proveAddress(person, at);
    await deleteSessionsOf(person.id);
    await closeStreams(person.id);
    await record({ what: "password.reset", subjectId: person.id, by: asDoer(person), at });
    await mailPasswordChanged(person, at);
    return person;
  });
}

export type PasswordChange = { current: string; next: string; address: string; userAgent: string };

/** Changes the password, ends every session and opens a new one; null when the current password is wrong. */
export async function changePassword(actor: Actor, change: PasswordChange): Promise<{ setCookie: string } | null> {
  const was = await passwordHashOf(actor.userId);
  if (!was || !(await checkPassword(actor, change.current))) return null;
  const hash = await hashPassword(change.next);
  return transaction(async () => {
    const at = now();
    if (!(await setPassword(actor.userId, hash, at, was)))
      throw movedOn("Parola tocmai a fost schimbată din altă parte.");
    await deleteSessionsOf(actor.userId);
    await closeStreams(actor.userId);
    await voidTokens(actor.userId, voidedByPassword, at);
    await record({ what: "password.changed", subjectId: actor.userId, by: actor, at });
    await mailPasswordChanged(actor, at);
    return openSession(actor.userId, change);
  });
}

async function mailPasswordChanged({ name, email }: { name: string; email: string }, at: Date): Promise<void> {
  const mail = passwordChanged({ name, when: `pe ${dateTime(at)}`, href: linkTo("/login") });
  await sendMail(`password-changed:${v7()}`, email, mail);
}
