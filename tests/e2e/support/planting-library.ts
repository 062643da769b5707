import { query } from "../../support/databases";
import { type Planting, plain, type Read } from "./cast";
import { PAYLOADS } from "./payloads";

/** Each act has its own number, and each link its own address. */
let acts = 0;
let links = 0;
const ACT = "Legea 544/2001";
/** For fields that take words and phrases between commas. */
const PHRASES = PAYLOADS.slice(0, 6).join(", ");
const isOfId = (path: string): boolean => /\/[0-9a-f-]{36}$/.test(path);

/** Documents of the library with their editions and verifications, and acts that change one another. */
export const library: Record<string, Planting> = {
  documents: async ({ admin, uat, firma }, database) => {
    await query(database, "delete from rate_limits"); // each round sends proposals, more than a person may in an hour
    const fixed = {
      bodyForm: "plain",
      basis: `${ACT}: ${PAYLOADS[0]}`,
      tags: PHRASES,
      everydayWords: PHRASES,
      deputyId: "",
    };
    const document = plain((await admin.write("/admin/library/new", { fixed })).location);
    await admin.write(`${document}/edit`, { fixed });
    await admin.write(`${document}/verification`, {
      fixed: { source: "https://legislatie.just.ro/", sourceOn: "2026-01-15" },
    });
    const read = document.replace("/admin/library", "/uat/resource");
    await uat.press(read, { action: `${read}/favourite` });
    const comments = read.replace("/uat/resource", "/forum/document");
    await uat.write(comments, { fixed: { bodyForm: "plain" } });
    await uat.write(`${read}/correction`, { fixed: {} });
    const basis = { fixed: { category: "public_procurement", basis: `${ACT}: ${PAYLOADS[0]}` } };
    const propose = async (who: typeof uat, desk: string) => {
      const sent = await who.write(`${desk}/proposals/new`, basis);
      const own = (await who.browser.get(plain(sent.location))).links(`${desk}/proposals/`).find(isOfId) ?? "";
      await who.write(own, basis);
      return own;
    };
    await propose(firma, "/firma");
    const proposal = await propose(uat, "/uat");
    const asked = proposal.replace("/uat", "/admin/library");
    await admin.write(asked);
    return [
      { who: "admin", path: document },
      { who: "uat", path: "/uat/proposals" },
      { who: "uat", path: proposal },
      { who: "firma", path: "/firma/proposals" },
      { who: "admin", path: asked },
      { who: "admin", path: "/admin/library/proposals" },
      { who: "admin", path: "/admin/library" },
      { who: "uat", path: read },
      { who: "uat", path: `${read}/v/1` },
      { who: "uat", path: "/uat/knowledge-hub" },
    ];
  },

  assistant: async ({ uat }) => {
    const chat = plain((await uat.write("/uat/ai-chat?departament=hr", { action: "/uat/ai-chat" })).location);
    await uat.write(chat, { action: chat });
    await uat.write(`${chat}/title`);
    await uat.write(`${chat}/support`);
    return [
      { who: "uat", path: chat },
      { who: "uat", path: `${chat}/support` },
      { who: "uat", path: "/uat/ai-chat" },
      { who: "admin", path: "/admin/library/questions" },
      { who: "admin", path: "/admin/support" },
    ];
  },

  links: async ({ admin }) => {
    links += 1;
    const fixed = { address: `https://127.0.0.1/pagina-${links}`, rank: "1" };
    await admin.write("/admin/library/links/new", { fixed });
    const found = await admin.browser.get("/admin/library/links");
    const link = found.links("/admin/library/links/").find(isOfId) ?? "";
    await admin.write(link, { fixed: { ...fixed, address: `https://127.0.0.1/pagina-${links}-b` } });
    return [
      { who: "admin", path: link },
      { who: "admin", path: "/admin/library/links" },
      { who: "admin", path: `${link}/removal` },
      { who: "uat", path: "/uat/knowledge-hub" },
    ];
  },

  /** Between braces a model names facts alone, so what else stands there is refused; each line is a paragraph. */
  models: async ({ admin, uat }) => {
    const text = PAYLOADS.filter((payload) => !/[{}]/.test(payload)).map((payload) => `\\${payload}`);
    const fixed = { subtitle: `pentru ${PAYLOADS[0]}`, text: text.join("\n") };
    const desk = "/admin/paper-models/need";
    const own = "/uat/paper-models/need";
    await uat.write(`${own}/copy`, { fixed });
    const draft = plain((await admin.write(`${desk}/draft`, { fixed })).location);
    await admin.press(`${desk}/draft/publication`, { button: "Publică" });
    await admin.write(`${draft}/verification`, { fixed: { verifiedOn: "2026-01-15" } });
    const reads: Read[] = [
      { who: "admin", path: draft },
      { who: "admin", path: "/admin/paper-models" },
      { who: "uat", path: own },
      { who: "uat", path: `${own}/copy` },
      { who: "uat", path: "/uat/paper-models" },
    ];
    await admin.write(`${draft}/withdrawal`);
    return reads;
  },

  acts: async ({ admin }) => {
    acts += 1;
    const fixed = {
      number: `${acts}/2026`,
      address: "https://legislatie.just.ro/",
      everydayWords: PHRASES,
      abrogatedBy: ACT,
      abrogatedOn: "2026-07-01",
      inForceFrom: "2026-01-01",
      amended: `${ACT}, 01.06.2026: ${PAYLOADS[0]}`,
    };
    await admin.write("/admin/legislation/new", { fixed });
    const found = await admin.browser.get(`/admin/legislation?cauta=${acts}%2F2026`);
    const act = found.links("/admin/legislation/").find(isOfId) ?? "";
    await admin.write(act, { fixed });
    const article = {
      label: "art. 1",
      asOf: "2026-01-01",
      amendedOn: "2026-06-01",
      address: "https://legislatie.just.ro/Public/1",
    };
    await admin.write(`${act}/articles/new`, { fixed: article });
    const articles = await admin.browser.get(`${act}/articles`);
    await admin.write(articles.links("/admin/legislation/articles/").find(isOfId) ?? "", { fixed: article });
    return [
      { who: "admin", path: act },
      { who: "admin", path: `${act}/articles` },
      { who: "admin", path: "/admin/legislation" },
      { who: "uat", path: act.replace("/admin", "/uat") },
      { who: "uat", path: "/uat/legislation" },
    ];
  },
};
