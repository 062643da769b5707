import { ExternalLink, Eye } from "lucide-react";
import { actorContext } from "~/modules/accounts/actor-context";
import { isUat, isVerified } from "~/modules/accounts/rules/actor";
import { communityDesk } from "~/modules/communities/pages/desk.server";
import { CommunityDesk, CommunityNext } from "~/modules/communities/parts/community-desk";
import { claimableFacts } from "~/modules/communities/rules/card";
import { communityPolicy } from "~/modules/communities/rules/policy";
import { deskViewOf } from "~/modules/communities/rules/view";
import { claimable } from "~/modules/communities/store/claims.server";
import { now } from "~/platform/clock";
import { notFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Cluster, Side, Split, Stack } from "~/ui/layout/layout";
import { ownArticles } from "../articles.server";
import { CreatePrompt } from "../parts/create-prompt";
import { NotPublic } from "../parts/not-public";
import { OwnArticles } from "../parts/own-articles";
import type { Route } from "./+types/community-desk.page";

export const meta: Route.MetaFunction = () => [{ title: "Vitrina Comunității – PSP" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  if (!isUat(actor)) throw notFound();
  const desk = await communityDesk(context, params);
  const { id, verification } = actor.organisation;
  const place = { organisationId: id, deletedAt: null };
  return {
    verification,
    desk:
      desk &&
      deskViewOf(desk.community, {
        path: desk.path,
        mayEdit: communityPolicy.may("edit", actor, desk.community, now()),
        isShown: isVerified(actor),
      }),
    prompt: desk
      ? null
      : {
          mayCreate: communityPolicy.may("create", actor, place, now()),
          mayClaim: isVerified(actor),
          claimable: (await claimable(id)).map(claimableFacts),
        },
    articles: await ownArticles(actor),
  };
}

export default function CommunityDeskPage({ loaderData }: Route.ComponentProps) {
  const { verification, desk, prompt, articles } = loaderData;
  return (
    <Stack gap={3}>
      <Split>
        <h1>Vitrina Comunității</h1>
        {desk ? (
          <Cluster tight>
            <ButtonLink small icon={Eye} href={`${desk.path}/preview`}>
              Previzualizare
            </ButtonLink>
            {desk.publicPath ? (
              <ButtonLink small variant="quiet" icon={ExternalLink} href={desk.publicPath}>
                Pagina publică
              </ButtonLink>
            ) : null}
          </Cluster>
        ) : null}
      </Split>
      <NotPublic verification={verification} />
      {desk ? <CommunityNext desk={desk} /> : null}
      <Side label="Articole" aside={<OwnArticles view={articles} />}>
        {desk ? <CommunityDesk desk={desk} /> : null}
        {prompt ? (
          <Stack gap={3}>
            <CreatePrompt {...prompt} />
          </Stack>
        ) : null}
      </Side>
    </Stack>
  );
}
