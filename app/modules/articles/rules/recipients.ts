/** What says whom a decision about a text is told. */
export type Decided = { organisationId: string; authorId: string; senders: readonly string[] };

/** The recipients of a decision, and which of its people they are. */
export type Recipients = { people: readonly string[]; who: "author" | "sender" | "colleagues" | "nobody" };

/** The author of the text and those who sent it, while they are among the organisation's members; otherwise all members. */
export function recipientsAmong(
  members: readonly string[],
  { authorId, senders }: Omit<Decided, "organisationId">,
): Recipients {
  const remaining = [...new Set([authorId, ...senders])].filter((id) => members.includes(id));
  if (remaining.length === 0) return { people: members, who: members.length === 0 ? "nobody" : "colleagues" };
  return { people: remaining, who: remaining.includes(authorId) ? "author" : "sender" };
}

/** To one of them, and to several. */
const SENTENCES: Readonly<Record<Recipients["who"], readonly [one: string, several: string]>> = {
  author: ["Autorul este anunțat.", "Autorul și cine a trimis textul sunt anunțați."],
  sender: [
    "Autorul nu mai are acces, așa că este anunțat cine a trimis textul.",
    "Autorul nu mai are acces, așa că sunt anunțați colegii care au trimis textul.",
  ],
  colleagues: [
    "Autorul nu mai are acces, așa că este anunțat un coleg al lui.",
    "Autorul nu mai are acces, așa că sunt anunțați colegii lui.",
  ],
  nobody: ["", "Nu este anunțat nimeni: nicio persoană din organizație nu mai are acces."],
};

/** Said before a decision and after it. */
export const recipientsText = ({ who, people }: Recipients): string => SENTENCES[who][people.length === 1 ? 0 : 1];
