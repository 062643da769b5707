import { fold } from "~/platform/language/text";
import { type Block, type Body, type Inline, isBreak, type List, linesOf } from "../../writing/rules/body";

/** More are refused: a text for everybody needs no names. */
export const MOST_MENTIONS = 10;
/** Words of the longest name that is looked for after an "@". */
const MOST_WORDS = 12;

/**
 * An organisation that a text may name, by its name or by the full one, with the county; `href` is null while it has no public
 * page, `isHere`: it has written in the discussion.
 */
export type Named = { id: string; name: string; fullName: string; href: string | null; isHere: boolean };

/** An "@" at the beginning of a word, with the words that follow it on the line. */
const MENTION = new RegExp(`(?<![^\\s("„«])@(?=(\\p{L}\\S*(?: \\S+){0,${MOST_WORDS - 1}}))`, "gu");
/** Signs after a name; an ending such as "S.R.L." is a part of it, so each is tried. */
const CLOSING = /[.,;:!?)"”»]{0,4}$/;

/** The texts after an "@" that may be a name, from the longest to the shortest, with all, some and none of the signs at their ends. */
function beginningsOf(words: string): string[] {
  const parts = words.split(" ");
  return parts.flatMap((_, at) => {
    const whole = parts.slice(0, parts.length - at).join(" ");
    const signs = CLOSING.exec(whole)?.[0].length ?? 0;
    return Array.from({ length: signs + 1 }, (_sign, left) => whole.slice(0, whole.length - left));
  });
}

/** For each "@" of the text, the names that it may stand before. What is quoted was already said to those whom it names. */
export const mentionsIn = (body: Body): string[][] =>
  body
    .filter(({ kind }) => kind !== "quote")
    .flatMap(linesOf)
    .flat()
    .flatMap((inline) => (isBreak(inline) ? [] : [...inline.text.matchAll(MENTION)]))
    .map(([, words = ""]) => beginningsOf(words));

/**
 * By its folded name, the organisation that is meant: the only one with it, or the only one of them that has written in the
 * discussion. Communes of several counties have the same name: of those without the county none is guessed.
 */
function meantByName(organisations: readonly Named[]): Map<string, Named> {
  const alike = Map.groupBy(organisations, ({ name }) => fold(name));
  const whole = organisations.map((one) => [fold(one.fullName), one] as const);
  const byName = new Map(
    [...alike].flatMap(([name, all]) => {
      const [meant, ...others] = all.length === 1 ? all : all.filter(({ isHere }) => isHere);
      return meant && others.length === 0 ? [[name, meant] as const] : [];
    }),
  );
  for (const [name, one] of whole) if (name !== fold(one.name)) byName.set(name, one);
  return byName;
}

/** Makes a link of each "@" with the name of an organisation, and says which are named. Anything else after an "@" stays as it is. */
export function withMentions(body: Body, organisations: readonly Named[]): { body: Body; mentioned: string[] } {
  const byName = meantByName(organisations);
  const mentioned = new Set<string>();
  const linked = (inlines: readonly Inline[]): Inline[] =>
    inlines.flatMap((inline) => {
      if (isBreak(inline)) return [inline];
      const pieces: Inline[] = [];
      let from = 0;
      for (const { index, 1: words = "" } of inline.text.matchAll(MENTION)) {
        if (index < from) continue;
        const name = beginningsOf(words).find((beginning) => byName.has(fold(beginning)));
        const organisation = name === undefined ? undefined : byName.get(fold(name));
        if (name === undefined || !organisation) continue;
        mentioned.add(organisation.id);
        const end = index + 1 + name.length;
        pieces.push({ ...inline, text: inline.text.slice(from, index) });
        pieces.push({ ...inline, text: inline.text.slice(index, end), href: organisation.href ?? inline.href });
        from = end;
      }
      return [...pieces, { ...inline, text: inline.text.slice(from) }].filter((piece) => isBreak(piece) || piece.text);
    });
  const listOf = (list: List): List => ({
    ...list,
    items: list.items.map(({ inlines, lists }) => ({ inlines: linked(inlines), lists: lists.map(listOf) })),
  });
  const blockOf = (block: Block): Block => {
    switch (block.kind) {
      case "paragraph":
      case "heading":
        return { ...block, inlines: linked(block.inlines) };
      case "list":
        return listOf(block);
      case "quote":
      case "picture":
      case "rule":
        return block;
    }
  };
  return { body: body.map(blockOf), mentioned: [...mentioned] };
}
