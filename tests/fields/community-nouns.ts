import { eq } from "drizzle-orm";
import { DESK, own, withCommunity } from "~/modules/communities/desk.test-data";
import { ATTRACTION, PROJECT } from "~/modules/communities/rules/item-fields";
import { communityPath } from "~/modules/communities/rules/paths";
import { SECTIONS, type Section } from "~/modules/communities/rules/sections";
import { communityById } from "~/modules/communities/store/profile.server";
import { communityAttractions, communityProjects } from "~/modules/communities/tables.server";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { orNotFound } from "~/platform/refusal";
import { member } from "../support/people";
import type { Noun } from "./noun";

const who = async () => withCommunity(await member("UAT"));
const reader = () => member("UAT");

const section = (name: Section, samples: Noun["samples"]): Noun => ({
  table: SECTIONS[name],
  who,
  reader,
  samples,
  create: () => `${DESK}/${name}`,
  last: async (clerk) => (await own(clerk)).id,
  stored: async (id) => valuesIn(SECTIONS[name], orNotFound(await communityById(id))),
  edit: () => `${DESK}/${name}`,
  page: communityPath,
  notShown: {},
});

const attractionOf = (id: string) =>
  foundRow(db().select().from(communityAttractions).where(eq(communityAttractions.id, id)));
const projectOf = (id: string) => foundRow(db().select().from(communityProjects).where(eq(communityProjects.id, id)));

const attraction: Noun = {
  table: ATTRACTION,
  who,
  reader,
  samples: {},
  notShown: {},
  create: () => `${DESK}/attractions/new`,
  last: async (clerk) => orNotFound((await own(clerk)).attractions[0]).id,
  stored: async (id) => valuesIn(ATTRACTION, await attractionOf(id)),
  edit: (id) => `${DESK}/attractions/${id}`,
  page: async (id) => communityPath((await attractionOf(id)).communityId),
};

const project: Noun = {
  table: PROJECT,
  who,
  reader,
  notShown: {},
  create: () => `${DESK}/projects/new`,
  last: async (clerk) => orNotFound((await own(clerk)).projects[0]).id,
  stored: async (id) => valuesIn(PROJECT, await projectOf(id)),
  edit: (id) => `${DESK}/projects/${id}`,
  page: async (id) => communityPath((await projectOf(id)).communityId),
  samples: {
    progress: [
      ["37", "37%"],
      ["38", "38%"],
    ],
  },
};

/** What an authority writes about its community. */
export const COMMUNITY_NOUNS: Readonly<Record<string, Noun>> = {
  "the profile of a community": section("profile", {}),
  "the place of a community": section("location", {
    areaHectares: [
      ["84,6", "84,6 km²"],
      ["84,7", "84,7 km²"],
    ],
    population: [
      ["4.125", "4.125 de locuitori"],
      ["4.126", "4.126 de locuitori"],
    ],
  }),
  "the figures of a community": section("statistics", {
    projectsCompleted: [
      ["17", "17"],
      ["18", "18"],
    ],
    citizensServed: [
      ["4.019", "4.019"],
      ["4.020", "4.020"],
    ],
  }),
  "the contact of a community": section("contact", {}),
  "an attraction": attraction,
  "a project of a community": project,
};
