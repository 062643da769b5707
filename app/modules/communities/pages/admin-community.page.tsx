import { ExternalLink, Eye, EyeOff, Undo2 } from "lucide-react";
import { organisationPath } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Deletion } from "../parts/admin-community-row";
import { TestBadge, UnownedBadge } from "../parts/badges";
import { CommunityDesk, CommunityNext } from "../parts/community-desk";
import { administrationPolicy } from "../rules/administration";
import { isUnowned } from "../rules/claims";
import { isPublic } from "../rules/listing";
import { ADMIN_COMMUNITIES, adminClaimPath, adminCommunityPath } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { deskViewOf } from "../rules/view";
import { waitingClaims } from "../store/claims.server";
import { communityDesk } from "../views/desk.server";
import type { Route } from "./+types/admin-community.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const desk = orNotFound(await communityDesk(context, params));
  const { community, path } = desk;
  const { id, name, organisationId, deletedAt, isTest, verification } = community;
  const owner = organisationId ? await organisationById(organisationId) : null;
  const isShown = isPublic({ deletedAt, owner: verification });
  return {
    id,
    name,
    isTest,
    unowned: isUnowned(community),
    isShown,
    inBin: deletedAt !== null,
    mayRestore: administrationPolicy.may("restore", actor, community, now()),
    owner: owner && { id: owner.id, name: owner.name },
    claims: (await waitingClaims(id)).map((claim) => ({ id: claim.id, organisation: claim.organisation.name })),
    desk: deskViewOf(community, {
      path,
      mayEdit: communityPolicy.may("edit", actor, community, now()),
      isShown,
      today: localDateOf(now()),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? "Comunitate"} – PSP` }];

export default function AdminCommunityPage({ loaderData }: Route.ComponentProps) {
  const { name, isTest, unowned, isShown, inBin, mayRestore, owner, claims, desk, id } = loaderData;
  return (
    <>
      <Head
        heading={name}
        crumb={{ href: ADMIN_COMMUNITIES, label: "Comunități" }}
        actions={<Actions desk={desk} id={id} name={name} inBin={inBin} />}
        facts={
          <span className="head__meta">
            {owner ? (
              <span>
                Administrată de <Anchor href={organisationPath(owner.id)}>{owner.name}</Anchor>
              </span>
            ) : null}
            {unowned ? <UnownedBadge /> : null}
            {isShown ? (
              <Badge tone="ok" icon={Eye}>
                Publică
              </Badge>
            ) : (
              <Badge icon={EyeOff}>Nepublică</Badge>
            )}
            {isTest ? <TestBadge /> : null}
          </span>
        }
      />
      {inBin ? (
        <Notice tone="yellow" action={mayRestore ? <Restoration id={id} /> : null}>
          Comunitatea este în coș: nu se vede nicăieri și nu se poate modifica.
        </Notice>
      ) : null}
      {claims.map((claim) => (
        <Notice
          key={claim.id}
          action={
            <ButtonLink small href={adminClaimPath(claim.id)}>
              Decide
            </ButtonLink>
          }
        >
          {claim.organisation} spune că această comunitate este a ei.
        </Notice>
      ))}
      <CommunityNext desk={desk} />
      <CommunityDesk desk={desk} />
    </>
  );
}

type ActionsProps = { desk: { publicPath: string | null }; id: string; name: string; inBin: boolean };

function Actions({ desk, id, name, inBin }: ActionsProps) {
  return (
    <>
      {desk.publicPath ? (
        <ButtonLink icon={ExternalLink} href={desk.publicPath}>
          Pagina publică
        </ButtonLink>
      ) : null}
      {inBin ? null : (
        <Deletion id={id} name={name} search="">
          Șterge
        </Deletion>
      )}
    </>
  );
}

function Restoration({ id }: { id: string }) {
  return (
    <PostButton small icon={Undo2} action={adminCommunityPath(id, "restoration")} busyLabel="Se restaurează…">
      Restaurează
    </PostButton>
  );
}
