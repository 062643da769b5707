import type { Fields, Page } from "../../support/browser";
import { authorityAnswers, firmAnswers } from "../../support/visits";
import { type Planting, plain } from "./cast";
import type { Scribe } from "./scribe";

/** What a registration insists on. */
const FIXED = ["cui", "email", "parola", "confirmaParola", "numarRC", "domenii", "tipPachet"];
const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

export const loop: Record<string, Planting> = {
  registration: async ({ stranger, admin }) => {
    await stranger.write("/register?tip=firma", { fixed: only(firmAnswers(), FIXED) });
    await stranger.write("/register?tip=uat", { fixed: only(authorityAnswers(), FIXED) });
    const waiting = await admin.browser.get("/admin/organisations?stare=pending");
    const organisations = waiting.links("/admin/organisations/").filter((path) => /[0-9a-f-]{36}$/.test(path));
    return organisations.map((path) => ({ who: "admin", path }));
  },

  account: async ({ uat, firma }) => {
    await uat.write("/uat/security/person");
    await uat.write("/uat/profile/organisation");
    await firma.write("/firma/security/person");
    await firma.write("/firma/account/organisation");
    return [
      { who: "uat", path: "/uat/profile" },
      { who: "uat", path: "/uat/dashboard" },
      { who: "firma", path: "/firma/account" },
    ];
  },

  support: async ({ stranger }) => {
    const { location } = await stranger.write("/support", { button: "Trimite" });
    return [{ who: "stranger", path: location ?? "" }];
  },

  requests: async ({ uat, firma }) => {
    const draft = await uat.write("/uat/service-requests/new");
    const request = plain(draft.location);
    await uat.write(`${request}/edit`, { button: "Salvează" });
    await uat.browser.submit(await uat.browser.get(`${request}/sending`), {}, { button: "Trimite" });
    const opportunity = request.replace("/uat/service-requests", "/firma/opportunities");
    await firma.write(`${opportunity}/questions`, { button: "Întreabă" });
    await firma.write(`${opportunity}/response`);
    await answerFirstQuestion(uat, request);
    await uat.write(`${request}/clarification`);
    await uat.write(`${request}/changes`);
    return [
      { who: "uat", path: request },
      { who: "uat", path: `${request}/dosar` },
      { who: "uat", path: `${request}/preview` },
      { who: "uat", path: `${request}?tab=intrebari` },
      { who: "uat", path: `${request}?tab=oferte` },
      { who: "uat", path: `${request}?tab=istoric` },
      { who: "firma", path: opportunity },
      { who: "firma", path: `${opportunity}/response` },
    ];
  },
};

async function answerFirstQuestion(uat: Scribe, request: string): Promise<Page> {
  const page = await uat.browser.get(`${request}?tab=intrebari`);
  const action = page.forms.map((form) => form.action ?? "").find((path) => path.endsWith("/answer")) ?? "";
  return uat.write(`${request}?tab=intrebari`, { action });
}
