import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrate, migrationsFolder } from "../../app/platform/database/migrate.server";
import { temporaryFolder } from "./folders";
import type { Page } from "./page";

/** One migration of each kind that the rules allow, on the tables that pages read and write most. */
const OF_EACH_KIND = [
  `alter table users add column nickname text, add column greeting text not null default 'Bună ziua';
   --> statement-breakpoint
   alter table sessions add column device text;
   --> statement-breakpoint
   alter table article_submissions add column readers integer not null default 0;`,
  `create table reading_lists (
     user_id uuid primary key references users, article_id uuid not null references articles, added_at timestamptz not null);
   --> statement-breakpoint
   create index reading_lists_article on reading_lists (article_id);`,
  `-- one statement at a time
   alter table article_submissions add column if not exists letters integer;
   --> statement-breakpoint
   create or replace function set_letters() returns trigger language plpgsql
   as $$ begin new.letters := length(new.body_text); return new; end $$;
   --> statement-breakpoint
   create or replace trigger article_submissions_letters before insert or update of body_text, letters
   on article_submissions for each row execute function set_letters();
   --> statement-breakpoint
   do $$
   declare batch uuid[]; last uuid := '00000000-0000-0000-0000-000000000000';
   begin
     loop
       select array_agg(id order by id) into batch
       from (select id from article_submissions where id > last order by id limit 500) as next;
       exit when batch is null;
       update article_submissions set letters = 0 where id = any (batch) and letters is null;
       commit;
       last := batch[cardinality(batch)];
     end loop;
   end $$;
   --> statement-breakpoint
   alter table article_submissions drop constraint if exists article_submissions_letters_there;
   --> statement-breakpoint
   alter table article_submissions add constraint article_submissions_letters_there check (letters is not null) not valid;
   --> statement-breakpoint
   alter table article_submissions validate constraint article_submissions_letters_there;
   --> statement-breakpoint
   alter table article_submissions alter column letters set not null;`,
  `-- one statement at a time
   drop index concurrently if exists article_submissions_letters;
   --> statement-breakpoint
   create index concurrently article_submissions_letters on article_submissions (letters);
   --> statement-breakpoint
   drop index concurrently if exists requests_title;
   --> statement-breakpoint
   create index concurrently requests_title on requests (title);`,
  `-- one statement at a time
   alter table articles drop constraint if exists articles_updated_by_a_person;
   --> statement-breakpoint
   alter table articles add constraint articles_updated_by_a_person foreign key (updated_by) references users not valid;
   --> statement-breakpoint
   alter table articles validate constraint articles_updated_by_a_person;`,
];

const HELD_MS = 2_500;

export type Felt = { answers: number; odd: string[]; longestBefore: number; longest: number; milliseconds: number };

/**
 * Migrates the database while an older version of the program answers `visits` repeatedly, and another connection keeps a
 * read transaction open longer than a page may take, as a report or a backup does. Returns what the visitors noticed.
 */
export async function migrateUnder(url: string, visits: readonly (() => Promise<Page>)[]): Promise<Felt> {
  const folder = temporaryFolder();
  const felt: Felt = { answers: 0, odd: [], longestBefore: 0, longest: 0, milliseconds: 0 };
  let going = true;
  let migrating = false;
  const again = async (visit: () => Promise<Page>) => {
    while (going) {
      const beforehand = !migrating;
      const { status, milliseconds, path } = await visit();
      felt.answers += 1;
      if (status !== 200 && status !== 303) felt.odd.push(`${status} ${path}`);
      if (beforehand) felt.longestBefore = Math.max(felt.longestBefore, milliseconds);
      else felt.longest = Math.max(felt.longest, milliseconds);
    }
  };
  const visitors = visits.map(again);
  const reader = new pg.Client({ connectionString: url });
  try {
    await writeMigrations(folder);
    await sleep(2_000);
    await reader.connect();
    await reader.query(
      "begin; select count(*) from users; select count(*) from article_submissions; select count(*) from sessions",
    );
    const released = sleep(HELD_MS).then(() => reader.query("commit"));
    const began = performance.now();
    migrating = true;
    await Promise.all([migrate({ connectionString: url }, { folder }), released]);
    felt.milliseconds = performance.now() - began;
  } finally {
    going = false;
    await Promise.all(visitors);
    await reader.end();
    await rm(folder, { recursive: true });
  }
  return felt;
}

async function writeMigrations(folder: string): Promise<void> {
  await cp(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: object[] };
  for (const [position, sql] of OF_EACH_KIND.entries()) {
    const tag = `living_${position}`;
    journal.entries.push({
      idx: journal.entries.length,
      version: "7",
      when: Date.now() + position,
      tag,
      breakpoints: true,
    });
    await writeFile(join(folder, `${tag}.sql`), sql.trim());
  }
  await writeFile(path, JSON.stringify(journal));
}
