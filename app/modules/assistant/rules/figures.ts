import { fold } from "~/platform/language/text";

/** What is read from a text: what it is worth however it is written, and what else a passage with it has. */
type Read = { value: string; parts: readonly string[] };
/** A figure of a text: where it stands, and what it counts, null where the words after it do not say. */
type Figure = Read & { at: number; length: number; unit: string | null };

const MONTHS =
  "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie".split(" ");
const MONTH = `(${MONTHS.join("|")})`;
/** The beginnings of the words after a number by which it is multiplied; a longer one stands first. */
const SCALES: readonly (readonly [string, number])[] = [
  ["miliard", 1e9],
  ["mld", 1e9],
  ["mil", 1e6],
  ["mi", 1e3],
];
const SCALE = "(?:\\s+(?:de\\s+)?(mii|mie|milioane|milion|mil\\.|miliarde|miliard|mld\\.?)(?!\\p{L}))?";

/** What is counted in words; other small numbers in words are seldom figures ("cele două părți"). */
const COUNTED =
  "zi|zile|zilelor|luni|lunilor|ani|anilor|ore|orelor|saptamani|lei|euro|la\\s+suta|procente|metri|exemplare";
const WORDS: Readonly<Record<string, number>> = {
  doi: 2,
  doua: 2,
  trei: 3,
  patru: 4,
  cinci: 5,
  sase: 6,
  sapte: 7,
  opt: 8,
  noua: 9,
  zece: 10,
  unsprezece: 11,
  doisprezece: 12,
  douasprezece: 12,
  treisprezece: 13,
  paisprezece: 14,
  cincisprezece: 15,
  saisprezece: 16,
  saptesprezece: 17,
  optsprezece: 18,
  nouasprezece: 19,
  douazeci: 20,
  treizeci: 30,
  patruzeci: 40,
  cincizeci: 50,
  saizeci: 60,
  saptezeci: 70,
  optzeci: 80,
  nouazeci: 90,
};
const WORD = Object.keys(WORDS).join("|");

/** The units that must not be taken for one another, by the words that say them. */
const UNITS: readonly (readonly [string, string])[] = [
  ["day", "zi|zile|zilelor"],
  ["week", "saptaman\\p{L}+"],
  ["month", "luna|luni|lunilor"],
  ["year", "an|ani|anilor"],
  ["hour", "ora|ore|orelor"],
  ["leu", "leu|lei|ron"],
  ["euro", "euro|eur"],
  ["percent", "%|la\\s+suta|procente?"],
];
const UNIT = UNITS.map(([unit, words]) => `(?<${unit}>${words})`).join("|");
const UNIT_AFTER = new RegExp(`^\\s*(?:de\\s+)?(?:${UNIT})(?!\\p{L})`, "u");
const UNIT_WITHIN = new RegExp(`\\s(?:${UNIT})$`, "u");
/** In characters, with the spaces before it. */
const LONGEST_UNIT = 30;

/** What a figure counts, in a text without marks; a number in words is read with what it counts. */
function unitOf(text: string, at: number, end: number): string | null {
  const { groups } =
    UNIT_WITHIN.exec(text.slice(at, end)) ?? UNIT_AFTER.exec(text.slice(end, end + LONGEST_UNIT)) ?? {};
  return UNITS.find(([unit]) => groups?.[unit] !== undefined)?.[0] ?? null;
}

const two = (text: string): string => text.padStart(2, "0");

function dateOf(day: string, month: number, year: string | undefined): Read {
  const short = `--${two(String(month))}-${two(day)}`;
  return year === undefined
    ? { value: short, parts: [] }
    : { value: `${year}${short.slice(1)}`, parts: [short, `${year}-${two(String(month))}`, year] };
}

const monthOf = (name: string | undefined): number => MONTHS.indexOf(name ?? "") + 1;

