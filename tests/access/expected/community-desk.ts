import { adminPosts, adminReads, type Row, uatPosts, uatReads } from "./row";

/** Columns: uat, uatColleague, uatOther, uatUnverified, uatSuspended. The other and the suspended one have no community: they are led to where one is made. */
const EACH = (code: string) => `${code} ${code} 303 ${code} 303`;
/** Of what is the first authority's, nobody else's. */
const OWN = (code: string) => `${code} ${code} 303 404 303`;

const FORMS: Readonly<Record<string, Record<string, string>>> = {
  profile: { name: "Comuna Măgura" },
  location: { county: "SJ" },
  statistics: { citizensServed: "7" },
  contact: { address: "Strada Morii nr. 4" },
  gallery: {},
  "attractions/new": { name: "Izvorul", type: "natural" },
  "projects/new": { title: "Grădiniță" },
};
const WRONG: Readonly<Record<string, Record<string, string>>> = {
  profile: { name: "" },
  location: { county: "XX" },
  contact: { phone: "12" },
  "attractions/new": { name: "" },
  "projects/new": { progress: "101" },
};
const attraction = { ids: { itemId: "attraction" }, form: { name: "Izvorul", type: "natural" } };
const project = { ids: { itemId: "project" }, form: { title: "Grădiniță" } };

const U = "/uat/community";
const parts = (forms: typeof FORMS) => Object.entries(forms);

const uatRows: Row[] = [
  uatReads(U, "200"),
  uatReads(`${U}/new`, "303 303 200 303 403"),
  uatPosts(`${U}/new`, "409 409 303 409 403", { form: { name: "Comuna Măgura", county: "SJ" } }),
  uatPosts(`${U}/new`, "303 303 400 303 403", { form: { name: "" } }),
  uatReads(`${U}/preview`, EACH("200")),
  ...parts(FORMS).map(([part]) => uatReads(`${U}/${part}`, EACH("200"))),
  ...parts(FORMS).map(([part, form]) => uatPosts(`${U}/${part}`, EACH("303"), { form })),
  ...parts(WRONG).map(([part, form]) => uatPosts(`${U}/${part}`, EACH("400"), { form })),
  uatReads(`${U}/attractions/:itemId`, OWN("200"), attraction),
  uatPosts(`${U}/attractions/:itemId`, OWN("303"), attraction),
  uatReads(`${U}/attractions/:itemId/place`, EACH("303"), attraction),
  uatPosts(`${U}/attractions/:itemId/place`, OWN("303"), { ...attraction, form: { towards: "end" } }),
  uatPosts(`${U}/attractions/:itemId/place`, EACH("400"), attraction),
  uatReads(`${U}/attractions/:itemId/removal`, OWN("200"), attraction),
  uatPosts(`${U}/attractions/:itemId/removal`, OWN("303"), attraction),
  uatReads(`${U}/projects/:itemId`, OWN("200"), project),
  uatPosts(`${U}/projects/:itemId`, OWN("303"), project),
  uatReads(`${U}/projects/:itemId/removal`, OWN("200"), project),
  uatPosts(`${U}/projects/:itemId/removal`, OWN("303"), project),
  uatReads(`${U}/gallery/:itemId/removal`, EACH("404")),
  uatPosts(`${U}/gallery/:itemId/removal`, EACH("404")),
];

const A = "/admin/communities/:id";
const of = { ids: { id: "community" } };
const itsAttraction = { ...attraction, ids: { id: "community", itemId: "attraction" } };
const itsProject = { ...project, ids: { id: "community", itemId: "project" } };
/** Of another community: not there. */
const strayAttraction = { ...attraction, ids: { id: "hiddenCommunity", itemId: "attraction" } };

const adminRows: Row[] = [
  ...parts(FORMS).flatMap(([part, form]) => [
    adminReads(`${A}/${part}`, "200", of),
    adminReads(`${A}/${part}`, "404"),
    adminPosts(`${A}/${part}`, "303", { ...of, form }),
    adminPosts(`${A}/${part}`, "404", { form }),
  ]),
  adminReads(`${A}/attractions/:itemId`, "200", itsAttraction),
  adminReads(`${A}/attractions/:itemId`, "404", strayAttraction),
  adminPosts(`${A}/attractions/:itemId`, "303", itsAttraction),
  adminPosts(`${A}/attractions/:itemId`, "404", strayAttraction),
  adminReads(`${A}/attractions/:itemId/place`, "303", itsAttraction),
  adminPosts(`${A}/attractions/:itemId/place`, "303", { ...itsAttraction, form: { towards: "start" } }),
  adminReads(`${A}/attractions/:itemId/removal`, "200", itsAttraction),
  adminPosts(`${A}/attractions/:itemId/removal`, "303", itsAttraction),
  adminReads(`${A}/projects/:itemId`, "200", itsProject),
  adminPosts(`${A}/projects/:itemId`, "303", itsProject),
  adminReads(`${A}/projects/:itemId/removal`, "200", itsProject),
  adminPosts(`${A}/projects/:itemId/removal`, "303", itsProject),
  adminReads(`${A}/gallery/:itemId/removal`, "404", of),
  adminPosts(`${A}/gallery/:itemId/removal`, "404", of),
];

export const communityDeskRows: Row[] = [...uatRows, ...adminRows];
