import { type Block, type Body, bodyText } from "../../writing/rules/body";
import type { BodyLimits } from "../../writing/rules/body-bounds";
import { htmlOf } from "../../writing/rules/body-html";

export const LONGEST_TITLE = 150;
/** Of what is written with a report, a decision or an appeal. */
export const LONGEST_NOTE = 1_000;

/**
 * A page shows twenty posts, and is made in less than the 100 ms for which others may wait. A longer text is refused with all that
 * was written, and has its place among the articles.
 */
export const POST_LIMITS: BodyLimits = { characters: 10_000, tags: 400 };

/** A shorter title does not say yet what the discussion is about. */
const SHORTEST_SEARCHED = 8;

/** What is like a title is looked for only when it may become one: reading the words of any text at all could take long. */
export const isSearchable = (title: string): boolean =>
  title.trim().length >= SHORTEST_SEARCHED && title.length <= LONGEST_TITLE;

/** Characters of the opening post shown under the title in lists. */
export const OPENING_EXCERPT = 160;

/** Characters of each post that search engines read with the page. */
export const POST_BEGINNING = 500;

/** The community rules of the specification, in its order. */
export const FORUM_RULES = [
  { title: "Respect reciproc", text: "Scrieți cum ați vorbi cu un coleg. Criticați ideea, nu omul." },
  { title: "Conținut relevant", text: "O discuție are un singur subiect și stă în categoria lui. Fără reclamă." },
  { title: "Ajutor constructiv", text: "Spuneți ce ați încercat și ce a mers. Alegeți răspunsul care v-a ajutat." },
] as const;

/** The words of a post, one line per block; those of a picture are its description. */
export const wordsOf = (body: Body): string => body.map((block) => pictureWords(block) ?? bodyText([block])).join("\n");

const pictureWords = (block: Block): string | null => {
  if (block.kind !== "picture") return null;
  return block.alt === "" ? "(imagine)" : `(imagine: ${block.alt})`;
};

/** The columns of a post's text. */
export const postText = (body: Body) => ({ body: htmlOf(body), bodyText: wordsOf(body) });

/** How a reply begins that quotes a post of this organisation; its author may change it. */
export const quoteStart = (organisation: string): string => `@${organisation} a scris:`;

export const searchTextOf = (title: string, opening: string): string => `${title}\n${opening}`;

/** The button under a comment on a document. */
export const COMMENT = "Comentează";

/** Said under the forms of posts. */
export const MENTION_HINT = "Cu @ și numele întreg al unei organizații, de exemplu @Comuna Măgura, o anunțați.";
