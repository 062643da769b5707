import { adminClaimPath, CLAIMS, OWN_COMMUNITY } from "~/modules/communities/rules/paths";
import { claimById } from "~/modules/communities/store/claims.server";
import { communityHeadById } from "~/modules/communities/store/desk.server";
import { quoted } from "~/platform/language/quotes";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notification";

type Claim = NonNullable<Awaited<ReturnType<typeof claimById>>>;

/** About a claim whose outcome is still this one. */
const aboutClaim =
  (outcome: Claim["outcome"], noticeOf: (claim: Claim) => Notice): NoticesOf =>
  async ({ subjectId }) => {
    const claim = await claimById(subjectId);
    return claim?.outcome === outcome ? noticeOf(claim) : null;
  };

/** About an authority's page that an ADMIN deleted or restored, unless that was undone meanwhile. */
const aboutPage =
  (isDeleted: boolean, titleOf: (name: string) => string, message: string): NoticesOf =>
  async ({ subjectId }) => {
    const community = await communityHeadById(subjectId);
    if (!community?.organisationId || (community.deletedAt !== null) !== isDeleted) return null;
    return toAuthority(community.organisationId, { title: titleOf(community.name), message });
  };

const toAuthority = (organisationId: string, words: Pick<Notice, "title" | "message">): Notice => ({
  type: "community",
  to: { organisations: [organisationId] },
  href: OWN_COMMUNITY,
  action: "Deschide pagina comunității",
  ...words,
});

export const communityNotices = {
  "claim.made": aboutClaim(null, ({ id, organisation, community, claimedBy }) => ({
    type: "claim_waiting",
    to: "administrators",
    title: `${organisation.name} revendică o comunitate`,
    message: `${quoted(community.name)} nu este administrată de nicio instituție. Revendicarea a fost trimisă de ${claimedBy}.`,
    href: adminClaimPath(id),
    action: "Vezi revendicarea",
  })),
  "claim.accepted": aboutClaim("accepted", ({ organisation, community }) =>
    toAuthority(organisation.id, {
      title: `${quoted(community.name)} este de acum a dumneavoastră`,
      message: "Un administrator a acceptat revendicarea. De acum dumneavoastră administrați pagina comunității.",
    }),
  ),
  "claim.declined": aboutClaim("declined", ({ organisation, community, reason }) => ({
    type: "community",
    to: { organisations: [organisation.id] },
    title: `Revendicarea comunității ${quoted(community.name)} a fost respinsă`,
    message: `Motivul: ${reason}`,
    href: CLAIMS,
    action: "Vezi revendicările",
  })),
  "community.deleted": aboutPage(
    true,
    (name) => `Pagina ${quoted(name)} a fost ștearsă de un administrator`,
    "Rămâne 30 de zile în coș, de unde se poate restaura. Pentru lămuriri scrieți la suport.",
  ),
  "community.restored": aboutPage(
    false,
    (name) => `Pagina ${quoted(name)} a fost restaurată`,
    "Arată la fel ca înainte de ștergere.",
  ),
} satisfies NoticesByEvent;
