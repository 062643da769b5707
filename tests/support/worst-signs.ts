import { slowness } from "./cost";

/** What a pattern may try again at each place of a text: signs, and words that many patterns begin with. */
const SIGNS = [
  ..." \t\n.,;:()[]<>-–_/\\@!?%0aă",
  "1 ",
  "1..",
  "a.",
  "a@",
  "com ",
  "u.a.t ",
  "art. 7 ",
  "RO1",
  "\u0301",
];
const LENGTH = 100_000;
/** In milliseconds. Quadratic time is seconds. */
const MOST = 200;

/** The texts of one repeated sign, after this beginning, that take a reader of texts longer than in linear time. */
export function slowTextsFor(read: (text: string) => unknown, beginning = ""): string[] {
  const texts = SIGNS.flatMap((sign) => {
    const run = sign.repeat(LENGTH / sign.length);
    return [`${beginning}${run}x`, `${beginning}x${run}`];
  });
  return texts.filter((text) => millisecondsOf(() => read(text)) > MOST).map((text) => text.slice(0, 20));
}

function millisecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  const milliseconds = (user + system) / 1000;
  return milliseconds > MOST ? milliseconds / slowness() : milliseconds;
}
