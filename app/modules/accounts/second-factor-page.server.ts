import { data, type RouterContextProvider } from "react-router";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { codeForm, passwordForm } from "./forms";
import { limitedAnswer, overLimit, passwordOfPerson } from "./limits.server";
import { hereOf, withCookies } from "./request.server";
import type { Actor } from "./rules/actor";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./verbs/second-factor.server";

const SECRET = ["parola", "cod"];
const WRONG_PASSWORD = "Parola nu este cea a contului";
const WRONG_CODE = "Codul nu se potrivește. Verificați ora telefonului și scrieți codul care se vede acum";
const BACKUP_CODE = /^[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5}$/;

type Asking = { request: Request; context: Readonly<RouterContextProvider>; form: FormData; actor: Actor };

/** Password first: it makes the secret and the backup codes, which this answer shows. */
async function begin({ request, context, form, actor }: Asking) {
  const checked = checkForm(form, passwordForm, { secret: SECRET });
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([passwordOfPerson, actor.userId]);
  if (over) return limitedAnswer(form, over, SECRET);
  const begun = await beginSecondFactor(checked.value.parola, hereOf(request, context));
  return begun ? { backupCodes: begun.backupCodes } : wrong(form, "parola", WRONG_PASSWORD);
}

/** Then the first code from the app. The backup codes travel along, so that a wrong code does not lose them. */
async function confirm({ request, context, form, actor }: Asking, onward: string) {
  const backupCodes = form
    .getAll("rezerva")
    .filter((code): code is string => typeof code === "string" && BACKUP_CODE.test(code));
  const checked = checkForm(form, codeForm, { secret: SECRET });
  if (!checked.ok) return data({ refused: checked.refused, backupCodes }, { status: 400 });
  const over = await overLimit([passwordOfPerson, actor.userId]);
  if (over) return limitedAnswer(form, over, SECRET);
  const confirmed = await confirmSecondFactor(actor, checked.value.cod, hereOf(request, context));
  if (!confirmed) return data({ ...wrongData(form, "cod", WRONG_CODE), backupCodes }, { status: 400 });
  const flash = {
    tone: "green",
    title: "A doua verificare este activă.",
    text: "Vi se cere la fiecare conectare.",
  } as const;
  return withCookies(goTo(onward, flash), confirmed.cookies);
}

async function end({ request, context, form, actor }: Asking, onward: string) {
  const checked = checkForm(form, passwordForm, { secret: SECRET });
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([passwordOfPerson, actor.userId]);
  if (over) return limitedAnswer(form, over, SECRET);
  const ended = await endSecondFactor(actor, checked.value.parola, hereOf(request, context));
  if (!ended) return wrong(form, "parola", WRONG_PASSWORD);
  return withCookies(goTo(onward, { tone: "green", title: "A doua verificare a fost dezactivată." }), ended.cookies);
}

const wrongData = (form: FormData, field: string, sentence: string) => ({
  refused: refuse(form, { [field]: sentence }, { secret: SECRET }),
});
const wrong = (form: FormData, field: string, sentence: string) =>
  data(wrongData(form, field, sentence), { status: 400 });

/** The page's three forms tell themselves apart by the button that sent them. */
export async function changeSecondFactor(asked: Omit<Asking, "form">, onward: string) {
  const asking = { ...asked, form: await readForm(asked.request) };
  const step = asking.form.get("pas");
  if (step === "confirm") return confirm(asking, onward);
  if (step === "end") return end(asking, onward);
  return begin(asking);
}
