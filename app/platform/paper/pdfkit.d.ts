/** The part of the library that is used here; it has no types of its own. */
declare module "pdfkit" {
  export type StructureElement = { add(child: object): StructureElement };

  export type PdfWriter = {
    struct(type: string, options?: { alt?: string }): StructureElement;
    addStructure(element: StructureElement): void;
    markContent(tag: string, options: object): void;
    markStructureContent(tag: string): object;
    endMarkedContent(): void;
  };

  const PDFDocument: new (options: object) => PdfWriter;
  export { PDFDocument as default };
}
