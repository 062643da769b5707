import { OperatorError } from "~/platform/operator-error";

export const USAGE = `Setul sintetic de date, pentru măsurători:

  npm run seed -- --scale N          N este o zecimală mai mare ca 0 și cel mult 10
  npm run seed -- --scale 0.01       câteva secunde: 32 de autorități, 10 firme, 500 de solicitări, 5.000 de mesaje,
                                     200 de articole
  npm run seed -- --scale 1          3.200 de autorități, 1.000 de firme, 50.000 de solicitări, 500.000 de mesaje,
                                     20.000 de articole

  --seed TEXT    altă lume; același text dă aceeași lume
  --database X   numele bazei de date în care se scrie; nu se cere la baza încorporată, în modul demo
  --help         acest text

Se alătură serverului pornit sau pornește baza de date pentru timpul lui. Datele demonstrative mici vin singure la npm start.`;

const LARGEST = 10;

export type Asked = { kind: "help" } | { kind: "load"; scale: number; seed: string; database: string | null };

export function readArguments(given: readonly string[]): Asked {
  // both spellings, --scale 1 and --scale=1
  const words = given.flatMap((word) =>
    /^--\w+=/.test(word) ? [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)] : [word],
  );
  if (words.length === 0 || words.includes("--help")) return { kind: "help" };
  let scale = null as number | null;
  let seed = "psp";
  let database = null as string | null;
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--scale") scale = scaleOf(words.shift());
    else if (word === "--seed") seed = words.shift() ?? seed;
    else if (word === "--database") database = words.shift() ?? null;
    else
      throw new OperatorError(`Argumentul „${word}” nu este cunoscut. Argumentele cunoscute: npm run seed -- --help.`);
  }
  if (scale === null) throw new OperatorError("Lipsește --scale N, de exemplu npm run seed -- --scale 0.01.");
  return { kind: "load", scale, seed, database };
}

function scaleOf(text: string | undefined): number {
  const scale = Number(text?.replace(",", "."));
  if (text && /^\d+([.,]\d+)?$/.test(text) && scale > 0 && scale <= LARGEST) return scale;
  throw new OperatorError(`După --scale vine o zecimală mai mare ca 0 și cel mult ${LARGEST}, de exemplu 0.01.`);
}
