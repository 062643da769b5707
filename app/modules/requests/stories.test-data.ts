import type { Actor, Verification } from "~/modules/accounts/rules/actor";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { storeUpload } from "~/modules/media/verbs/attachment.server";
import type { Category } from "~/modules/partners/rules/categories";
import { insertPartner } from "~/modules/partners/store/writes.server";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { person } from "../conversations/people.test-data";
import { requestById } from "./store/record.server";
import { acceptResponse, cancelRequest, completeRequest, openResponses } from "./verbs/decisions.server";
import { createRequest, type RequestInput, sendRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { type ResponseInput, respond, withdrawResponse } from "./verbs/responses.server";
import { editSentRequest } from "./verbs/sent.server";

/** A Monday, 10:00 in Bucharest; the default deadline of what is sent then is the 7th of October, 16:00. */
export const START = new Date("2026-09-07T07:00:00.000Z");
export const DEADLINE = new Date("2026-10-07T13:00:00.000Z");
export const QUESTIONS_UNTIL = new Date("2026-10-02T13:00:00.000Z");
export const ANSWERS_UNTIL = new Date("2026-10-06T13:00:00.000Z");

export const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
export const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);
export const daysAfterStart = (days: number) => hoursAfter(START, days * 24);

export type FirmOptions = {
  name?: string;
  verification?: Verification;
  categories?: Category[];
  counties?: CountyCode[];
};

/** The id of nothing. */
export const NONE = "01890000-0000-7000-8000-000000000000";

let count = 0;

export const authority = (verification: Verification = "verified"): Promise<Actor> =>
  person("UAT", `Comuna ${++count}`, verification);

/** A firm with its profile, as registration leaves it. */
export async function firm(options: FirmOptions = {}): Promise<Actor> {
  const { verification = "verified", name, categories = ["digitalisation"], counties = ["CJ"] } = options;
  const actor = await person("FIRMA", name ?? `Firma ${++count} SRL`, verification);
  const at = now();
  await insertPartner({ id: actor.organisation.id, createdAt: at, updatedAt: at }, { categories, counties });
  return actor;
}

export const need = (changes: Partial<RequestInput> = {}): RequestInput => ({
  title: "Portal de taxe și impozite locale",
  category: "digitalisation",
  description: "Cetățenii plătesc acum numai la casierie. Căutăm un portal cu plată cu cardul.",
  budgetMin: { minor: 6_000_000, currency: null },
  budgetMax: { minor: 9_000_000, currency: null },
  currency: "RON",
  deadline: null,
  deadlineHour: "16:00",
  urgency: "medium",
  county: "CJ",
  partner: null,
  sealed: false,
  criterion: null,
  ...changes,
});

export const responseInput = (changes: Partial<ResponseInput> = {}): ResponseInput => ({
  text: "Mutăm debitele în două runde, cu o lună de lucru în paralel.",
  priceMin: { minor: 8_450_000, currency: null },
  priceMax: null,
  currency: "RON",
  duration: 10,
  durationUnit: "weeks",
  experience: "Trei portaluri de taxe.",
  ...changes,
});

export const edited = (description = "Altă descriere, mai clară.") => ({
  description,
  budgetMin: null,
  budgetMax: { minor: 9_000_000, currency: null },
  currency: "RON" as const,
});

/** A file that waits for its form. */
export async function upload(actor: Actor, name = "caiet.pdf") {
  const stored = await storeUpload({
    file: new File(["%PDF-1.7\n%âãÏÓ\n1 0 obj"], name),
    purpose: "request",
    by: uploaderOf(actor),
  });
  if (!stored.ok) throw new Error(stored.sentence);
  return stored;
}

/** Sent at START unless the clock stands elsewhere. */
export async function sentBy(uat: Actor, changes: Partial<RequestInput> = {}): Promise<string> {
  const id = await createRequest(uat, need(changes), NO_FILES);
  await sendRequest(uat, id, {});
  return id;
}

export type Cast = { uat: Actor; author: Actor; other: Actor };

/** Every state of a request, each with the two firms' responses where it can have them; the clock is left in it. */
export const STATES = {
  draft: async ({ uat }: Cast) => ({ id: await createRequest(uat, need(), NO_FILES), first: NONE, second: NONE }),
  open: (cast: Cast) => answered(cast),
  sealed: (cast: Cast) => answered(cast, { sealed: true }),
  to_confirm: async (cast: Cast) => {
    const story = await answered(cast);
    await editSentRequest(cast.uat, story.id, edited(), NO_FILES);
    return story;
  },
  closed: async (cast: Cast) => at(DEADLINE, await answered(cast)),
  closedSealed: async (cast: Cast) => at(DEADLINE, await answered(cast, { sealed: true })),
  opened: async (cast: Cast) => {
    const story = at(DEADLINE, await answered(cast, { sealed: true }));
    await openResponses(cast.uat, story.id);
    return story;
  },
  withdrawn: async (cast: Cast) => {
    const story = await answered(cast);
    await withdrawResponse(cast.author, story.first, { text: "Nu mai avem oameni liberi." });
    return story;
  },
  running,
  vacant: async (cast: Cast) => {
    const story = await running(cast);
    await withdrawResponse(cast.author, story.first, { text: null });
    return story;
  },
  completed: async (cast: Cast) => {
    const story = await running(cast);
    await completeRequest(cast.uat, story.id);
    return story;
  },
  cancelled: async (cast: Cast) => {
    const story = await answered(cast);
    await cancelRequest(cast.uat, story.id, { reason: "no_budget", text: null });
    return story;
  },
};

export type State = keyof typeof STATES;
/** The request, and the responses of the author and of the other firm. */
export type Told = { id: string; first: string; second: string };

async function answered({ uat, author, other }: Cast, changes: Partial<RequestInput> = {}): Promise<Told> {
  const id = await sentBy(uat, changes);
  setClock(hoursAfter(START, 3));
  const first = await respond(author, id, responseInput(), NO_FILES);
  const second = await respond(other, id, responseInput({ priceMin: { minor: 8_990_000, currency: null } }), NO_FILES);
  return { id, first, second };
}

async function running(cast: Cast): Promise<Told> {
  const story = await answered(cast);
  await acceptResponse(cast.uat, story.id, story.first, "Răspunde întregii nevoi.");
  return story;
}

function at(moment: Date, story: Told): Told {
  setClock(moment);
  return story;
}

export async function cast(): Promise<Cast> {
  setClock(START);
  return { uat: await authority(), author: await firm(), other: await firm() };
}

const WATCHED = [
  "requests",
  "responses",
  "response_versions",
  "response_files",
  "request_changes",
  "request_files",
  "questions",
  "reviews",
  "request_reminders",
  "registration_counters",
  "opportunity_views",
  "partner_ratings",
  "conversations",
  "messages",
  "journal",
];

/** One number for everything that this room and its neighbours hold: equal when no row changed. */
export async function everything(): Promise<string> {
  const parts = WATCHED.map(
    (table) => `coalesce((select md5(string_agg(t::text, '|' order by t::text)) from ${table} t), '')`,
  );
  const { rows } = await db().execute<{ sum: string }>(`select md5(${parts.join(" || ")}) as sum`);
  return rows[0]?.sum ?? "";
}

export async function standing(id: string) {
  const found = await requestById(id);
  if (!found) throw new Error("No request");
  return found;
}
