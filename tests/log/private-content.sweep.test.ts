import { Writable } from "node:stream";
import { getTableColumns, getTableName, is, type SQL, sql, Table } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { closeJobs, createQueues, enqueue, type Job, openJobs, startWorkers } from "~/platform/jobs/jobs.server";
import { log, startLog } from "~/platform/log.server";
import { hiddenField, member, stranger } from "../support/people";
import { ownPlatform } from "../support/platform";

/** A marker in every private text of this test. */
const CANARY = "canar-7f3e";
/** Looks like the tokens of our links. */
const TOKEN = `${"Ab3_".repeat(10)}xyz`;

let written = "";
const memory = new Writable({
  write(piece, _, done) {
    written += String(piece);
    done();
  },
});

/** What the log says of `work`. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const from = written.length;
  await work();
  return written.slice(from);
}

const withoutSecrets = (text: string) => !text.includes(CANARY) && !text.includes(TOKEN);

async function failure(statement: SQL): Promise<unknown> {
  try {
    await db().execute(statement);
  } catch (error) {
    return error;
  }
  throw new Error("The statement should have failed");
}

/** While `work` runs, every statement on this table fails, prepared ones too. */
async function refusing<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await db().execute(sql.raw(`revoke all on ${table} from current_user`));
  try {
    return await work();
  } finally {
    await db().execute(sql.raw(`grant all on ${table} to current_user`));
  }
}

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/**/tables.server.ts", "../../app/**/tables/*.server.ts"],
  { eager: true },
);
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, Table));

const own = ownPlatform();
beforeAll(() => void startLog("debug", memory));
afterAll(() => void startLog("silent"));

describe("a statement that fails", () => {
  it("is tried on every table", async () => {
    const { rows } = await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    expect(new Set(tables.map(getTableName))).toEqual(new Set(rows.map(({ name }) => name)));
  });

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    "on %s keeps its values",
    async (name, table) => {
      const columns = Object.values(getTableColumns(table)).filter(({ generated }) => !generated);
      const missing = columns.find(({ notNull }) => notNull);
      const texts = columns.filter((column) => column.columnType === "PgText" && column !== missing);
      const others = columns.filter((column) => !texts.includes(column) && column.columnType !== "PgArray");
      const names = sql.join(
        columns.map(({ name: column }) => sql.identifier(snake(column))),
        sql`, `,
      );
      const values = sql.join(
        columns.map((column) => (texts.includes(column) ? sql`${CANARY}` : sql`null`)),
        sql`, `,
      );

      const failures = [
        // the detail of what is missing holds the whole row
        await failure(sql`insert into ${table} (${names}) overriding system value values (${values})`),
        // the message of what is not a date or a number holds the value
        ...(await Promise.all(
          others.map(({ name: column }) =>
            failure(sql`select ${CANARY}::text::point, ${sql.identifier(snake(column))} from ${table}`),
          ),
        )),
        ...(await refusing(name, () =>
          Promise.all([
            failure(sql`select 1 from ${table} where ${CANARY} = ${TOKEN}`),
            failure(sql`delete from ${table} where ${CANARY} = ${TOKEN}`),
          ]),
        )),
      ];
      for (const error of failures) {
        const line = await logged(async () => {
          log.error({ error }, "as it is");
          log.error({ error: new Error("outside", { cause: error }) }, "as a cause");
          log.error(
            { error: { ...(error as Error), message: (error as Error).message, stack: (error as Error).stack } },
            "as the queue tells it",
          );
        });
        expect(withoutSecrets(line), line).toBe(true);
        expect(line).toContain(name);
        expect(line).toMatch(/\b(23502|22P02|42501)\b/);
        expect(line).toContain("private-content.sweep.test.ts:");
      }
    },
  );
});

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe("a request whose statement fails", () => {
  it.each(["sessions", "users", "account_tokens"])("keeps tokens and addresses (%s)", async (table) => {
    const { cookie } = await member("UAT");
    const line = await logged(() =>
      refusing(table, async () => {
        await stranger.get("/uat/dashboard", { cookie });
        await stranger.get("/uat/dashboard.data", { cookie });
        await stranger.get(`/parola-noua/${TOKEN}`);
        await stranger.get(`/confirmare/${TOKEN}.data`);
        await stranger.post(`/parola-noua/${TOKEN}`, { parola: CANARY, confirmaParola: CANARY });
        await stranger.post("/login?tip=uat", { email: `${CANARY}@psp.test`, parola: CANARY });
      }),
    );
    const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(line).toContain("42501");
    expect([withoutSecrets(line), line.includes(token)], line).toEqual([true, false]);
  });

  it("keeps what was written to the support team", async () => {
    const line = await logged(() =>
      refusing("support_tickets", async () => {
        const formKey = hiddenField(await (await stranger.get("/support")).text(), "formKey");
        const fields = { nume: CANARY, email: `${CANARY}@psp.test`, subiect: CANARY, mesaj: CANARY, formKey };
        await stranger.post("/support", fields);
      }),
    );
    expect(line).toContain("42501");
    expect(withoutSecrets(line), line).toBe(true);
  });

  it("and an unknown address keep the token in the path", async () => {
    const line = await logged(() => stranger.get(`/parola-nou/${TOKEN}`));
    expect(line).toContain("/parola-nou/");
    expect(withoutSecrets(line), line).toBe(true);
  });
});

describe("a job that fails", () => {
  it("leaves no values in the log or in the queue", async () => {
    const failing: Job = {
      name: "failing",
      retries: 0,
      run: async () => void (await db().execute(sql`select ${CANARY}::text::point`)),
    };
    await closeJobs();
    await openJobs(own(), true);
    await createQueues([failing]);
    const line = await logged(async () => {
      await startWorkers([failing]);
      await enqueue(failing, {});
      await expect.poll(outputs, { timeout: 10_000 }).toMatch(/22P02/);
    });
    expect(withoutSecrets(line + (await outputs())), line).toBe(true);
    expect(line).toContain("22P02");
  });
});

async function outputs(): Promise<string> {
  const { rows } = await db().execute<{ output: unknown }>(sql`select output from pgboss.job where name = 'failing'`);
  return JSON.stringify(rows);
}
