import { adminPosts, adminReads, firmaPosts, firmaReads, type Row, uatPosts, uatReads } from "./row";

const A = "/admin/library";
const RESOURCE = { ids: { id: "resource" } };
const BINNED = { ids: { id: "binnedResource" } };
const text = {
  title: "Ghid",
  kind: "guide",
  category: "taxation",
  summary: "Pe scurt.",
  months: "12",
  ownerId: "{admin}",
  bodyForm: "plain",
  body: "Un text.",
};
const check = { edition: "1", source: "https://legislatie.just.ro", sourceOn: "2026-10-01" };

const R = "/uat/resource/:id";
const FILE = { ids: { id: "resource", fileId: "resourceFile" } };
const FIRST = { ids: { id: "resource", number: "first" } };

const readingRows: Row[] = [
  uatReads("/uat/knowledge-hub", "200"),
  uatReads("/uat/knowledge-hub/:topic", "200", { ids: { topic: "topic" } }),
  uatReads("/uat/knowledge-hub/:topic", "303", { ids: { topic: "resource" } }),
  uatReads("/uat/knowledge-hub/:topic", "404", { ids: { topic: "binnedResource" } }),
  uatReads("/uat/knowledge-hub/:topic", "404"),
  uatReads(R, "200", RESOURCE),
  uatReads(R, "404", BINNED),
  uatReads(R, "404"),
  uatReads(`${R}/v/:number`, "200", FIRST),
  uatReads(`${R}/v/:number`, "404", RESOURCE),
  uatReads(`${R}/file/:fileId`, "200", FILE),
  uatReads(`${R}/file/:fileId`, "404", RESOURCE),
  uatReads(`${R}/pdf`, "200", RESOURCE),
  uatReads(`${R}/pdf`, "404", BINNED),
  uatReads(`${R}/v/:number/pdf`, "200", FIRST),
  uatReads(`${R}/docx`, "200", RESOURCE),
  uatReads(`${R}/docx`, "404", BINNED),
  uatReads(`${R}/v/:number/docx`, "200", FIRST),
  uatReads(`${R}/favourite`, "303", RESOURCE),
  uatPosts(`${R}/favourite`, "303", { ...RESOURCE, form: { kept: "yes" } }),
  uatPosts(`${R}/favourite`, "400", RESOURCE),
  uatPosts(`${R}/favourite`, "404", { ...BINNED, form: { kept: "yes" } }),
  uatReads(`${R}/download`, "303", RESOURCE),
  uatPosts(`${R}/download`, "303", RESOURCE),
  uatPosts(`${R}/download`, "404", BINNED),
];

const F = "/firma/resource/:id";
const FIRM = { ids: { id: "firmResource" } };
const FIRM_FILE = { ids: { id: "firmResource", fileId: "firmFile" } };

/** The network of the firms, with the documents that they download. */
const networkRows: Row[] = [
  firmaReads("/firma/network", "200"),
  firmaReads("/firma/network/pachet", "200"),
  firmaPosts("/firma/network/pachet", "303", { form: { message: "O instruire." } }),
  firmaPosts("/firma/network/pachet", "400"),
  firmaReads(F, "200", FIRM),
  firmaReads(F, "404", RESOURCE),
  firmaReads(`${F}/v/:number`, "200", { ids: { ...FIRM.ids, number: "first" } }),
  firmaReads(`${F}/v/:number/pdf`, "200", { ids: { ...FIRM.ids, number: "first" } }),
  firmaReads(`${F}/v/:number/docx`, "200", { ids: { ...FIRM.ids, number: "first" } }),
  firmaReads(`${F}/pdf`, "200", FIRM),
  firmaReads(`${F}/pdf`, "404", RESOURCE),
  firmaReads(`${F}/docx`, "200", FIRM),
  firmaReads(`${F}/docx`, "404", RESOURCE),
  firmaReads(`${F}/file/:fileId`, "200", FIRM_FILE),
  firmaReads(`${F}/file/:fileId`, "404", FILE),
  firmaReads(`${F}/download`, "303", FIRM),
  firmaPosts(`${F}/download`, "303", FIRM),
  firmaPosts(`${F}/download`, "404", RESOURCE),
];

const L = "/admin/legislation";
const ACT = { ids: { id: "act" } };
const act = {
  kind: "lege",
  number: "9/2020",
  title: "Legea nr. 9/2020",
  summary: "Pe scurt.",
  address: "https://legislatie.just.ro",
};

const ARTICLE = { ids: { id: "actArticle" } };
const article = {
  label: "art. 12",
  heading: "excepțiile",
  text: "Pe scurt.",
  asOf: "2026-10-01",
  address: "https://legislatie.just.ro/Public/DetaliiDocument/31413",
};

