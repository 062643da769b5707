import { query } from "../../support/databases";
import type { Page } from "../../support/page";
import { type Planting, plain, type Read } from "./cast";
import { PAYLOADS } from "./payloads";
import type { Scribe } from "./scribe";

/** Organisations and people, and a request with everything written before a decision. */
export const loop: Record<string, Planting> = {
  account: async ({ uat, firma }) => {
    await uat.writeWhatIsLeft("/uat/security/person");
    await uat.writeWhatIsLeft("/uat/profile/organisation");
    await firma.writeWhatIsLeft("/firma/security/person");
    await firma.writeWhatIsLeft("/firma/account/organisation");
    return [
      { who: "uat", path: "/uat/profile" },
      { who: "uat", path: "/uat/dashboard" },
      { who: "firma", path: "/firma/account" },
    ];
  },

  support: async ({ stranger, uat, admin }) => {
    const { location } = await stranger.write("/support", { button: "Trimite" });
    const own = (await uat.write("/support", { button: "Trimite" })).location ?? "";
    const desk = own.replace("/support/trimis", "/admin/support");
    await admin.write(desk, { button: "Răspunde" });
    await uat.write(own);
    return [
      { who: "stranger", path: location ?? "" },
      { who: "uat", path: own },
      { who: "uat", path: "/support" },
      { who: "admin", path: desk },
      { who: "admin", path: "/admin/support" },
    ];
  },

  answers: async ({ admin }) => {
    const list = "/admin/support/answers";
    await admin.write(`${list}/new`, { fixed: { position: "1" } });
    const [first = ""] = (await admin.browser.get(list)).links(`${list}/`).filter((path) => !path.endsWith("/new"));
    await admin.write(first, { fixed: { position: "2" } });
    return [
      { who: "stranger", path: "/support" },
      { who: "admin", path: list },
    ];
  },

  requests: async ({ uat, firma }) => {
    const request = await sentRequest(uat);
    const opportunity = opportunityOf(request);
    await firma.write(`${opportunity}/questions`, { button: "Întreabă" });
    await firma.write(`${opportunity}/response`);
    await answerFirstQuestion(uat, request);
    await uat.write(`${request}/clarification`);
    await uat.write(`${request}/extension`, { fixed: { deadline: "2027-06-22" } });
    await uat.write(`${request}/changes`);
    await uat.press(`${request}/papers`, { action: `${request}/papers` });
    await uat.write(`${request}/papers/steps/entry`);
    await uat.write(`${request}/papers/prices`, { fixed: { on: "2026-01-05", price: "1.200" } });
    return pagesOf(request);
  },

  /** Its lines are so short that it needs many rounds, in which the papers of the newest request are made again. */
  letterhead: async ({ uat }, database) => {
    const [newest] = await query<{ id: string }>(
      database,
      `select r.id from requests r join users u on u.organisation_id = r.owner_id
       where u.email = 'uat@demo.ro' and r.status = 'sent' order by r.created_at desc limit 1`,
    );
    const request = `/uat/service-requests/${newest?.id}`;
    await uat.write("/uat/letterhead", { fixed: { signs_approved: `Primar: ${PAYLOADS[0]}` } });
    await uat.press(`${request}/papers`, { action: `${request}/papers` });
    return pagesOf(request);
  },
};

const pagesOf = (request: string): Read[] => [
  { who: "uat", path: request },
  { who: "uat", path: `${request}/dosar` },
  { who: "uat", path: `${request}/papers` },
  { who: "uat", path: `${request}/papers/steps/entry` },
  { who: "uat", path: `${request}/papers/prices` },
  { who: "uat", path: "/uat/letterhead" },
  { who: "uat", path: `${request}/preview` },
  { who: "uat", path: `${request}?tab=descriere` },
  { who: "uat", path: `${request}?tab=intrebari` },
  { who: "uat", path: `${request}?tab=oferte` },
  { who: "uat", path: `${request}?tab=istoric` },
  { who: "firma", path: opportunityOf(request) },
  { who: "firma", path: `${opportunityOf(request)}/response` },
];

export async function sentRequest(uat: Scribe): Promise<string> {
  const request = plain((await uat.write("/uat/service-requests/new", { button: "Salvează ciorna" })).location);
  await uat.write(`${request}/edit`, { button: "Salvează" });
  await uat.press(`${request}/sending`, { button: "Trimite" });
  return request;
}

export const opportunityOf = (request: string): string =>
  request.replace("/uat/service-requests", "/firma/opportunities");

async function answerFirstQuestion(uat: Scribe, request: string): Promise<Page> {
  const page = await uat.browser.get(`${request}?tab=intrebari`);
  const action = page.forms.map((form) => form.action ?? "").find((path) => path.endsWith("/answer")) ?? "";
  return uat.write(`${request}?tab=intrebari`, { action });
}
