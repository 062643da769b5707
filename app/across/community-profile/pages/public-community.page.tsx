import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { PublishedArticles } from "~/modules/articles/parts/published-articles";
import { CommunityProfile } from "~/modules/communities/parts/community-profile";
import { isOfferedClaim } from "~/modules/communities/rules/claims";
import { factsFor } from "~/modules/communities/rules/facts";
import { claimingPath, communityPath, DIRECTORY } from "~/modules/communities/rules/paths";
import { communityDescription, publicViewOf } from "~/modules/communities/rules/view";
import { publicCommunity } from "~/modules/communities/store/profile.server";
import { idFromPath } from "~/platform/form/id";
import { excerpt } from "~/platform/language/text";
import { siteLink } from "~/platform/language/website";
import { originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import type { Route } from "./+types/public-community.page";
import { articlesOfCommunity } from "./articles.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = orNotFound(await publicCommunity(idFromPath(params.id)));
  const { id, name, kind, county, address, phone, email } = found;
  const view = publicViewOf(found);
  const description = excerpt(communityDescription(found), 155);
  const site = siteLink(found.website)?.href ?? null;
  return {
    view,
    articles: await articlesOfCommunity(found.organisationId),
    claim: isOfferedClaim(context.get(actorContext), found) ? claimingPath(id) : null,
    described: { id, name, kind, county, address, phone, email, site, description },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { view, described } = loaderData;
  return pageMeta(matches, {
    title: described.name,
    description: described.description,
    path: communityPath(described.id),
    type: "profile",
    picture: socialPicture("comunitate", described.id, described.name),
    facts: factsFor(described, originOf(matches)),
    noindex: view.isTest,
  });
};

export default function CommunityPage({ loaderData: { view, articles, claim } }: Route.ComponentProps) {
  return (
    <>
      <CommunityProfile
        view={view}
        crumb={view.crumb}
        aside={
          <>
            {claim ? <ClaimOffer href={claim} /> : null}
            <PublishedArticles articles={articles} />
          </>
        }
      />
      <div>
        <ButtonLink href={DIRECTORY}>Înapoi la toate comunitățile</ButtonLink>
      </div>
    </>
  );
}

/** Shown on the page of a community without an owner. */
function ClaimOffer({ href }: { href: string }) {
  return (
    <Card heading="Este comunitatea dumneavoastră?" className="stack">
      <p>
        Pagina a făcut-o asociația și nu o administrează nimeni încă. O instituție verificată o preia cu tot ce are.
      </p>
      <div>
        <ButtonLink href={href}>Revendică pagina</ButtonLink>
      </div>
    </Card>
  );
}
