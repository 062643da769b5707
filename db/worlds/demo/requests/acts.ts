import { chosenBudget } from "~/modules/requests/forms/requests";
import { acceptResponse, cancelRequest, completeRequest } from "~/modules/requests/verbs/decisions.server";
import { createRequest, type RequestInput, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { answerQuestion, askQuestion } from "~/modules/requests/verbs/questions.server";
import {
  confirmResponse,
  type ResponseInput,
  respond,
  withdrawResponse,
} from "~/modules/requests/verbs/responses.server";
import { replyToReview, writeReview } from "~/modules/requests/verbs/reviews.server";
import { clarifyRequest, editSentRequest, extendRequest, stillEvaluating } from "~/modules/requests/verbs/sent.server";
import { shareRequest } from "~/modules/requests/verbs/sharing.server";
import { viewOpportunity } from "~/modules/requests/verbs/views.server";
import type { DemoPeople } from "../accounts";
import type { ChangeStory, OfferStory, QuestionStory, RequestStory, When } from "./story";
import { deadlineOn } from "./time";

/** The context of a story while it is carried out. */
export type Scene = {
  people: DemoPeople;
  story: RequestStory;
  id: string;
  /** By the firm's address. */
  responses: Map<string, string>;
};
export type Act = { when: When; do: (scene: Scene) => Promise<unknown> };

const uatOf = ({ people, story }: Scene) => people.of(story.uat);
const sum = (lei: number | null) => (lei === null ? null : { minor: lei * 100, currency: null });
const at = (when: readonly [number, string, ...unknown[]]): When => [when[0], when[1]];

/** Everything that happens to a request between its creation and its end, in the order of time. */
export function actsOf(story: RequestStory): Act[] {
  const acts = [
    ...beginning(story),
    ...(story.questions ?? []).flatMap(asked),
    ...(story.offers ?? []).flatMap(offered),
    ...(story.changes ?? []).map((change) => changed(change, story)),
    ...ending(story),
  ];
  return acts.sort((one, other) => other.when[0] - one.when[0] || one.when[1].localeCompare(other.when[1]));
}

function beginning({ created, sent, views = [], deadline }: RequestStory): Act[] {
  const create: Act = {
    when: created,
    do: async (scene) => {
      scene.id = await createRequest(uatOf(scene), draftOf(scene), NO_FILES);
    },
  };
  if (sent === undefined) return [create];
  const deadlineAt = deadline === undefined ? null : deadlineOn(deadline);
  const send: Act = { when: sent, do: (scene) => sendRequest(uatOf(scene), scene.id, { deadlineAt }) };
  return [create, send, ...views.map((by, index) => looked(by, sent, index))];
}

const looked = (by: string, [days]: When, index: number): Act => ({
  when: [days, `${10 + (index % 8)}:15`],
  do: ({ people, id }) => viewOpportunity(people.of(by), id),
});

function draftOf({ people, story }: Scene): RequestInput {
  const {
    title,
    category,
    description,
    budget: [min, max] = [null, null],
    urgency,
    county,
    only,
    sealed,
    criterion,
  } = story;
  return {
    title,
    category,
    description,
    budgetMin: sum(min),
    budgetMax: sum(max),
    currency: "RON",
    deadline: null,
    deadlineHour: "16:00",
    urgency: urgency ?? null,
    county: county ?? null,
    partner: only === undefined ? null : people.of(only).organisation.id,
    sealed: sealed ?? false,
    criterion: criterion ?? null,
  };
}

function asked({ by, at: when, text, answer }: QuestionStory): Act[] {
  let question = "";
  const ask: Act = {
    when,
    do: async ({ people, id }) => {
      await viewOpportunity(people.of(by), id);
      question = await askQuestion(people.of(by), id, { text });
    },
  };
  if (answer === undefined) return [ask];
  return [ask, { when: at(answer), do: (scene) => answerQuestion(uatOf(scene), question, { text: answer[2] }) }];
}

function offered({ by, at: when, confirmed, withdrawn, ...offer }: OfferStory): Act[] {
  const submit: Act = {
    when,
    do: async ({ people, id, responses }) => {
      await viewOpportunity(people.of(by), id);
      responses.set(by, await respond(people.of(by), id, inputOf(offer), NO_FILES));
    },
  };
  const own = ({ responses }: Scene) => responses.get(by) ?? "";
  const confirm = confirmed && {
    when: confirmed,
    do: (scene: Scene) => confirmResponse(scene.people.of(by), own(scene)),
  };
  const withdraw = withdrawn && {
    when: at(withdrawn),
    do: (scene: Scene) => withdrawResponse(scene.people.of(by), own(scene), { text: withdrawn[2] }),
  };
  return [submit, ...(confirm ? [confirm] : []), ...(withdraw ? [withdraw] : [])];
}

type Offered = Omit<OfferStory, "by" | "at" | "confirmed" | "withdrawn">;

const inputOf = ({ text, price, duration: [duration, durationUnit], experience }: Offered): ResponseInput => ({
  text,
  experience: experience ?? null,
  duration,
  durationUnit,
  priceMin: sum(price),
  priceMax: null,
  currency: "RON",
});

function changed(change: ChangeStory, story: RequestStory): Act {
  const when = change.at;
  switch (change.kind) {
    case "clarification":
      return { when, do: (scene) => clarifyRequest(uatOf(scene), scene.id, { text: change.text }) };
    case "extension": {
      const later = { deadlineAt: deadlineOn(change.deadline), text: change.text };
      return { when, do: (scene) => extendRequest(uatOf(scene), scene.id, later) };
    }
    case "still_evaluating":
      return { when, do: (scene) => stillEvaluating(uatOf(scene), scene.id, { text: change.text }) };
    case "budget": {
      const [min, max] = change.budget;
      const budget = { budgetMin: sum(min), budgetMax: sum(max), currency: "RON" as const };
      if (chosenBudget(budget).currency === null) throw new Error(`${story.title}: a budget without sums`);
      const input = { description: story.description, ...budget };
      return { when, do: (scene) => editSentRequest(uatOf(scene), scene.id, input, NO_FILES) };
    }
  }
}

function ending({ accepted, completed, shared, review, cancelled }: RequestStory): Act[] {
  const acts: Act[] = [];
  if (accepted) {
    const response = ({ responses }: Scene) => responses.get(accepted[2]) ?? "";
    acts.push({
      when: at(accepted),
      do: (scene) => acceptResponse(uatOf(scene), scene.id, response(scene), "Răspunde întregii nevoi."),
    });
  }
  if (completed) acts.push({ when: completed, do: (scene) => completeRequest(uatOf(scene), scene.id) });
  if (completed && shared) acts.push({ when: completed, do: (scene) => shareRequest(uatOf(scene), scene.id, true) });
  if (review && accepted) acts.push(...reviewed(review, accepted[2]));
  if (cancelled) {
    const [, , reason, text = null] = cancelled;
    acts.push({ when: at(cancelled), do: (scene) => cancelRequest(uatOf(scene), scene.id, { reason, text }) });
  }
  return acts;
}

function reviewed({ at: when, scores, text, reply }: NonNullable<RequestStory["review"]>, by: string): Act[] {
  const [overall, quality, time, communication, price] = scores;
  let id = "";
  const write: Act = {
    when,
    do: async (scene) => {
      id = await writeReview(uatOf(scene), scene.id, { overall, quality, time, communication, price, text });
    },
  };
  if (reply === undefined) return [write];
  return [write, { when: at(reply), do: ({ people }) => replyToReview(people.of(by), id, { text: reply[2] }) }];
}
