import { redirect } from "react-router";
import { isUat, type Verification } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { PublishedArticles } from "~/modules/articles/parts/published-articles";
import { CommunityProfile } from "~/modules/communities/parts/community-profile";
import { communityPath, OWN_COMMUNITY } from "~/modules/communities/rules/paths";
import { publicViewOf } from "~/modules/communities/rules/view";
import { communityDesk } from "~/modules/communities/views/desk.server";
import { notFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { Notice } from "~/ui/flash/flash";
import type { Route } from "./+types/community-preview.page";
import { articlesOfCommunity } from "./articles.server";

export const meta: Route.MetaFunction = () => [{ title: "Previzualizarea comunității – PSP" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  if (!isUat(actor)) throw notFound();
  const desk = await communityDesk(context, params);
  if (!desk) throw redirect(OWN_COMMUNITY);
  const { community } = desk;
  return {
    view: publicViewOf(community),
    articles: await articlesOfCommunity(community.organisationId),
    publicPath: communityPath(community.id),
    verification: actor.organisation.verification,
  };
}

const HIDDEN: Record<Exclude<Verification, "verified">, string> = {
  pending: "Previzualizare: pagina nu este publică încă. Așa se va vedea după verificarea instituției.",
  rejected: "Previzualizare: pagina nu este publică, fiindcă verificarea instituției a fost respinsă.",
  suspended: "Previzualizare: pagina nu este publică, fiindcă contul instituției este suspendat.",
};

/** The public page, also while it is not public. */
export default function CommunityPreviewPage({
  loaderData: { view, articles, publicPath, verification },
}: Route.ComponentProps) {
  return (
    <CommunityProfile
      view={view}
      crumb={{ href: OWN_COMMUNITY, label: "Vitrina Comunității" }}
      above={
        verification === "verified" ? (
          <Notice>
            <p>
              Așa se vede pagina publică. <Anchor href={publicPath}>Deschideți-o la adresa ei</Anchor>.
            </p>
          </Notice>
        ) : (
          <Notice tone="yellow">{HIDDEN[verification]}</Notice>
        )
      }
      aside={<PublishedArticles articles={articles} />}
    />
  );
}
