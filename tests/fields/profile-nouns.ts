import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { FACTS, OTHERS } from "~/modules/accounts/rules/organisation-fields";
import { accountPath } from "~/modules/accounts/rules/places";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { firm, ownId } from "~/modules/partners/profile.test-data";
import { FIELDS, type FieldSection } from "~/modules/partners/rules/profile-fields";
import { PROFILE_PATH, sectionPath } from "~/modules/partners/rules/sections";
import { contentOf } from "~/modules/partners/store/profile.server";
import { orNotFound } from "~/platform/refusal";
import { member } from "../support/people";
import type { Noun } from "./noun";

const organisation = (kind: OrganisationKind, samples: Noun["samples"]): Noun => ({
  table: { ...FACTS[kind], ...OTHERS },
  who: () => member(kind, "pending"),
  create: () => `${accountPath(kind)}/organisation`,
  last: async (who) => ownId(who),
  stored: async (id) => ({ ...orNotFound(await organisationById(id)), updatedAt: null }),
  edit: () => `${accountPath(kind)}/organisation`,
  page: () => accountPath(kind),
  notShown: {},
  samples,
});

const partnerSection = (section: FieldSection, further: Pick<Noun, "notShown" | "samples">): Noun => ({
  table: FIELDS[section],
  who: firm,
  create: () => sectionPath(section),
  last: async (who) => ownId(who),
  stored: (id) => contentOf(section, id),
  edit: () => sectionPath(section),
  page: () => PROFILE_PATH,
  ...further,
});

/** What an organisation writes about itself. It is there from the registration on, so its form edits at the first time too. */
export const PROFILE_NOUNS: Readonly<Record<string, Noun>> = {
  "an authority": organisation("UAT", {
    cui: [
      ["4305857", "4305857"],
      ["4267117", "4267117"],
    ],
  }),
  "a firm": organisation("FIRMA", {
    cui: [
      ["14399840", "14399840"],
      ["4288950", "4288950"],
    ],
    tradeRegisterNumber: [
      ["J26/415/2015", "J26/415/2015"],
      ["J26/416/2015", "J26/416/2015"],
    ],
  }),
  "the company of a firm": partnerSection("company", {
    notShown: {},
    samples: {
      foundedYear: [
        ["2015", "2015"],
        ["2016", "2016"],
      ],
    },
  }),
  "the contact of a firm": partnerSection("contact", {
    notShown: { emailPublic: "the public page shows the address or does not" },
    samples: {
      emailPublic: [
        ["on", "da"],
        ["", "nu"],
      ],
    },
  }),
  "the categories of a firm": partnerSection("categories", { notShown: {}, samples: {} }),
};
