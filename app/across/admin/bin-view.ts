import { BIN_PATH } from "~/modules/accounts/rules/places";
import { binnedArticlePath } from "~/modules/articles/rules/bin";
import type { articlesInBin } from "~/modules/articles/store/bin.server";
import { adminCommunityPath } from "~/modules/communities/rules/administration";
import type { communitiesInBin } from "~/modules/communities/store/bin.server";
import { daysLeft } from "~/platform/bin";
import { filterQuery, oneOf } from "~/platform/form/list-query";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { countyText } from "~/platform/romania/counties";
import type { BinItem } from "./parts/bin-rows";

export const BIN_KINDS = { articole: "Articole", comunitati: "Comunități" } as const;
export type BinKind = keyof typeof BIN_KINDS;
export const binQuery = filterQuery({ kind: oneOf("fel", BIN_KINDS) });
export const binPath = binQuery.addressAt(BIN_PATH);

type Article = Awaited<ReturnType<typeof articlesInBin>>[number];
type Community = Awaited<ReturnType<typeof communitiesInBin>>[number];
type Thrown = { deletedAt: Date; deletedBy: string | null };

const STATUS_WORDS: Record<Article["status"], string> = {
  draft: "ciornă",
  pending: "în revizie",
  published: "publicat",
  rejected: "respins",
};

/** "șters de Ana Munteanu la 3 noiembrie 2026, 10:00" */
const thrown = (deleted: string, { deletedAt, deletedBy }: Thrown): string =>
  `${deleted}${deletedBy ? ` de ${deletedBy}` : ""} la ${dateTime(deletedAt)}`;

const left = ({ deletedAt }: Thrown, now: Date): string => plural(daysLeft(deletedAt, now), "zi rămasă", "zile rămase");

export const articleItem =
  (now: Date) =>
  (article: Article): BinItem => ({
    key: `articol-${article.id}`,
    kind: "articole",
    title: article.title,
    facts: ["Articol", article.organisation, STATUS_WORDS[article.status], thrown("șters", article)],
    left: left(article, now),
    restoration: binnedArticlePath(article.id, "restoration"),
    purge: binnedArticlePath(article.id, "purge"),
    loses: "cu textele trimise la revizie și cu imaginile lui",
  });

export const communityItem =
  (now: Date) =>
  (community: Community): BinItem => ({
    key: `comunitate-${community.id}`,
    kind: "comunitati",
    title: community.name,
    facts: [
      "Comunitate",
      countyText(community.county),
      community.owner ?? (community.isTest ? "date de test" : "neadministrată"),
      thrown("ștearsă", community),
    ],
    left: left(community, now),
    restoration: adminCommunityPath(community.id, "restoration"),
    purge: adminCommunityPath(community.id, "purge"),
    loses: "cu atracțiile, proiectele și imaginile ei",
  });
