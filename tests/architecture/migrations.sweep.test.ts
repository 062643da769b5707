import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { migrate } from "~/platform/database/migrate.server";
import { dangersFrom } from "../support/migration-dangers";
import { folderUpTo, ownEmptyDatabase } from "../support/old-databases";
import { asAdministrator } from "../support/template";

/** Earlier migrations are not checked: they were written before the product had users. */
const FIRST_JUDGED = 14;
/** Texts of migrations that were replaced after they had been applied, under the names of the migrations. */
const REPLACED = join(import.meta.dirname, "..", "support", "migrations");

const { own, startAgain } = ownEmptyDatabase();

it("no migration stops or breaks the processes that run meanwhile", async () => {
  expect(await dangersFrom(own().client, FIRST_JUDGED)).toEqual([]);
});

const SCHEMA = `select json_build_object(
  'columns', (select json_agg(json_build_array(c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) order by c.relname, a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0),
  'constraints', (select json_agg(json_build_array(conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) order by conrelid::regclass::text, conname)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0),
  'indexes', (select json_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'),
  'triggers', (select json_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where not tgisinternal),
  'functions', (select json_agg(pg_get_functiondef(p.oid) order by proname) from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql'))) as schema`;

const schema = async () => (await own().client.query(SCHEMA)).rows[0].schema;

it("a database that applied the replaced texts comes to the same schema", async () => {
  const folder = await folderUpTo(Math.max(...(await readdir(REPLACED)).map((name) => Number(name.slice(0, 4)))));
  await cp(REPLACED, folder, { recursive: true });
  await migrate(own().address, { folder });
  await migrate(own().address);
  const afterReplaced = await schema();
  await startAgain();
  await migrate(own().address);
  expect(await schema()).toEqual(afterReplaced);
});

it("migration 0013, which was replaced after it had been applied, leads to the same rows in both texts", async () => {
  for (const text of [await readFile(join(REPLACED, "0013_blog_themes.sql"), "utf8"), null]) {
    await startAgain();
    const folder = await folderUpTo(13);
    if (text) await writeFile(join(folder, "0013_blog_themes.sql"), text);
    await migrate(own().address, { folder });
    await addArticles();
    await migrate(own().address);
    const { rows } = await own().client.query("select themes, count(*)::int from article_submissions group by 1");
    expect(rows).toEqual([{ themes: ["renovari", "tehnologie"], count: 1201 }]);
  }
});

/** Without their authors and organisations. */
const addArticles = () =>
  asAdministrator({ ...inject("server").administrator, database: own().address.database }, async (superuser) => {
    await superuser.query("set session_replication_role = replica");
    await superuser.query(`insert into article_submissions (id, article_id, submitted_by, submitted_at, title, category, summary, body, body_text)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), 'Renovarea școlii ' || n, 'it', '', '', '' from generate_series(1, 1201) n`);
  });

it("migration 0019 keeps every entry of the search, in fewer pages", async () => {
  await migrate(own().address, { folder: await folderUpTo(18) });
  await own().client.query(`insert into search_entries (kind, subject_id, title, who, names, body, county, weight, open_until, updated_at)
    select 'article', gen_random_uuid(), 'Titlu ' || n, 'Comuna ' || n, 'nume' || n, string_agg(md5(n || ' ' || word), ' '), 'CJ', 0.5,
      now(), now() from generate_series(1, 1201) n, generate_series(1, 30) word group by n`);
  const entries = async () => {
    const { rows } =
      await own().client.query(`select md5(string_agg((to_jsonb(e) - '{ctid,filler}'::text[])::text, '' order by subject_id)) as sum,
      count(distinct (ctid::text::point)[0])::int as pages from (select ctid, * from search_entries) e`);
    return rows[0] as { sum: string; pages: number };
  };
  const before = await entries();
  await migrate(own().address);
  const after = await entries();
  expect(after.sum).toBe(before.sum);
  expect(after.pages).toBeLessThan(before.pages / 3);
});
