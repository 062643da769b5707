import type { Category } from "~/modules/partners/rules/categories";

/** The five topics of the library, by the code that stands in their address. */
export type ExampleTopic = "fonduri-europene" | "urbanism" | "transparenta" | "digitalizare" | "management-proiecte";

/** A guide, template or checklist that comes with the product; the page marks each as an example to be checked by the operator. */
export type ExampleResource = {
  /** Stays the same for ever: tests and other resources refer to it. */
  key: string;
  kind: "guide" | "template" | "checklist";
  category: Category;
  topics: readonly ExampleTopic[];
  title: string;
  summary: string;
  tags: readonly string[];
  /** Keys of the acts it rests on, with the articles meant where that helps: "lege-544-2001" or "lege-544-2001: art. 7". */
  basis: readonly string[];
  /** In the demo world: days before the filling. */
  written: number;
  /** The same; null: never verified. */
  verified: number | null;
  /** After how many months it is to be verified again. */
  months: 3 | 6 | 12 | 24;
  /** Markdown: paragraphs, ## and ### titles, lists (also numbered and nested), > quotes, **strong**, _emphasis_, [text](https://…). No tables, no HTML. */
  text: string;
};
