import { firmaPosts, firmaReads, type Row, uatPosts, uatReads } from "./row";

const R = "/uat/service-requests";
const of = (id: string, more: Record<string, string> = {}) => ({ ids: { id, ...more } });
/** Columns: uat, uatColleague, uatOther, uatUnverified, uatSuspended. What is another's is not there. */
const own = (code: string) => `${code} ${code} 404 404 404`;
const text = { text: "Un text de câteva cuvinte." };
const need = {
  title: "Portal de taxe",
  category: "digitalisation",
  description: "Căutăm un portal cu plată cu cardul.",
  currency: "RON",
  deadlineHour: "16:00",
};
const chosen = { deadline: "2026-11-04", deadlineHour: "16:00" };
const scores = { overall: "5", quality: "4", time: "4", communication: "5", price: "4", ...text };

export const uatRequestRows: Row[] = [
  uatReads("/uat", "home"),
  uatReads("/uat/dashboard", "200"),
  uatReads("/uat/marketplace", "200"),
  uatReads("/uat/training-programs", "200"),
  uatReads(R, "200"),
  uatReads(`${R}/solicitari.csv`, "200"),
  uatReads(`${R}/new`, "200 200 200 200 403"),
  uatPosts(`${R}/new`, "400 400 400 400 400"),
  uatPosts(`${R}/new`, "303 303 303 303 403", { form: need }),
  ...["draft", "open", "sealed", "running", "completed", "cancelled"].map((id) =>
    uatReads(`${R}/:id`, own("200"), of(id)),
  ),
  uatReads(`${R}/:id`, "404 404 404 200 404", of("unverifiedDraft")),
  uatReads(`${R}/:id`, "404"),
  uatReads(`${R}/:id/dosar`, own("200"), of("open")),
  uatReads(`${R}/:id/papers`, own("200"), of("open")),
  uatPosts(`${R}/:id/papers`, own("303"), { ...of("open"), form: { kind: "need" } }),
  uatPosts(`${R}/:id/papers`, own("409"), { ...of("sealed"), form: { kind: "comparison" } }),
  uatReads(`${R}/:id/papers/:paperId/docx`, "404", of("open")),
  uatReads(`${R}/:id/papers/:paperId/pdf`, "404", of("open")),
  uatReads(`${R}/:id/papers/:paperId/removal`, "404", of("open")),
  uatPosts(`${R}/:id/papers/:paperId/removal`, "404", of("open")),
  uatReads("/uat/letterhead", "200 200 200 200 403"),
  uatPosts("/uat/letterhead", "303 303 303 303 403", { form: { head: "Primăria", signatories: "Primar: Ana Pop" } }),
  uatReads(`${R}/:id/preview`, own("200"), of("open")),
  uatReads(`${R}/:id/termen.ics`, own("200"), of("open")),
  uatReads(`${R}/:id/files/:fileId`, "404", of("open")),
  uatReads(`${R}/:id/responses/:responseId/files/:fileId`, "404", of("open", { responseId: "openResponse" })),
  uatReads(`${R}/:id/edit`, own("200"), of("draft")),
  uatPosts(`${R}/:id/edit`, own("303"), { ...of("draft"), form: { ...need, edition: "0" } }),
  uatReads(`${R}/:id/deletion`, own("200"), of("draft")),
  uatPosts(`${R}/:id/deletion`, own("303"), of("draft")),
  uatPosts(`${R}/:id/deletion`, own("409"), of("open")),
  uatReads(`${R}/:id/sending`, own("200"), of("draft")),
  uatPosts(`${R}/:id/sending`, own("303"), { ...of("draft"), form: chosen }),
  uatPosts(`${R}/:id/sending`, "404 404 404 303 404", { ...of("unverifiedDraft"), form: chosen }),
  uatPosts(`${R}/:id/sending`, own("409"), { ...of("open"), form: chosen }),
  uatReads(`${R}/:id/recall`, "303", of("draft")),
  uatPosts(`${R}/:id/recall`, own("409"), of("draft")),
  uatReads(`${R}/:id/clarification`, own("200"), of("open")),
  uatPosts(`${R}/:id/clarification`, own("303"), { ...of("open"), form: text }),
  uatPosts(`${R}/:id/clarification`, own("409"), { ...of("draft"), form: text }),
  uatReads(`${R}/:id/extension`, own("200"), of("open")),
  uatPosts(`${R}/:id/extension`, own("303"), {
    ...of("open"),
    form: chosen,
  }),
  uatReads(`${R}/:id/changes`, own("200"), of("open")),
  uatPosts(`${R}/:id/changes`, own("303"), {
    ...of("open"),
    form: { description: "Altă descriere, mai clară.", currency: "RON" },
  }),
  uatReads(`${R}/:id/evaluation`, own("409"), of("open")),
  uatPosts(`${R}/:id/evaluation`, own("409"), { ...of("open"), form: text }),
  uatPosts(`${R}/:id/evaluation`, own("303"), { ...of("open"), form: text, at: "closed" }),
  uatReads(`${R}/:id/opening`, own("409"), of("sealed")),
  uatReads(`${R}/:id/opening`, own("200"), { ...of("sealed"), at: "closed" }),
  uatPosts(`${R}/:id/opening`, own("409"), of("sealed")),
  uatPosts(`${R}/:id/opening`, own("303"), { ...of("sealed"), at: "closed" }),
  uatReads(`${R}/:id/acceptance`, "404", of("open")),
  uatPosts(`${R}/:id/acceptance`, own("303"), { ...of("open"), form: { response: "{openResponse}" } }),
  uatPosts(`${R}/:id/acceptance`, own("409"), { ...of("sealed"), form: { response: "{sealedResponse}" } }),
  uatReads(`${R}/:id/replacement`, own("409"), of("open")),
  uatPosts(`${R}/:id/replacement`, own("303"), {
    ...of("running"),
    form: { response: "{runningOtherResponse}", replaced: "{runningResponse}", reason: "Nu a respectat termenul." },
  }),
  uatReads(`${R}/:id/completion`, own("200"), of("running")),
  uatPosts(`${R}/:id/completion`, own("303"), of("running")),
  uatPosts(`${R}/:id/completion`, own("409"), of("open")),
  uatReads(`${R}/:id/cancellation`, own("200"), of("open")),
  uatPosts(`${R}/:id/cancellation`, own("303"), { ...of("open"), form: { reason: "no_budget" } }),
  uatReads(`${R}/:id/copy`, "303", of("completed")),
  uatPosts(`${R}/:id/copy`, own("303"), of("completed")),
  uatPosts(`${R}/:id/copy`, own("409"), of("open")),
  uatReads(`${R}/:id/questions/:questionId/answer`, own("200"), of("open", { questionId: "question" })),
  uatPosts(`${R}/:id/questions/:questionId/answer`, own("303"), {
    ...of("open", { questionId: "question" }),
    form: text,
  }),
  uatReads(`${R}/:id/review`, own("200"), of("completed")),
  uatPosts(`${R}/:id/review`, own("303"), { ...of("completed"), form: scores }),
  uatPosts(`${R}/:id/review`, own("409"), { ...of("running"), form: scores }),
];

