import { eq } from "drizzle-orm";
import { aroundEach, beforeEach, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { type Cast, cast, DEADLINE, firm, hoursAfter, STATES, standing } from "~/modules/requests/stories.test-data";
import { acceptResponse, cancelRequest, replacePartner } from "~/modules/requests/verbs/decisions.server";
import { answerQuestion, askQuestion } from "~/modules/requests/verbs/questions.server";
import { clarifyRequest, extendRequest, stillEvaluating } from "~/modules/requests/verbs/sent.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { mails } from "~/platform/mail/tables.server";
import { ownPlatform } from "../../../../tests/support/platform";
import { fromNow, heard } from "./told.test-data";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would tell all firms that those before it have left

let people: Cast;
beforeEach(async () => {
  people = await cast();
  await fromNow();
});

const mailTo = async (who: Actor) => {
  const rows = await db().select({ text: mails.text }).from(mails).where(eq(mails.recipient, who.email));
  expect(rows).toHaveLength(1);
  return rows[0]?.text ?? "";
};

const DUE = "7 octombrie 2026, 16:00";
const MINE = ["84.500 lei, fără TVA", "10 săptămâni"];
const MY_WORDS = "Mutăm debitele în două runde, cu o lună de lucru în paralel.";
const OTHERS = ["89.900"];

type Doing = (id: string, story: { first: string; second: string }) => Promise<unknown>;

/** What each mail to the author of the first offer must and must not say, besides the number of the request. */
const KINDS: readonly (readonly [string, keyof typeof STATES, Doing, string[], string[]])[] = [
  [
    "an answer to a question",
    "open",
    async (id) => {
      const asker = await firm();
      const question = await askQuestion(asker, id, { text: "Ce program folosiți?" });
      await answerQuestion(people.uat, question, { text: "Unul din 2014." });
    },
    ["Ce program folosiți?", "Unul din 2014.", "dacă așteaptă confirmarea, confirmați-o", DUE],
    [...MINE, MY_WORDS, ...OTHERS],
  ],
  [
    "an addendum",
    "open",
    (id) => clarifyRequest(people.uat, id, { text: "Programul de lucru rămâne." }),
    ["Programul de lucru rămâne.", "dacă așteaptă confirmarea, confirmați-o", DUE],
    [...MINE, MY_WORDS, ...OTHERS],
  ],
  [
    "a later deadline",
    "open",
    (id) => extendRequest(people.uat, id, { deadlineAt: new Date("2026-10-20T13:00:00Z"), text: "Vin sărbători." }),
    ["Vin sărbători.", "20 octombrie 2026, 16:00"],
    OTHERS,
  ],
  [
    "a decision that is still awaited",
    "open",
    (id) => {
      setClock(hoursAfter(DEADLINE, 1));
      return stillEvaluating(people.uat, id, { text: "Decidem la ședința din decembrie." });
    },
    ["Decidem la ședința din decembrie.", "rămâne valabilă"],
    OTHERS,
  ],
  [
    "an acceptance",
    "open",
    (id, { first }) => acceptResponse(people.uat, id, first, "Răspunde întregii nevoi."),
    [...MINE, MY_WORDS, "Scrieți autorității când și cum începeți."],
    OTHERS,
  ],
  [
    "a refusal",
    "open",
    (id, { second }) => acceptResponse(people.uat, id, second, "Răspunde întregii nevoi."),
    [...MINE, "a ales alt partener", "Nu aveți nimic de făcut"],
    OTHERS,
  ],
  [
    "the end of a collaboration",
    "running",
    (id, { first, second }) =>
      replacePartner(people.uat, id, { response: second, replaced: first, reason: "Întârzie lucrările" }),
    [...MINE, "Întârzie lucrările", "Nu aveți nimic de făcut"],
    OTHERS,
  ],
  [
    "a cancellation",
    "open",
    (id) => cancelRequest(people.uat, id, { reason: "no_budget", text: "Banii merg la drumuri." }),
    [...MINE, "Motivul: Nu mai avem buget. Banii merg la drumuri.", "Nu aveți nimic de făcut"],
    OTHERS,
  ],
];

it.each(KINDS)("the mail of %s says it whole, and nothing of others", async (_, state, act, must, mustNot) => {
  const { id, ...story } = await STATES[state](people);
  await heard();
  await fromNow();
  await act(id, story);
  await heard();
  const text = await mailTo(people.author);
  for (const words of [(await standing(id)).registration ?? "", ...must]) expect(text).toContain(words);
  for (const words of mustNot) expect(text).not.toContain(words);
});

it("whoever asked and has sent no offer reads until when one can be sent", async () => {
  const { id } = await STATES.open(people);
  const asker = await firm();
  await heard();
  await fromNow();
  const question = await askQuestion(asker, id, { text: "Ce program folosiți?" });
  await answerQuestion(people.uat, question, { text: "Unul din 2014." });
  await heard();
  expect(await mailTo(asker)).toContain(`Puteți trimite o ofertă până la ${DUE}.`);
});
