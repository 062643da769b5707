import { actOf, published } from "~/modules/library/library.test-data";
import { askedOf } from "~/modules/library/pages/act-input.server";
import { ARTICLE } from "~/modules/library/rules/act-article-fields";
import { ACT_FORM } from "~/modules/library/rules/act-fields";
import { LINK } from "~/modules/library/rules/link-fields";
import {
  ADMIN_ACTS,
  ADMIN_LIBRARY,
  ADMIN_LINKS,
  actPath,
  adminActPath,
  adminArticlePath,
  adminArticlesPath,
  adminLinkPath,
  adminProposalPath,
  adminResourcePath,
  proposalsPath,
  resourcePath,
} from "~/modules/library/rules/paths";
import { CORRECTION, PROPOSED_DOCUMENT } from "~/modules/library/rules/proposal-fields";
import { RESOURCE_FORM } from "~/modules/library/rules/resource-fields";
import { articleById } from "~/modules/library/store/act-articles.server";
import { proposalById } from "~/modules/library/store/proposals.server";
import { resourceById } from "~/modules/library/store/resources.server";
import { actArticles, acts } from "~/modules/library/tables/acts.server";
import { resourceProposals } from "~/modules/library/tables/feedback.server";
import { quickLinks } from "~/modules/library/tables/links.server";
import { resources } from "~/modules/library/tables/resources.server";
import { linkInputOf } from "~/modules/library/verbs/links.server";
import { valuesIn } from "~/platform/form/field-table.server";
import { orNotFound } from "~/platform/refusal";
import { member, person } from "../support/people";
import { lastOf, type Noun, type Sample } from "./noun";

const link: Noun = {
  table: LINK,
  who: () => person("ADMIN"),
  create: () => `${ADMIN_LINKS}/new`,
  last: () => lastOf(quickLinks),
  stored: linkInputOf,
  edit: adminLinkPath,
  page: () => ADMIN_LINKS,
  notShown: { rank: "the list stands in its order" },
  samples: {
    address: [
      ["www.intai.example.ro", "intai.example.ro"],
      ["https://apoi.example.ro/pagina", "apoi.example.ro/pagina"],
    ],
  },
};

const act: Noun = {
  table: ACT_FORM,
  who: () => person("ADMIN"),
  create: async (who) => {
    for (const number of ["169/2026", "170/2026"]) await actOf(who, { number });
    return `${ADMIN_ACTS}/new`;
  },
  last: () => lastOf(acts),
  stored: askedOf,
  edit: (id) => adminActPath(id),
  reader: () => member("UAT"),
  page: actPath,
  notShown: {
    topics: "it is in the lists of its topics",
    everydayWords: "readers do not see them",
    inForceFrom: "of an abrogated act its end is shown",
  },
  samples: {
    number: [
      ["7/2024", "7/2024"],
      ["8/2024", "8/2024"],
    ],
    address: [
      ["https://legislatie.example.ro/a", "legislatie.example.ro"],
      ["https://legislatie.example.ro/b", "legislatie.example.ro"],
    ],
    abrogatedBy: [
      ["Legea 169/2026", "Legea 169/2026"],
      ["Legea 170/2026", "Legea 170/2026"],
    ],
    amended: [
      ["Legea 169/2026, 05.07.2026: art. 1", "5 iulie 2026"],
      ["Legea 169/2026, 06.07.2026: art. 1", "6 iulie 2026"],
    ],
  },
};

const article: Noun = {
  table: ARTICLE,
  who: () => person("ADMIN"),
  create: async (who) => adminArticlesPath(await actOf(who), "new"),
  last: () => lastOf(actArticles),
  stored: async (id) => valuesIn(ARTICLE, orNotFound(await articleById(id))),
  edit: adminArticlePath,
  reader: () => member("UAT"),
  page: async (id) => actPath(orNotFound(await articleById(id)).actId),
  notShown: {},
  samples: {
    label: [
      ["art. 7", "art. 7"],
      ["art. 8", "art. 8"],
    ],
    address: [
      ["https://legislatie.example.ro/a", "legislatie.example.ro"],
      ["https://legislatie.example.ro/b", "legislatie.example.ro"],
    ],
  },
};

const { isExample: _onlyOfAnExample, ...resourceTable } = RESOURCE_FORM;

const resource: Noun = {
  table: resourceTable,
  own: { body: { label: "Conținutul", typed: ["Primul text.", "Al doilea text."] } },
  who: () => person("ADMIN"),
  create: async (who) => {
    for (const number of ["171/2026", "172/2026"]) await actOf(who, { number });
    return `${ADMIN_LIBRARY}/new`;
  },
  last: () => lastOf(resources),
  stored: async (id) => {
    const { title, kind, category, topics, summary, tags, ...others } = orNotFound(await resourceById(id));
    const { everydayWords, basis, ownerId, deputyId, months, isForFirms } = others;
    return {
      title,
      kind,
      category,
      topics,
      summary,
      tags,
      everydayWords,
      basis,
      ownerId,
      deputyId,
      months,
      isForFirms,
    };
  },
  edit: (id) => adminResourcePath(id, "edit"),
  page: adminResourcePath,
  notShown: { isForFirms: "firms find it in their network" },
  samples: async () => {
    const [one, two, three] = await Promise.all([person("ADMIN"), person("ADMIN"), person("ADMIN")]);
    const named = ({ actor }: typeof one): Sample => [actor.userId, actor.name];
    return {
      basis: [
        ["Legea 171/2026: art. 1", "Legea 171/2026"],
        ["Legea 172/2026: art. 2", "Legea 172/2026"],
      ],
      ownerId: [named(one), named(two)],
      deputyId: [named(two), named(three)],
      isForFirms: [
        ["on", "Da"],
        ["", "Nu"],
      ],
    };
  },
};

const proposal = {
  who: () => member("UAT"),
  last: () => lastOf(resourceProposals),
  edit: (id: string) => proposalsPath("UAT", id),
  reader: () => person("ADMIN"),
  page: adminProposalPath,
};
const proposalOf = async (id: string) => orNotFound(await proposalById(id));

const proposedDocument: Noun = {
  ...proposal,
  table: PROPOSED_DOCUMENT,
  create: async () => {
    for (const number of ["173/2026", "174/2026"]) await actOf(await person("ADMIN"), { number });
    return proposalsPath("UAT", "new");
  },
  stored: async (id) => valuesIn(PROPOSED_DOCUMENT, await proposalOf(id)),
  notShown: {},
  samples: {
    basis: [
      ["Legea 173/2026: art. 1", "Legea 173/2026: art. 1"],
      ["Legea 174/2026: art. 2", "Legea 174/2026: art. 2"],
    ],
  },
};

const correction: Noun = {
  ...proposal,
  table: CORRECTION,
  create: async () => resourcePath(await published(await person("ADMIN")), "correction"),
  stored: async (id) => valuesIn(CORRECTION, await proposalOf(id)),
  notShown: {},
  samples: {},
};

/** What is written in the library. */
export const LIBRARY_NOUNS: Readonly<Record<string, Noun>> = {
  "a quick link": link,
  "an act": act,
  "an article of an act": article,
  "a document of the library": resource,
  "a proposed document": proposedDocument,
  "a correction": correction,
};
