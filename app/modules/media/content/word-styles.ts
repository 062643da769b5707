import { slicesOf, tagsIn, tagsNamed } from "./markup.server.ts";
import { ANY, attribute, isEmptyTag, isOn } from "./text-parts.ts";

/** What makes words of Word not to be seen, or not to be said; absent where the style above says it. */
export type Look = { hidden?: boolean; struck?: boolean };
export type Numbered = { list: string; level: string };
type Style = { basedOn: string | undefined; look: Look; numbered: Partial<Numbered> };

/** Properties of text that `Look` has, by element. */
export const LOOKS: Readonly<Record<string, keyof Look>> = { vanish: "hidden", strike: "struck", dstrike: "struck" };

export class Styles {
  private readonly styles = new Map<string, Style>();

  /** Reads the part of the styles, if there is one. */
  async read(part: Buffer | null): Promise<void> {
    let style: Style | null = null;
    if (part === null) return;
    for await (const slice of slicesOf(part))
      for (const { name, closing, attributes } of tagsIn(slice, ANY)) {
        if (name === "style") {
          style = closing || isEmptyTag(attributes) ? null : { basedOn: undefined, look: {}, numbered: {} };
          if (style) this.styles.set(attribute(attributes, "styleid") ?? "", style);
        }
        if (!style || closing) continue;
        const value = attribute(attributes, "val");
        const look = LOOKS[name];
        if (look) style.look[look] = isOn(value);
        if (name === "basedon") style.basedOn = value;
        if (name === "numid" && value !== undefined) style.numbered.list = value;
        if (name === "ilvl" && value !== undefined) style.numbered.level = value;
      }
  }

  /** What a style and those that it is based on say; the nearest counts. */
  of(id: string | undefined): { look: Look; numbered: Numbered | null } {
    const seen: Style[] = [];
    for (let style = this.styles.get(id ?? ""); style && !seen.includes(style); )
      style = this.styles.get(seen[seen.push(style) - 1]?.basedOn ?? "");
    const look: Look = Object.assign({}, ...seen.toReversed().map((one) => one.look));
    const { list, level = "0" }: Partial<Numbered> = Object.assign({}, ...seen.toReversed().map((one) => one.numbered));
    return { look, numbered: list === undefined ? null : { list, level } };
  }
}

const OF_LISTS = tagsNamed("abstractnum", "num", "abstractnumid", "lvl", "start", "numfmt", "lvltext", "startoverride");

/**
 * The numbers of lists, counted where all lists count 1, 2, 3 to their ends: a paragraph says only that it is numbered, and a
 * wrong number is worse than none.
 */
export class Lists {
  /** The definition of each list that counts. */
  private readonly counting = new Map<string, string>();
  private readonly counted = new Map<string, number>();

  async read(part: Buffer | null): Promise<void> {
    if (part === null) return;
    const ordered = new Set<string>();
    let definition = "";
    let list = "";
    let isOuter = false;
    let isNumber = false;
    let isPlain = true;
    for await (const slice of slicesOf(part))
      for (const { name, closing, attributes } of tagsIn(slice, OF_LISTS)) {
        if (closing || name === "") continue;
        const value = attribute(attributes, "val") ?? "";
        if (name === "abstractnum") definition = attribute(attributes, "abstractnumid") ?? "";
        if (name === "num") list = attribute(attributes, "numid") ?? "";
        if (name === "abstractnumid") this.counting.set(list, value);
        if (name === "lvl") isOuter = attribute(attributes, "ilvl") === "0";
        if (name === "startoverride") isPlain = false;
        if (!isOuter) continue;
        if (name === "numfmt") isNumber = value === "decimal";
        if (name === "numfmt" && isNumber) ordered.add(definition);
        if (name === "start" && value !== "1") isPlain = false;
        if (name === "numfmt" && !isNumber && value !== "bullet") isPlain = false;
        if (name === "lvltext" && isNumber && !/^%1[.)]?$/.test(value)) isPlain = false;
      }
    for (const [id, of] of this.counting) if (!isPlain || !ordered.has(of)) this.counting.delete(id);
  }

  /** The number of the next paragraph of a list; null where none is counted. */
  next(numbered: Numbered | null): number | null {
    const definition = numbered?.level === "0" ? this.counting.get(numbered.list) : undefined;
    if (definition === undefined) return null;
    const number = (this.counted.get(definition) ?? 0) + 1;
    this.counted.set(definition, number);
    return number;
  }
}
