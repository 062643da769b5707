import { COUNTED_KINDS, type CountedKind } from "~/platform/counts/kinds";

export const SEVERITIES = {
  high: { label: "Ridicat", tone: "red" },
  medium: { label: "Mediu", tone: "yellow" },
  low: { label: "Scăzut", tone: "grey" },
} as const;
export type Severity = keyof typeof SEVERITIES;

/** `blocked`: each one was refused. `watched`: it is only reported to us, by browsers. */
export const THREAT_STATES = {
  blocked: { label: "Blocat", tone: "green" },
  watched: { label: "Monitorizat", tone: "blue" },
} as const;
export type ThreatState = keyof typeof THREAT_STATES;

type Threat = {
  title: string;
  definition: string;
  state: ThreatState;
  /** From how many in a month on it is medium and high. */
  medium: number;
  high: number;
};

export const threats: Readonly<Record<CountedKind, Threat>> = {
  "sign-in": {
    title: "Conectări refuzate",
    definition: "parolă sau cod greșit, cont neconfirmat sau suspendat",
    state: "blocked",
    medium: 100,
    high: 1_000,
  },
  limit: {
    title: "Cereri peste limită",
    definition: "conectări, formulare și alte cereri trimise de prea multe ori",
    state: "blocked",
    medium: 100,
    high: 1_000,
  },
  "other-origin": {
    title: "Formulare de pe alt site",
    definition: "formulare care nu au fost trimise de pe o pagină a platformei",
    state: "blocked",
    medium: 10,
    high: 100,
  },
  "file-active": {
    title: "Fișiere cu programe",
    definition: "documente cu macrocomenzi, cu scripturi ori cu fișiere atașate, sau care încarcă ori deschid ceva",
    state: "blocked",
    medium: 1,
    high: 20,
  },
  "file-locked": {
    title: "Fișiere cu parolă",
    definition: "documente criptate, al căror conținut nu poate fi verificat",
    state: "blocked",
    medium: 20,
    high: 200,
  },
  "file-kind": {
    title: "Fișiere de alt fel",
    definition: "fișiere al căror conținut nu este de un fel primit sau nu poate fi citit",
    state: "blocked",
    medium: 100,
    high: 1_000,
  },
  "file-large": {
    title: "Fișiere prea mari",
    definition: "fișiere peste limită, așa cum sunt sau după despachetare",
    state: "blocked",
    medium: 100,
    high: 1_000,
  },
  "page-policy": {
    title: "Conținut străin în pagini",
    definition:
      "rapoarte ale navigatoarelor despre scripturi sau fișiere care nu sunt ale platformei, de obicei din extensii",
    state: "watched",
    medium: 100,
    high: 1_000,
  },
};

export const severityOf = (count: number, { medium, high }: Pick<Threat, "medium" | "high">): Severity =>
  count >= high ? "high" : count >= medium ? "medium" : "low";

export type ThreatFigure = Threat & { count: number; severity: Severity };

/** Every kind, those that were not counted yet with zero. */
export const threatFigures = (counted: readonly { kind: CountedKind; count: number }[]): readonly ThreatFigure[] =>
  COUNTED_KINDS.map((kind) => {
    const count = counted.find((one) => one.kind === kind)?.count ?? 0;
    return { ...threats[kind], count, severity: severityOf(count, threats[kind]) };
  });
