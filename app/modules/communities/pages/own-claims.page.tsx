import { isVerified } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { idFromForm, isId } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { dateLong } from "~/platform/language/dates";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { ClaimBadge } from "../parts/claim-rows";
import { claimableRows } from "../parts/claimable-list";
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
    <>
      <Head
        heading="Revendicarea comunității"
        crumb={{ href: OWN_COMMUNITY, label: "Vitrina Comunității" }}
        facts="Asociația a făcut pagini și pentru comunități care nu erau încă înscrise. Dacă una este a dumneavoastră, o preluați cu tot ce are și o administrați apoi singuri. Dacă aveți deja o pagină, un administrator le unește."
      />
      {may ? null : <Notice>Puteți revendica o comunitate după verificarea instituției.</Notice>}
      {gone ? (
        <Notice tone="yellow">
          Comunitatea de pe a cărei pagină ați venit nu mai este de revendicat: are deja cine să o administreze sau a
          fost ștearsă.
        </Notice>
      ) : null}
      <FoundList
        shown={communities.length}
        nothingYet={{
          title: "Nicio comunitate fără administrator cu nume asemănător",
          text: "Se caută în județul instituției, după numele ei. Dacă știți una cu alt nume, deschideți-i pagina din lista comunităților și apăsați „Revendică pagina”.",
          action: { label: "La vitrina comunității", href: OWN_COMMUNITY },
        }}
      >
        {claimableRows(communities, may)}
      </FoundList>
      {claims.length > 0 ? (
        <List heading="Ce ați revendicat" tight>
          {claims.map((claim) => (
            <Row
              key={claim.id}
              title={claim.name}
              facts={claimFacts(claim)}
              state={<ClaimBadge outcome={claim.outcome} />}
            />
          ))}
        </List>
      ) : null}
    </>
  );
}

type ClaimDates = { claimed: string; decided: string | null; reason: string | null };

const claimFacts = ({ claimed, decided, reason }: ClaimDates) => [
  `Trimisă la ${claimed}`,
  decided && `decizie la ${decided}`,
  reason && `motivul: ${reason}`,
];
