import layoutDocument from "@react-pdf/layout";
import renderDocument from "@react-pdf/render";
import { Document, pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import { createElement as h, type ReactElement } from "react";
import { type OwnFonts, ownFonts, type PaperFonts } from "./own-fonts.ts";
import { PICTURE_WORDS } from "./paper.ts";
import { PRODUCER } from "./writer.ts";

type StructureElement = { add(child: object): StructureElement };

/** The part of `pdfkit` that names what is written. */
type PdfWriter = {
  struct(type: string, options?: { alt?: string }): StructureElement;
  addStructure(element: StructureElement): void;
  markContent(tag: string, options: object): void;
  markStructureContent(tag: string): object;
  endMarkedContent(): void;
};

/** What a text is, for whoever hears the file; a text without one is a paragraph. "Artifact" is not read aloud. */
type Tag = "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Artifact";

/** Properties of a text, a picture or a view. The library hands on those that it does not know. */
export const tagged = (tag: Tag): object => ({ tag });

/** A node as the library has laid it out. */
type Laid = {
  type: string;
  props?: { tag?: Tag; paint?(): void };
  box?: object;
  style?: object;
  children?: Laid[];
};

/** Its types leave out the fonts, which it reads. */
const layout = layoutDocument as unknown as (
  document: unknown,
  fonts: OwnFonts,
) => Promise<Parameters<typeof renderDocument>[1]>;

type About = { title: string; fonts: PaperFonts };

type LaidOut = { pages: number; write(): Promise<Uint8Array> };

/**
 * The page laid out, on as many pages as it takes, to be written as a PDF whose parts are named: `@react-pdf/renderer` by
 * itself writes files that a screen reader reads as one heap.
 */
export async function laidOut(page: ReactElement, { title, fonts }: About): Promise<LaidOut> {
  const { container } = pdf(h(Document, { title, language: "ro" }, page));
  const laid = await layout(container.document, ownFonts(fonts));
  const { children: pages } = laid as unknown as { children: Laid[] };
  return {
    pages: pages.length,
    write: async () => {
      const writer: PdfWriter = new PDFDocument({
        tagged: true,
        pdfVersion: "1.7",
        lang: "ro",
        displayTitle: true,
        autoFirstPage: false,
        info: { Title: title, Creator: "PSP", Producer: PRODUCER },
      });
      const root = writer.struct("Document");
      writer.addStructure(root);
      for (const one of pages) one.children = (one.children ?? []).flatMap((node) => marked(node, root, writer));
      const chunks: Uint8Array[] = [];
      for await (const chunk of renderDocument(writer as never, laid) as unknown as AsyncIterable<Uint8Array>)
        chunks.push(chunk);
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

/** The node between marks that name it, and its place in the structure of the file. */
function marked(node: Laid, parent: StructureElement, writer: PdfWriter): Laid[] {
  const tag = tagOf(node);
  const end = mark(() => writer.endMarkedContent());
  if (tag === "Artifact") return [mark(() => writer.markContent("Artifact", {})), node, end];
  const own = tag === null ? parent : writer.struct(tag, tag === "Figure" ? { alt: PICTURE_WORDS } : {});
  if (own !== parent) parent.add(own);
  if (node.type === "TEXT" || node.type === "IMAGE") {
    return [mark(() => own.add(writer.markStructureContent(tag ?? "P"))), node, end];
  }
  return [{ ...node, children: (node.children ?? []).flatMap((child) => marked(child, own, writer)) }];
}

const tagOf = ({ type, props }: Laid): Tag | null =>
  props?.tag ?? (type === "TEXT" ? "P" : type === "SVG" ? "Artifact" : null);

/** Draws nothing: a node of the library that calls what writes the mark, at its turn. */
const mark = (paint: () => void): Laid => ({
  type: "CANVAS",
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: { paint },
});
