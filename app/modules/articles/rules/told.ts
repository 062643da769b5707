/** What says whom a decision about a text is told. */
export type Decided = { organisationId: string; authorId: string; senders: readonly string[] };

/** The recipients of a decision, and which of its people they are. */
export type Told = { people: readonly string[]; who: "author" | "sender" | "colleagues" | "nobody" };

const SENTENCES: Readonly<Record<Told["who"], string>> = {
  author: "Autorul este anunțat.",
  sender: "Autorul nu mai este în organizație, așa că este anunțat colegul care a trimis textul.",
  colleagues: "Autorul nu mai este în organizație, așa că sunt anunțați ceilalți membri ai ei.",
  nobody: "Nu este anunțat nimeni: organizația nu mai are membri.",
};

/** Said before a decision and after it. */
export const toldText = ({ who }: Pick<Told, "who">): string => SENTENCES[who];
