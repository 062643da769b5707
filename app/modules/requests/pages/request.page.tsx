import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { RequestFile } from "../parts/request-file";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request.page";
import { requestPage } from "./request-page.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.request.title ?? "Solicitare"} – PSP` },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  return requestPage(actor, await requestOf(actor, idFromPath(params.id)), { address: url.searchParams, at });
}

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  return <RequestFile view={loaderData} />;
}
