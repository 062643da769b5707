import type { Actor } from "~/modules/accounts/rules/actor";
import type { Domain } from "~/modules/accounts/rules/domain";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, describeImages, removeImages } from "~/modules/media/verbs/image.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { tidy } from "~/platform/language/text";
import { notFound } from "~/platform/refusal";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import { categoriesOfDomains } from "./rules/categories";
import { profilePolicy } from "./rules/policy";
import type { PartnerRating } from "./rules/rating";
import type { Section, SectionContent, WrittenSection } from "./rules/sections";
import { contentOf } from "./store/sections.server";
import {
  deleteRating,
  insertPartner,
  lockPartner,
  logoIdOf,
  saveRating,
  updatePartner,
  writeContent,
} from "./store/writes.server";

export type NewPartner = {
  organisationId: string;
  website: string | null;
  /** What the firm wrote about its work when it registered. */
  portfolio: string;
  domains: readonly Domain[];
  tradeRegisterNumber: string;
  at: Date;
};

/** The profile with which a firm starts, made of what it registered with; call it in the registration's transaction. */
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

/** Keeps what was computed from the shown reviews; null when there are none (left). Safe to repeat. */
export async function setRating(partnerId: string, rating: PartnerRating | null): Promise<void> {
  if (rating) await saveRating({ partnerId, ...rating, computedAt: now() });
  else await deleteRating(partnerId);
}

/** Puts a part of the own profile in place of what stood there. `seen` is the version that the form showed. */
export function saveSection<S extends WrittenSection>(
  actor: Actor,
  section: S,
  content: SectionContent[S],
  seen: string | null,
): Promise<void> {
  return inProfile(actor, section, async (partnerId) => {
    notOvertaken(seen, contentVersion(await contentOf(section, partnerId)));
    await writeContent(section, partnerId, content);
  });
}

export type ChosenLogo = { id: string; alt: string; isNew: boolean };

/** The firm's picture in place of its cloth; null for the cloth. One that stood there ends. */
export function saveLogo(actor: Actor, logo: ChosenLogo | null, seen: string | null): Promise<void> {
  return inProfile(actor, "logo", async (partnerId, at) => {
    const before = await logoIdOf(partnerId);
    notOvertaken(seen, contentVersion(before));
    if (logo?.isNew) await attachImages([logo.id], { by: uploaderOf(actor), at });
    // A picture that is neither new nor this firm's is somebody else's: nothing of ours may name it.
    const chosen = logo !== null && (logo.isNew || logo.id === before) ? logo : null;
    if (chosen) await describeImages([chosen]);
    await updatePartner(partnerId, { logoImageId: chosen?.id ?? null });
    if (before !== null && before !== chosen?.id) await removeImages([before]);
  });
}

/** One after the other; what is saved is public at once, and the firm is found by it. */
function inProfile(
  actor: Actor,
  section: Section,
  work: (partnerId: string, at: Date) => Promise<void>,
): Promise<void> {
  return transaction(async () => {
    const id = actor.organisation?.id;
    if (id === undefined || !(await lockPartner(id))) throw notFound();
    const at = now();
    profilePolicy.allow("edit", actor, { id }, at, { href: "/support", label: "Scrie la suport" });
    await work(id, at);
    await updatePartner(id, { updatedAt: at });
    await record({ what: "partner.edited", subjectId: id, by: actor, at, to: section });
  });
}
