import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { dateLong, since } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import { countyText } from "~/platform/romania/counties";
import { List } from "~/ui/list/list";
import { ListPage } from "~/ui/list/list-page";
import { claimRows } from "../parts/claim-rows";
import { ADMIN_CLAIMS } from "../rules/paths";
import { decidedClaims, type ListedClaim, waitingClaims } from "../store/claims.server";
import type { Route } from "./+types/claim-list.page";

const DECIDED_SHOWN = 20;

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  return { list: await listOf().catch(couldNotLoad) };
}

async function listOf() {
  const at = now();
  const [waiting, decided] = await Promise.all([waitingClaims(), decidedClaims(DECIDED_SHOWN)]);
  return {
    waiting: waiting.map((claim) => claimRow(claim, at)),
    decided: decided.map((claim) => claimRow(claim, at)),
  };
}

/** A claim as a row of the ADMIN's list. */
function claimRow(claim: ListedClaim, now: Date) {
  const { id, organisation, community, claimedAt, decidedAt, outcome, reason } = claim;
  return {
    id,
    title: `${organisation.name} revendică ${quoted(community.name)}`,
    facts: [
      countyText(community.county),
      decidedAt ? `decizie la ${dateLong(decidedAt)}` : `trimisă ${since(claimedAt, now)}`,
      reason ? `motivul: ${reason}` : null,
    ],
    outcome,
  };
}

export const meta = () => [{ title: "Revendicări – PSP" }];

export default function ClaimList({ loaderData: { list } }: Route.ComponentProps) {
  const waiting = list?.waiting ?? [];
  const decided = list?.decided ?? [];
  return (
    <>
      <ListPage
        path={ADMIN_CLAIMS}
        shown={list && waiting.length}
        heading="Revendicări"
        count={list && [waiting.length, "de decis"]}
        nothingYet={{
          title: "Nicio revendicare de decis",
          text: "O autoritate verificată poate revendica o comunitate neadministrată din județul ei. Primiți o notificare pentru fiecare.",
        }}
      >
        {claimRows(waiting)}
      </ListPage>
      {decided.length > 0 ? (
        <List heading="Decise de curând" tight>
          {claimRows(decided)}
        </List>
      ) : null}
    </>
  );
}
