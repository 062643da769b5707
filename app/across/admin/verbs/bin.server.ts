import type { Actor } from "~/modules/accounts/rules/actor";
import { BIN_PATH, FROM_BIN } from "~/modules/accounts/rules/bin";
import { BINNED_ARTICLES } from "~/modules/articles/rules/paths";
import { articleBin } from "~/modules/articles/verbs/bin.server";
import { restoreArticle } from "~/modules/articles/verbs/writing.server";
import { returnPath } from "~/modules/communities/rules/administration";
import { ADMIN_COMMUNITIES } from "~/modules/communities/rules/paths";
import { communityBin, restoreCommunity } from "~/modules/communities/verbs/administration.server";
import { ADMIN_LIBRARY } from "~/modules/library/rules/paths";
import { KINDS } from "~/modules/library/rules/vocabulary";
import { resourceBin, restoreResource } from "~/modules/library/verbs/resources.server";
import { daysLeft } from "~/platform/bin";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import type { Job } from "~/platform/jobs/jobs.server";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { countyText } from "~/platform/romania/counties";
import {
  articleHead,
  articlesInBin,
  communitiesInBin,
  communityHead,
  type Head,
  resourceHead,
  resourcesInBin,
} from "../store/bin.server";

/** As in the address of the list. */
export type BinKind = "articole" | "comunitati" | "documente";
type Listed = { id: string; title: string; deletedAt: Date; deletedBy: string | null };

/** One kind of things that can be in the bin. */
export type Binned = {
  kind: BinKind;
  /** Its address for an ADMIN; `/:id/restoration` and `/:id/purge` are below it. */
  at: string;
  /** In the bin or not; throws 404 when it does not exist. */
  head(id: string): Promise<Head>;
  /** The last deleted first. `facts`: what is shown beside the title. */
  listed(now: Date): Promise<(Listed & { facts: string[] })[]>;
  /** "șters" in the gender of the kind. */
  deleted: string;
  /** What is purged together with it. */
  loses: string;
  restore(actor: Actor, id: string): Promise<void>;
  /** The address of the page from which it was restored. */
  sentFrom(form: FormData): string;
  restored: { title: string; failed?: string };
  bin: { purge(actor: Actor, id: string): Promise<void>; sweep(): Promise<number> };
  purged: { question: string; title: string; failed: string };
};

const STATUS_WORDS = { draft: "ciornă", pending: "în revizie", published: "publicat", rejected: "respins" } as const;

const articles: Binned = {
  kind: "articole",
  at: BINNED_ARTICLES,
  head: articleHead,
  listed: async (now) =>
    (await articlesInBin(now)).map((article) => ({
      ...article,
      facts: ["Articol", article.organisation, STATUS_WORDS[article.status]],
    })),
  deleted: "șters",
  loses: "cu textele trimise la revizie și cu imaginile lui",
  restore: restoreArticle,
  sentFrom: (form) => (form.get(SENT_FROM) === FROM_BIN ? BIN_PATH : "/admin/dashboard"),
  restored: { title: "Articolul a fost restaurat." },
  bin: articleBin,
  purged: {
    question: "Ștergeți definitiv articolul?",
    title: "Articolul a fost șters definitiv.",
    failed: "Nu s-a putut șterge articolul.",
  },
};

const communities: Binned = {
  kind: "comunitati",
  at: ADMIN_COMMUNITIES,
  head: communityHead,
  listed: async (now) =>
    (await communitiesInBin(now)).map(({ county, owner, isTest, ...community }) => ({
      ...community,
      facts: ["Comunitate", countyText(county), owner ?? (isTest ? "date de test" : "neadministrată")],
    })),
  deleted: "ștearsă",
  loses: "cu atracțiile, proiectele și imaginile ei",
  restore: restoreCommunity,
  sentFrom: returnPath,
  restored: { title: "Comunitatea a fost restaurată.", failed: "A apărut o eroare la restaurarea comunității." },
  bin: communityBin,
  purged: {
    question: "Ștergeți definitiv comunitatea?",
    title: "Comunitatea a fost ștearsă definitiv.",
    failed: "A apărut o eroare la ștergerea comunității.",
  },
};

const resources: Binned = {
  kind: "documente",
  at: ADMIN_LIBRARY,
  head: resourceHead,
  listed: async (now) =>
    (await resourcesInBin(now)).map(({ kind, ...resource }) => ({ ...resource, facts: ["Document", KINDS[kind]] })),
  deleted: "retras",
  loses: "cu toate edițiile și verificările lui",
  restore: restoreResource,
  sentFrom: (form) => (form.get(SENT_FROM) === FROM_BIN ? BIN_PATH : ADMIN_LIBRARY),
  restored: { title: "Documentul a fost restaurat." },
  bin: resourceBin,
  purged: {
    question: "Ștergeți definitiv documentul?",
    title: "Documentul a fost șters definitiv.",
    failed: "Nu s-a putut șterge documentul.",
  },
};

export const BINNED = { articles, communities, resources };
const kinds = Object.values(BINNED);

/** The kind of the thing that an address names. */
export function binnedAt({ pathname }: URL): Binned {
  const found = kinds.find(({ at }) => pathname.startsWith(`${at}/`));
  if (!found) throw new Error(`Nothing at ${pathname} is kept in the bin`);
  return found;
}

export type BinItem = Awaited<ReturnType<typeof itemsInBin>>[number];

/** All kinds in one list, the last deleted first. */
export async function itemsInBin(now: Date) {
  const listed = await Promise.all(
    kinds.map(async (binned) => (await binned.listed(now)).map((thing) => ({ binned, thing }))),
  );
  return listed
    .flat()
    .sort((one, other) => other.thing.deletedAt.getTime() - one.thing.deletedAt.getTime())
    .map(({ binned: { kind, at, deleted, loses }, thing: { id, title, facts, deletedAt, deletedBy } }) => ({
      key: `${kind}-${id}`,
      kind,
      title,
      facts: [...facts, `${deleted}${deletedBy ? ` de ${deletedBy}` : ""} la ${dateTime(deletedAt)}`],
      left: plural(daysLeft(deletedAt, now), "zi rămasă", "zile rămase"),
      restoration: `${at}/${id}/restoration`,
      purge: `${at}/${id}/purge`,
      loses,
    }));
}

export const sweepBin: Job = {
  name: "sweep-bin",
  schedule: "5 5 * * *",
  run: async () => {
    const swept = await Promise.allSettled(kinds.map(({ bin }) => bin.sweep()));
    for (const one of swept) if (one.status === "rejected") throw one.reason;
  },
};
