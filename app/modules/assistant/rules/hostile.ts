import { fold } from "~/platform/language/text";

/** Asks a program to do something else than to answer, or is no question in words. */
const HOSTILE = [
  /\b(ignor\w*|uita|disregard|forget|bypass)\b.{0,40}\b(instruc\w+|reguli\w*|restrict\w+|rules?|prompts?)\b/,
  /\b(system prompt|prompt\w* de sistem|jailbreak|developer mode)\b/,
  /\b(variabile\w* de mediu|environment variables?|chei\w* api|api keys?)\b/,
  /\b(drop|truncate|delete from|alter) (table|database)?\b.*;/,
  /<\/?(script|img|iframe|svg)\b|javascript:/,
];

/** Such a question is not answered, whatever words it shares with documents. */
export const isHostile = (question: string): boolean => {
  const folded = fold(question);
  return HOSTILE.some((pattern) => pattern.test(folded));
};

/** Words with which somebody speaks to a program, and not to a clerk: guides say "scrieți", not "scrie numai". */
const ORDERS = [
  ...HOSTILE.filter((pattern) => !pattern.source.includes("truncate")),
  /\b(ignor\w*|uita|disregard|forget)\b.{0,40}\b(pasaj\w*|surse\w*|intrebar\w*|mai sus|de sus|anterioar\w*|previous|above|passages?)\b/s,
  /\b(asistent\w*\b(?! (social|personal|matern|medical|judiciar|profesionist))|chatbot\w*|chatgpt|llm|robot\w*|inteligent\w* artificial\w*|model\w* (de limba\w*|lingvistic\w*))\b.{0,80}\b(raspund\w*|scri\w*|spun\w*|spui|trebui\w*|ignor\w*|afirm\w*|cite[zs]\w*|recomand\w*|nu)\b/s,
  /\b(ai|assistant|model) (must|should|shall|will|has to)\b/,
  /\b(raspunde|scrie|spune|afiseaza|repeta|afirma|recomanda|adauga) (doar|numai|exact|intotdeauna|mereu|neaparat|ca|cu cuvant\w*|urmato\w*|la sfarsitul raspuns\w*)\b/,
  /\b(respond|reply|answer|output|print|say|write) (only|with|exactly|that|always)\b/,
  /\b(esti acum|de acum (esti|raspunzi|vei)|prefa te|poarta te ca|joaca rolul|you are now|act as|pretend)\b/,
  /\b(nu cita|nu mentiona|nu folosi (pasaj|surs)\w*|fara sa citezi)\b/,
  /<\|?\/?(im_start|im_end|system|assistant|user|inst)\b|\[\/?inst\]|#{2,} ?(system|instruct)|"?(claims|sources|role)"? ?:/,
];

/** Whether a text tells a program what to do. Such a text is not sent to a model. */
export const givesOrders = (text: string): boolean => {
  const spaced = fold(text)
    .replace(/[-*~`]+/g, " ")
    .replace(/\s+/g, " ");
  return [fold(text), spaced].some((one) => ORDERS.some((pattern) => pattern.test(one)));
};
