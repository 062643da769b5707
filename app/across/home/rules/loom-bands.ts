import type { Crossing } from "~/ui/loom/loom-size";

/** A collaboration known from public pages: the published review names both sides. */
export type Collaboration = {
  authority: { id: string; name: string };
  firm: { id: string; name: string };
};
type Organisation = Collaboration["authority"];

/** Contents of the drawing; a band without a name stands for an organisation that has not joined yet. */
export type LoomBands = {
  warp: readonly (string | null)[];
  weft: readonly (string | null)[];
  knots: readonly Crossing[];
  string: Crossing | null;
};

/** Start of the string: the first column, in the last row but one, above the card of the latest collaboration. */
const STRING_COLUMN = 0;

/**
 * The bands of the drawing, the same for the same data: first organisations of collaborations, then the others. The
 * first collaboration is the one on the card.
 */
export function loomBands(
  { columns, rows, short }: { columns: number; rows: number; short: boolean },
  collaborations: readonly Collaboration[],
  others: { authorities: readonly Organisation[]; firms: readonly Organisation[] },
): LoomBands {
  const latest = collaborations[0];
  const warp = first(columns, [...collaborations.map(({ authority }) => authority), ...others.authorities]);
  const weft = first(rows, [...collaborations.map(({ firm }) => firm), ...others.firms]);
  const stringRow = Math.max(0, rows - 2);
  if (latest) swap(weft, 0, stringRow);
  const at = (bands: readonly (Organisation | undefined)[], { id }: Organisation) =>
    bands.findIndex((band) => band?.id === id);
  const tied = collaborations.map(({ authority, firm }): Crossing => [at(warp, authority), at(weft, firm)]);
  const knots = tied.filter(([column, row]) => column >= 0 && row >= 0);
  return {
    warp: names(columns, warp, short),
    weft: names(rows, weft, short),
    knots: [...new Map(knots.map((knot) => [knot.join(), knot])).values()],
    string: latest ? [STRING_COLUMN, stringRow] : null,
  };
}

/** The first `most` organisations, without duplicates. */
function first(most: number, all: readonly Organisation[]): (Organisation | undefined)[] {
  return [...new Map(all.map((organisation) => [organisation.id, organisation])).values()].slice(0, most);
}

function swap(bands: (Organisation | undefined)[], one: number, other: number): void {
  const kept = bands[one];
  bands[one] = bands[other];
  bands[other] = kept;
}

const names = (length: number, bands: readonly (Organisation | undefined)[], short: boolean) =>
  Array.from({ length }, (_, index) => {
    const name = bands[index]?.name;
    return name === undefined ? null : shortName(name, short);
  });

const ASSOCIATION = /^Asociația de Dezvoltare Intercomunitară/iu;
const KIND = /^(?:comuna|orașul|municipiul|primăria|uat) /iu;
const FORM = /,? (?:s\.?\s?r\.?\s?l\.?|s\.?\s?a\.?)$/iu;

/** The name on a band; a `short` one without the words that readers can supply. */
export function shortName(name: string, short: boolean): string {
  const plain = name.replace(ASSOCIATION, "ADI").replace(/[„”"]/gu, "");
  return short ? plain.replace(KIND, "").replace(FORM, "") : plain;
}
