import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { PREVIEW_PATH, PROFILE_PATH } from "~/modules/partners/rules/sections";
import { whyNotListed } from "~/modules/partners/rules/why-not-listed";
import { ownPartner, ratingOf } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { Notice } from "~/ui/flash/flash";
import { ProfileHeader, ProfileTab } from "../parts/profile";
import { partnerProfile } from "../rules/marketplace";
import type { Route } from "./+types/profile-preview.page";
import { contentOf, headOf } from "./profile.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = firmaOf(context);
  const partner = orNotFound(await ownPartner(actor.organisation.id));
  const rating = await ratingOf(partner.id);
  const request = { ...partnerProfile.read(url.searchParams), visitor: actor, now: now() };
  return {
    head: await headOf(partner, rating, actor),
    content: await contentOf(partner, rating, request),
    why: whyNotListed(actor.organisation.verification),
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Previzualizare – PSP" }];

/** The public page, for the firm's own members, before it is listed. */
export default function ProfilePreviewPage({ loaderData: { head, content, why } }: Route.ComponentProps) {
  return (
    <>
      <ProfileHeader
        head={head}
        tab={content.tab}
        path={PREVIEW_PATH}
        crumb={{ href: PROFILE_PATH, label: "Profilul firmei" }}
      />
      <Notice tone={why === null ? "blue" : "yellow"}>{why ?? "Așa arată profilul pe pagina publică."}</Notice>
      <ProfileTab content={content} path={PREVIEW_PATH} />
    </>
  );
}
