import { FileText, Landmark, Library, Plus, Store } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { NEW_REQUEST, REQUESTS_PATH, requestPath } from "~/modules/requests/rules/paths";
import { now } from "~/platform/clock";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Figures } from "~/ui/figures/figures";
import { Side, Split, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import { Tiles } from "~/ui/tiles/tiles";
import { TaskTodo } from "~/ui/todo/todo";
import { News } from "../parts/desk";
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
    <Stack gap={3}>
      <Split>
        <h1>Bună ziua, {name}</h1>
        <ButtonLink icon={Plus} href={NEW_REQUEST}>
          Solicită Serviciu
        </ButtonLink>
      </Split>
      <TaskTodo {...agenda} />
      <Figures
        label="Cifre"
        figures={[
          { value: figures.total, label: "Total solicitări", href: REQUESTS_PATH },
          { value: figures.inProgress, label: "Colaborări active", href: `${REQUESTS_PATH}?stare=in_progress` },
          { value: figures.completed, label: "Finalizate", href: `${REQUESTS_PATH}?stare=completed` },
          { value: figures.rating ?? "—", label: "Media recenziilor date, din 5" },
        ]}
      />
      <Side
        label="Notificări"
        aside={
          <News
            heading="Notificări"
            href="/uat/notificari"
            nothingYet="Aici apar ofertele, întrebările și termenele, pe măsură ce sosesc."
            news={news}
          />
        }
      >
        <Stack gap={3}>
          <Recent rows={rows} total={figures.total} />
          <Tiles label="Scurtături" tiles={TILES} />
        </Stack>
      </Side>
    </Stack>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Recent({ rows, total }: { rows: Data["rows"]; total: number }) {
  return (
    <Card
      heading="Solicitări recente"
      action={total > rows.length ? <Anchor href={REQUESTS_PATH}>Toate cele {total}</Anchor> : undefined}
    >
      {rows.length === 0 ? (
        <p className="muted">Aici apar ultimele solicitări, cu starea și termenul lor.</p>
      ) : (
        <Rows>
          {rows.map(({ id, title, status, decision, registration, facts }) => (
            <Row
              key={id}
              href={requestPath(id)}
              title={title}
              note={<Dotted facts={[registration, ...facts]} />}
              end={<RequestStatusBadge status={status} decision={decision} />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
