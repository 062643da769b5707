import { sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { app } from "../../../tests/support/app";
import { stranger } from "../../../tests/support/people";
import { ORIGIN } from "../../../tests/support/settings";

let serial = 0;
export const address = () => `cititor-${++serial}@psp.test`;
export const subscribe = (email: string) => stranger.post("/abonare", { email, source: "landing" });

export async function rowOf(email: string) {
  const { rows } = await db().execute<{ id: string; state: string; source: string }>(
    sql`select id, state, source from newsletter_subscribers where lower(email) = ${email.toLowerCase()}`,
  );
  return rows[0];
}

/** The mails to an address, the newest first. */
export async function mailsTo(email: string) {
  const found = await newestMails(100, email);
  const whole = await Promise.all(found.map(({ id }) => mailById(id)));
  return whole.filter((mail) => mail !== null);
}

/** The path of a link that stands in the newest mail. */
export async function linkTo(email: string, path: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const link = mail?.text.match(new RegExp(`${ORIGIN}(${path}\\S+)`))?.[1];
  if (!link) throw new Error(`No link to ${path} in the newest mail to ${email}`);
  return link;
}

export async function confirmed(email = address()): Promise<string> {
  await subscribe(email);
  await stranger.post(await linkTo(email, "/abonare/confirmare/"));
  return email;
}

/** As a mail program posts: from nowhere, with one field. */
export const oneClick = (path: string, headers: Record<string, string> = {}) =>
  app().fetch(
    new Request(ORIGIN + path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      headers,
    }),
  );

export const stopLink = async (email: string) => {
  const [mail] = await mailsTo(email);
  const [, post, write] = mail?.listUnsubscribe?.match(/^<http:\/\/psp\.test([^>]+)>, <([^>]+)>$/) ?? [];
  return { post: post ?? "", write: write ?? "" };
};
