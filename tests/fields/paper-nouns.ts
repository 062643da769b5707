import { signatoryLines, signersField, WRITTEN_BLOCKS } from "~/modules/paperwork/rules/letterhead";
import { LETTERHEAD, SIGNERS } from "~/modules/paperwork/rules/letterhead-fields";
import { DRAFT, MODEL } from "~/modules/paperwork/rules/model-fields";
import { isDraft } from "~/modules/paperwork/rules/model-version";
import { adminModelPath, LETTERHEAD_PATH, modelDraftPath, modelPath } from "~/modules/paperwork/rules/paths";
import { letterheadOf } from "~/modules/paperwork/store/letterhead.server";
import { copyOf, versionsOf } from "~/modules/paperwork/store/models.server";
import { ownId } from "~/modules/partners/profile.test-data";
import { valuesIn } from "~/platform/form/field-table.server";
import { orNotFound } from "~/platform/refusal";
import { member, person } from "../support/people";
import type { Noun } from "./noun";

const letterhead: Noun = {
  table: { ...LETTERHEAD, ...SIGNERS },
  who: () => member("UAT"),
  create: () => LETTERHEAD_PATH,
  last: async (who) => ownId(who),
  stored: async (id) => {
    const { signatories, ...stored } = orNotFound(await letterheadOf(id));
    const signers = WRITTEN_BLOCKS.map((block) => [signersField(block), signatoryLines(signatories, block)]);
    return { ...stored, ...Object.fromEntries(signers) };
  },
  edit: () => LETTERHEAD_PATH,
  page: () => LETTERHEAD_PATH,
  notShown: { prefix: "printed on papers only" },
  samples: {
    prefix: [
      ["A/", ""],
      ["B/", ""],
    ],
  },
};

const KIND = "need";
const draftOf = async () => orNotFound((await versionsOf(KIND)).find(isDraft) ?? null);

const draft: Noun = {
  table: DRAFT,
  who: () => person("ADMIN"),
  create: () => modelDraftPath(KIND),
  last: async () => (await draftOf()).id ?? "",
  stored: async () => valuesIn(DRAFT, await draftOf()),
  edit: () => modelDraftPath(KIND),
  page: async () => adminModelPath(KIND, (await draftOf()).number),
  notShown: {},
  samples: {},
};

const copy: Noun = {
  table: MODEL,
  who: () => member("UAT"),
  create: () => modelPath(KIND, "copy"),
  last: async (who) => ownId(who),
  stored: async (id) => valuesIn(MODEL, orNotFound(await copyOf(id, KIND))),
  edit: () => modelPath(KIND, "copy"),
  page: () => modelPath(KIND),
  notShown: {},
  samples: {},
};

/** What papers are made from. */
export const PAPER_NOUNS: Readonly<Record<string, Noun>> = {
  "a letterhead": letterhead,
  "a draft of a model": draft,
  "an authority's copy of a model": copy,
};
