import type { ExampleTopic } from "./resource";

/** A legal act of the library that comes with the product. */
export type ExampleAct = {
  /** Kind, number and year: "lege-544-2001", "oug-57-2019", "og-27-2002", "hg-395-2016", "ue-2016-679". */
  key: string;
  kind: "lege" | "oug" | "og" | "hg" | "ordin" | "regulament-ue";
  number: string; // "544/2001"
  /** As published. */
  title: string;
  /** One line of plain Romanian: what a clerk finds in it. */
  summary: string;
  topics: readonly ExampleTopic[];
  /** Where it is published, for instance "M.Of. nr. 663 din 23.10.2001"; null where it is not known for certain. */
  published: string | null;
  /** ISO date; null where it is not known for certain. */
  inForceFrom: string | null;
  /** Official address: legislatie.just.ro, eur-lex.europa.eu, anap.gov.ro… */
  address: string;
  /** Who repealed it and since when (ISO date). */
  abrogated?: { by: string; from: string; note?: string };
  /** Acts of this list that changed it, since when, and what changed, in one line. */
  amended?: readonly { by: string; from: string; what: string }[];
};

/** An article: how the act calls it, what it is about, what it prescribes in our words, and which act changed it last, since when. */
type ExampleArticle = readonly [label: string, heading: string, text: string, amended?: { by: string; on: string }];

/** Articles of one act. */
export type ExampleArticles = {
  /** The key of the act. */
  act: string;
  /** The page on which the official text is read. */
  address: string;
  /** The day of the text with which they were compared when they were written (ISO date). */
  asOf: string;
  articles: readonly ExampleArticle[];
};
