import { ExternalLink, Eye } from "lucide-react";
import { isUat, isVerified, type Verification } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { claimableRows } from "~/modules/communities/parts/claimable-list";
import { CommunityDesk, CommunityNext } from "~/modules/communities/parts/community-desk";
import { claimableFacts } from "~/modules/communities/rules/card";
import { communityPolicy } from "~/modules/communities/rules/policy";
import { deskViewOf } from "~/modules/communities/rules/view";
import { claimable } from "~/modules/communities/store/claims.server";
import { communityDesk, type Desk } from "~/modules/communities/views/desk.server";
import { unopened } from "~/modules/projects/rules/exchange";
import { openingPath } from "~/modules/projects/rules/paths";
import { projectPolicy } from "~/modules/projects/rules/policy";
import { unopenedProjectsOf } from "~/modules/projects/store/projects.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { notFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { EmptyState } from "~/ui/list/empty-state";
import { Rows } from "~/ui/list/list";
import { OwnArticles } from "../parts/own-articles";
import type { Route } from "./+types/community-desk.page";
import { ownArticles } from "./articles.server";

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
        today: localDateOf(now()),
      }),
    prompt: desk
      ? null
      : {
          mayCreate: communityPolicy.may("create", actor, place, now()),
          mayClaim: isVerified(actor),
          /** Communities made by the association that may belong to this authority. */
          claimable: (await claimable(id)).map(claimableFacts),
        },
    articles: await ownArticles(actor),
    openable:
      desk && projectPolicy.may("open", actor, unopened(desk.community.id), now()) ? await openableIn(desk) : [],
  };
}

/** The projects that could be opened to other organisations, by id. */
const openableIn = async ({ community }: Desk): Promise<string[]> =>
  (await unopenedProjectsOf(community.id)).map(({ id }) => id);

export default function CommunityDeskPage({ loaderData }: Route.ComponentProps) {
  const { verification, desk, prompt, articles, openable } = loaderData;
  const openingOf = (id: string) => (openable.includes(id) ? openingPath(id) : null);
  return (
    <>
      <Head
        heading="Vitrina Comunității"
        actions={
          desk ? (
            <>
              {desk.publicPath ? (
                <ButtonLink variant="quiet" icon={ExternalLink} href={desk.publicPath}>
                  Pagina publică
                </ButtonLink>
              ) : null}
              <ButtonLink icon={Eye} href={`${desk.path}/preview`}>
                Previzualizare
              </ButtonLink>
            </>
          ) : null
        }
      />
      <NotPublic verification={verification} />
      {desk ? <CommunityNext desk={desk} /> : null}
      <Side label="Articole" aside={<OwnArticles view={articles} />}>
        {desk ? <CommunityDesk desk={desk} openingOf={openingOf} /> : null}
        {prompt ? (
          <Stack>
            <CreatePrompt {...prompt} />
          </Stack>
        ) : null}
      </Side>
    </>
  );
}

type CreatePromptProps = NonNullable<Route.ComponentProps["loaderData"]["prompt"]>;

/** For an authority without a community: create one, or claim an existing one. */
function CreatePrompt({ mayCreate, claimable, mayClaim }: CreatePromptProps) {
  return (
    <>
      {claimable.length > 0 ? (
        <Card heading="Poate că aveți deja o pagină">
          <p>
            Asociația a făcut pagini și pentru comunități care nu erau încă înscrise. Dacă una este a dumneavoastră,
            revendicați-o: o preluați cu tot ce are.
          </p>
          <Rows>{claimableRows(claimable, mayClaim)}</Rows>
          {mayClaim ? null : <p className="small muted">Revendicarea se poate trimite după verificarea instituției.</p>}
        </Card>
      ) : null}
      <EmptyState
        title="Comunitatea nu are încă o pagină"
        action={
          mayCreate ? (
            <ButtonLink variant="primary" href="/uat/community/new">
              Creează pagina comunității
            </ButtonLink>
          ) : null
        }
      >
        Completați prezentarea, atracțiile, proiectele și contactul. Datele din înscriere sunt deja completate; restul
        îl adăugați când vreți.
      </EmptyState>
    </>
  );
}

/** Why the community is not public, and what changes that; nothing when it is public. */
function NotPublic({ verification }: { verification: Verification }) {
  switch (verification) {
    case "verified":
      return null;
    case "pending":
      return (
        <Notice>
          Pagina nu este publică încă: instituția este în curs de verificare. O puteți completa de pe acum; după
          verificare apare automat în lista comunităților, pe hartă și în căutare.
        </Notice>
      );
    case "rejected":
      return (
        <Notice
          tone="yellow"
          action={
            <ButtonLink small href="/uat/profile">
              Vezi motivul
            </ButtonLink>
          }
        >
          Pagina nu este publică: verificarea instituției a fost respinsă. Corectați datele și cereți din nou
          verificarea.
        </Notice>
      );
    case "suspended":
      return (
        <Notice tone="red">
          Contul instituției este suspendat. Pagina se păstrează, dar nu se vede public și nu se poate modifica. Pentru
          lămuriri scrieți la suport.
        </Notice>
      );
  }
}
