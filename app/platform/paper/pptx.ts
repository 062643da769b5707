import Zip from "jszip";
import PowerPoint from "pptxgenjs";
import type { PaperColumn } from "./paper.ts";

/** What a slide shows under its sentence: a table, or a chart that can be edited in PowerPoint, whose numbers are `of` these labels. */
type SlideContent =
  | { kind: "table"; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  | { kind: "chart"; of: string; bars: readonly { label: string; value: number }[] };
type Slide = { title: string; text: string; content: SlideContent };

export type Presentation = {
  title: string;
  /** Under the title, on the first slide. */
  lines: readonly string[];
  slides: readonly Slide[];
  /** At the foot of each slide, beside its number. */
  foot: string;
};

/** In inches, as the library wants them. */
const WIDTH = 13.33;
const MARGIN = 0.6;
const INNER = WIDTH - 2 * MARGIN;
const CONTENT = { x: MARGIN, y: 1.75, w: INNER, h: 5 };
const INK = "211B26";
const MUTED = "5F5666";
const BAR = "5B3A6B";
const LINE = "C9C2CD";
/** Presentations written elsewhere open with fonts that every system has. */
const TEXT = { fontFace: "Arial", color: INK, lang: "ro-RO", margin: 0 };

/** The presentation as a PowerPoint file. */
export async function pptxOf({ title, lines, slides, foot }: Presentation): Promise<Uint8Array> {
  const file = new PowerPoint();
  file.layout = "LAYOUT_WIDE";
  file.title = title;
  file.company = "PSP";
  file.author = "PSP";
  file.defineSlideMaster({ title: COVER, objects: [titlePlace({ y: 2.4, h: 1, fontSize: 40 })] });
  file.defineSlideMaster({ title: CONTENTS, objects: [titlePlace({ y: 0.4, h: 0.6, fontSize: 28 })] });
  const first = file.addSlide({ masterName: COVER });
  first.addText(title, { placeholder: TITLE });
  first.addText(lines.join("\n"), { ...TEXT, x: MARGIN, y: 3.5, w: INNER, h: 2, fontSize: 20, valign: "top" });
  for (const slide of slides) {
    const shown = file.addSlide({ masterName: CONTENTS });
    shown.addText(slide.title, { placeholder: TITLE });
    shown.addText(slide.text, {
      ...TEXT,
      x: MARGIN,
      y: 1,
      w: INNER,
      h: 0.65,
      fontSize: 14,
      color: MUTED,
      valign: "top",
    });
    addContent(shown, slide);
    shown.addText(foot, { ...TEXT, x: MARGIN, y: 6.95, w: INNER - 1, h: 0.3, fontSize: 11, color: MUTED });
    shown.slideNumber = { ...TEXT, x: WIDTH - MARGIN - 0.6, y: 6.95, w: 0.6, h: 0.3, fontSize: 11, align: "right" };
  }
  return sound((await file.write({ outputType: "uint8array" })) as Uint8Array);
}

/** Kinds of slides, and the place of the title on them: by it PowerPoint and screen readers know what a slide is called. */
const COVER = "Copertă";
const CONTENTS = "Conținut";
const TITLE = "title";

const titlePlace = ({ fontSize, ...place }: { y: number; h: number; fontSize: number }) => ({
  placeholder: {
    options: { ...TEXT, name: TITLE, type: "title" as const, x: MARGIN, w: INNER, ...place, fontSize, bold: true },
    text: "",
  },
});

/** The order that the format asks for (ECMA-376, part 1, 19.2.1.26): the library writes the notes after the slides. */
const NOTES_LAST = /(<p:sldIdLst>.*?<\/p:sldIdLst>)(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)/s;

/** Without what the library declares and does not write, and with one number for each shape of a slide: it repeats them. */
async function sound(bytes: Uint8Array): Promise<Uint8Array> {
  const file = await Zip.loadAsync(bytes);
  for (const part of file.file(/\.xml$/)) {
    const xml = await part.async("string");
    let shapes = 0;
    const mended = xml
      .replace(/<Override PartName="\/([^"]*)"[^>]*\/>/g, (said, name) => (file.file(name) ? said : ""))
      .replace(/(<p:cNvPr id=")\d+"/g, (_, before) => `${before}${++shapes}"`)
      .replace(NOTES_LAST, "$2$1");
    if (mended !== xml) file.file(part.name, mended);
  }
  return file.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

function addContent(slide: PowerPoint.Slide, { title, content }: Slide): void {
  if (content.kind === "table") {
    const { columns, rows } = content;
    const cells = (row: readonly string[], bold: boolean) =>
      columns.map(({ number }, index) => ({
        text: row[index] ?? "",
        options: { ...TEXT, margin: 0.08, fontSize: 13, bold, align: number ? ("right" as const) : ("left" as const) },
      }));
    const head = cells(
      columns.map(({ label }) => label),
      true,
    );
    const colW = columns.map(({ width }) => (INNER * width) / 100);
    const border = { type: "solid" as const, pt: 0.5, color: LINE };
    slide.addTable([head, ...rows.map((row) => cells(row, false))], { ...CONTENT, colW, border, valign: "middle" });
    return;
  }
  const bars = content.bars.toReversed(); // the first one on top: such a chart begins below
  const labels = bars.map(({ label }) => label);
  slide.addChart("bar", [{ name: content.of, labels, values: bars.map(({ value }) => value) }], {
    ...CONTENT,
    altText: title,
    barDir: "bar",
    barGapWidthPct: 40,
    chartColors: [BAR],
    showValue: true,
    dataLabelFormatCode: "#,##0",
    dataLabelFontSize: 12,
    dataLabelColor: INK,
    catAxisLabelFontFace: "Arial",
    catAxisLabelFontSize: 12,
    catAxisLabelColor: INK,
    valAxisHidden: true,
    valAxisMinVal: 0,
    valGridLine: { style: "none" },
    lang: "ro-RO",
  });
}
