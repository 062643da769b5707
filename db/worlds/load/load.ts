import { sql } from "drizzle-orm";
import { rebuildSearchIndex } from "~/across/search/verbs/index.server";
import { users } from "~/modules/accounts/tables.server";
import { rebuildPassages } from "~/modules/assistant/verbs/index.server";
import { db, raw } from "~/platform/database/connection.server";
import { OperatorError } from "~/platform/operator-error";
import { writeArticles } from "./article-rows";
import { makeArticles } from "./articles";
import { inOneTransaction, type Report, reportLine, since } from "./batches";
import { writeCommunities } from "./community-rows";
import { writeDiscussions } from "./discussion-rows";
import { openProjects } from "./exchange-rows";
import { type Everything, writeHappenings } from "./happening-rows";
import { makeLives } from "./lives";
import { writeMembers } from "./member-rows";
import { makeMembers } from "./members";
import { computeRatings, writeOffers } from "./offer-rows";
import { OfficeTime } from "./office-time";
import { writePartners } from "./partner-rows";
import { writePrograms } from "./program-rows";
import { Random } from "./random";
import { giveNumbers } from "./registration";
import { writeRequests } from "./request-rows";
import { writeTalks } from "./talk-rows";
import { makeTalks } from "./talks";
import { amountsOf, MAIL_DOMAIN, type Making } from "./world";

export type LoadPlan = {
  scale: number;
  seed: string;
  /** The present of the world. */
  at: Date;
  /** Of the one password that everybody has. */
  passwordHash: string;
  /** The operator types the name of a database, so that nobody fills production by mistake. Null where none is asked. */
  database: { typed: string | null } | null;
};

/** One account of each kind, to sign in with. */
export type Accounts = { uat: string; firma: string };
export const accounts: Accounts = { uat: `uat-1@${MAIL_DOMAIN}`, firma: `firma-1@${MAIL_DOMAIN}` };

/** Generates the world and writes it, tables that belong together in one transaction. */
export async function loadWorld(plan: LoadPlan, report: Report): Promise<void> {
  const began = performance.now();
  const { making, everything } = imagine(plan);
  const { members, lives, talks } = everything;
  report(`lumea este gândită în ${since(began)}; se scrie`);
  await inOneTransaction(report, async (writer) => {
    await refuseWhere(plan);
    await writeMembers(writer, making, members, plan.passwordHash);
    await writePartners(writer, making, members.firms);
    await writeCommunities(writer, making, members.authorities);
    await openProjects(making);
    await writePrograms(making);
  });
  await inOneTransaction(report, async (writer) => {
    await giveNumbers(making, lives);
    await writeRequests(writer, making, lives);
  });
  await inOneTransaction(report, async (writer) => {
    await writeOffers(writer, making, lives);
    await computeRatings(report, making, members.firms);
  });
  await inOneTransaction(report, (writer) => writeArticles(writer, report, making, everything.articles));
  await inOneTransaction(report, (writer) => writeDiscussions(writer, making, members));
  const numbered = { ...everything, talks: talks() };
  await inOneTransaction(report, (writer) => writeTalks(writer, making, numbered.talks));
  await inOneTransaction(report, (writer) => writeHappenings(writer, making, numbered));
  await index(report);
  await settle(report);
  report(`gata în ${since(began)}`);
}

/** The talks quote registration numbers, so they are made once those are given. */
function imagine({ scale, seed, at }: Pick<LoadPlan, "scale" | "seed" | "at">) {
  const making: Making = { random: new Random(seed), time: new OfficeTime(at), amounts: amountsOf(scale) };
  const members = makeMembers(making);
  const lives = makeLives(making, members);
  const talks = (): Everything["talks"] => makeTalks(making, members, lives);
  return { making, everything: { members, lives, articles: makeArticles(making, members), talks } };
}

const LOCK = 7305511;

/**
 * Refuses a database that has the world already. Locks until the end of the first transaction, because two loads at once would
 * overwrite each other.
 */
async function refuseWhere({ database }: LoadPlan): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const known = await db().select({ id: users.id }).from(users).where(sql`${users.email} = ${accounts.uat}`);
  if (known.length > 0) {
    throw new OperatorError(
      "Setul sintetic se află deja în această bază de date. Pentru altul porniți cu o bază goală sau cu alt DATA_DIR.",
    );
  }
  if (database === null) return;
  const { rows } = await db().execute<{ name: string }>(sql`select current_database() as name`);
  const name = rows[0]?.name ?? "";
  if (database.typed !== name) {
    throw new OperatorError(
      `Aceasta nu este baza demonstrativă, iar datele inventate nu se mai pot scoate. Dacă le doriți totuși în baza „${name}”, adăugați --database ${name}.`,
    );
  }
}

/**
 * No listener is told of this past, so the search and the assistant read all of it at once, and the first start has nothing to
 * read.
 */
async function index(report: Report): Promise<void> {
  const began = performance.now();
  const { entries } = await rebuildSearchIndex();
  report(reportLine("search_entries", entries, began));
  const next = performance.now();
  const { sources } = await rebuildPassages();
  report(reportLine("texte pentru asistent", sources, next));
}

const WRITTEN = [
  ..."organisations users credentials partners partner_services partner_ratings requests responses".split(" "),
  ..."articles article_submissions communities community_attractions community_projects search_entries search_words".split(
    " ",
  ),
  ..."assistant_passages assistant_postings assistant_stems assistant_forms".split(" "),
  ..."response_versions reviews questions opportunity_views conversations messages conversation_reads".split(" "),
  ..."exchange_projects discussions posts journal notifications".split(" "),
];

/** Refreshes statistics and flushes the pending lists of GIN indexes. Outside any transaction, as VACUUM requires. */
async function settle(report: Report): Promise<void> {
  const began = performance.now();
  await raw.executeSql(`vacuum (analyze) ${WRITTEN.join(", ")}`);
  report(`statistici și indici în ${since(began)}`);
}