type Groups = readonly (string | undefined)[];
/** In this order: what an earlier one has read is not read again. */
const FIGURES: readonly [RegExp, (groups: Groups) => Read][] = [
  [
    /(?:https?:\/\/|www\.)[^\s<>"„”()]*[^\s<>"„”().,;:!?]|[^\s@<>"„”()]+@[^\s@]+\.[\p{L}]+/gu,
    ([address = ""]) => ({ value: address, parts: [] }),
  ],
  [
    /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/g,
    ([, day = "", , month = "", year]) => dateOf(day, Number(month), year),
  ],
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, ([, year, month = "", day = ""]) => dateOf(day, Number(month), year)],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})\\s+${MONTH}(?:\\s+(\\d{4}))?(?![\\p{L}\\d])`, "gu"),
    ([, day = "", month, year]) => dateOf(day, monthOf(month), year),
  ],
  [
    new RegExp(`(?<!\\p{L})${MONTH}\\s+(\\d{4})(?!\\d)`, "gu"),
    ([, month, year = ""]) => ({ value: `${year}-${two(String(monthOf(month)))}`, parts: [year] }),
  ],
  [
    /(?<![\d.])(\d{1,3}(?:\.\d{3})+|\d+)\/((?:18|19|20)\d{2})(?!\d)/g,
    ([, number = "", year = ""]) => ({ value: `${number.replaceAll(".", "")}/${year}`, parts: [year] }),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,3}(?:[.\\s]\\d{3})+(?!\\d)|\\d+)(?:([.,])(\\d+))?${SCALE}`, "gu"),
    ([, whole = "", , decimals = "", scale = ""]) => ({ value: worth(whole, decimals, scale), parts: [] }),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(o|${WORD})\\s+sut[ae]|(${WORD})(?:\\s+si\\s+(${WORD}))?)${SCALE}\\s+(?:de\\s+)?(?:${COUNTED})(?!\\p{L})`,
      "gu",
    ),
    ([, hundreds, tens = "", units = "", scale = ""]) => {
      const number = hundreds === undefined ? (WORDS[tens] ?? 0) + (WORDS[units] ?? 0) : (WORDS[hundreds] ?? 1) * 100;
      return { value: worth(String(number), "", scale), parts: [] };
    },
  ],
];

function worth(whole: string, decimals: string, scale: string): string {
  const number = Number(`${whole.replace(/\D/g, "")}.${decimals || "0"}`);
  const [, factor] = SCALES.find(([beginning]) => scale.startsWith(beginning)) ?? ["", 1];
  return String(Number((number * factor).toPrecision(15)));
}

/** Each character of a text without its marks, where that leaves as many. */
function plain(text: string): string[] {
  const folded = fold(text).split("");
  return folded.length === text.length ? folded : text.split("");
}

export function figuresIn(text: string): Figure[] {
  const rest = plain(text);
  const whole = rest.join("");
  const found: Figure[] = [];
  for (const [pattern, read] of FIGURES)
    for (const match of rest.join("").matchAll(pattern)) {
      const { length } = match[0];
      found.push({ at: match.index, length, ...read(match), unit: unitOf(whole, match.index, match.index + length) });
      rest.fill("\u0000", match.index, match.index + length);
    }
  return found.sort((one, other) => one.at - other.at);
}

type Source = { title: string; heading: string; text: string };

/**
 * The figures, dates and addresses of a claim that no passage of it has, or has of something else ("30 lei" for "30 de zile").
 */
export function unsourcedIn(text: string, passages: readonly Source[]): string[] {
  const known = new Map<string, Set<string | null>>();
  for (const { title, heading, text: own } of passages)
    for (const { value, parts, unit } of figuresIn([title, heading, own].join("\n").normalize("NFC")))
      for (const one of [value, ...parts]) known.set(one, (known.get(one) ?? new Set()).add(unit));
  const isKnown = ({ value, unit }: Figure): boolean => {
    const units = known.get(value);
    return units !== undefined && (unit === null || units.has(unit) || units.has(null));
  };
  return figuresIn(text)
    .filter((figure) => !isKnown(figure))
    .map(({ at, length }) => text.slice(at, at + length));
}
