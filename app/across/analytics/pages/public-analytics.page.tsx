import { formatNumber } from "~/platform/language/numbers";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { BarChart } from "~/ui/bar-chart/bar-chart";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Grid, Stack } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import { ANALYTICS } from "../rules/paths";
import { type Chart, type FiguresView, figuresView } from "../rules/view";
import { newestSnapshot } from "../store/snapshots.server";
import type { Route } from "./+types/public-analytics.page";

export async function loader() {
  const snapshot = await newestSnapshot();
  return { figures: snapshot && figuresView(snapshot) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Analiză și rapoarte",
    description:
      "Cifrele publice ale platformei, numărate o dată pe zi: comunități, parteneri, proiecte, articole, discuții.",
    path: ANALYTICS,
  });

export default function AnalyticsPage({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <div className="stack stack--1">
        <h1>Analiză și rapoarte</h1>
        <p className="muted">Ce poate vedea oricine pe platformă, numărat o dată pe zi.</p>
      </div>
      {figures ? (
        <ShownFigures {...figures} />
      ) : (
        <EmptyState reason="nothing-yet" title="Nicio cifră, deocamdată">
          Cifrele se numără o dată pe zi. Primele apar în câteva minute.
        </EmptyState>
      )}
    </Stack>
  );
}

function ShownFigures({ takenAt, takenOn, totals, charts }: FiguresView) {
  return (
    <>
      <p>
        Toate cifrele sunt din același moment: <b>{takenAt}</b>.
      </p>
      <ul className="grid4">
        {totals.map(({ label, value, definition, href, list }) => (
          <Card as="li" key={label} heading={label} className="figure-card">
            <p className="v">{formatNumber(value)}</p>
            <p>{definition}</p>
            <p className="small muted">Numărate la {takenOn}</p>
            <Anchor href={href}>{list}</Anchor>
          </Card>
        ))}
      </ul>
      {charts.map((chart) => (
        <ChartCard key={chart.title} {...chart} />
      ))}
    </>
  );
}

/** A chart, and beside it a table that says the same. */
function ChartCard({ title, definition, of, rows }: Chart) {
  const sum = rows.reduce((total, { value }) => total + value, 0);
  return (
    <Card heading={title}>
      <Stack>
        <p>{definition}</p>
        <Grid>
          <BarChart label={title} bars={rows} />
          <Table caption={title} columns={[{ label: of }, { label: "Proiecte", number: true }]}>
            {rows.map(({ label, value, href }) => (
              <tr key={label}>
                <th scope="row">{href ? <Anchor href={href}>{label}</Anchor> : label}</th>
                <td className="n">{formatNumber(value)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Total</th>
              <td className="n">{formatNumber(sum)}</td>
            </tr>
          </Table>
        </Grid>
      </Stack>
    </Card>
  );
}