const actRows: Row[] = [
  uatReads("/uat/legislation", "200"),
  uatReads("/uat/legislation/:id", "200", ACT),
  uatReads("/uat/legislation/:id", "404"),
  adminReads(L, "200"),
  adminReads(`${L}/new`, "200"),
  adminPosts(`${L}/new`, "303", { form: act }),
  adminPosts(`${L}/new`, "400"),
  adminReads(`${L}/:id`, "200", ACT),
  adminReads(`${L}/:id`, "404"),
  adminPosts(`${L}/:id`, "303", { ...ACT, form: act }),
  adminPosts(`${L}/:id`, "400", ACT),
  adminPosts(`${L}/:id`, "404", { form: act }),
  adminReads(`${L}/:id/verification`, "303", ACT),
  adminReads(`${L}/:id/verification`, "404"),
  adminPosts(`${L}/:id/verification`, "303", ACT),
  adminPosts(`${L}/:id/verification`, "404"),
  adminReads(`${L}/:id/articles`, "200", ACT),
  adminReads(`${L}/:id/articles`, "404"),
  adminReads(`${L}/:id/articles/new`, "200", ACT),
  adminReads(`${L}/:id/articles/new`, "404"),
  adminPosts(`${L}/:id/articles/new`, "303", { ...ACT, form: article }),
  adminPosts(`${L}/:id/articles/new`, "400", ACT),
  adminPosts(`${L}/:id/articles/new`, "404", { form: article }),
  adminReads(`${L}/articles/:id`, "200", ARTICLE),
  adminReads(`${L}/articles/:id`, "404"),
  adminPosts(`${L}/articles/:id`, "303", { ...ARTICLE, form: { ...article, label: "art. 7" } }),
  adminPosts(`${L}/articles/:id`, "400", ARTICLE),
  adminPosts(`${L}/articles/:id`, "404", { form: article }),
  adminReads(`${L}/articles/:id/verification`, "303", ARTICLE),
  adminReads(`${L}/articles/:id/verification`, "404"),
  adminPosts(`${L}/articles/:id/verification`, "303", ARTICLE),
  adminPosts(`${L}/articles/:id/verification`, "404"),
  adminReads(`${L}/articles/:id/removal`, "200", ARTICLE),
  adminReads(`${L}/articles/:id/removal`, "404"),
  adminPosts(`${L}/articles/:id/removal`, "303", ARTICLE),
  adminPosts(`${L}/articles/:id/removal`, "404"),
];

const K = `${A}/links`;
const LINK = { ids: { id: "link" } };
const CHECK = { ids: { id: "linkCheck" } };
const link = { title: "Portal", category: "taxation", address: "https://portal.example.ro", rank: "1" };

const linkRows: Row[] = [
  adminReads(K, "200"),
  adminReads(`${K}/new`, "200"),
  adminPosts(`${K}/new`, "303", { form: link }),
  adminPosts(`${K}/new`, "400"),
  adminReads(`${K}/:id`, "200", LINK),
  adminReads(`${K}/:id`, "404"),
  adminPosts(`${K}/:id`, "303", { ...LINK, form: link }),
  adminPosts(`${K}/:id`, "400", LINK),
  adminPosts(`${K}/:id`, "404", { form: link }),
  adminReads(`${K}/:id/removal`, "200", LINK),
  adminReads(`${K}/:id/removal`, "404"),
  adminPosts(`${K}/:id/removal`, "303", LINK),
  adminPosts(`${K}/:id/removal`, "404"),
  adminReads(`${K}/:id/check`, "303", CHECK),
  adminReads(`${K}/:id/check`, "404"),
  adminPosts(`${K}/:id/check`, "303", CHECK),
  adminPosts(`${K}/:id/check`, "404"),
];

/** Only people of verified authorities answer a document. */
const ANSWERS = "303 303 303 403 403";
const rating = { edition: "1", stars: "5" };

const feedbackRows: Row[] = [
  uatReads(`${R}/rating`, "200 200 200 403 403", RESOURCE),
  uatReads(`${R}/rating`, "404", BINNED),
  uatPosts(`${R}/rating`, ANSWERS, { ...RESOURCE, form: rating }),
  uatPosts(`${R}/rating`, "400 400 400 403 403", RESOURCE),
  uatPosts(`${R}/rating`, "404", { ...BINNED, form: rating }),
];

