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
