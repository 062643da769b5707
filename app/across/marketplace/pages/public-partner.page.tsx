import { data } from "react-router";
import { actorContext } from "~/modules/accounts/http/actor-context";
import { listedPartner, ratingOf } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { isId } from "~/platform/form/id";
import { leadToLast } from "~/platform/form/list-query";
import { excerpt } from "~/platform/language/text";
import { originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Stack } from "~/ui/layout/layout";
import { ProfileHeader, ProfileTab } from "../parts/profile";
import { contentOf, headOf } from "../profile.server";
import { profileFacts } from "../profile-facts";
import { partnerProfile, profilePath, TABS } from "../rules";
import type { Route } from "./+types/public-partner.page";

export const handle = { reads: partnerProfile.parameters };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const partner = isId(params.id) ? await listedPartner(params.id) : null;
  if (!partner) return data({ found: null }, { status: 404 });
  const visitor = context.get(actorContext);
  const rating = await ratingOf(partner.id);
  const query = partnerProfile.read(url.searchParams);
  const content = await contentOf(partner, rating, { ...query, visitor, now: now() });
  if (content.tab === "prezentare")
    leadToLast({ page: query.page, pages: content.reviews.pages }, (page) =>
      partnerProfile.address(profilePath(partner.id), {}, { page }),
    );
  const about = excerpt(partner.description, 155);
  return data({ found: { head: await headOf(partner, rating, visitor), content, about } });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const found = loaderData?.found;
  if (!found) return pageMeta(matches, { title: "Partenerul nu a fost găsit", path: "/parteneri", noindex: true });
  const { head, content, about } = found;
  const first = content.tab === "prezentare";
  return pageMeta(matches, {
    title: first ? head.name : `${head.name}, ${TABS[content.tab].toLowerCase()}`,
    description: about,
    path: partnerProfile.address(profilePath(head.id), { tab: content.tab }),
    type: "profile",
    picture: socialPicture("partener", head.id, head.name),
    noindex: first && content.reviews.page > 1,
    ...(first ? { facts: profileFacts(originOf(matches), head, content) } : {}),
  });
};

export default function PartnerPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <Missing />;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Crumb href="/parteneri">Parteneri</Crumb>
        <ProfileHeader head={found.head} tab={found.content.tab} path={profilePath(found.head.id)} />
      </Stack>
      <ProfileTab content={found.content} path={profilePath(found.head.id)} />
    </Stack>
  );
}

function Missing() {
  return (
    <EmptyState
      reason="nothing-matches"
      level={1}
      title="Partenerul nu a fost găsit"
      action={<ButtonLink href="/parteneri">Înapoi la parteneri</ButtonLink>}
    >
      Adresa este greșită sau firma nu mai este în lista partenerilor verificați.
    </EmptyState>
  );
}
