import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { ActList } from "../parts/act-list";
import { actList, actsPath } from "../rules/act-query";
import { ACTS, actPath } from "../rules/paths";
import { actListOf } from "../views/act-view.server";
import type { Route } from "./+types/act-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  uatOf(context);
  const query = actList.read(url.searchParams);
  keepList(context, ACTS, actsPath.UAT(query, { page: query.page }));
  const list = await actListOf(query, now()).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => actsPath.UAT(query, { page }));
  return { query, list };
}

export const meta = () => [{ title: "Legislație – PSP" }];

export default function ActListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ActList
      {...loaderData}
      path={ACTS}
      hrefOf={actPath}
      empty="Asociația adaugă aici actele de care au nevoie primăriile."
    />
  );
}
