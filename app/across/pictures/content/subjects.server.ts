import { authorityKindLabel } from "~/modules/accounts/rules/authority";
import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import { publishedArticle } from "~/modules/articles/store/published.server";
import { seedOf } from "~/modules/communities/rules/card";
import { publicCommunity } from "~/modules/communities/store/profile.server";
import { imageKey, keptWidths } from "~/modules/media/rules/image";
import { imageById } from "~/modules/media/store/image.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { categoriesOf, listedPartner } from "~/modules/partners/store/profile.server";
import { countyText } from "~/platform/romania/counties";
import type { SocialCard } from "./card";

export const PRODUCT: SocialCard = {
  cloth: null,
  name: "Autorități locale și parteneri verificați",
  line: "Platforma de networking dintre autoritățile publice locale și firmele partenere",
};

/** More would need a second line. */
const MOST_FIELDS = 2;

/** Pages with a preview of their own, by the segment of the address. Null for what is not public. */
const subjects: Readonly<Record<string, (id: string) => Promise<SocialCard | null>>> = {
  async comunitate(id) {
    const community = await publicCommunity(id);
    return (
      community && {
        cloth: { seed: seedOf(community), kind: "UAT", verified: community.verifiedAt !== null },
        name: community.name,
        line: [community.kind && authorityKindLabel(community.kind), countyText(community.county)]
          .filter(Boolean)
          .join(" · "),
      }
    );
  },
  async partener(id) {
    const partner = await listedPartner(id);
    if (!partner) return null;
    const fields = (await categoriesOf(id)).map((category) => CATEGORIES[category]).sort();
    return {
      cloth: { seed: partner.id, kind: "FIRMA", verified: true },
      name: partner.name,
      line: [fields.slice(0, MOST_FIELDS).join(", "), partner.county && countyText(partner.county)]
        .filter(Boolean)
        .join(" · "),
    };
  },
  async articol(id) {
    const article = await publishedArticle(id);
    if (!article) return null;
    const { title, category, organisation, cover } = article;
    return {
      photo: cover && (await photoKey(cover.id)),
      cloth: { seed: organisation.id, kind: organisation.kind, verified: true },
      name: title,
      line: [organisation.name, ARTICLE_CATEGORIES[category]].join(" · "),
    };
  },
};

/** In pixels: large enough for the band of the card. */
const PHOTO_WIDTH = 800;

async function photoKey(imageId: string): Promise<string | null> {
  const image = await imageById(imageId);
  const width =
    image && keptWidths(image.width).find((kept, index, all) => kept >= PHOTO_WIDTH || index === all.length - 1);
  return image && width ? imageKey(image.storageKey, width, "jpg") : null;
}

export async function socialCard(kind: string, id: string): Promise<SocialCard | null> {
  const subject = Object.hasOwn(subjects, kind) ? subjects[kind] : undefined;
  return subject ? subject(id) : null;
}
