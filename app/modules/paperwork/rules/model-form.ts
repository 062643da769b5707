import type { ModelInput } from "./model-text";

/** The labels of a model's form, in its order. */
export const MODEL_LABELS: Readonly<Record<keyof ModelInput, string>> = {
  title: "Titlul",
  subtitle: "Subtitlul",
  legalBasis: "Temeiul legal",
  text: "Textul",
};

/** The most characters of what is written about a model. */
export const MOST = { title: 150, legalBasis: 300, text: 20_000, note: 300, jurist: 100 } as const;
