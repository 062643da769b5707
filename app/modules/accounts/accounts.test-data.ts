import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import { db } from "~/platform/database/connection.server";
import { closeJobs, createQueues, openJobs } from "~/platform/jobs/jobs.server";
import { deliverMail, mailById, newestMails } from "~/platform/mail/mail.server";
import { setSettings } from "~/platform/settings.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { testSettings } from "../../../tests/support/settings";
import { hashPassword } from "./session/auth.server";
import { setPassword } from "./store/person.server";
import type { Registration } from "./verbs/registration.server";
import { type SignedIn, signIn } from "./verbs/sign-in.server";

export const PASSWORD = "ploaie-peste-deal-2026";
let hashed = "";

/** An own database and jobs that can be enqueued but do not run: what a test of this room's verbs stands on. */
export function ownAccounts(): void {
  const address = ownDatabase({ max: 10 });
  beforeAll(async () => {
    setSettings(testSettings);
    await openJobs(address(), false);
    await createQueues([deliverMail]);
    hashed = await hashPassword(PASSWORD);
    return closeJobs;
  });
}

export const from = { address: "192.0.2.1", userAgent: "test" };

export async function withPassword(userId: string): Promise<string> {
  await setPassword(userId, hashed, new Date());
  return userId;
}
export const enter = (email: string, password = PASSWORD, page: "members" | "admin" = "members") =>
  signIn({ email, password, page, from });
export const sessionCount = async () =>
  Number((await db().execute<{ n: string }>(sql`select count(*) as n from sessions`)).rows[0]?.n);
export const journalled = async (subjectId: string) =>
  (
    await db().execute<{ what: string }>(sql`select what from journal where subject_id = ${subjectId} order by id`)
  ).rows.map(({ what }) => what);
export const cookieOf = (answer: SignedIn) =>
  answer.ok ? answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ") : "";

/** The token of the newest link mailed to this address. */
export async function linkTo(email: string, part: string): Promise<string> {
  const [newest] = (await newestMails(20, email)).slice(0, 20);
  for (const { id } of await newestMails(20, email)) {
    const token = new RegExp(`/${part}/([\\w-]+)`).exec((await mailById(id))?.text ?? "")?.[1];
    if (token) return token;
  }
  throw new Error(`No ${part} in ${newest?.subject ?? "no mail"}`);
}

let number = 0;
/** A registration that nobody has sent before. */
export function form(overrides: Partial<Registration["organisation"]> & { email?: string } = {}): Registration {
  number += 1;
  const { email = `nou${number}@exemplu.test`, ...organisation } = overrides;
  return {
    kind: "UAT",
    onward: null,
    organisation: {
      name: `Comuna Nouă ${number}`,
      cui: `77${number}`,
      county: "CJ",
      address: "Str. Mare 1",
      website: null,
      tradeRegisterNumber: null,
      legalRepresentative: null,
      package: "bronze",
      description: null,
      portfolio: null,
      documentId: null,
      ...organisation,
    },
    domains: [],
    person: { name: "Ana Munteanu", position: "Secretar", email, phone: "+40264123456" },
    passwordHash: hashed,
    termsVersion: "2026-11-01",
  };
}
