const PARTS = [
  "cached",
  "uncached",
  "dashboards",
  "search",
  "growing",
  "photos",
  "overload",
  "processes",
  "migrations",
  "bytes",
  "signed-in",
  "lighthouse",
] as const;
export type Part = (typeof PARTS)[number];

export const USAGE = `Măsurătorile produsului construit, pe setul sintetic de date:

  npm run bench                          tot, vreo trei sferturi de oră (prima dată și câteva minute pentru date)
  npm run bench -- --only cached,search  numai unele: ${PARTS.join(", ")}
  npm run bench -- --scale 0.1           alt set de date în loc de 1
  npm run bench -- --against COMIT       panourile și listele acestei construcții față de ale altui comit
  npm run bench -- --quick               runde mai puține și mai scurte, cifre mai nesigure
  npm run bench -- --help                acest text

Rapoartele sunt față de un server node:http gol, care trimite aceiași octeți în aceeași rulare. 
Cu --against, fiecare construcție are baza ei, umplută la fel, iar rundele alternează după o încălzire egală; raportul este
al timpului de procesor, Node și PostgreSQL împreună. Rezultatul: test-results/bench.json`;

export type Asked = { parts: readonly Part[]; scale: number; rounds: number; seconds: number; against?: string };

/** Invalid arguments; the message is shown to the user. */
export class ArgumentError extends Error {}

/** Null for `--help`. Throws ArgumentError for invalid arguments. */
export function readArguments(given: readonly string[]): Asked | null {
  const asked: Asked = { parts: PARTS, scale: 1, rounds: 5, seconds: 2 };
  const words = given.flatMap((word) => word.split("="));
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--help") return null;
    if (word === "--only") asked.parts = partsOf(words.shift());
    else if (word === "--scale") asked.scale = scaleOf(words.shift());
    else if (word === "--against") asked.against = commitOf(words.shift());
    else if (word === "--quick") Object.assign(asked, { rounds: 3, seconds: 1 });
    else throw new ArgumentError(`Argumentul „${word}” nu este cunoscut. npm run bench -- --help`);
  }
  return asked;
}

function partsOf(text = ""): Part[] {
  const names = text.split(",");
  const known = PARTS.filter((part) => names.includes(part));
  if (known.length !== names.length)
    throw new ArgumentError(`După --only vin, cu virgulă, dintre: ${PARTS.join(", ")}.`);
  return known;
}

function scaleOf(text = ""): number {
  const scale = Number(text);
  if (!(scale > 0 && scale <= 10)) throw new ArgumentError("După --scale vine un număr mai mare ca 0 și cel mult 10.");
  return scale;
}

/** The pattern excludes options of git. */
function commitOf(text = ""): string {
  if (!/^\w[\w./~^-]*$/.test(text)) throw new ArgumentError("După --against vine un comit.");
  return text;
}
