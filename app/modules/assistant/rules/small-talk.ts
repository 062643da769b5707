import { fold } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";
import { DEPARTMENTS, type Department } from "./departments";

const GREETING = new Set(
  "salut salutare buna bun ziua seara dimineata alo hei hello multumesc multumim mersi la revedere o zi frumoasa".split(
    " ",
  ),
);
const THANKS = new Set(["multumesc", "multumim", "mersi"]);
/** Who is asked, not what. */
const PRESENTATION = [
  /^(cine|ce) (esti|sunteti)( tu| dumneavoastra)?$/,
  /^ce (stii|stiti|poti|puteti)( sa)?( faci| faceti| face)?$/,
  /^(cu )?ce (ma|ne)( mai)? (poti|puteti) ajuta$/,
  /^(prezinta te|prezentati va|ajutor|ajuta ma)$/,
];

/** The reply to a greeting, or to who the department is; null for a question. */
export function cannedReply(text: string, department: Department): string | null {
  const words = wordsIn(fold(text)).map(foldWord);
  if (words.length === 0) return null;
  if (PRESENTATION.some((pattern) => pattern.test(words.join(" ")))) return DEPARTMENTS[department].presentation;
  if (!words.every((word) => GREETING.has(word))) return null;
  if (words.some((word) => THANKS.has(word))) return "Cu plăcere. Puteți pune oricând altă întrebare.";
  return `Bună ziua! ${DEPARTMENTS[department].presentation} Ce doriți să aflați?`;
}
