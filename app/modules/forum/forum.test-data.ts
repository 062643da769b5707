import type { Actor } from "~/modules/accounts/rules/actor";
import { hiddenField, type Person } from "../../../tests/support/people";
import { discussionById } from "./store/discussions.server";
import { openDiscussion, replyToDiscussion } from "./verbs/discussions.server";

type Input = Parameters<typeof openDiscussion>[1];

export const discussionOf = (actor: Actor, given: Partial<Input> = {}): Promise<string> =>
  openDiscussion(actor, {
    title: "Cum ați organizat salubrizarea?",
    category: "general",
    body: "<p>Contractul nostru se încheie în martie.</p>",
    ...given,
  });

export const repliesTo = async (id: string, actor: Actor, number: number): Promise<void> => {
  for (let place = 1; place <= number; place += 1) await replyToDiscussion(actor, id, `<p>Răspunsul ${place}</p>`);
};

export async function discussionRecord(id: string) {
  const discussion = await discussionById(id);
  if (!discussion) throw new Error("No discussion");
  return discussion;
}

/** Opens a form and posts it as without JavaScript. */
export async function send(who: Person, path: string, given: Record<string, string>): Promise<Response> {
  const html = await (await who.get(path)).text();
  const hidden = {
    formKey: hiddenField(html, "formKey"),
    version: hiddenField(html, "version"),
    bodyForm: "plain",
    similar: "seen",
  };
  return who.post(path, { ...hidden, ...given });
}
