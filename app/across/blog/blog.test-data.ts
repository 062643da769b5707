import { publishedBy } from "~/modules/articles/published.test-data";
import { setClock } from "~/platform/clock";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";

export const START = new Date("2026-11-01T08:00:00.000Z");
export const day = (number: number) => new Date(START.getTime() + number * 86_400_000);

/** A verified authority and a verified firm, with the clock at the tenth day. */
export async function twoAuthors(): Promise<{ uat: Person; firma: Person }> {
  setClock(day(10));
  return {
    uat: await member("UAT", "verified", { name: "Comuna Măgura de Lut" }),
    firma: await member("FIRMA", "verified", { name: "Glas Public SRL" }),
  };
}

type Author = Person["actor"] & { organisation: { id: string } };
export const authorOf = ({ actor }: Person) => actor as Author;
export const write = (who: Person, at: Date, told: Parameters<typeof publishedBy>[2] = {}) =>
  publishedBy(authorOf(who), at, told);

/** The status, the HTML and the text of a page's `<main>`. */
export const main = async (path: string, who: Pick<Person, "get"> = stranger) => {
  const answer = await who.get(path);
  const html = await answer.text();
  return { status: answer.status, html, text: await textOf(new Response(html.slice(html.indexOf("<main")))) };
};
