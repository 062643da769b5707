import { FileText, Landmark, Library, Plus, Store } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { NEW_REQUEST, REQUESTS_PATH, requestPath } from "~/modules/requests/rules/paths";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { FoundList } from "~/ui/list/found-list";
import { Row } from "~/ui/list/row";
import { unbroken } from "~/ui/text/unbroken";
import { Desk } from "../parts/desk";
import type { Route } from "./+types/uat-dashboard.page";
import { uatDesk } from "./uat-desk.server";

export const meta: Route.MetaFunction = () => [{ title: "Panou – PSP" }];

export const loader = ({ context }: Route.LoaderArgs) => uatDesk(uatOf(context), now());

const TILES = [
  { href: "/uat/community", label: "Comunitatea mea", icon: Landmark },
  { href: "/uat/marketplace", label: "Parteneri", icon: Store },
  { href: "/uat/knowledge-hub", label: "Hub de cunoștințe", icon: Library },
  { href: REQUESTS_PATH, label: "Solicitări", icon: FileText },
];

export default function UatDashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, agenda, figures, rows, news } = loaderData;
  return (
    <Desk
      name={name}
      action={{ label: "Solicită Serviciu", icon: Plus, href: NEW_REQUEST }}
      agenda={agenda}
      label="Cifre și notificări"
      figures={{
        label: "Cifre",
        figures: [
          { value: figures.total, label: "Total solicitări", href: REQUESTS_PATH },
          { value: figures.inProgress, label: "Colaborări active", href: `${REQUESTS_PATH}?stare=in_progress` },
          { value: figures.completed, label: "Finalizate", href: `${REQUESTS_PATH}?stare=completed` },
          { value: figures.rating ?? "—", label: "Media recenziilor date, din 5" },
        ],
      }}
      news={{
        heading: "Notificări",
        href: "/uat/notificari",
        nothingYet: "Aici apar ofertele, întrebările și termenele, pe măsură ce sosesc.",
        news,
      }}
      tiles={TILES}
    >
      <Recent rows={rows} total={figures.total} />
    </Desk>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Recent({ rows, total }: { rows: Data["rows"]; total: number }) {
  return (
    <FoundList
      heading="Solicitări recente"
      action={total > rows.length ? <Anchor href={REQUESTS_PATH}>Toate cele {total}</Anchor> : undefined}
      tight
      shown={rows.length}
      nothingYet={{
        title: "Nicio solicitare, deocamdată",
        text: "Aici apar ultimele solicitări, cu starea și termenul lor.",
      }}
    >
      {rows.map(({ id, title, status, decision, registration, facts, moment }) => (
        <Row
          key={id}
          href={requestPath(id)}
          title={title}
          facts={[registration, ...facts]}
          cell={<span className="muted">{unbroken(moment)}</span>}
          state={<RequestStatusBadge status={status} decision={decision} />}
        />
      ))}
    </FoundList>
  );
}
