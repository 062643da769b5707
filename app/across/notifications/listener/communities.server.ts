import { adminClaimPath, CLAIMS, OWN_COMMUNITY } from "~/modules/communities/rules/paths";
import { claimById } from "~/modules/communities/store/claims.server";
import { communityHeadById } from "~/modules/communities/store/desk.server";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { nameOf, rule, type Sentence, says, titleOf } from "../rules/sentence";

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
  (isDeleted: boolean, titled: (name: Sentence) => Sentence, message: Sentence): NoticesOf =>
  async ({ subjectId }) => {
    const community = await communityHeadById(subjectId);
    if (!community?.organisationId || (community.deletedAt !== null) !== isDeleted) return null;
    return toAuthority(community.organisationId, { title: titled(titleOf("community", subjectId)), message });
  };

const toAuthority = (organisationId: string, words: Pick<Notice, "title" | "message">): Notice => ({
  type: "community",
  to: { organisations: [organisationId] },
  href: OWN_COMMUNITY,
  action: "Deschide pagina comunității",
  ...words,
});

export const communityNotices = {
  "claim.made": aboutClaim(null, ({ id, organisation, community }) => ({
    type: "claim_waiting",
    to: "administrators",
    title: says`${nameOf("organisation", organisation.id)} revendică o comunitate`,
    message: says`${titleOf("community", community.id)} nu este administrată de nicio instituție. Revendicarea a fost trimisă de ${nameOf("claimant", id)}.`,
    href: adminClaimPath(id),
    action: "Vezi revendicarea",
  })),
  "claim.accepted": aboutClaim("accepted", ({ organisation, community }) =>
    toAuthority(organisation.id, {
      title: says`${titleOf("community", community.id)} este de acum a dumneavoastră`,
      message: rule("Un administrator a acceptat revendicarea. De acum dumneavoastră administrați pagina comunității."),
    }),
  ),
  "claim.declined": aboutClaim("declined", ({ id, organisation, community }) => ({
    type: "community",
    to: { organisations: [organisation.id] },
    title: says`Revendicarea comunității ${titleOf("community", community.id)} a fost respinsă`,
    message: says`Motivul: ${nameOf("claim_reason", id)}`,
    href: CLAIMS,
    action: "Vezi revendicările",
  })),
  "community.deleted": aboutPage(
    true,
    (name) => says`Pagina ${name} a fost ștearsă de un administrator`,
    rule("Rămâne 30 de zile în coș, de unde se poate restaura. Pentru lămuriri scrieți la suport."),
  ),
  "community.restored": aboutPage(
    false,
    (name) => says`Pagina ${name} a fost restaurată`,
    rule("Arată la fel ca înainte de ștergere."),
  ),
} satisfies NoticesByEvent;
