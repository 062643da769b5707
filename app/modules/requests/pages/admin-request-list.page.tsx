import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { dateShort } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { pick } from "~/platform/pick";
import { Cloth } from "~/ui/cloth/cloth";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { Cell, Row } from "~/ui/list/row";
import { RequestStatusBadge } from "../parts/request-badges";
import { ADMIN_REQUESTS_PER_PAGE, adminRequestList, adminRequestsAddress, SENT } from "../rules/admin-request-query";
import { ADMIN_REQUESTS, adminRequestPath } from "../rules/paths";
import { adminRequestsPage } from "../store/admin-requests.server";
import type { Route } from "./+types/admin-request-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const query = adminRequestList.read(url.searchParams);
  keepList(context, ADMIN_REQUESTS, adminRequestsAddress(query, { page: query.page }));
  const list = await adminRequestsPage(query, now()).catch(couldNotLoad);
  const pages = Math.ceil((list?.found ?? 0) / ADMIN_REQUESTS_PER_PAGE);
  if (list) leadToLast({ page: query.page, pages }, (page) => adminRequestsAddress(query, { page }));
  return { query, pages, list: list && { found: list.found, rows: list.rows.map(rowOf) } };
}

type Found = Awaited<ReturnType<typeof adminRequestsPage>>["rows"][number];

const rowOf = (row: Found) => ({
  ...pick(row, "id", "title", "status", "decision", "ownerId", "ownerVerified"),
  sent: row.sentAt && dateShort(row.sentAt),
  offers: row.offers.received === 0 ? "fără oferte" : plural(row.offers.received, "ofertă", "oferte"),
  facts: [
    row.hiddenAt && "ascunsă",
    row.registration,
    row.ownerName,
    row.acceptedPartnerName && `partener: ${row.acceptedPartnerName}`,
  ],
});

export const meta = () => [{ title: "Solicitări – PSP" }];

export default function AdminRequestList({ loaderData: { query, pages, list } }: Route.ComponentProps) {
  return (
    <ListPage
      asked={adminRequestList.at(ADMIN_REQUESTS, query)}
      heading="Solicitări"
      count={list && [list.found, "solicitare", "solicitări"]}
      filters={
        <Filters label="Filtrează solicitările">
          <SearchFilter name="q" label="Caută" placeholder="Număr, titlu, autoritate sau firmă" />
          <ChoiceFilter name="stare" label="Stare" options={SENT} />
        </Filters>
      }
      end={<p>Ofertele sigilate nu se citesc înainte să le deschidă autoritatea, nici aici.</p>}
      shown={list?.rows.length ?? null}
      nothingYet={{
        title: "Nicio solicitare, deocamdată",
        text: "Solicitările apar aici după ce autoritățile le trimit partenerilor.",
      }}
      pages={pages}
    >
      {list?.rows.map(({ id, title, status, decision, ownerId, ownerVerified, sent, offers, facts }) => (
        <Row
          key={id}
          href={adminRequestPath(id)}
          slot={<Cloth seed={ownerId} kind="UAT" verified={ownerVerified} />}
          title={title}
          facts={facts}
          cell={<Cell value={offers} unit={`trimisă ${sent}`} />}
          state={<RequestStatusBadge status={status} decision={decision} />}
        />
      ))}
    </ListPage>
  );
}
