import type { Asked } from "~/modules/accounts/signed-in/posted-step.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { line } from "~/platform/form/field-table";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { CHAT, chatPath, LONGEST_TITLE } from "../rules/answers";
import { chatOf, deleteChat, renameChat } from "../store/chats.server";

/** The conversation of the address with the way back to it; throws 404 for everybody but its author. */
async function chatHere({ context, id }: Pick<Asked, "context" | "id">) {
  const { title } = orNotFound(await chatOf(uatOf(context).userId, id));
  return { title, back: { href: chatPath(id), label: title } };
}

export const renaming = stepPage({
  fields: { title: line("Titlul conversației", "titlul conversației", LONGEST_TITLE) },
  async page(asked) {
    const { title, back } = await chatHere(asked);
    return { back, heading: "Redenumește conversația", defaults: { title }, submit: "Salvează" };
  },
  back: async (asked) => (await chatHere(asked)).back.href,
  work: ({ actor, id, value }) => renameChat(actor.userId, id, value.title),
  done: { title: "Conversația a fost redenumită." },
});

export const removal = stepPage({
  async page(asked) {
    const { title, back } = await chatHere(asked);
    return {
      back,
      heading: "Ștergeți conversația?",
      intro: `${quoted(title)} se șterge cu toate întrebările și răspunsurile ei. Nu se poate anula.`,
      submit: "Șterge conversația",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  async back(asked) {
    await chatHere(asked);
    return CHAT;
  },
  work: ({ actor, id }) => deleteChat(actor.userId, id),
  done: { title: "Conversația a fost ștearsă." },
});