const O = "/firma/opportunities";
const offer = {
  text: "Mutăm debitele în două runde.",
  priceMin: "84500",
  currency: "RON",
  duration: "10",
  durationUnit: "weeks",
};

/** Columns: firma, firmaOther, firmaAccepted, firmaDeclined, firmaUnverified, firmaSuspended. */
export const firmaRequestRows: Row[] = [
  firmaReads("/firma", "home"),
  firmaReads("/firma/dashboard", "200"),
  firmaReads("/firma/network", "200"),
  firmaReads(O, "200"),
  ...["open", "sealed", "running", "completed", "cancelled"].map((id) => firmaReads(`${O}/:id`, "200", of(id))),
  firmaReads(`${O}/:id`, "404", of("draft")),
  firmaReads(`${O}/:id`, "404"),
  firmaReads(`${O}/:id/termen.ics`, "200", of("open")),
  firmaReads(`${O}/:id/files/:fileId`, "404", of("open")),
  firmaReads(`${O}/:id/response/files/:fileId`, "404", of("open")),
  firmaReads(`${O}/:id/response`, "200 200 200 200 303 303", of("open")),
  firmaPosts(`${O}/:id/response`, "409 303 303 409 403 403", { ...of("open"), form: offer }),
  firmaPosts(`${O}/:id/response`, "404", { ...of("draft"), form: offer }),
  firmaReads(`${O}/:id/questions`, "200 200 200 200 303 303", of("open")),
  firmaPosts(`${O}/:id/questions`, "303 303 303 303 403 403", { ...of("open"), form: text }),
  firmaReads(`${O}/:id/confirmation`, "303", of("changed")),
  firmaPosts(`${O}/:id/confirmation`, "303 404 404 303 404 404", of("changed")),
  firmaPosts(`${O}/:id/confirmation`, "409 404 404 409 404 404", of("open")),
  firmaReads(`${O}/:id/withdrawal`, "200 303 303 200 303 303", of("open")),
  firmaPosts(`${O}/:id/withdrawal`, "303 404 404 303 404 404", of("open")),
  firmaReads(`${O}/:id/review-reply`, "303", of("completed")),
  firmaPosts(`${O}/:id/review-reply`, "404", { ...of("completed"), form: text }),
];
