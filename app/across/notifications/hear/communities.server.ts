import { adminClaimPath, CLAIMS, OWN_COMMUNITY } from "~/modules/communities/rules/paths";
import { claimById } from "~/modules/communities/store/claims.server";
import { communityHeadById } from "~/modules/communities/store/desk.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Family, Hearing, Notice } from "../rules";

const made: Hearing = async ({ subjectId }) => {
  const claim = await claimById(subjectId);
  if (!claim || claim.outcome !== null) return [];
  return [
    {
      type: "claim_waiting",
      to: "administrators",
      title: `${claim.organisation.name} revendică o comunitate`,
      message: `„${claim.community.name}” nu are administrator. Revendicarea a trimis-o ${claim.claimedBy}.`,
      href: adminClaimPath(claim.id),
      action: "Vezi revendicarea",
    },
  ];
};

const accepted: Hearing = async ({ subjectId }) => {
  const claim = await claimById(subjectId);
  if (claim?.outcome !== "accepted") return [];
  return [
    {
      type: "community",
      to: { organisations: [claim.organisation.id] },
      title: `„${claim.community.name}” este de acum a dumneavoastră`,
      message: "Un administrator a acceptat revendicarea. Pagina comunității o administrați de acum singuri.",
      href: OWN_COMMUNITY,
      action: "Deschide pagina comunității",
    },
  ];
};

const declined: Hearing = async ({ subjectId }) => {
  const claim = await claimById(subjectId);
  if (claim?.outcome !== "declined") return [];
  return [
    {
      type: "community",
      to: { organisations: [claim.organisation.id] },
      title: `Revendicarea comunității „${claim.community.name}” a fost respinsă`,
      message: `Motivul: ${claim.reason}`,
      href: CLAIMS,
      action: "Vezi revendicările",
    },
  ];
};

/** What somebody else did with an authority's page. `still`: whether it holds when it is told, and was not taken back. */
const done =
  (words: Pick<Notice, "message"> & { title: (name: string) => string }, still: (inBin: boolean) => boolean): Hearing =>
  async ({ subjectId }: JournalEntry) => {
    const community = await communityHeadById(subjectId);
    if (!community?.organisationId || !still(community.deletedAt !== null)) return [];
    return [
      {
        type: "community",
        to: { organisations: [community.organisationId] },
        title: words.title(community.name),
        message: words.message,
        href: OWN_COMMUNITY,
        action: "Deschide pagina comunității",
      },
    ];
  };

const deleted = done(
  {
    title: (name) => `Pagina „${name}” a fost ștearsă de un administrator`,
    message: "Rămâne 30 de zile în coș, de unde se poate pune la loc. Pentru lămuriri scrieți la suport.",
  },
  (inBin) => inBin,
);

const restored = done(
  {
    title: (name) => `Pagina „${name}” a fost pusă la loc`,
    message: "Arată la fel ca înainte de ștergere.",
  },
  (inBin) => !inBin,
);

export const communityFamily = {
  "claim.made": made,
  "claim.accepted": accepted,
  "claim.declined": declined,
  "community.deleted": deleted,
  "community.restored": restored,
} satisfies Family;
