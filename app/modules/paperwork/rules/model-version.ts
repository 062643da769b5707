import { type LocalDate, localDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import type { ModelVersion } from "./compose";
import type { ModelInput } from "./model-fields";
import { printedModel, readParts } from "./model-text";
import { FIRST_VERSION, MODELS, type Model } from "./models";
import { PAPER_KIND_CODES, type PaperKind } from "./paper-kind";

/**
 * The day of the texts in code, with which each model begins. To be moved when they are changed; their number stays, since
 * those after it are given to what administrators write.
 */
export const FIRST_ON = localDate(2026, 11, 28);

/** Who changed a version, and when. */
type Act = { by: string; at: Date };
export type Verified = { jurist: string; on: LocalDate };

/** A version of one of the platform's models. */
export type Version = ModelInput & {
  /** Null for the first one, which is in code. */
  id: string | null;
  kind: PaperKind;
  number: number;
  note: string;
  edited: Act | null;
  /** Null for a draft. */
  publishedOn: LocalDate | null;
  publishedBy: string | null;
  withdrawn: (Act & { reason: string }) | null;
  /** Null until a jurist has read this text. */
  verified: Verified | null;
};

/** A model as an authority has adapted it. */
export type Copy = ModelInput & { kind: PaperKind; basedOn: number; editedAt: Date; by: string };

export const firstVersion = (kind: PaperKind): Version => ({
  ...printedModel(MODELS[kind]),
  id: null,
  kind,
  number: FIRST_VERSION,
  note: "Textul livrat cu platforma.",
  edited: null,
  publishedOn: FIRST_ON,
  publishedBy: null,
  withdrawn: null,
  verified: null,
});

export const isDraft = ({ publishedOn }: Pick<Version, "publishedOn">): boolean => publishedOn === null;
export const isInUse = ({ publishedOn, withdrawn }: Pick<Version, "publishedOn" | "withdrawn">): boolean =>
  publishedOn !== null && withdrawn === null;

/** The model of a written text; what forms do not ask is that of the kind. */
export const modelOf = (kind: PaperKind, { title, subtitle, legalBasis, text }: ModelInput): Model => ({
  ...MODELS[kind],
  title,
  subtitle,
  legalBasis,
  parts: readParts(text).parts,
});

const ofDay = (day: LocalDate | null): string => (day === null ? "în lucru" : `din ${dateLong(day)}`);

export const versionWords = ({ number, publishedOn }: Pick<Version, "number" | "publishedOn">): string =>
  `versiunea ${number}, ${ofDay(publishedOn)}`;

/** How a paper names the version that made it. */
export const versionName = (version: Version): string => `Modelul platformei, ${versionWords(version)}`;
const copyName = ({ editedAt, basedOn }: Copy): string =>
  `Modelul autorității, din ${dateLong(editedAt)}, după versiunea ${basedOn}`;

export const verifiedWords = ({ jurist, on }: Verified): string => `${dateLong(on)}, de ${jurist}`;

/** The model that an authority's papers are made from now. No verification is known of an authority's own text. */
export type ModelInUse = ModelVersion & {
  current: Version;
  copy: Copy | null;
  /** The platform's model has changed since the authority last looked at it. */
  isBehind: boolean;
};

export function modelInUse(current: Version, copy: Copy | null): ModelInUse {
  const { kind, verified } = current;
  return {
    kind,
    model: modelOf(kind, copy ?? current),
    name: copy ? copyName(copy) : versionName(current),
    verified: copy || verified === null ? null : verifiedWords(verified),
    current,
    copy,
    isBehind: copy !== null && copy.basedOn !== current.number,
  };
}

/** The code in an address, or null. */
export const kindIn = (text: string | undefined): PaperKind | null =>
  PAPER_KIND_CODES.find((code) => code === text) ?? null;
