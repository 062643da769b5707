import { eq, type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, transaction } from "~/platform/database/connection.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { type OpportunityStatus, opportunityStatus, visibleTo } from "./rules/opportunity";
import { awaitsDecision, blankRequest, isOpen, requestStatus, type ServiceRequest } from "./rules/request";
import { counts, type ResponseFacts, responseStatus } from "./rules/response";
import { awaitsDecisionAt, openAt, own, statusAt } from "./store/opportunity-status.server";
import { visibleToPartner } from "./store/requests.server";
import { requests } from "./tables/requests.server";

ownDatabase();

/** Both nights of clock change, in the two directions, and a plain afternoon; deadlines and their millisecond neighbours. */
const LIMITS = ["2026-03-29T01:00:00.000Z", "2026-10-25T01:00:00.000Z", "2026-10-07T13:00:00.000Z"].map(Date.parse);
const CLOCKS = LIMITS.flatMap((limit) => [limit - 1, limit, limit + 1]).map((time) => new Date(time));
const COUNT = 10_000;
const PARTNER = "01890000-0000-7000-8000-000000000001";
const STRANGER = "01890000-0000-7000-8000-000000000002";

/** The same sets with every run: a failure can be looked at again. */
let seed = 20261107;
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const moments = LIMITS.flatMap((limit) => [limit - 3_600_000, limit - 1, limit, limit + 1, limit + 3_600_000]);
const maybe = (): Date | null => (random() < 0.5 ? null : new Date(pick(moments)));

type Facts = { id: string; request: ServiceRequest; response: ResponseFacts | null };

function facts(index: number): Facts {
  const request: ServiceRequest = {
    ...blankRequest(STRANGER),
    sentAt: maybe(),
    decidedAt: maybe(),
    completedAt: maybe(),
    cancelledAt: maybe(),
    openedAt: maybe(),
    hiddenAt: random() < 0.2 ? new Date(pick(moments)) : null,
    deadlineAt: random() < 0.1 ? null : new Date(pick(moments)),
    sealed: random() < 0.5,
    onlyPartnerId: pick([null, null, PARTNER, STRANGER]),
  };
  const response: ResponseFacts = {
    submittedAt: new Date(pick(moments)),
    unconfirmedSince: maybe(),
    acceptedAt: maybe(),
    declinedAt: maybe(),
    withdrawnAt: maybe(),
  };
  const id = `01890000-0000-7000-9000-${index.toString(16).padStart(12, "0")}`;
  // Only what was sent, and so has a deadline, was ever answered.
  return { id, request, response: request.deadlineAt === null || random() < 0.3 ? null : response };
}

const sets = Array.from({ length: COUNT }, (_, index) => facts(index));

/** Tables of the same shape and the same generated columns, without the checks that forbid what no verb would write. */
async function inTables<Result>(work: () => Promise<Result>): Promise<Result> {
  return transaction(async () => {
    for (const table of ["requests", "responses"]) {
      await db().execute(
        sql.raw(`create temp table ${table} (like public.${table} including generated) on commit drop`),
      );
      const { rows } = await db().execute<{ name: string }>(
        sql`select attname as name from pg_attribute where attrelid = to_regclass(${`pg_temp.${table}`}) and attnum > 0 and attnotnull and attgenerated = ''`,
      );
      for (const { name } of rows)
        await db().execute(sql.raw(`alter table pg_temp.${table} alter ${name} drop not null`));
    }
    const ofRequests = sets.map(({ id, request }) => ({ id, ...request }));
    const ofResponses = sets.flatMap(({ id, response }) => (response ? [{ request_id: id, ...response }] : []));
    await db().execute(sql`insert into pg_temp.requests (id, only_partner_id, sealed, sent_at, deadline_at, opened_at, decided_at, completed_at, cancelled_at, hidden_at)
      select id, "onlyPartnerId", sealed, "sentAt", "deadlineAt", "openedAt", "decidedAt", "completedAt", "cancelledAt", "hiddenAt"
      from jsonb_to_recordset(${JSON.stringify(ofRequests)}::jsonb) as f(id uuid, "onlyPartnerId" uuid, sealed boolean, "sentAt" timestamptz, "deadlineAt" timestamptz, "openedAt" timestamptz, "decidedAt" timestamptz, "completedAt" timestamptz, "cancelledAt" timestamptz, "hiddenAt" timestamptz)`);
    await db().execute(sql`insert into pg_temp.responses (id, request_id, partner_id, submitted_at, unconfirmed_since, accepted_at, declined_at, withdrawn_at)
      select gen_random_uuid(), request_id, ${PARTNER}::uuid, "submittedAt", "unconfirmedSince", "acceptedAt", "declinedAt", "withdrawnAt"
      from jsonb_to_recordset(${JSON.stringify(ofResponses)}::jsonb) as f(request_id uuid, "submittedAt" timestamptz, "unconfirmedSince" timestamptz, "acceptedAt" timestamptz, "declinedAt" timestamptz, "withdrawnAt" timestamptz)`);
    return work();
  });
}

const truth = (predicate: SQL | undefined) => sql<boolean>`coalesce((${predicate}), false)`;

async function read(now: Date) {
  const rows = await db()
    .select({
      id: requests.id,
      status: requests.status,
      responseStatus: own.status,
      open: truth(openAt(now)),
      awaiting: truth(awaitsDecisionAt(now)),
      opportunity: statusAt(now),
      visible: truth(visibleToPartner(PARTNER)),
    })
    .from(requests)
    .leftJoin(own, eq(own.requestId, requests.id));
  return new Map(rows.map((row) => [row.id, row]));
}

function expected({ request, response }: Facts, now: Date) {
  const opportunity: OpportunityStatus = opportunityStatus({ request, own: response }, now);
  return {
    status: requestStatus(request),
    responseStatus: response === null ? null : responseStatus(response),
    open: isOpen(request, now),
    awaiting: awaitsDecision(request, now),
    opportunity,
    visible: visibleTo(request, PARTNER) || (request.sentAt !== null && response !== null),
  };
}

describe("what SQL says and what TypeScript says", () => {
  it(`is the same for ${COUNT} sets of facts at every clock`, async () => {
    await inTables(async () => {
      for (const now of CLOCKS) {
        const rows = await read(now);
        expect(rows.size).toBe(COUNT);
        const differing = sets.filter((set) => {
          const { id: _, ...said } = rows.get(set.id)!;
          return JSON.stringify(said) !== JSON.stringify(expected(set, now));
        });
        expect(differing.slice(0, 3)).toEqual([]);
      }
    });
  });

  it("is asked about every state", () => {
    const now = CLOCKS[4]!;
    const found = new Set(sets.flatMap((set) => Object.values(expected(set, now))));
    for (const state of ["draft", "sent", "in_progress", "completed", "cancelled", "active", "responded", "closed"]) {
      expect(found).toContain(state);
    }
    for (const state of ["submitted", "to_confirm", "accepted", "declined", "withdrawn"])
      expect(found).toContain(state);
    expect(sets.some(({ request, response }) => response !== null && !counts(response, request, now))).toBe(true);
  });
});
