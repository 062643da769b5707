import { actorOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { newFormKey } from "~/platform/form/once.server";
import { plural } from "~/platform/language/plural";
import { RequestList, type RequestListView } from "../parts/request-list";
import { rowFacts } from "../parts/request-list-words";
import type { RequestRowView } from "../parts/request-row";
import { blankRequest } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { type RequestQuery, requestList } from "../rules/request-query";
import { talksAbout } from "../store/discussions.server";
import { REQUESTS_PER_PAGE, type RequestRow, requestsOf } from "../store/requests.server";
import type { Route } from "./+types/request-list.page";

export const meta: Route.MetaFunction = () => [{ title: "Solicitări – PSP" }];

export async function loader({ context, url }: Route.LoaderArgs): Promise<RequestListView> {
  const actor = actorOf(context);
  const query = requestList.read(url.searchParams);
  const at = now();
  const { organisation } = actor;
  const mayCreate = organisation !== null && requestPolicy.may("create", actor, blankRequest(organisation.id), at);
  return {
    query,
    list: await listOf(actor, query, at).catch(couldNotLoad),
    formKey: mayCreate ? newFormKey() : null,
    hindrance: mayCreate
      ? null
      : "Contul instituției este suspendat: solicitările se păstrează, dar nu se pot scrie altele.",
  };
}

async function listOf(actor: Actor, query: RequestQuery, at: Date): Promise<RequestListView["list"]> {
  const { rows, total, all } = await requestsOf(actor, query);
  const running = rows.filter(({ status }) => status === "in_progress").map(({ id }) => id);
  const talks = await talksAbout(actor, running);
  return {
    rows: rows.map((row) => rowView(actor, row, talks.get(row.id) ?? null, at)),
    all,
    total,
    countWords: plural(all, "solicitare", "solicitări"),
    pages: Math.ceil(total / REQUESTS_PER_PAGE),
  };
}

function rowView(actor: Actor, row: RequestRow, talkHref: string | null, at: Date): RequestRowView {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    number: row.registration,
    facts: rowFacts(row, at),
    sendKey: maySend(actor, row, at) ? newFormKey() : null,
    talkHref,
  };
}

const maySend = (actor: Actor, row: RequestRow, at: Date): boolean =>
  requestPolicy.may("send", actor, row, at) || requestPolicy.may("queue", actor, row, at);

export default function RequestListPage({ loaderData }: Route.ComponentProps) {
  return <RequestList view={loaderData} />;
}
