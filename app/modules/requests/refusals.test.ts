import { aroundEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/modules/accounts/rules/actor";
import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../tests/support/platform";
import { adminOf, as, authorityCreated, people, refuses, states, tellAll, told } from "./refusals.test-data";
import type { RequestAction } from "./rules/request-policy";
import type { ResponseAction } from "./rules/response-policy";
import { edited, everything, NONE, need, responseInput, START, type State, type Told } from "./stories.test-data";
import {
  acceptResponse,
  cancelRequest,
  completeRequest,
  openResponses,
  replacePartner,
} from "./verbs/decisions.server";
import { deleteRequest, duplicateRequest, editRequest, sendRequest, unqueueRequest } from "./verbs/drafts.server";
import { NO_FILES } from "./verbs/files.server";
import { confirmResponse, editResponse, resubmitResponse, withdrawResponse } from "./verbs/responses.server";
import { writeReview } from "./verbs/reviews.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "./verbs/sent.server";

ownPlatform();
aroundEach((test) => rolledBack(test)); // or each would look through what all before it have left
beforeAll(tellAll);
beforeEach(() => setClock(START));

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
    verb: (actor, { id, second }) => acceptResponse(actor, id, second, "Răspunde întregii nevoi."),
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
