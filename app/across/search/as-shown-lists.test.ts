import { beforeAll, expect, it } from "vitest";
import { waitingFrom } from "~/modules/articles/moderation.test-data";
import { publishedBy } from "~/modules/articles/published.test-data";
import { conversations } from "~/modules/conversations/tables.server";
import { insertTicket } from "~/modules/outreach/store/tickets.server";
import { insertPartner } from "~/modules/partners/store/writes.server";
import { partnerServices } from "~/modules/partners/tables.server";
import { requestById } from "~/modules/requests/store/record.server";
import { firm, START, STATES } from "~/modules/requests/stories.test-data";
import { writeReview } from "~/modules/requests/verbs/reviews.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { institutionsOf } from "~/platform/romania/institutions.test-data";
import { member, type Person, person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();

const PLACE = "Orașu Nou";
const FIRM = "Busola Fonduri SRL";
const REGISTER = "J2025029466000";
/** As they are shown, copied with marks around, and as people write them. */
const AUTHORITY = [`Comuna ${PLACE}`, `Comuna ${PLACE}.`, `„Comuna ${PLACE}”`, ...institutionsOf(PLACE)];
const FIRMS = [
  FIRM,
  "busola fonduri s.r.l.",
  "S.C. Busola Fonduri S.R.L.",
  "SC Busola Fonduri SRL",
  "Busola-Fonduri",
  "„Busola Fonduri SRL”, ",
];
const codes = (code: string) => [code, code.replaceAll("-", "\u2011"), code.toLowerCase(), `nr. ${code}.`, `(${code})`];

let people: Record<"uat" | "firma" | "admin" | "stranger", Pick<Person, "get">>;
const ids = {
  authority: "",
  firm: "",
  uatPerson: "",
  request: "",
  review: "",
  conversation: "",
  ticket: "",
  queued: "",
  article: "",
};
let number = "";
let email = "";

beforeAll(async () => {
  setClock(START);
  const uat = await member("UAT", "verified", { name: `Comuna ${PLACE}` });
  const firma = await member("FIRMA", "verified", { name: FIRM, tradeRegisterNumber: REGISTER });
  ids.firm = firma.actor.organisation?.id ?? "";
  await insertPartner(
    { id: ids.firm, createdAt: START, updatedAt: START },
    { categories: ["digitalisation"], counties: ["CJ"] },
  );
  await db().insert(partnerServices).values({ partnerId: ids.firm, rank: 0, name: "Studiu de fezabilitate" });
  ids.authority = uat.actor.organisation?.id ?? "";
  ids.uatPerson = uat.actor.userId;
  ({ email } = uat.actor);
  const { id } = await STATES.completed({ uat: uat.actor, author: firma.actor, other: await firm() });
  ids.request = id;
  const scores = { overall: 4, quality: 4, time: 4, communication: 4, price: 4 };
  ids.review = await writeReview(uat.actor, id, { ...scores, text: "Au lucrat bine." });
  const [thread] = await db().select({ id: conversations.id }).from(conversations);
  ids.conversation = thread?.id ?? "";
  number = (await requestById(id))?.registration ?? "";
  const sender = { name: "Ion Pop", email: "ion@psp.test", subject: "Parola", message: "Nu pot intra." };
  const sent = { organisationId: ids.authority, waitingSince: START, createdAt: START };
  ids.ticket = (await insertTicket({ ...sender, ...sent })).id;
  ids.queued = (await waitingFrom(uat.actor)).submissionId;
  ids.article = await publishedBy(uat.actor, START, { title: "Anunț – „drumuri”: etapa a II-a (2026)" });
  people = { uat, firma, admin: await person("ADMIN"), stranger }; // last: the session of an ADMIN is short
});

/** Who searches where, for what, and what of it is found. */
type Shown = [list: string, who: keyof typeof people, what: keyof typeof ids, texts: () => string[]];
const SHOWN: Shown[] = [
  ["/admin/requests?q=", "admin", "request", () => AUTHORITY],
  ["/admin/requests?q=", "admin", "request", () => FIRMS],
  ["/admin/requests?q=", "admin", "request", () => codes(number)],
  ["/admin/organisations?q=", "admin", "authority", () => AUTHORITY],
  ["/admin/organisations?q=", "admin", "firm", () => [...FIRMS, REGISTER, REGISTER.toLowerCase(), `${REGISTER}.`]],
  [
    "/admin/people?q=",
    "admin",
    "uatPerson",
    () => [...AUTHORITY, email, email.toUpperCase(), `<${email}>`, `${email};`],
  ],
  ["/admin/reviews?q=", "admin", "review", () => [...AUTHORITY, ...FIRMS, ...codes(number)]],
  ["/admin/support?q=", "admin", "ticket", () => [...AUTHORITY, "ion@psp.test", "Ion Pop", "Parola."]],
  ["/admin/articles?cauta=", "admin", "queued", () => AUTHORITY],
  ["/firma/messages?q=", "firma", "conversation", () => [...AUTHORITY, ...codes(number)]],
  ["/uat/messages?q=", "uat", "conversation", () => [...FIRMS, ...codes(number)]],
  [
    "/uat/articles?cauta=",
    "uat",
    "article",
    () => ["Anunț – „drumuri”: etapa a II-a (2026)", "anunt drumuri, etapa a ii-a"],
  ],
  ["/uat/service-requests?cauta=", "uat", "request", () => codes(number)],
  ["/parteneri?cauta=", "stranger", "firm", () => [...FIRMS, `${FIRM} (CJ)`, "busola, cj", "jud. CJ Busola Fonduri"]],
  ["/marketplace?cauta=", "stranger", "firm", () => FIRMS],
];

it.each(SHOWN)("%s of %s finds the %s as it is shown", async (list, who, what, texts) => {
  const missed = [];
  for (const text of texts())
    if (!(await (await people[who].get(list + encodeURIComponent(text))).text()).includes(ids[what])) missed.push(text);
  expect(missed).toEqual([]);
});
