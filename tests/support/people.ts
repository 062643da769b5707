import { eq } from "drizzle-orm";
import type { Actor, ActorOrganisation, OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { createSession, openSession } from "~/modules/accounts/session/session.server";
import { organisations, sessions, users } from "~/modules/accounts/tables.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import { app } from "./app";
import { Browser } from "./browser";
import { readHtml, taggedIn, wordsOf } from "./html";
import { ORIGIN } from "./settings";

/** A signed-in person, with functions that send requests as them. */
export type Person = {
  actor: Actor;
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Fields, headers?: Record<string, string>): Promise<Response>;
};
export type Fields = FormData | Record<string, string | readonly string[]>;

let serial = 100_000;

/** An organisation as registration and an ADMIN would have left it. */
export async function organisation(
  kind: OrganisationKind,
  verification: Verification = "verified",
  given: Partial<typeof organisations.$inferInsert> = {},
): Promise<string> {
  serial += 1;
  const at = now();
  const [row] = await db()
    .insert(organisations)
    .values({
      kind,
      name: kind === "UAT" ? `Comuna Izvorul ${serial}` : `Firma ${serial} SRL`,
      cui: cuiWithCheckDigit(String(serial)),
      county: "SJ",
      address: "Strada Morii nr. 4",
      package: kind === "UAT" ? "bronze" : null,
      verifiedAt: verification === "verified" || verification === "suspended" ? at : null,
      rejectedAt: verification === "rejected" ? at : null,
      rejectedReason: verification === "rejected" ? "Documentul nu se citește." : null,
      suspendedAt: verification === "suspended" ? at : null,
      suspendedReason: verification === "suspended" ? "Date neadevărate." : null,
      createdAt: at,
      updatedAt: at,
      ...given,
    })
    .returning({ id: organisations.id });
  if (!row) throw new Error("No organisation came back");
  return row.id;
}

/** A person of an organisation, or an ADMIN when there is none, with a session. */
export async function person(
  role: Actor["role"],
  organisationId: string | null = null,
  membership: ActorOrganisation["membership"] = "owner",
): Promise<Person> {
  serial += 1;
  const at = now();
  const [row] = await db()
    .insert(users)
    .values({
      name: `Ana Munteanu ${serial}`,
      email: `persoana-${serial}@psp.test`,
      emailVerified: true,
      role,
      organisationId,
      membership: organisationId ? membership : null,
      termsVersion: "2026-11-01",
      termsAcceptedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: users.id });
  if (!row) throw new Error("No person came back");
  return signedIn(row.id);
}

/** The only person of a new organisation: the usual actor of a test. */
export async function member(
  kind: OrganisationKind,
  verification: Verification = "verified",
  given: Partial<typeof organisations.$inferInsert> = {},
): Promise<Person> {
  return person(kind, await organisation(kind, verification, given));
}

async function signedIn(userId: string): Promise<Person> {
  const cookie = await createSession(userId);
  const { readActor } = await import("~/modules/accounts/session/session.server");
  const { actor } = await readActor(cookie);
  if (!actor) throw new Error("The new session is not accepted");
  return {
    actor,
    cookie,
    get: (path, headers) => get(path, { cookie, ...headers }),
    post: (path, fields, headers) => post(path, fields, { cookie, ...headers }),
  };
}

/** The Cookie header of a browser in which this person's session has ended. */
export async function endedSession(userId: string): Promise<string> {
  const { id, cookie } = await openSession(userId);
  await db()
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, id));
  return cookie;
}

/** A browser without JavaScript on the application of this process, of a person or a visitor without a session. */
export const browserOf = (person?: Pick<Person, "cookie">): Browser =>
  new Browser(ORIGIN, person?.cookie, async (request) => app().fetch(request));

/** A visitor without a session. */
export const stranger = { get, post };

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return app().fetch(new Request(ORIGIN + path, { headers }));
}

/** As a browser posts: from our own origin, as a form. */
async function post(path: string, fields: Fields = {}, headers: Record<string, string> = {}): Promise<Response> {
  const body = fields instanceof FormData ? fields : encoded(fields);
  return app().fetch(new Request(ORIGIN + path, { method: "POST", body, headers: { origin: ORIGIN, ...headers } }));
}

function encoded(fields: Record<string, string | readonly string[]>): URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return new URLSearchParams(pairs);
}

/** The text of a page, to search for sentences. */
export const textOf = async (answer: Response): Promise<string> => wordsOf(await answer.text());

/** The value of a hidden field of the page, such as its one-time key. */
export const hiddenField = (html: string, name: string): string =>
  taggedIn(readHtml(html), "input").find(({ attribs }) => attribs.name === name)?.attribs.value ?? "";

export type OneOfEach = Record<"uat" | "firma" | "admin", Person> & { partner: string };

/** One person of every role; the firm has a profile, whose id is `partner`. */
export async function oneOfEach(): Promise<OneOfEach> {
  const partner = await organisation("FIRMA");
  await createPartner({
    organisationId: partner,
    website: "https://ghilda.example",
    portfolio: "Scriem strategii.",
    domains: ["local-strategy"],
    tradeRegisterNumber: "J26/415/2015",
    at: now(),
  });
  return {
    partner,
    uat: await person("UAT", await organisation("UAT")),
    firma: await person("FIRMA", partner),
    admin: await person("ADMIN"),
  };
}
