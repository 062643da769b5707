import { aroundEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, Verification } from "~/modules/accounts/rules/actor";
import { now, setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../tests/support/platform";
import type { RequestAction } from "./rules/request-policy";
import type { ResponseAction } from "./rules/response-policy";
import { requestOf } from "./store/requests.server";
import { responseOf } from "./store/responses.server";
import {
  ANSWERS_UNTIL,
  authority,
  type Cast,
  cast,
  DEADLINE,
  edited,
  everything,
  firm,
  NONE,
  need,
  QUESTIONS_UNTIL,
  responseInput,
  START,
  STATES,
  type State,
  sentBy,
  type Told,
} from "./stories.test-data";
import {
  acceptResponse,
  cancelRequest,
  completeRequest,
  openResponses,
  replacePartner,
} from "./verbs/decisions.server";
import {
  createRequest,
  deleteRequest,
  duplicateRequest,
  editRequest,
  sendRequest,
  unqueueRequest,
} from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { answerQuestion, askQuestion } from "./verbs/questions.server";
import { confirmResponse, editResponse, respond, resubmitResponse, withdrawResponse } from "./verbs/responses.server";
import { hideReview, replyToReview, showReview, writeReview } from "./verbs/reviews.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "./verbs/sent.server";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would look through what all before it have left

const LATER = new Date("2026-11-10T14:00:00Z");
const SCORES = { overall: 5, quality: 5, time: 4, communication: 5, price: 4, text: "Foarte bine." };
const CANCEL = { reason: "no_budget", text: null } as const;

type Verb = (actor: Actor, story: Told) => Promise<unknown>;

type Row = { verb: Verb; works: State[] };
/** `create` starts from nothing, `seal` is a field of `edit`, and `queue` is what `send` does before verification. */
type OwnersAction = Exclude<RequestAction, "read" | "create" | "seal" | "queue"> | "review";

/** The owner's verbs, and in which states they do what they say; in every other one the answer is 409. */
const OWNER: Record<OwnersAction, Row> = {
  edit: { verb: (actor, { id }) => editRequest(actor, id, need(), NO_FILES), works: ["draft"] },
  delete: { verb: (actor, { id }) => deleteRequest(actor, id), works: ["draft"] },
  send: { verb: (actor, { id }) => sendRequest(actor, id, {}), works: ["draft"] },
  unqueue: { verb: (actor, { id }) => unqueueRequest(actor, id), works: [] },
  duplicate: { verb: (actor, { id }) => duplicateRequest(actor, id), works: ["completed", "cancelled"] },
  clarify: {
    verb: (actor, { id }) => clarifyRequest(actor, id, { text: "Da." }),
    works: ["open", "sealed", "to_confirm", "closed", "closedSealed", "opened", "withdrawn"],
  },
  extend: {
    verb: (actor, { id }) => extendRequest(actor, id, { deadlineAt: LATER }),
    works: ["open", "sealed", "to_confirm", "closed", "closedSealed", "withdrawn"],
  },
  editSent: {
    verb: (actor, { id }) => editSentRequest(actor, id, edited("Cu totul alta"), NO_FILES),
    works: ["open", "sealed", "to_confirm", "withdrawn"],
  },
  stillEvaluating: {
    verb: (actor, { id }) => stillEvaluating(actor, id, { text: null }),
    works: ["closed", "closedSealed", "opened"],
  },
  // opened: a second opening finds it done
  open: { verb: (actor, { id }) => openResponses(actor, id), works: ["closedSealed", "opened"] },
  accept: {
    verb: (actor, { id, second }) => acceptResponse(actor, id, second),
    works: ["open", "closed", "closedSealed", "opened", "withdrawn", "vacant"],
  },
  replace: {
    verb: (actor, { id, first, second }) =>
      replacePartner(actor, id, { response: second, replaced: first, reason: "Nu a respectat termenul." }),
    works: ["running"],
  },
  complete: { verb: (actor, { id }) => completeRequest(actor, id), works: ["running"] },
  cancel: {
    verb: (actor, { id }) => cancelRequest(actor, id, CANCEL),
    works: [
      ...(["draft", "open", "sealed", "to_confirm", "closed", "closedSealed"] as const),
      ...(["opened", "withdrawn", "running", "vacant"] as const),
    ],
  },
  review: { verb: (actor, { id }) => writeReview(actor, id, SCORES), works: ["completed"] },
};

/** The author's verbs on its response, which is the first one of the story. */
const AUTHOR: Record<Exclude<ResponseAction, "readContents" | "accept" | "replace">, Row> = {
  edit: {
    verb: (actor, { first }) => editResponse(actor, first, responseInput(), NO_FILES),
    works: ["open", "sealed", "to_confirm"],
  },
  confirm: { verb: (actor, { first }) => confirmResponse(actor, first), works: ["to_confirm"] },
  withdraw: {
    verb: (actor, { first }) => withdrawResponse(actor, first, { text: null }),
    works: ["open", "sealed", "to_confirm", "closed", "closedSealed", "opened", "running"],
  },
  resubmit: {
    verb: (actor, { first }) => resubmitResponse(actor, first, responseInput(), NO_FILES),
    works: ["withdrawn"],
  },
};

const states = Object.keys(STATES) as State[];
let people: Cast;
const prepared = new Map<State, { people: Cast; story: Told; at: Date }>();

/** Each story is told once, with people of its own; what a test does to it is rolled back. */
beforeAll(async () => {
  for (const state of states) {
    const ownPeople = await cast();
    const story = await STATES[state](ownPeople);
    prepared.set(state, { people: ownPeople, story, at: now() });
  }
});
beforeEach(() => setClock(START));

/** The story that ends in this state, its people and the clock as it ends. */
function told(state: State): Told {
  const found = prepared.get(state);
  if (!found) throw new Error(`Nobody told how something is ${state}`);
  people = found.people;
  setClock(found.at);
  return found.story;
}

async function refuses(status: number, work: () => Promise<unknown>): Promise<void> {
  const was = await everything();
  await expect(work()).rejects.toMatchObject({ status });
  expect(await everything()).toBe(was);
}

/** The same person while the organisation stands otherwise. */
const as = (actor: Actor, verification: Verification): Actor =>
  ({ ...actor, organisation: { ...actor.organisation, verification } }) as Actor;

describe.each(Object.entries(OWNER))("the owner's %s", (_name, { verb, works }) => {
  it.each(states)("in %s", async (state) => {
    const story = told(state);
    if (works.includes(state)) {
      const was = await everything();
      await verb(people.uat, story);
      if (state !== "opened" || verb !== OWNER.open.verb) expect(await everything()).not.toBe(was);
    } else
      await refuses(state === "draft" && (verb === OWNER.accept.verb || verb === OWNER.replace.verb) ? 404 : 409, () =>
        verb(people.uat, story),
      );
  });

  it("is nobody else's", async () => {
    const story = told(works[0] ?? "open");
    await refuses(404, async () => verb(await authorityCreated, story));
    await refuses(404, () => verb(people.author, story));
    await refuses(404, () => verb(people.other, story));
    if (story.first !== NONE) await refuses(403, () => verb(adminOf(people), story));
    else await refuses(404, () => verb(adminOf(people), story));
    await refuses(403, () => verb(as(people.uat, "suspended"), story));
  });
});

/** Made before anything is compared. */
let authorityCreated: Promise<Actor>;
beforeAll(async () => {
  authorityCreated = authority();
  await authorityCreated;
});

const adminOf = ({ uat }: Cast): Actor => ({ ...uat, role: "ADMIN", organisation: null });

describe("an unverified authority", () => {
  it.each(["clarify", "extend", "editSent", "cancel", "accept"] as const)("does not %s what was sent", async (name) => {
    const story = told("open");
    await refuses(403, async () => OWNER[name].verb(as(people.uat, "pending"), story));
    await refuses(403, async () => OWNER[name].verb(as(people.uat, "rejected"), story));
  });
  it("cancels its draft", async () => {
    const { id } = told("draft");
    await cancelRequest(as(people.uat, "pending"), id, null);
  });
});

describe.each(Object.entries(AUTHOR))("the author's %s", (_name, { verb, works }) => {
  it.each(states.filter((state) => state !== "draft"))("in %s", async (state) => {
    const story = told(state);
    if (works.includes(state)) {
      const was = await everything();
      await verb(people.author, story);
      expect(await everything()).not.toBe(was);
    } else await refuses(409, () => verb(people.author, story));
  });

  it("is nobody else's", async () => {
    const story = told(works[0] ?? "open");
    await refuses(404, () => verb(people.other, story));
    await refuses(404, async () => verb(await authorityCreated, story));
    await refuses(403, () => verb(people.uat, story));
    await refuses(403, () => verb(adminOf(people), story));
    await refuses(403, () => verb(as(people.author, "suspended"), story));
    await refuses(403, () => verb(as(people.author, "pending"), story));
  });
});

describe("responding and asking", () => {
  it("once, by a verified firm, before its moment passes", async () => {
    const { id } = told("open");
    const late = await firm();
    await refuses(409, () => respond(people.author, id, responseInput(), NO_FILES));
    await refuses(403, () => respond(as(late, "pending"), id, responseInput(), NO_FILES));
    await refuses(403, () => respond(as(late, "suspended"), id, responseInput(), NO_FILES));
    await refuses(404, () => respond(people.uat, id, responseInput(), NO_FILES));
    await refuses(404, () => respond(adminOf(people), id, responseInput(), NO_FILES));
    setClock(QUESTIONS_UNTIL);
    await refuses(409, () => askQuestion(late, id, { text: "Cine plătește?" }));
    setClock(new Date(QUESTIONS_UNTIL.getTime() - 1));
    await askQuestion(late, id, { text: "Cine plătește?" });
    setClock(DEADLINE);
    await refuses(409, () => respond(late, id, responseInput(), NO_FILES));
    setClock(new Date(DEADLINE.getTime() - 1));
    await respond(late, id, responseInput(), NO_FILES);
  });

  it("not to a draft, and not to what is addressed to somebody else", async () => {
    const { id } = told("draft");
    await refuses(404, () => respond(people.author, id, responseInput(), NO_FILES));
    const addressed = await sentBy(people.uat, { partner: people.other.organisation?.id ?? null });
    await refuses(404, () => respond(people.author, addressed, responseInput(), NO_FILES));
    await refuses(404, () => askQuestion(people.author, addressed, { text: "Se poate?" }));
    await respond(people.other, addressed, responseInput(), NO_FILES);
  });

  it("is answered once, by the owner, in time", async () => {
    const { id } = told("open");
    const question = await askQuestion(people.author, id, { text: "Cine plătește?" });
    await refuses(404, () => answerQuestion(people.author, question, { text: "Primăria." }));
    await refuses(404, async () => answerQuestion(await authorityCreated, question, { text: "Primăria." }));
    await refuses(403, () => answerQuestion(adminOf(people), question, { text: "Primăria." }));
    await refuses(403, () => answerQuestion(as(people.uat, "suspended"), question, { text: "Primăria." }));
    setClock(ANSWERS_UNTIL);
    await refuses(409, () => answerQuestion(people.uat, question, { text: "Primăria." }));
    setClock(new Date(ANSWERS_UNTIL.getTime() - 1));
    await answerQuestion(people.uat, question, { text: "Primăria." });
    await refuses(409, () => answerQuestion(people.uat, question, { text: "Altcineva." }));
  });
});

describe("drafting", () => {
  it("is for authorities that are not suspended, and only for partners of the list", async () => {
    const { id } = told("draft");
    await refuses(403, () => createRequest(people.author, need(), NO_FILES));
    await refuses(403, () => createRequest(adminOf(people), need(), NO_FILES));
    await refuses(403, () => createRequest(as(people.uat, "suspended"), need(), NO_FILES));
    const unlisted = (await firm({ verification: "pending" })).organisation?.id ?? "";
    await refuses(409, () => createRequest(people.uat, need({ partner: unlisted }), NO_FILES));
    await refuses(409, () => editRequest(people.uat, id, need({ partner: unlisted }), NO_FILES));
  });
});

describe("reviews", () => {
  it("are written once, answered once, and moderated by ADMIN", async () => {
    const { id } = told("completed");
    const review = await writeReview(people.uat, id, SCORES);
    await refuses(409, () => writeReview(people.uat, id, SCORES));
    await refuses(404, () => replyToReview(people.other, review, { text: "Mulțumim." }));
    await refuses(404, () => replyToReview(people.uat, review, { text: "Mulțumim." }));
    await refuses(403, () => replyToReview(as(people.author, "suspended"), review, { text: "Mulțumim." }));
    await refuses(403, () => hideReview(people.uat, review, { reason: "x" }));
    await refuses(403, () => hideReview(people.author, review, { reason: "x" }));
    await refuses(409, () => showReview(adminOf(people), review));
    await hideReview(adminOf(people), review, { reason: "Date personale" });
    await refuses(409, () => hideReview(adminOf(people), review, { reason: "x" }));
    await refuses(409, () => replyToReview(people.author, review, { text: "Mulțumim." }));
    await showReview(adminOf(people), review);
    await replyToReview(people.author, review, { text: "Mulțumim." });
    await refuses(409, () => replyToReview(people.author, review, { text: "Încă o dată." }));
  });
});

describe("reading", () => {
  it("somebody else's request or response is missing", async () => {
    const draft = told("draft");
    await expect(requestOf(adminOf(people), draft.id)).rejects.toMatchObject({ status: 404 });
    const { id, first } = told("open");
    await expect(requestOf(await authorityCreated, id)).rejects.toMatchObject({ status: 404 });
    await expect(requestOf(people.author, id)).rejects.toMatchObject({ status: 404 });
    await expect(responseOf(people.other, first)).rejects.toMatchObject({ status: 404 });
    expect((await responseOf(people.author, first)).id).toBe(first);
    expect((await requestOf(adminOf(people), id)).id).toBe(id);
  });
});
