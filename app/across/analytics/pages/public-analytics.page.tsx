import { Download } from "lucide-react";
import { formatNumber } from "~/platform/language/numbers";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { BarChart } from "~/ui/bar-chart/bar-chart";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Grid, Stack } from "~/ui/layout/layout";
import { Table } from "~/ui/table/table";
import { Dotted } from "~/ui/text/text";
import { ANALYTICS } from "../rules/paths";
import { type ReportCard, reportCards } from "../rules/reports";
import { type Chart, type FiguresView, figuresView } from "../rules/view";
import { newestReports } from "../store/reports.server";
import { newestSnapshot } from "../store/snapshots.server";
import type { Route } from "./+types/public-analytics.page";

export async function loader() {
  const snapshot = await newestSnapshot();
  return {
    figures: snapshot && figuresView(snapshot),
    reports: snapshot && reportCards(await newestReports(), snapshot),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Analiză și rapoarte",
    description:
      "Cifrele publice ale platformei, numărate o dată pe zi: comunități, parteneri, proiecte, articole, discuții.",
    path: ANALYTICS,
  });

export default function AnalyticsPage({ loaderData: { figures, reports } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <div className="stack stack--1">
        <h1>Analiză și rapoarte</h1>
        <p className="muted">Ce poate vedea oricine pe platformă, numărat o dată pe zi.</p>
      </div>
      {figures ? (
        <>
          <ShownFigures {...figures} />
          <Reports reports={reports ?? []} />
        </>
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
        Toate cifrele sunt din același moment: <b>{takenAt}</b>. <Anchor href="#rapoarte">Rapoarte de descărcat</Anchor>
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
function ChartCard({ title, definition, href: whole, list, of, rows, total }: Chart) {
  return (
    <Card heading={title}>
      <Stack>
        <p>
          {definition} <Anchor href={whole}>{list}</Anchor>
        </p>
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
              <td className="n">{formatNumber(total)}</td>
            </tr>
          </Table>
        </Grid>
      </Stack>
    </Card>
  );
}

function Reports({ reports }: { reports: readonly ReportCard[] }) {
  return (
    <section className="stack" aria-labelledby="rapoarte">
      <h2 id="rapoarte">Rapoarte</h2>
      {reports.length === 0 ? (
        <p>Fișierele se fac o dată pe zi, după ce se numără cifrele. Primele apar în câteva minute.</p>
      ) : (
        <ul className="grid3">
          {reports.map(({ label, text, takenAt, size, href, isOlder }) => (
            <Card as="li" key={label} heading={label}>
              <Stack gap={1}>
                <p>{text}</p>
                <p className="small muted">
                  <Dotted facts={[`Cifre din ${takenAt}`, size]} />
                </p>
                {isOlder ? (
                  <p>Cifrele acestui fișier sunt mai vechi decât cele de pe pagină. Cel nou se pregătește.</p>
                ) : null}
                <ButtonLink href={href} icon={Download} download reload>
                  Descarcă {label}
                </ButtonLink>
              </Stack>
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}
