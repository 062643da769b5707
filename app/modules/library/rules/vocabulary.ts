import { codesOf } from "../../../platform/codes";

/** The kinds of documents: stored code and label. */
export const KINDS = { guide: "Ghid", template: "Model", checklist: "Listă de verificare" } as const;
export type ResourceKind = keyof typeof KINDS;
export const KIND_CODES = codesOf(KINDS);

/** The topics of the library, by the code that stands in their address. */
export const TOPICS = {
  "fonduri-europene": "Fonduri europene",
  urbanism: "Urbanism",
  transparenta: "Transparență",
  digitalizare: "Digitalizare",
  "management-proiecte": "Managementul proiectelor",
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_CODES = codesOf(TOPICS);

/** After how many months a document is to be verified again. */
export const PERIODS = { 3: "3 luni", 6: "6 luni", 12: "12 luni", 24: "24 de luni" } as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_CODES = ["3", "6", "12", "24"] as const;

/** Maximum characters; `tag` and `tags`, `everydayWord` and `everydayWords`: the length of one, and how many. */
export const LONGEST = {
  title: 150,
  summary: 300,
  tag: 40,
  tags: 10,
  everydayWord: 60,
  everydayWords: 30,
  note: 200,
  actTitle: 1_000,
  articleLabel: 40,
  articleHeading: 120,
  articleText: 1_000,
  basis: 2_000,
  reason: 500,
  proposal: 20_000,
  linkTitle: 120,
  linkNote: 160,
} as const;

/** What is counted. */
export const RESOURCE_USES = ["view", "download"] as const;
export type ResourceUse = (typeof RESOURCE_USES)[number];

export const isTopic = (code: string): code is Topic => Object.hasOwn(TOPICS, code);

export const ACT_KIND_CODES = ["lege", "oug", "og", "hg", "ordin", "regulament-ue"] as const;
export type ActKind = (typeof ACT_KIND_CODES)[number];

/** What one act does to another. */
export const ACT_LINKS = ["abrogates", "amends"] as const;
export type ActLinkKind = (typeof ACT_LINKS)[number];
