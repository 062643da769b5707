import { redirect } from "react-router";
import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { text } from "~/platform/form/field-table";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { communityDeletionEffect } from "../parts/admin-community-row";
import { returnPath } from "../rules/administration";
import { ADMIN_CLAIMS, ADMIN_COMMUNITIES, adminClaimPath, adminCommunityPath } from "../rules/paths";
import { claimById } from "../store/claims.server";
import { communityById } from "../store/profile.server";
import { deleteCommunity } from "../verbs/administration.server";
import { declineClaim } from "../verbs/claim-decisions.server";

/** Redirects to the bin when the community is already there. */
export const deletion = stepPage({
  async page({ context, id, request }) {
    adminOf(context);
    const { name, deletedAt } = orNotFound(await communityById(id));
    if (deletedAt) throw redirect(BIN_PATH);
    const { searchParams } = new URL(request.url);
    return {
      back: { href: returnPath(searchParams), label: "Comunități" },
      heading: "Ștergeți comunitatea?",
      intro: communityDeletionEffect(name),
      hidden: { [SENT_FROM]: searchParams.get(SENT_FROM) ?? "" },
      submit: "Șterge comunitatea",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  back: ({ form }) => (form ? returnPath(form) : ADMIN_COMMUNITIES),
  work: ({ actor, id }) => deleteCommunity(actor, id),
  done: ({ id }) => ({
    title: "Comunitatea a fost ștearsă!",
    text: "Rămâne 30 de zile în coș.",
    undo: { action: adminCommunityPath(id, "restoration"), label: "Anulează ștergerea" },
  }),
  failed: "A apărut o eroare la ștergerea comunității.",
});

/** Redirects to the claim when it was decided meanwhile. */
export const claimRejection = stepPage({
  fields: {
    reason: text("Motivul", "motivul", { most: 1_000, rows: 4, hint: "Îl citesc membrii instituției." }),
  },
  async page({ context, id }) {
    adminOf(context);
    const { outcome, organisation, community } = orNotFound(await claimById(id));
    if (outcome !== null) throw redirect(adminClaimPath(id));
    return {
      back: { href: adminClaimPath(id), label: "Revendicarea" },
      heading: "Respinge revendicarea",
      before: `${quoted(community.name)} rămâne neadministrată. ${organisation.name} primește motivul și o poate revendica din nou.`,
      submit: "Respinge revendicarea",
      variant: "danger",
      busyLabel: "Se respinge…",
    };
  },
  back: () => ADMIN_CLAIMS,
  work: ({ actor, id, value }) => declineClaim(actor, id, value.reason),
  done: { title: "Revendicarea a fost respinsă.", text: "Instituția a fost anunțată." },
});
