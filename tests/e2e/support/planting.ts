import { demoPassword } from "../../../db/worlds/demo/accounts";
import { Browser, type Fields, type Page } from "../../support/browser";
import { authorityAnswers, firmAnswers, signIn } from "../../support/visits";
import { type Notes, Scribe } from "./scribe";

export type Actor = "stranger" | "uat" | "firma" | "admin";
export type Cast = Record<Actor, Scribe>;
/** Where what was written is read, and by whom. */
export type Read = { who: Actor; path: string };

/** Three people of the demo world who are signed in, and a stranger. */
export async function castAt(origin: string, notes: Notes): Promise<Cast> {
  const entered = async (email: string, door?: string) => {
    const browser = new Browser(origin);
    const page = await signIn(browser, email, demoPassword, door);
    if (page.location === null) throw new Error(`${email} could not sign in: ${page.words.slice(0, 200)}`);
    return new Scribe(browser, notes);
  };
  return {
    stranger: strangerAt(origin, notes),
    uat: await entered("uat@demo.ro"),
    firma: await entered("firma@demo.ro", "/login?tip=firma"),
    admin: await entered("admin@demo.ro", "/admin-login"),
  };
}

/** Each comes from another address: what is limited for each is not what is tried here. */
export const strangerAt = (origin: string, notes: Notes): Scribe => new Scribe(new Browser(origin), notes);

const plain = (location: string | null): string => location?.split(/[?#]/)[0] ?? "";

/** What a registration insists on. */
const FIXED = ["cui", "email", "parola", "confirmaParola", "numarRC", "domenii", "tipPachet"];
const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Each writes into the forms of its room and says where that is read. */
export const rooms: Record<string, (cast: Cast) => Promise<Read[]>> = {
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

/** Where programs read what was written. */
export const feeds = ["/comunitati.atom", "/parteneri.atom", "/oportunitati.atom"];
