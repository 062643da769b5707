import { adminPosts, adminReads, type Row } from "./row";

const A = "/admin/library";
const RESOURCE = { ids: { id: "resource" } };
const BINNED = { ids: { id: "binnedResource" } };
const text = {
  ...{ title: "Ghid", kind: "guide", category: "taxation", summary: "Pe scurt.", months: "12", ownerId: "{admin}" },
  ...{ bodyForm: "plain", body: "Un text." },
};
const check = { edition: "1", source: "https://legislatie.just.ro", sourceOn: "2026-10-01" };

export const libraryRows: Row[] = [
  adminReads(A, "200"),
  adminReads(`${A}/new`, "200"),
  adminPosts(`${A}/new`, "303", { form: text }),
  adminPosts(`${A}/new`, "400"),
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
