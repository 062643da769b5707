import { FILE_KINDS } from "~/modules/media/rules/attachment";
import { hourOf, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { formatNumber } from "~/platform/language/numbers";
import { type Paper, type PaperPart, paragraph } from "~/platform/paper/paper";
import type { FileSources } from "~/platform/paper/paper-worker";
import { ANALYTICS, reportPath } from "./paths";
import { REPORT_KINDS, type ReportKind } from "./report-kinds";
import { type Chart, chartsOf, type FiguresView, figuresView, type Snapshot } from "./view";

const REPORTS = {
  pdf: {
    label: "PDF",
    text: "De citit și de tipărit: cifrele și tabelele de pe această pagină.",
    type: FILE_KINDS.pdf.type,
  },
  xlsx: {
    label: "Excel",
    text: "Pentru calcule: câte o foaie pentru fiecare tabel.",
    type: FILE_KINDS.xlsx.type,
  },
  pptx: {
    label: "PowerPoint",
    text: "Pentru ședințe: câte un diapozitiv pentru fiecare grafic, care se poate modifica.",
    type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
} as const satisfies Record<ReportKind, object>;

type Stored = { kind: ReportKind; takenAt: Date; size: number };
export type ReportCard = ReturnType<typeof reportCards>[number];

/** The cards of the stored reports; `isOlder`: it has figures from before those of the page. */
export const reportCards = (stored: readonly Stored[], shown: Pick<Snapshot, "takenAt">) =>
  stored
    .toSorted((one, other) => REPORT_KINDS.indexOf(one.kind) - REPORT_KINDS.indexOf(other.kind))
    .map(({ kind, takenAt, size }) => ({
      kind,
      label: REPORTS[kind].label,
      text: REPORTS[kind].text,
      href: reportPath(kind),
      takenAt: dateTime(takenAt),
      size: sizeText(size),
      isOlder: takenAt < shown.takenAt,
    }));

/** Name and content type of the report of the figures of this day. */
export const reportDownload = (kind: ReportKind, day: LocalDate) => ({
  name: `psp-cifre-${day}.${kind}`,
  type: REPORTS[kind].type,
});

/** What the files are written from: the figures of one snapshot, as the page shows them. `origin` is the platform's address. */
export function reportsOf(snapshot: Snapshot, origin: string): Pick<FileSources, ReportKind> {
  const view = figuresView(snapshot);
  return {
    pdf: paperOf(view, origin),
    xlsx: sheetsOf(view, snapshot.takenAt, origin),
    pptx: presentationOf(view, origin),
  };
}

const TITLE = "Cifrele publice ale platformei PSP";
const TOTALS = "Cifre";
const FIGURE = "Cifra";
const VALUE = "Valoare";
const DEFINITION = "Ce se numără";
const LIST = "Lista";
const momentOf = ({ takenAt }: FiguresView) => `Toate cifrele sunt din același moment: ${takenAt}.`;
const FOOT = "Cifrele publice PSP";
const NUMBERS = { label: "Proiecte", number: true };

const withTotal = ({ rows, total }: Chart): Chart["rows"] => [...rows, { label: "Total", value: total }];

function paperOf(view: FiguresView, origin: string): Paper {
  const totals: PaperPart = {
    kind: "table",
    columns: [
      { label: FIGURE, width: 23 },
      { label: VALUE, width: 11, number: true },
      { label: DEFINITION, width: 36 },
      { label: LIST, width: 30 },
    ],
    rows: view.totals.map(({ label, value, definition, href }) => [label, formatNumber(value), definition, href]),
  };
  return {
    title: TITLE,
    subtitle: momentOf(view),
    head: [],
    registration: null,
    foot: `${FOOT}, ${view.takenAt}`,
    parts: [
      { kind: "heading", text: TOTALS },
      totals,
      ...chartsOf(view).flatMap((chart): PaperPart[] => [
        { kind: "heading", text: chart.title },
        paragraph(`${chart.definition} ${LIST}: ${chart.href}`),
        {
          kind: "table",
          columns: [
            { label: chart.of, width: 75 },
            { ...NUMBERS, width: 25 },
          ],
          rows: withTotal(chart).map(({ label, value }) => [label, formatNumber(value)]),
        },
      ]),
    ],
    notes: [`Adresele listelor încep cu ${origin}. Cifrele de azi: ${origin}${ANALYTICS}`],
  };
}

function sheetsOf(view: FiguresView, takenAt: Date, origin: string): FileSources["xlsx"] {
  const moment = { moment: `${localDateOf(takenAt)}T${hourOf(takenAt)}` };
  const sheet = (name: string, [of, what]: [string, string], rows: readonly Described[]) => ({
    name,
    columns: [of, what, DEFINITION, "Data", "Adresa listei"],
    rows: rows.map(({ label, value, definition, href }) => [label, value, definition, moment, origin + href]),
  });
  return [
    sheet(TOTALS, [FIGURE, VALUE], view.totals),
    ...chartsOf(view).map((chart) =>
      sheet(
        chart.title,
        [chart.of, NUMBERS.label],
        withTotal(chart).map((row) => ({ definition: chart.definition, href: chart.href, ...row })),
      ),
    ),
  ];
}

type Described = { label: string; value: number; definition: string; href: string };

function presentationOf(view: FiguresView, origin: string): FileSources["pptx"] {
  return {
    title: TITLE,
    lines: [momentOf(view), origin + ANALYTICS],
    foot: `${FOOT}, ${view.takenAt}`,
    slides: [
      {
        title: TOTALS,
        text: momentOf(view),
        content: {
          kind: "table",
          columns: [
            { label: FIGURE, width: 28 },
            { label: VALUE, width: 12, number: true },
            { label: DEFINITION, width: 60 },
          ],
          rows: view.totals.map(({ label, value, definition }) => [label, formatNumber(value), definition]),
        },
      },
      ...chartsOf(view).map((chart) => ({
        title: chart.title,
        text: `${chart.definition} Total: ${formatNumber(chart.total)}. ${LIST}: ${origin}${chart.href}`,
        content: { kind: "chart" as const, of: NUMBERS.label, bars: chart.rows },
      })),
    ],
  };
}