const U = "/uat/proposals";
const G = "/firma/proposals";
const Q = `${A}/proposals`;
const CORRECTION = { ids: { id: "correction" } };
const PROPOSED = { ids: { id: "proposal" } };
const FIRM_PROPOSED = { ids: { id: "firmProposal" } };
const REJECTED = { ids: { id: "rejectedProposal" } };
const correction = { edition: "1", reason: "Lipsește anexa." };
const proposed = { title: "Model", category: "public_procurement", summary: "Un model.", body: "Textul." };
const rejection = { rejection: "Există deja." };
/** Proposals are of one person: the first column. */
const theirs = (code: string) => `${code} 404 404 404 404`;
const firms = (code: string) => `${code} 404 404 404 404 404`;

const proposalRows: Row[] = [
  uatReads(`${R}/correction`, "303 200 200 403 403", RESOURCE),
  uatReads(`${R}/correction`, "404", BINNED),
  uatPosts(`${R}/correction`, ANSWERS, { ...RESOURCE, form: correction }),
  uatPosts(`${R}/correction`, "303 400 400 403 403", RESOURCE),
  uatPosts(`${R}/correction`, "404", { ...BINNED, form: correction }),
  firmaReads(`${F}/correction`, "200 200 200 200 403 403", FIRM),
  firmaReads(`${F}/correction`, "404", RESOURCE),
  firmaPosts(`${F}/correction`, "303 303 303 303 403 403", { ...FIRM, form: correction }),
  firmaPosts(`${F}/correction`, "404", { ...RESOURCE, form: correction }),
  uatReads(U, "200"),
  uatReads(`${U}/new`, "200 200 200 403 403"),
  uatPosts(`${U}/new`, ANSWERS, { form: proposed }),
  uatPosts(`${U}/new`, "400 400 400 403 403"),
  ...[CORRECTION, PROPOSED, REJECTED].map((of) => uatReads(`${U}/:id`, theirs("200"), of)),
  uatPosts(`${U}/:id`, theirs("303"), { ...REJECTED, form: proposed }),
  uatPosts(`${U}/:id`, theirs("303"), { ...CORRECTION, form: correction }),
  uatPosts(`${U}/:id`, theirs("400"), PROPOSED),
  uatReads(`${U}/:id`, "404"),
  uatPosts(`${U}/:id`, "404", { form: proposed }),
  uatReads(`${U}/:id/file`, theirs("200"), PROPOSED),
  uatReads(`${U}/:id/file`, "404", REJECTED),
  firmaReads(G, "200"),
  firmaReads(`${G}/new`, "200 200 200 200 403 403"),
  firmaPosts(`${G}/new`, "303 303 303 303 403 403", { form: proposed }),
  firmaReads(`${G}/:id`, firms("200"), FIRM_PROPOSED),
  firmaPosts(`${G}/:id`, firms("303"), { ...FIRM_PROPOSED, form: proposed }),
  firmaReads(`${G}/:id/file`, "404", PROPOSED),
  adminReads(Q, "200"),
  ...[CORRECTION, PROPOSED, REJECTED].map((of) => adminReads(`${Q}/:id`, "200", of)),
  adminReads(`${Q}/:id`, "404"),
  adminPosts(`${Q}/:id`, "303", { ...PROPOSED, form: { ...rejection, version: "{proposalRead}" } }),
  adminPosts(`${Q}/:id`, "409", { ...REJECTED, form: rejection }),
  adminPosts(`${Q}/:id`, "400", PROPOSED),
  adminReads(`${Q}/:id/file`, "200", PROPOSED),
  adminReads(`${Q}/:id/file`, "404", CORRECTION),
];

const C = "/uat/ai-chat";
const CHAT = { ids: { id: "chat" } };
const question = { text: "Bună ziua" };
/** Chats with the assistant are of one person: the first column. */
const mine = (code: string) => `${code} 404 404 404 404`;

