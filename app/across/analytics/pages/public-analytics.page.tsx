import { Download, FileText, Presentation, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { countyPlaces } from "~/modules/communities/rules/card";
import { DIRECTORY } from "~/modules/communities/rules/paths";
import { communitiesByCounty } from "~/modules/communities/store/listing.server";
import { formatNumber } from "~/platform/language/numbers";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Charts, Columns, StackBar } from "~/ui/chart/chart";
import { CountyMap, CountyMapCredit, type CountyPlace } from "~/ui/chart/county-map";
import { Bars } from "~/ui/chart/progress-bar";
import { Figures } from "~/ui/figures/figures";
import { Facts } from "~/ui/fisa/fisa";
import { Head } from "~/ui/head/head";
import { Stack } from "~/ui/layout/layout";
import { EmptyState } from "~/ui/list/empty-state";
import { List } from "~/ui/list/list";
import { IconSlot, Row } from "~/ui/list/row";
import { Table } from "~/ui/table/table";
import { ANALYTICS } from "../rules/paths";
import type { ReportKind } from "../rules/report-kinds";
import { type ReportCard, reportCards } from "../rules/reports";
import { type Chart, type FiguresView, figuresView } from "../rules/view";
import { newestReports } from "../store/reports.server";
import { newestSnapshot, totalsAMonthBefore } from "../store/snapshots.server";
import type { Route } from "./+types/public-analytics.page";

export async function loader() {
  const snapshot = await newestSnapshot();
  return {
    figures: snapshot && figuresView(snapshot, await totalsAMonthBefore(snapshot.day)),
    reports: snapshot && reportCards(await newestReports(), snapshot),
    places: countyPlaces({ text: "", county: null, page: 1 }, await communitiesByCounty()),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Analiză și rapoarte",
    description:
      "Cifrele publice ale platformei, numărate o dată pe zi: comunități, parteneri, proiecte, articole, discuții.",
    path: ANALYTICS,
  });

export default function AnalyticsPage({ loaderData: { figures, reports, places } }: Route.ComponentProps) {
  return (
    <>
      <Head
        heading="Analiză și rapoarte"
        facts={`Cifre publice, numărate o dată pe zi.${figures ? ` Ultima dată: ${figures.takenAt}.` : ""}`}
        actions={figures ? { label: "Rapoarte de descărcat", icon: Download, href: "#rapoarte" } : undefined}
      />
      {figures ? (
        <>
          <ShownFigures figures={figures} places={places} />
          <Reports reports={reports ?? []} />
        </>
      ) : (
        <EmptyState reason="nothing-yet" title="Nicio cifră, deocamdată">
          Cifrele se numără o dată pe zi. Primele apar în câteva minute.
        </EmptyState>
      )}
    </>
  );
}

function ShownFigures({ figures, places }: { figures: FiguresView; places: readonly CountyPlace[] }) {
  const { totals, months, categories, states } = figures;
  return (
    <>
      <Figures
        label="Cifre"
        columns={6}
        figures={totals
          .filter(({ code }) => code !== "solved")
          .map(({ label, value, note, href }) => ({ label, value: formatNumber(value), note, href }))}
      />
      <Charts>
        <ChartCard chart={months}>
          <Columns label={months.title} bars={months.rows} />
        </ChartCard>
        <ChartCard chart={states}>
          <StackBar label={states.title} bars={states.rows} />
        </ChartCard>
      </Charts>
      <Charts>
        <Card
          heading="Comunități pe județe"
          action={<Anchor href={DIRECTORY}>Vezi comunitățile</Anchor>}
          className="stack"
        >
          <CountyMap label="Comunități pe județe" places={places} />
          <p className="small muted">Harta arată comunitățile de acum; celelalte cifre sunt din momentul numărării.</p>
          <CountyMapCredit />
        </Card>
        <Stack>
          <ChartCard chart={categories}>
            <Categories rows={categories.rows} />
          </ChartCard>
          <Card heading="Cum se numără">
            <Facts
              rows={totals.map(({ label, definition, href, list }) => ({
                term: label,
                detail: (
                  <>
                    {definition} <Anchor href={href}>{list}</Anchor>
                  </>
                ),
              }))}
            />
          </Card>
        </Stack>
      </Charts>
    </>
  );
}

/** A chart, and folded under it how it is counted and a table that says the same. */
function ChartCard({ chart, children }: { chart: Chart; children: ReactNode }) {
  const { title, definition, href: whole, list, of, rows, total } = chart;
  return (
    <Card
      heading={title}
      action={<span className="small muted">{formatNumber(total)} în total</span>}
      className="stack"
    >
      {children}
      <details className="fold">
        <summary>Tabelul și cum se numără</summary>
        <p className="small muted">
          {definition} <Anchor href={whole}>{list}</Anchor>
        </p>
        <Table caption={title} columns={[{ label: of }, { label: "Proiecte", number: true }]}>
          {rows.map(({ label, value, href }) => (
            <tr key={label}>
              <th scope="row">{href ? <Anchor href={href}>{label}</Anchor> : label}</th>
              <td className="num">{formatNumber(value)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className="num">{formatNumber(total)}</td>
          </tr>
        </Table>
      </details>
    </Card>
  );
}

/** The categories that have projects as bars, the others in a line. */
function Categories({ rows }: Pick<Chart, "rows">) {
  const met = rows.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);
  const empty = rows.filter(({ value }) => value === 0).map(({ label }) => label);
  return (
    <>
      <Bars
        max={met[0]?.value ?? 1}
        bars={met.map((row) => ({ ...row, words: <strong>{formatNumber(row.value)}</strong> }))}
      />
      {empty.length > 0 ? <p className="small muted">Fără proiecte: {empty.join(", ")}.</p> : null}
    </>
  );
}

const ICONS: Readonly<Record<ReportKind, typeof FileText>> = { pdf: FileText, xlsx: Table2, pptx: Presentation };

function Reports({ reports }: { reports: readonly ReportCard[] }) {
  return (
    <List
      id="rapoarte"
      heading="Rapoarte"
      end={
        reports.length === 0
          ? "Niciun raport, deocamdată. Fișierele se fac o dată pe zi, după ce se numără cifrele; primele apar în câteva minute."
          : undefined
      }
    >
      {reports.map(({ kind, label, text, takenAt, size, href, isOlder }) => (
        <Row
          key={kind}
          slot={<IconSlot icon={ICONS[kind]} />}
          title={label}
          say={text}
          facts={[
            `Cifre din ${takenAt}`,
            size,
            isOlder && "Cifrele acestui fișier sunt mai vechi decât cele de pe pagină. Cel nou se pregătește.",
          ]}
          action={{ label: "Descarcă", href, reload: true, download: true }}
        />
      ))}
    </List>
  );
}
