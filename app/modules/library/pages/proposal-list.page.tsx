import { FilePlus } from "lucide-react";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { ListPage } from "~/ui/list/list-page";
import { ProposalRows } from "../parts/proposal-reading";
import { proposalsPath } from "../rules/paths";
import { NO_DOCUMENT, proposalPages, proposingPolicy } from "../rules/proposals";
import { proposalsOf } from "../store/proposals.server";
import type { Route } from "./+types/proposal-list.page";
import { proposalRow } from "./proposal-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const path = proposalsPath(actor.role);
  const { page } = proposalPages.read(url.searchParams);
  const found = await proposalsOf(actor, page).catch(couldNotLoad);
  if (found) leadToLast({ page, pages: found.pages }, (last) => proposalPages.address(path, {}, { page: last }));
  return {
    path,
    page,
    pages: found?.pages ?? 1,
    rows: found?.rows.map((one) => proposalRow(one, proposalsPath(actor.role, one.id))) ?? null,
    hindrance: proposingPolicy.whyNot("propose", actor, NO_DOCUMENT, now())?.sentence ?? null,
  };
}

export const meta: Route.MetaFunction = () => [{ title: "Propunerile mele – PSP" }];

/** A person's proposals of documents and of corrections. */
export default function ProposalList({ loaderData: { path, page, pages, rows, hindrance } }: Route.ComponentProps) {
  const create =
    hindrance === null ? { label: "Propune un document", icon: FilePlus, href: `${path}/new`, primary: true } : null;
  return (
    <ListPage
      asked={proposalPages.at(path, { page })}
      heading="Propunerile mele"
      facts={hindrance}
      actions={create}
      shown={rows?.length ?? null}
      nothingYet={{
        title: "Nicio propunere, deocamdată",
        text: "Propuneți un document care le-ar folosi și altora, sau o corectură, de pe pagina unui document.",
        action: create,
      }}
      pages={pages}
      pagesLabel="Paginile propunerilor"
    >
      <ProposalRows rows={rows ?? []} />
    </ListPage>
  );
}