const assistantRows: Row[] = [
  uatReads(C, "200"),
  uatPosts(C, "303", { form: { ...question, department: "hr" } }),
  uatPosts(C, "400", { form: question }),
  ...["", "/title", "/removal", "/support"].flatMap((part) => [
    uatReads(`${C}/:id${part}`, mine("200"), CHAT),
    uatReads(`${C}/:id${part}`, "404"),
  ]),
  uatPosts(`${C}/:id`, mine("303"), { ...CHAT, form: question }),
  uatPosts(`${C}/:id`, mine("400"), CHAT),
  uatPosts(`${C}/:id`, "404", { form: question }),
  uatPosts(`${C}/:id/title`, mine("303"), { ...CHAT, form: { title: "Salut" } }),
  uatPosts(`${C}/:id/title`, mine("400"), CHAT),
  uatPosts(`${C}/:id/title`, "404", { form: { title: "Salut" } }),
  uatPosts(`${C}/:id/support`, mine("303"), { ...CHAT, form: { subiect: "Întrebare", mesaj: "Nu am înțeles." } }),
  uatPosts(`${C}/:id/support`, mine("400"), CHAT),
  uatPosts(`${C}/:id/support`, "404", { form: { subiect: "Întrebare", mesaj: "Nu am înțeles." } }),
  uatReads(`${C}/:id/opinion`, mine("303"), CHAT),
  uatReads(`${C}/:id/opinion`, "404"),
  uatPosts(`${C}/:id/opinion`, mine("400"), CHAT),
  uatPosts(`${C}/:id/opinion`, "404", { form: { helped: "yes" } }),
  uatPosts(`${C}/:id/removal`, mine("303"), CHAT),
  uatPosts(`${C}/:id/removal`, "404"),
  adminReads(`${A}/questions`, "200"),
  adminReads(`${A}/questions/switch`, "303"),
  adminPosts(`${A}/questions/switch`, "303", { form: { answers: "no" } }),
  adminPosts(`${A}/questions/switch`, "400"),
];

export const libraryRows: Row[] = [
  ...assistantRows,
  ...readingRows,
  ...networkRows,
  ...feedbackRows,
  ...proposalRows,
  ...actRows,
  ...linkRows,
  adminReads(A, "200"),
  adminReads(`${A}/new`, "200"),
  adminPosts(`${A}/new`, "303", { form: text }),
  adminPosts(`${A}/new`, "400"),
  adminReads(`${A}/import`, "200"),
  adminPosts(`${A}/import`, "400"),
  adminReads(`${A}/:id/file/:fileId`, "200", FILE),
  adminReads(`${A}/:id/file/:fileId`, "404", RESOURCE),
  adminReads(`${A}/:id`, "200", RESOURCE),
  adminReads(`${A}/:id`, "200", BINNED),
  adminReads(`${A}/:id`, "404"),
  adminReads(`${A}/:id/v/:number`, "200", { ids: { id: "resource", number: "first" } }),
  adminReads(`${A}/:id/v/:number`, "404", RESOURCE),
  adminReads(`${A}/:id/edit`, "200", RESOURCE),
  adminReads(`${A}/:id/edit`, "409", BINNED),
  adminReads(`${A}/:id/edit`, "404"),
  adminPosts(`${A}/:id/edit`, "303", { ...RESOURCE, form: text }),
  adminPosts(`${A}/:id/edit`, "400", RESOURCE),
  adminPosts(`${A}/:id/edit`, "409", { ...BINNED, form: text }),
  adminPosts(`${A}/:id/edit`, "404", { form: text }),
  adminReads(`${A}/:id/verification`, "200", RESOURCE),
  adminReads(`${A}/:id/verification`, "409", BINNED),
  adminReads(`${A}/:id/verification`, "404"),
  adminPosts(`${A}/:id/verification`, "303", { ...RESOURCE, form: check }),
  adminPosts(`${A}/:id/verification`, "409", { ...RESOURCE, form: { ...check, edition: "2" } }),
  adminPosts(`${A}/:id/verification`, "409", { ...BINNED, form: check }),
  adminPosts(`${A}/:id/verification`, "400", RESOURCE),
  adminPosts(`${A}/:id/verification`, "404", { form: check }),
  adminReads(`${A}/:id/withdrawal`, "200", RESOURCE),
  adminReads(`${A}/:id/withdrawal`, "303", BINNED),
  adminReads(`${A}/:id/withdrawal`, "404"),
  adminPosts(`${A}/:id/withdrawal`, "303", RESOURCE),
  adminPosts(`${A}/:id/withdrawal`, "409", BINNED),
  adminPosts(`${A}/:id/withdrawal`, "404"),
  adminReads(`${A}/:id/restoration`, "303", BINNED),
  adminReads(`${A}/:id/restoration`, "404"),
  adminPosts(`${A}/:id/restoration`, "303", BINNED),
  adminPosts(`${A}/:id/restoration`, "409", RESOURCE),
  adminPosts(`${A}/:id/restoration`, "404"),
  adminReads(`${A}/:id/purge`, "200", BINNED),
  adminReads(`${A}/:id/purge`, "303", RESOURCE),
  adminReads(`${A}/:id/purge`, "404"),
  adminPosts(`${A}/:id/purge`, "303", BINNED),
  adminPosts(`${A}/:id/purge`, "409", RESOURCE),
  adminPosts(`${A}/:id/purge`, "404"),
];
