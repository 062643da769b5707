import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { ListPage } from "~/ui/list/list-page";
import { ProposalRows } from "../parts/proposal-reading";
import { ADMIN_LIBRARY, ADMIN_PROPOSALS, adminProposalPath } from "../rules/paths";
import { proposalPages } from "../rules/proposals";
import { waitingProposals } from "../store/proposals.server";
import type { Route } from "./+types/admin-proposal-list.page";
import { proposalRow } from "./proposal-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { page } = proposalPages.read(url.searchParams);
  const found = await waitingProposals(page).catch(couldNotLoad);
  if (found)
    leadToLast({ page, pages: found.pages }, (last) => proposalPages.address(ADMIN_PROPOSALS, {}, { page: last }));
  return {
    page,
    pages: found?.pages ?? 1,
    total: found?.total ?? 0,
    rows: found?.rows.map((one) => proposalRow(one, adminProposalPath(one.id))) ?? null,
  };
}

export const meta = () => [{ title: "Propuneri pentru bibliotecă – PSP" }];

export default function AdminProposalList({ loaderData: { page, pages, total, rows } }: Route.ComponentProps) {
  return (
    <ListPage
      asked={proposalPages.at(ADMIN_PROPOSALS, { page })}
      crumb={{ href: ADMIN_LIBRARY, label: "Bibliotecă" }}
      heading="Propuneri pentru bibliotecă"
      count={[total, "propunere", "propuneri"]}
      shown={rows?.length ?? null}
      nothingYet={{ title: "Nicio propunere", text: "Aici apar propunerile trimise, până se decide despre ele." }}
      pages={pages}
      pagesLabel="Paginile propunerilor"
    >
      <ProposalRows rows={rows ?? []} named />
    </ListPage>
  );
}
