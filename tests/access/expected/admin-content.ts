import { adminPosts, adminReads, type Row, uatPosts, uatReads } from "./row";

const reason = { reason: "Este a comunei vecine." };
const COMMUNITY = { ids: { id: "community" } };
const BINNED = { ids: { id: "binnedCommunity" } };
const CLAIM = { ids: { id: "claim" } };
const ARTICLE = { ids: { id: "publishedArticle" } };
const BINNED_ARTICLE = { ids: { id: "binnedArticle" } };
const PERSON = { ids: { id: "colleague" } };
const of = (name: string) => ({ form: { community: `{${name}}` } });

/** Columns: uat, uatColleague, uatOther, uatUnverified, uatSuspended. */
const claimRows: Row[] = [
  uatReads("/uat/community/claims", "200"),
  uatPosts("/uat/community/claims", "303 303 303 403 403", of("unownedCommunity")),
  uatPosts("/uat/community/claims", "303 303 409 403 403", of("claimedCommunity")),
  uatPosts("/uat/community/claims", "409 409 409 409 403", of("community")),
  uatPosts("/uat/community/claims", "404", of("hiddenCommunity")),
  uatPosts("/uat/community/claims", "404", of("binnedCommunity")),
  uatPosts("/uat/community/claims", "404", of("nothing")),
  uatPosts("/uat/community/claims", "400"),
  adminReads("/admin/claims", "200"),
  adminReads("/admin/claims/:id", "200", CLAIM),
  adminReads("/admin/claims/:id", "404"),
  adminPosts("/admin/claims/:id", "303", CLAIM),
  adminPosts("/admin/claims/:id", "404"),
  adminReads("/admin/claims/:id/rejection", "200", CLAIM),
  adminReads("/admin/claims/:id/rejection", "404"),
  adminPosts("/admin/claims/:id/rejection", "303", { ...CLAIM, form: reason }),
  adminPosts("/admin/claims/:id/rejection", "400", CLAIM),
  adminPosts("/admin/claims/:id/rejection", "404", { form: reason }),
];

const communityRows: Row[] = [
  adminReads("/admin/communities", "200"),
  adminReads("/admin/communities/new", "200"),
  adminPosts("/admin/communities/new", "303", { form: { name: "Comuna Nouă", county: "SJ" } }),
  adminPosts("/admin/communities/new", "400"),
  adminReads("/admin/communities/test", "303"),
  adminPosts("/admin/communities/test", "303"),
  adminReads("/admin/communities/test/removal", "303"),
  adminPosts("/admin/communities/test/removal", "303"),
  adminReads("/admin/communities/:id", "200", COMMUNITY),
  adminReads("/admin/communities/:id", "200", BINNED),
  adminReads("/admin/communities/:id", "404"),
  adminReads("/admin/communities/:id/deletion", "200", COMMUNITY),
  adminReads("/admin/communities/:id/deletion", "303", BINNED),
  adminPosts("/admin/communities/:id/deletion", "303", COMMUNITY),
  adminPosts("/admin/communities/:id/deletion", "409", BINNED),
  adminPosts("/admin/communities/:id/deletion", "404"),
  adminReads("/admin/communities/:id/restoration", "303", BINNED),
  adminPosts("/admin/communities/:id/restoration", "303", BINNED),
  adminPosts("/admin/communities/:id/restoration", "409", COMMUNITY),
  adminPosts("/admin/communities/:id/restoration", "404"),
  adminReads("/admin/communities/:id/purge", "200", BINNED),
  adminReads("/admin/communities/:id/purge", "303", COMMUNITY),
  adminPosts("/admin/communities/:id/purge", "303", BINNED),
  adminPosts("/admin/communities/:id/purge", "409", COMMUNITY),
  adminPosts("/admin/communities/:id/purge", "404"),
];

const binRows: Row[] = [
  adminReads("/admin/bin", "200"),
  adminReads("/admin/bin/articles/:id/restoration", "303", BINNED_ARTICLE),
  adminPosts("/admin/bin/articles/:id/restoration", "303", { ...BINNED_ARTICLE, form: { inapoi: "cos" } }),
  adminPosts("/admin/bin/articles/:id/restoration", "409", ARTICLE),
  adminPosts("/admin/bin/articles/:id/restoration", "404"),
  adminReads("/admin/bin/articles/:id/purge", "200", BINNED_ARTICLE),
  adminReads("/admin/bin/articles/:id/purge", "303", ARTICLE),
  adminReads("/admin/bin/articles/:id/purge", "404"),
  adminPosts("/admin/bin/articles/:id/purge", "303", BINNED_ARTICLE),
  adminPosts("/admin/bin/articles/:id/purge", "409", ARTICLE),
  adminPosts("/admin/bin/articles/:id/purge", "404"),
];

const peopleRows: Row[] = [
  adminReads("/admin/people", "200"),
  adminReads("/admin/people/:id/role", "200", PERSON),
  adminReads("/admin/people/:id/role", "404"),
  adminPosts("/admin/people/:id/role", "400", PERSON),
  adminPosts("/admin/people/:id/role", "404"),
  adminReads("/admin/people/:id/suspension", "200", PERSON),
  adminReads("/admin/people/:id/suspension", "404"),
  adminPosts("/admin/people/:id/suspension", "303", { ...PERSON, form: reason }),
  adminPosts("/admin/people/:id/suspension", "400", PERSON),
  adminPosts("/admin/people/:id/suspension", "404", { form: reason }),
  adminReads("/admin/people/:id/restoration", "303", PERSON),
  adminReads("/admin/people/:id/restoration", "404"),
  adminPosts("/admin/people/:id/restoration", "409", PERSON),
  adminPosts("/admin/people/:id/restoration", "404"),
];

export const adminContentRows: Row[] = [...claimRows, ...communityRows, ...binRows, ...peopleRows];
