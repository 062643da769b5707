import type { Actor } from "~/modules/accounts/rules/actor";
import type { Domain } from "~/modules/accounts/rules/domain";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, describeImages, removeImages } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { tidy } from "~/platform/language/text";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import { stepsOn } from "~/platform/step.server";
import { categoriesOfDomains } from "./rules/categories";
import { keepingPolicy, profilePolicy } from "./rules/policy";
import type { PartnerRating } from "./rules/rating";
import type { Section, SectionContent, WrittenSection } from "./rules/sections";
import { setKept } from "./store/favourites.server";
import { contentOf, listedPartner } from "./store/profile.server";
import {
  deleteRating,
  insertPartner,
  lockPartner,
  removePartner,
  savePartnerRating,
  updatePartner,
  writeContent,
} from "./store/writes.server";

export type NewPartner = {
  organisationId: string;
  website: string | null;
  /** The portfolio text of the registration. */
  portfolio: string;
  domains: readonly Domain[];
  tradeRegisterNumber: string;
  at: Date;
};

/** Creates the profile of a new firm from its registration; call it in the registration's transaction. */
export async function createPartner(partner: NewPartner): Promise<void> {
  const entry = parseTradeRegisterNumber(partner.tradeRegisterNumber);
  const county = entry.ok ? entry.county : null;
  await transaction(() =>
    insertPartner(
      {
        id: partner.organisationId,
        description: tidy(partner.portfolio),
        county,
        website: partner.website,
        createdAt: partner.at,
        updatedAt: partner.at,
      },
      { categories: categoriesOfDomains(partner.domains), counties: county ? [county] : [] },
    ),
  );
}

/** Deletes the profile of a firm whose registration nobody confirmed; call it in the transaction that deletes the firm. */
export const deletePartner = (organisationId: string): Promise<void> => removePartner(organisationId);

/** Stores the rating computed from the published reviews; null when there are none. Idempotent. */
export async function setRating(partnerId: string, rating: PartnerRating | null): Promise<void> {
  if (rating) await savePartnerRating({ partnerId, ...rating, computedAt: now() });
  else await deleteRating(partnerId);
}

/** Replaces a section of the actor's own profile. `seen` is the version that the form showed; throws `Overtaken` for an older one. */
export function saveSection<S extends WrittenSection>(
  actor: Actor,
  section: S,
  content: SectionContent[S],
  seen: string | null,
): Promise<void> {
  return inProfile(actor, section, async ({ id: partnerId }) => {
    notOvertaken(seen, contentVersion(await contentOf(section, partnerId)));
    await writeContent(section, partnerId, content);
  });
}

export type ChosenLogo = { id: string; alt: string; isNew: boolean };

/** Replaces the logo and deletes the previous one; null shows the generated drawing instead. */
export function saveLogo(actor: Actor, logo: ChosenLogo | null, seen: string | null): Promise<void> {
  return inProfile(actor, "logo", async ({ id: partnerId, logoId: before }, at) => {
    notOvertaken(seen, contentVersion(before));
    if (logo?.isNew) await attachImages([logo.id], { by: uploaderOf(actor), at });
    // An id that is neither new nor the stored logo may be another firm's image: it is ignored.
    const chosen = logo !== null && (logo.isNew || logo.id === before) ? logo : null;
    if (chosen) await describeImages([chosen]);
    await updatePartner(partnerId, { logoImageId: chosen?.id ?? null });
    if (before !== null && before !== chosen?.id) await removeImages([before]);
  });
}

const onProfile = stepsOn<Actor>()({
  policy: profilePolicy,
  locked: async (_id, { organisation }) => organisation && lockPartner(organisation.id),
  way: () => ({ href: "/support", label: "Scrie la suport" }),
});

/** Changes the actor's own profile in a transaction, one change after the other, and records it. */
function inProfile(
  actor: Actor,
  section: Section,
  work: (partner: { id: string; logoId: string | null }, at: Date) => Promise<void>,
): Promise<void> {
  return onProfile(actor, actor.organisation?.id ?? "", async (partner, { at, allow, log }) => {
    allow("edit");
    await work(partner, at);
    await updatePartner(partner.id, { updatedAt: at });
    await log("partner.edited", { to: section });
  });
}

/** For the person's own list, which nobody else sees; so it is not journalled. */
export async function keepPartner(actor: Actor, id: string, isKept: boolean): Promise<void> {
  const at = now();
  const isListed = (await listedPartner(id)) !== null;
  keepingPolicy.allow(isKept ? "keep" : "drop", actor, { isListed }, at);
  await setKept(actor.userId, id, isKept ? at : null);
}
