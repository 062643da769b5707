import { and, eq, sql } from "drizzle-orm";
import { users } from "~/modules/accounts/tables.server";
import { now } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import { type Announce, OperatorError } from "~/platform/operator-error";
import { publicChanged } from "~/platform/page-cache/changed.server";
import { settings } from "~/platform/settings.server";
import { demoAdmin, fillAccounts } from "./accounts";
import { fillArticles } from "./articles";
import { fillCommunities } from "./communities";
import { fillConversations } from "./conversations";
import { fillForum } from "./forum";
import { fillDemoLibrary } from "./library";
import { fillNotifications } from "./notifications";
import { demoPartners, fillPartners } from "./partners";
import { fillProjects } from "./projects";
import { fillReaders } from "./readers";
import { fillRequests } from "./requests";
import { fillSupport } from "./support";
import { fillTraining } from "./training";

const LOCK = 7305503;

/**
 * In demo mode, the first start on an empty database: everything or nothing, once, however many processes start. Returns
 * whether this one filled it.
 */
export async function fillWhenEmpty(announce: Announce): Promise<boolean> {
  if (!settings().demo) return false;
  return transaction(
    async () => {
      await db().execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      if ((await db().$count(users)) > 0) return false;
      announce("Se scriu datele demonstrative");
      await withoutListeners(fillDemo);
      await publicChanged();
      return true;
    },
    { mayWait: true },
  );
}

/**
 * Refuses to start outside demo mode on a database with demo accounts: their password is published. Only the demo ADMIN
 * is looked for, because anybody can register the other addresses and could stop the next start by that.
 */
export async function refuseDemoAccounts(): Promise<void> {
  if (settings().demo) return;
  const found = await db().$count(users, and(eq(users.email, demoAdmin), eq(users.role, "ADMIN")));
  if (found === 0) return;
  throw new OperatorError(
    `Baza de date cuprinde conturile demonstrative, a căror parolă este cunoscută de toți (${demoAdmin} și celelalte). Porniți pe o bază nouă (alt DATA_DIR sau alt DATABASE_URL); pe aceasta, numai cu SEED=demo, pe mașina locală.`,
  );
}

/** The whole demo world; the order follows the dependencies between its parts. */
export async function fillDemo(): Promise<void> {
  const people = await fillAccounts(demoPartners);
  await fillPartners(people, now());
  await fillCommunities(people, now());
  await fillArticles(people, now());
  await fillDemoLibrary(people, now());
  await fillForum(people, now());
  await fillReaders(people, now());
  await fillProjects(people, now());
  await fillTraining(people, now());
  await fillConversations(people, await fillRequests(people));
  await fillSupport(people, now());
  await fillNotifications();
}
