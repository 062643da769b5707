import { adminPosts, adminReads, type Row, uatPosts, uatReads } from "./row";

const A = "/admin/paper-models";
const FIRST = { ids: { kind: "firstKind", number: "codeVersion" } };
const DRAFTED = { ids: { kind: "draftedKind" } };
const SECOND = { ids: { kind: "secondKind", number: "secondVersion" } };
/** Without facts: braces are where rows name the ids of the world. */
const model = {
  title: "Referat",
  subtitle: "pentru achiziție",
  legalBasis: "Legea nr. 98/2016",
  text: "## Obiectul\n_2 Observații",
};
const draft = { ...model, note: "Text mai scurt" };
const checked = { jurist: "Maria Dobre", verifiedOn: "2026-09-01" };

const adminRows: Row[] = [
  adminReads(A, "200"),
  adminReads(`${A}/:kind`, "200", FIRST),
  adminReads(`${A}/:kind`, "404"),
  adminReads(`${A}/:kind/v/:number`, "200", SECOND),
  adminReads(`${A}/:kind/v/:number`, "404", { ids: { kind: "firstKind" } }),
  adminReads(`${A}/:kind/draft`, "200", FIRST),
  adminReads(`${A}/:kind/draft`, "404"),
  adminPosts(`${A}/:kind/draft`, "303", { ...FIRST, form: draft }),
  adminPosts(`${A}/:kind/draft`, "400", FIRST),
  adminPosts(`${A}/:kind/draft`, "404", { form: draft }),
  adminReads(`${A}/:kind/draft/publication`, "200", DRAFTED),
  adminReads(`${A}/:kind/draft/publication`, "303", FIRST),
  adminReads(`${A}/:kind/draft/publication`, "404"),
  adminPosts(`${A}/:kind/draft/publication`, "303", { ...DRAFTED, form: { version: "{paperDraft}" } }),
  adminPosts(`${A}/:kind/draft/publication`, "409", DRAFTED),
  adminPosts(`${A}/:kind/draft/publication`, "409", FIRST),
  adminPosts(`${A}/:kind/draft/publication`, "404"),
  adminReads(`${A}/:kind/draft/removal`, "200", DRAFTED),
  adminReads(`${A}/:kind/draft/removal`, "303", FIRST),
  adminReads(`${A}/:kind/draft/removal`, "404"),
  adminPosts(`${A}/:kind/draft/removal`, "303", DRAFTED),
  adminPosts(`${A}/:kind/draft/removal`, "409", FIRST),
  adminPosts(`${A}/:kind/draft/removal`, "404"),
  adminReads(`${A}/:kind/v/:number/withdrawal`, "200", SECOND),
  adminReads(`${A}/:kind/v/:number/withdrawal`, "409", FIRST),
  adminReads(`${A}/:kind/v/:number/withdrawal`, "404", { ids: { kind: "firstKind" } }),
  adminPosts(`${A}/:kind/v/:number/withdrawal`, "303", { ...SECOND, form: { reason: "Temei greșit." } }),
  adminPosts(`${A}/:kind/v/:number/withdrawal`, "409", { ...FIRST, form: { reason: "Temei greșit." } }),
  adminPosts(`${A}/:kind/v/:number/withdrawal`, "400", SECOND),
  adminPosts(`${A}/:kind/v/:number/withdrawal`, "404", {
    ids: { kind: "firstKind", number: "secondVersion" },
    form: { reason: "Temei greșit." },
  }),
  adminReads(`${A}/:kind/v/:number/verification`, "200", FIRST),
  adminReads(`${A}/:kind/v/:number/verification`, "404", { ids: { kind: "draftedKind", number: "secondVersion" } }),
  adminPosts(`${A}/:kind/v/:number/verification`, "303", { ...FIRST, form: checked }),
  adminPosts(`${A}/:kind/v/:number/verification`, "400", FIRST),
  adminPosts(`${A}/:kind/v/:number/verification`, "404", {
    ids: { kind: "draftedKind", number: "secondVersion" },
    form: checked,
  }),
];

const U = "/uat/paper-models";
/** `uat` and their colleague have their own text of it. */
const OWN = { ids: { kind: "ownKind" } };

export const paperModelRows: Row[] = [
  ...adminRows,
  uatReads(U, "200"),
  uatReads(`${U}/:kind`, "200", OWN),
  uatReads(`${U}/:kind`, "404"),
  uatReads(`${U}/:kind/copy`, "200 200 200 200 403", OWN),
  uatReads(`${U}/:kind/copy`, "404"),
  uatPosts(`${U}/:kind/copy`, "303 303 303 303 403", { ...OWN, form: model }),
  uatPosts(`${U}/:kind/copy`, "400 400 400 400 403", OWN),
  uatPosts(`${U}/:kind/copy`, "404", { form: model }),
  uatReads(`${U}/:kind/removal`, "200 200 303 303 403", OWN),
  uatReads(`${U}/:kind/removal`, "404"),
  uatPosts(`${U}/:kind/removal`, "303 303 409 409 403", OWN),
  uatPosts(`${U}/:kind/removal`, "404"),
];
