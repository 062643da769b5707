import { firmaPosts, firmaReads, type Row } from "./row";

/** Columns: firma, firmaOther, firmaAccepted, firmaDeclined, firmaUnverified, firmaSuspended. */
const WRITERS = "200 200 200 200 200 403";
const REFUSED = "400 400 400 400 400 403";
const SAVED = "303 303 303 303 303 403";

const LISTS = {
  services: { "rows[0].name": "Audit energetic" },
  specialisations: { "rows[0].name": "Iluminat public" },
  portfolio: { "rows[0].name": "Școala Nr. 2", "rows[0].year": "2024", "rows[0].budget": "90.000" },
  team: { "rows[0].name": "Ana Pop", "rows[0].position": "inginer" },
  certifications: { "rows[0].name": "ISO 9001" },
  offers: {
    "rows[0].title": "Diagnostic gratuit",
    "rows[0].description": "Pentru comune.",
    "rows[0].validUntil": "2026-12-31",
  },
} as const;

/** A row of somebody else, or of nobody, is in no form of ours. */
const FOREIGN = { "rows[0].id": "01890000-0000-7000-8000-00000000ffff", "rows[0].name": "Al altcuiva" };

const lists: Row[] = Object.entries(LISTS).flatMap(([section, form]) => [
  firmaReads(`/firma/profile/${section}`, WRITERS),
  firmaPosts(`/firma/profile/${section}`, "200 200 200 200 200 403", { form: { "rows.change": "add 0" } }),
  firmaPosts(`/firma/profile/${section}`, SAVED, { form }),
]);

/** A firm's profile is edited by its members, verified or not, but not while it is suspended. */
export const partnerDeskRows: Row[] = [
  firmaReads("/firma/profile", "200"),
  firmaReads("/firma/profile/preview", "200"),
  firmaReads("/firma/profile/company", WRITERS),
  firmaPosts("/firma/profile/company", REFUSED),
  firmaPosts("/firma/profile/company", SAVED, { form: { description: "Ce facem." } }),
  firmaReads("/firma/profile/contact", WRITERS),
  firmaPosts("/firma/profile/contact", REFUSED, { form: { email: "nu e adresă" } }),
  firmaReads("/firma/profile/categories", WRITERS),
  firmaPosts("/firma/profile/categories", REFUSED),
  firmaReads("/firma/profile/logo", WRITERS),
  firmaPosts("/firma/profile/logo", SAVED),
  ...lists,
  firmaPosts("/firma/profile/services", REFUSED, { form: FOREIGN }),
];
