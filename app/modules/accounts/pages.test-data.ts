import { sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { member, stranger } from "../../../tests/support/people";
import { hashPassword } from "./session/auth.server";
import { setPassword } from "./store/person.server";

export const PASSWORD = "ploaie-peste-deal-2026";
let hashed: Promise<string> | undefined;

export async function withPassword<Who extends { actor: { userId: string } }>(who: Who): Promise<Who> {
  hashed ??= hashPassword(PASSWORD);
  await setPassword(who.actor.userId, await hashed, new Date());
  return who;
}
export const uat = async () => withPassword(await member("UAT"));
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
export const enter = (email: string, parola = PASSWORD, path = "/login?tip=uat") =>
  stranger.post(path, { email, parola });
export const forgetLimits = () => db().execute(sql`delete from rate_limits`);
export const sessions = async () =>
  Number((await db().execute<{ n: string }>(sql`select count(*) as n from sessions`)).rows[0]?.n);

export async function linkIn(email: string, part: string): Promise<string> {
  for (const { id } of await newestMails(9, email)) {
    const found = new RegExp(`/${part}/[\\w-]+`).exec((await mailById(id))?.text ?? "")?.[0];
    if (found) return found;
  }
  throw new Error(`No ${part} was mailed to ${email}`);
}

/** All that a visitor could tell two answers apart by, but for the address that they typed themselves. */
/** What a flash says; its id is another each time. */
function wordsOf(sealed: string): string {
  const { id, ...words } = JSON.parse(Buffer.from(sealed, "base64url").toString("utf8"));
  return JSON.stringify({ ...words, id: String(id).length });
}

export async function shapeOf(answer: Response, email: string) {
  const headers = [...answer.headers]
    .filter(([name]) => !["date", "x-request-id", "content-length"].includes(name))
    .map(([name, value]) => [name, value.replace(/psp_flash=([^.;]+)\.[^;]+/, (_, sealed: string) => wordsOf(sealed))]);
  return { status: answer.status, headers, body: (await answer.text()).replaceAll(email, "·") };
}
