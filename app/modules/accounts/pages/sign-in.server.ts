import { data, type RouterContextProvider } from "react-router";
import { unavailable } from "~/platform/database/unavailable.server";
import type { RefusedForm } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import { credentialsForm, SECRET } from "../forms";
import { forgetSignIns, overLimit, refusedWith, signInLimits, type Trier, triesOf } from "../limits.server";
import { fromOf, withCookies } from "../request.server";
import { homeOfRole } from "../rules/actor";
import type { Door } from "../rules/session";
import { deviceCookie, knownDevice } from "../session/known-device.server";
import { type Refused, type SignedIn, signIn } from "../verbs/sign-in.server";

/** The words of one door, as its screen has them. */
export type DoorWords = {
  door: Door;
  empty: string;
  unexpected: string;
  refused: Partial<Record<Refused, string>>;
  welcome: { title: string; text: string };
  /** Where somebody goes who has no place of their own to go to. */
  onward: string | null;
  query: string;
};

/** What the page shows beside the form: why, and to which address a link may be sent again. */
export type SignInRefusal = { refused: RefusedForm; why: Refused | null; email: string };

const refusal = (refused: RefusedForm, init: ResponseInit, why: Refused | null = null, email = "") =>
  data<SignInRefusal>({ refused, why, email }, init);

/** The action of both doors: limits first, then the password, then where it leads. */
export async function enter(request: Request, context: Readonly<RouterContextProvider>, words: DoorWords) {
  const form = await readForm(request);
  const lead = { sentence: words.empty, fields: ["email", "parola"] };
  const checked = checkForm(form, credentialsForm, { ...SECRET, lead });
  if (!checked.ok) return refusal(checked.refused, { status: 400 });
  const { email, parola } = checked.value;
  const from = fromOf(request, context);
  const cookies = request.headers.get("cookie") ?? "";
  const trier = { account: email, address: from.address, device: await knownDevice(cookies, { email }) };
  const over = await overLimit(...triesOf(trier, signInLimits));
  if (over) return refusal(refusedWith(form, over.message), over.init);
  const answer = await signIn({ email, password: parola, door: words.door, from }).catch(unforeseen);
  if (answer === null) return refusal(refusedWith(form, words.unexpected), { status: 500 });
  if (!answer.ok) {
    const sentence = words.refused[answer.why] ?? words.unexpected;
    return refusal(refusedWith(form, sentence), { status: 400 }, answer.why, email);
  }
  return led(answer, { ...words, trier, cookies });
}

/** Where a right password leads: inside, to the challenge, or to setting up what an ADMIN owes. */
export async function led(
  answer: SignedIn & { ok: true },
  { welcome, onward, query, trier, cookies }: Pick<DoorWords, "welcome" | "onward" | "query"> & Proof,
) {
  // until the code is right, nobody has proved anything: the codes are counted with the passwords
  if (answer.next === "challenge") return withCookies(goTo(`/login/cod${query}`), answer.cookies);
  await forgetSignIns(trier);
  const given = [...answer.cookies, await deviceCookie(cookies, answer.userId)];
  if (answer.next === "set-up") return withCookies(goTo(`/admin-login/a-doua-verificare${query}`), given);
  return withCookies(goTo(onward ?? homeOfRole(answer.role), { tone: "green", ...welcome }), given);
}

/** As whom the tries were counted, and what the browser sent. */
type Proof = { trier: Trier; cookies: string };

function unforeseen(error: unknown): null {
  if (unavailable(error)) throw error;
  log.error({ error }, "sign-in failed");
  return null;
}
