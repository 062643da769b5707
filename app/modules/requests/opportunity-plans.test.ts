import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { db, raw, transaction } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../tests/support/platform";
import { statementsOfWork } from "../../../tests/support/statements";
import { type OpportunityQuery, opportunityList } from "./rules/opportunity-query";
import { adminRequestsPage } from "./store/admin-requests.server";
import { opportunitiesFor } from "./store/opportunities.server";
import { authority, firm, START } from "./stories.test-data";

const statementsOf = statementsOfWork();

ownPlatform();

const ALL = 10_000;
const OPEN = 1_000;
const TO_ONE = 200;
const OWN = TO_ONE / 2;
const OWNERS = 100;
/** A page of twenty. */
const FEW = 100;

let reader: Actor;

beforeAll(async () => {
  const uat = await authority();
  const owners = [uat];
  while (owners.length < OWNERS) owners.push(await authority());
  reader = await firm({ name: "Busola Fonduri" });
  const partners = [reader, await firm(), await firm()].map(({ organisation }) => organisation?.id ?? "");
  const deadline = sql`${START.toISOString()}::timestamptz + (n - ${ALL - OPEN}::int) * interval '10 minutes' + interval '1 minute'`;
  await db().execute(sql`insert into requests
    (id, owner_id, created_by, title, category, description, county, only_partner_id, sent_at, registration_year,
     registration_number, deadline_at, questions_until, answers_until, decided_at, created_at, updated_at)
    select gen_random_uuid(), (${sql.param(owners.map(({ organisation }) => organisation?.id))}::uuid[])[1 + n % ${OWNERS}::int], ${uat.userId}, 'Lucrarea ' || n,
      (array['digitalisation', 'taxation', 'environment', 'eu_funds'])[1 + n % 4], 'Descrierea lucrării.',
      (array['CJ', 'AB', 'IS'])[1 + n % 3],
      case when n % ${ALL / TO_ONE}::int = 0 then (${sql.param(partners)}::uuid[])[1 + (n / ${ALL / TO_ONE}::int) % 3] end,
      ${deadline} - interval '400 days', 2026, n, ${deadline}, ${deadline}, ${deadline},
      case when n % 2 = 0 and n <= ${ALL - OPEN} then ${deadline} end, ${deadline}, ${deadline}
    from generate_series(1, ${ALL}) n`);
  await db().execute(sql`insert into responses (id, request_id, partner_id, submitted_at, updated_at)
    select gen_random_uuid(), id, ${partners[0]}, sent_at, sent_at from requests
    where registration_number % 300 = 7`);
  await vi.waitFor(vacuumed, { timeout: 30_000, interval: 500 });
});

/** A count from an index alone is planned only when the rows are known to be visible; another transaction can delay that. */
async function vacuumed() {
  await db().execute(sql`vacuum analyze requests, responses`);
  const { rows } = await db().execute(
    sql`select relallvisible = relpages as whole from pg_class where relname = 'requests'`,
  );
  expect(rows).toEqual([{ whole: true }]);
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
};
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** As the embedded server of the product plans it, with its rows in memory. */
const planOf = (text: string, values: unknown[]): Promise<Plan> =>
  transaction(async () => {
    await raw.executeSql("set local random_page_cost = 1.1");
    const { rows } = await raw.executeSql(`explain (analyze, format json) ${text}`, values);
    return rows[0]["QUERY PLAN"][0].Plan;
  });

/** The rows of requests that this reads, in each of its statements. */
async function readBy(ask: () => Promise<unknown>): Promise<number[]> {
  const read: number[] = [];
  for (const { text, values } of await statementsOf(ask)) {
    const plan = await planOf(text, values);
    const nodes = nodesOf(plan).filter((node) => node["Relation Name"] === "requests");
    const whole = nodes.filter((node) => node["Node Type"] !== "Index Only Scan");
    const rowsOf = (node: Plan) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
    read.push(whole.reduce((sum, node) => sum + rowsOf(node), 0));
  }
  return read;
}

/** In the statement of the numbers of the page and in that of its rows. */
async function rowsRead(query: Partial<OpportunityQuery>) {
  const everything = opportunityList.read(new URLSearchParams());
  const page = () => opportunitiesFor(reader.organisation?.id ?? "", { ...everything, ...query }, START);
  const read = await readBy(page);
  expect(read).toHaveLength(2);
  const [counts = 0, rows = 0] = read;
  return { counts, rows };
}

describe("of many requests, a page reads by index", () => {
  it("numbers without reading the rows, but the firm's own", async () => {
    expect((await rowsRead({})).counts).toBeLessThan(OWN + FEW);
  });

  it("the open ones alone when they are ordered by what suits the firm, or by budget", async () => {
    for (const order of ["potrivire", "buget"] as const) {
      expect((await rowsRead({ order })).rows, order).toBeLessThan(OPEN + FEW);
    }
    expect((await rowsRead({ category: "taxation" })).rows).toBeLessThan(OPEN / 4 + FEW);
  });

  it("twenty when they are ordered by deadline", async () => {
    expect((await rowsRead({ order: "termen" })).rows).toBeLessThan(FEW);
  });

  it("the firm's own ones alone", async () => {
    expect((await rowsRead({ tab: "mele" })).rows).toBeLessThan(OWN + FEW);
  });

  it("what an ADMIN looks for, by its words or by the name of a firm", async () => {
    const found = (text: string) => readBy(() => adminRequestsPage({ text, status: null, page: 1 }, START));
    expect(Math.max(...(await found("nicăieri")))).toBeLessThan(FEW);
    expect(Math.max(...(await found("busola")))).toBeLessThan(OWN + 2 * FEW);
  });

  it("of the closed ones, the latest alone, after the open ones", async () => {
    expect((await rowsRead({ tab: "inchise" })).rows).toBeLessThan(OPEN + FEW);
  });
});
