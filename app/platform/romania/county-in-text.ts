import { foldWord, wordsIn } from "../language/words";
import { type CountyCode, counties, isCountyCode } from "./counties";
import { withoutInstitution } from "./institutions";

const folded = (text: string): string[] => wordsIn(text).map(foldWord);
const COUNTY_WORDS = ["judet", "judetul", "jud"];

/**
 * A code with what says that it is a county: "(SJ)", "jud. SJ", ", SJ" at the end; without that in capitals only: "Poiana SJ".
 */
const CODED: readonly RegExp[] = [
  /\(\s*(?:jud(?:\.|e[tțţ](?:ul)?)?\s*)?([a-z]{1,2})\s*\)/iu,
  /(?<!\p{L})jud(?:e[tțţ](?:ul)?)?(?:\.\s*|\s+)([a-z]{1,2})(?!\p{L})/iu,
  /,\s*([a-z]{1,2})\s*$/iu,
  /\s([A-Z]{2})\s*$/u,
];

type Place = { county: CountyCode; rest: string };

/**
 * The county that a search names or says by its code, among other words or alone ("județul Cluj", "poiana cluj", "Poiana
 * (CJ)"), and those other words.
 */
export const countyIn = (text: string): Place | null => byCode(text) ?? byName(text);

function byCode(text: string): Place | null {
  for (const pattern of CODED) {
    const [whole, written = ""] = pattern.exec(text) ?? [];
    const code = written.toUpperCase();
    if (whole !== undefined && isCountyCode(code)) return { county: code, rest: restOf(text.replace(whole, " ")) };
  }
  return null;
}

function byName(text: string): Place | null {
  const words = ` ${folded(withoutInstitution(text)).join(" ")} `;
  for (const { code, name } of counties) {
    const [before, after] = words.split(` ${folded(name).join(" ")} `, 2);
    if (before !== undefined && after !== undefined) return { county: code, rest: restOf(`${before} ${after}`) };
  }
  return null;
}

const restOf = (text: string): string =>
  folded(withoutInstitution(text))
    .filter((word) => !COUNTY_WORDS.includes(word))
    .join(" ");
