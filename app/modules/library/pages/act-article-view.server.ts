import { localDateOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { siteLink } from "~/platform/language/website";
import { articleVerification, isArticleTrusted, placeOf } from "../rules/act-articles";
import { actNamed } from "../rules/act-lines";
import type { ActName } from "../rules/acts";
import { actPath } from "../rules/paths";
import type { ActArticle } from "../store/act-articles.server";

type Known = readonly (ActName & { id: string })[];

/** An article on its act's page; `known`: the acts to which a link can lead. */
export function articleView(article: ActArticle, known: Known, at: Date) {
  const { label, heading, text, asOf, amendedBy, amendedOn, address } = article;
  const by = amendedBy === null ? null : actNamed(amendedBy, known);
  return {
    label,
    heading,
    text,
    place: placeOf(label),
    asOf: dateLong(asOf),
    amended: amendedBy !== null &&
      amendedOn !== null && { by: amendedBy, href: by === null ? null : actPath(by.id), on: dateLong(amendedOn) },
    address: { href: address, label: siteLink(address)?.label ?? address },
    verification: articleVerification(article, localDateOf(at)),
    isTrusted: isArticleTrusted(article, at),
  };
}
export type ArticleView = ReturnType<typeof articleView>;
