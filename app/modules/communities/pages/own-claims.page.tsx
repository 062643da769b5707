import { isVerified } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { idFromForm, isId } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { dateLong } from "~/platform/language/dates";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { ListBody } from "~/ui/list-page/list-page";
import { Row, Rows } from "~/ui/rows/rows";
import { ClaimBadge } from "../parts/claim-rows";
import { ClaimableList } from "../parts/claimable-list";
import { claimableFacts } from "../rules/card";
import { CLAIMED, CLAIMS, OWN_COMMUNITY } from "../rules/paths";
import { claimable, claimsOf } from "../store/claims.server";
import { claimCommunity } from "../verbs/claims.server";
import type { Route } from "./+types/own-claims.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const organisationId = actor.organisation?.id ?? "";
  const asked = url.searchParams.get(CLAIMED);
  const asks = asked !== null && isId(asked) ? asked : null;
  const claims = await claimsOf(organisationId);
  const communities = (await claimable(organisationId, asks)).map(claimableFacts);
  return {
    may: isVerified(actor),
    gone: asked !== null && communities.every(({ id }) => id !== asks),
    communities,
    claims: claims.map(({ claimedAt, decidedAt, ...claim }) => ({
      ...claim,
      claimed: dateLong(claimedAt),
      decided: decidedAt && dateLong(decidedAt),
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  await claimCommunity(actorOf(context), idFromForm(form.get("community")));
  return goTo(CLAIMS, {
    tone: "green",
    title: "Revendicarea a fost trimisă.",
    text: "Un administrator decide, iar răspunsul vă ajunge printre notificări.",
  });
}

export const meta = () => [{ title: "Revendicarea comunității – PSP" }];

export default function OwnClaims({ loaderData: { may, gone, communities, claims } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Crumb href={OWN_COMMUNITY}>Vitrina Comunității</Crumb>
      <Stack gap={1}>
        <h1>Revendicarea comunității</h1>
        <p className="muted">
          Asociația a făcut pagini și pentru comunități care nu erau încă înscrise. Dacă una este a dumneavoastră, o
          preluați cu tot ce are și o administrați apoi singuri. Dacă aveți deja o pagină, un administrator le unește.
        </p>
      </Stack>
      {may ? null : <Notice>Puteți revendica o comunitate după verificarea instituției.</Notice>}
      {gone ? (
        <Notice tone="yellow">
          Comunitatea de pe a cărei pagină ați venit nu mai este de revendicat: are deja cine să o administreze sau a
          fost ștearsă.
        </Notice>
      ) : null}
      <ListBody
        shown={communities.length}
        boxed
        nothingYet={{
          title: "Nicio comunitate fără administrator cu nume asemănător",
          text: "Se caută în județul instituției, după numele ei. Dacă știți una cu alt nume, deschideți-i pagina din lista comunităților și apăsați „Revendică pagina”.",
          action: <ButtonLink href={OWN_COMMUNITY}>La vitrina comunității</ButtonLink>,
        }}
        nothingMatches={{ resetHref: CLAIMS }}
      >
        <ClaimableList communities={communities} may={may} />
      </ListBody>
      {claims.length > 0 ? (
        <Card heading="Ce ați revendicat">
          <Rows>
            {claims.map((claim) => (
              <Row
                key={claim.id}
                title={claim.name}
                note={claimNote(claim)}
                end={<ClaimBadge outcome={claim.outcome} />}
              />
            ))}
          </Rows>
        </Card>
      ) : null}
    </Stack>
  );
}

type ClaimDates = { claimed: string; decided: string | null; reason: string | null };

const claimNote = ({ claimed, decided, reason }: ClaimDates): string =>
  [`Trimisă la ${claimed}`, decided && `decizie la ${decided}`, reason && `motivul: ${reason}`]
    .filter(Boolean)
    .join(" · ");
