import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { quoted } from "~/platform/language/quotes";
import { StepPage } from "~/ui/form/step-page";
import { PREPARED, preparedPath } from "../rules";
import { preparedById } from "../store/prepared-answers.server";
import { removePrepared } from "../verbs/prepared-answers.server";

const removal = stepPage({
  async page({ context, id }) {
    adminOf(context);
    const { question, isPublic } = await preparedById(id);
    const where = isPublic ? "la întrebări frecvente și nici între" : "între";
    return {
      back: { href: preparedPath(id), label: "Răspuns pregătit" },
      heading: "Șterge răspunsul",
      before: `${quoted(question)} nu mai apare ${where} răspunsurile echipei. Mesajele în care a fost pus rămân cum sunt.`,
      submit: "Șterge răspunsul",
      variant: "danger",
      busyLabel: "Se șterge…",
    };
  },
  async back({ context, id }) {
    adminOf(context);
    await preparedById(id);
    return PREPARED;
  },
  work: ({ actor, id }) => removePrepared(actor, id),
  done: { title: "Răspunsul a fost șters." },
});

export const loader = removal.open;
export const action = removal.take;
export default StepPage;
