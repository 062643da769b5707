import { homeOf, type Visitor } from "~/modules/accounts/rules/actor";
import { communityCardFacts } from "~/modules/communities/rules/card";
import { NEWEST_COMMUNITIES } from "~/modules/communities/rules/listing";
import { communityCounts, newestCommunities } from "~/modules/communities/store/listing.server";
import { cardFacts } from "~/modules/partners/rules/card";
import { topPartners } from "~/modules/partners/store/listing.server";
import { partnerCount } from "~/modules/partners/store/search.server";
import { registrationNumber } from "~/modules/requests/rules/registration";
import { dateLong, iso } from "~/platform/language/dates";
import { excerpt } from "~/platform/language/text";
import { COMPACT_LOOM, LANDING_PARTNERS, serviceOnCard, WIDE_LOOM } from "../rules/landing";
import { loomBands } from "../rules/loom-bands";
import { type FinishedCollaboration, newestAuthorities, openRequestCount, publicCollaborations } from "../store.server";

/** Enough collaborations to fill the drawing. */
const COLLABORATIONS = 40;
const LONGEST_TITLE = 60;
const LONGEST_NAME = 30;

/** Loader data of the landing page. */
export async function landingFor(visitor: Visitor, now: Date) {
  const [openRequests, { communities }, partners, newest, best, collaborations, authorities] = await Promise.all([
    openRequestCount(now),
    communityCounts(),
    partnerCount(),
    newestCommunities({ limit: NEWEST_COMMUNITIES }),
    topPartners(LANDING_PARTNERS),
    publicCollaborations({ most: COLLABORATIONS }),
    newestAuthorities({ most: WIDE_LOOM.columns }),
  ]);
  const others = { authorities, firms: best };
  return {
    member: memberOf(visitor),
    counts: { openRequests, communities, partners },
    communities: newest.map(communityCardFacts),
    partners: best.map((partner) => ({ ...cardFacts(partner, now), service: serviceOnCard(partner.services) })),
    loom: loomBands(WIDE_LOOM, collaborations, others),
    compactLoom: loomBands(COMPACT_LOOM, collaborations, others),
    latest: collaborations[0] ? collaborationCard(collaborations[0]) : null,
  };
}

export type Landing = Awaited<ReturnType<typeof landingFor>>;

/** Only members of organisations are greeted; ADMINs see the invitation like everybody else. */
function memberOf(visitor: Visitor) {
  if (!visitor?.organisation) return null;
  const { name, organisation } = visitor;
  return { name, organisation: organisation.name, kind: organisation.kind, home: homeOf(visitor) };
}

function collaborationCard({
  authority,
  firm,
  title,
  registrationYear,
  registrationNumber: number,
  sentAt,
}: FinishedCollaboration) {
  if (registrationYear === null || number === null || sentAt === null) return null;
  return {
    number: registrationNumber(registrationYear, number),
    title: excerpt(title, LONGEST_TITLE),
    sides: `${excerpt(authority.name, LONGEST_NAME)} și ${excerpt(firm.name, LONGEST_NAME)}`,
    at: iso(sentAt),
    when: dateLong(sentAt),
  };
}
