import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { colleaguePolicy, organisationPolicy } from "~/modules/accounts/rules/policy";
import { claimPolicy } from "~/modules/communities/rules/claims";
import { communityPolicy } from "~/modules/communities/rules/policy";
import { profilePolicy } from "~/modules/partners/rules/policy";
import { opportunityPolicy } from "~/modules/requests/rules/opportunity-policy";
import { requestPolicy } from "~/modules/requests/rules/request-policy";
import { reviewPolicy } from "~/modules/requests/rules/review-policy";
import { setClock } from "~/platform/clock";
import { ownPlatform } from "../support/platform";
import { everything } from "./ask";
import { answers, rows } from "./matrix";
import { makeWorld, type World } from "./world";

/**
 * Guards and their addresses: a policy, and the rule that is removed from it. Many other guards have a second one (a
 * narrowed read before the rule, a guarded move after it), so that removing them alone changes nothing.
 */
const guards: [name: string, policy: { rules: object }, rule: string, addresses: RegExp][] = [
  ["a suspended authority begins nothing", requestPolicy, "create", /service-requests\/new$/],
  ["sealed offers open at their deadline", requestPolicy, "open", /\/opening$/],
  ["an evaluation is spoken of after the deadline", requestPolicy, "stillEvaluating", /\/evaluation$/],
  ["offers are accepted when their time has come", requestPolicy, "accept", /^POST .*\/acceptance$/],
  ["what has ended is copied", requestPolicy, "duplicate", /\/copy$/],
  ["a review follows a completed collaboration", reviewPolicy, "review", /^POST .*\/review$/],
  ["only who may take part responds", opportunityPolicy, "respond", /^POST .*opportunities\/:id\/response$/],
  ["only who may take part asks", opportunityPolicy, "ask", /^POST .*opportunities\/:id\/questions$/],
  ["only verified authorities claim a community", claimPolicy, "claim", /community\/claims$/],
  ["the profile of a suspended firm stands still", profilePolicy, "edit", /^POST \/firma\/profile\/company$/],
  ["a suspended authority makes no community", communityPolicy, "create", /^POST \/uat\/community\/new$/],
  [
    "only a rejected organisation waits again",
    organisationPolicy,
    "askAgain",
    /(queue|(profile|account)\/verification)$/,
  ],
  ["its owners invite", organisationPolicy, "invite", /\/invitations\/new$/],
  ["its owners give the roles", colleaguePolicy, "changeRole", /\/colleagues\/:id\/role$/],
  ["its owners remove colleagues", colleaguePolicy, "remove", /\/removal$/],
  ["its owners give the account over", colleaguePolicy, "handOver", /\/handover$/],
  ["its last owner stays", colleaguePolicy, "leave", /\/leaving$/],
  ["its data are the owner's", organisationPolicy, "edit", /(profile|account)\/organisation$/],
];

describe("the tables of who may do what", () => {
  ownPlatform();
  let world: World;
  let before = "";

  beforeAll(async () => {
    world = await makeWorld();
    before = await everything();
  });
  afterAll(() => setClock(null));

  /** The first row that is answered otherwise than it says. */
  const wrongRow = async (addresses: RegExp): Promise<string | null> => {
    for (const row of rows.filter(({ method, pattern }) => addresses.test(`${method} ${pattern}`))) {
      const codes = (await answers(world, row, before, { draw: false })).map(({ code }) => code);
      if (codes.join(" ") !== row.codes.join(" ")) return `${row.pattern}: ${codes.join(" ")}`;
    }
    return null;
  };

  it.each(guards)("are green with the guard and see it gone: %s", async (_, policy, rule, addresses) => {
    const rules = policy.rules as Record<string, unknown>;
    const kept = rules[rule];
    expect(typeof kept).toBe("function");
    expect(await wrongRow(addresses)).toBeNull();
    rules[rule] = () => null;
    const wrong = await wrongRow(addresses).finally(() => {
      rules[rule] = kept;
    });
    expect(wrong).not.toBeNull();
  });
});
