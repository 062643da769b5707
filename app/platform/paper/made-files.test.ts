import { describe, expect, it } from "vitest";
import { contentsOf, entriesOf } from "~/modules/media/content/zip.server";
import { childOf, childrenOf, readXml, type XmlElement } from "../../../tests/support/xml";
import { docxOf } from "./docx";
import type { Paper, PaperPart } from "./paper";
import { type Presentation, pptxOf } from "./pptx";
import { xlsxOf } from "./xlsx";

const COLUMNS = [
  { label: "Comuna", width: 60 },
  { label: "Proiecte", width: 40, number: true },
];
const PRESENTATION: Presentation = {
  title: "Analize <PSP> & cifre",
  lines: ["Cifre publice", "28 noiembrie 2026"],
  foot: "PSP",
  slides: [
    { title: "Totaluri", text: "Pe scurt", content: { kind: "table", columns: COLUMNS, rows: [["Sălaj", "12"]] } },
    { title: "Proiecte", text: "", content: { kind: "chart", of: "Proiecte", bars: [{ label: "Cluj", value: 3 }] } },
    { title: "Stări", text: "", content: { kind: "chart", of: "Stări", bars: [{ label: "În lucru", value: 4 }] } },
  ],
};
const PARTS: PaperPart[] = [
  { kind: "heading", text: "1. Obiectul" },
  { kind: "paragraph", runs: [{ text: "Text & „ghilimele” <semne>", bold: true }], mark: "1." },
  { kind: "lines", count: 2 },
  { kind: "table", columns: COLUMNS, rows: [["Sălaj", "12"]] },
  { kind: "signatures", people: [{ title: "Primar", name: null }] },
];
const PAPER: Paper = {
  title: "Referat",
  subtitle: "s",
  head: ["ROMÂNIA"],
  registration: "Nr. 1",
  notes: ["Temei"],
  foot: "Referat",
  parts: PARTS,
};
const SHEETS = [
  { name: "Cifre", columns: ["Ce", "Cât", "Când"], rows: [["<a> & b", 12, { moment: "2026-11-27T00:10" }]] },
];

/** The XML parts of an Office file, by name, as strictly read as a feed. */
async function partsOf(bytes: Uint8Array): Promise<Map<string, XmlElement | null>> {
  const file = Buffer.from(bytes);
  const parts = new Map<string, XmlElement | null>();
  for (const entry of entriesOf(file, 500)) {
    const contents = await contentsOf(file, entry, 10_000_000);
    const isXml = /\.(xml|rels)$/.test(entry.name);
    if (!entry.name.endsWith("/")) parts.set(entry.name, isXml ? readXml(String(contents)) : null);
  }
  return parts;
}

const inside = (element: XmlElement, name: string): XmlElement[] => [
  ...childrenOf(element, name),
  ...element.children.flatMap((child) => inside(child, name)),
];
const rootOf = (part: XmlElement | null | undefined): XmlElement => part as XmlElement;
const spoken = (element: XmlElement): string =>
  inside(element, "a:t")
    .map(({ text }) => text)
    .join("");

describe.each([
  ["DOCX", () => docxOf(PAPER)],
  ["XLSX", () => xlsxOf(SHEETS as Parameters<typeof xlsxOf>[0])],
  ["PPTX", () => pptxOf(PRESENTATION)],
] as const)("a made %s", (_, made) => {
  it("has every part that it declares and refers to, and declares every part that it has", async () => {
    const parts = await partsOf(await made());
    const types = rootOf(parts.get("[Content_Types].xml"));
    const declared = childrenOf(types, "Override").map(({ attributes }) => String(attributes.PartName).slice(1));
    const endings = new Set(childrenOf(types, "Default").map(({ attributes }) => attributes.Extension));
    expect(declared.filter((name) => !parts.has(name))).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
    expect(
      [...parts.keys()].filter((name) => !declared.includes(name) && !endings.has(name.split(".").at(-1) ?? "")),
    ).toEqual(endings.has("xml") || declared.length === 0 ? [] : ["[Content_Types].xml"]);
    for (const [name, part] of parts) {
      if (!name.endsWith(".rels")) continue;
      const folder = name.replace(/_rels\/[^/]*$/, "");
      for (const { attributes } of childrenOf(rootOf(part), "Relationship")) {
        if (attributes.TargetMode === "External") continue;
        const target = new URL(String(attributes.Target), `package:///${folder}`).pathname.slice(1);
        expect([...parts.keys()], `${name}: ${attributes.Target}`).toContain(decodeURIComponent(target));
      }
    }
  });
});

describe("a made PPTX", () => {
  it("has a title on each slide, and one number for each shape of a slide, a layout and a master", async () => {
    const parts = await partsOf(await pptxOf(PRESENTATION));
    const titles: string[] = [];
    for (const [name, part] of parts) {
      if (!/^ppt\/(slides|slideLayouts|slideMasters|notesSlides|notesMasters)\/[^/]+\.xml$/.test(name)) continue;
      const ids = inside(rootOf(part), "p:cNvPr").map(({ attributes }) => attributes.id);
      expect(new Set(ids).size, name).toBe(ids.length);
      if (!name.startsWith("ppt/slides/")) continue;
      const shapes = inside(rootOf(part), "p:sp").filter((shape) =>
        inside(shape, "p:ph").some(({ attributes }) => attributes.type === "title"),
      );
      titles.push(...shapes.map(spoken));
    }
    expect(titles).toEqual(["Analize <PSP> & cifre", "Totaluri", "Proiecte", "Stări"]);
  });

  it("lists its parts in the order of the format", async () => {
    const parts = await partsOf(await pptxOf(PRESENTATION));
    const names = rootOf(parts.get("ppt/presentation.xml")).children.map(({ name }) => name);
    const lists = ["p:sldMasterIdLst", "p:notesMasterIdLst", "p:sldIdLst", "p:sldSz", "p:notesSz"];
    expect(names.filter((name) => lists.includes(name))).toEqual(lists);
    expect(childOf(rootOf(parts.get("ppt/presentation.xml")), "p:sldIdLst").children).toHaveLength(4);
  });
});
