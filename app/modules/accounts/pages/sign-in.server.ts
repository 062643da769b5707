import { data, type RouterContextProvider } from "react-router";
import { unavailable } from "~/platform/database/unavailable.server";
import type { RefusedForm } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import { isPostKept } from "~/platform/form/kept-post.server";
import { readForm } from "~/platform/form/read-form.server";
import { readCookie } from "~/platform/http/cookie.server";
import { goTo } from "~/platform/http/go.server";
import { log } from "~/platform/log.server";
import { credentialsForm, SECRET } from "../forms";
import { homeOfRole } from "../rules/actor";
import type { LoginPage } from "../rules/session";
import { leadsToKeptText, reasonOf } from "../rules/sign-in-paths";
import { deviceCookie, knownDevice } from "../session/known-device.server";
import {
  type AttemptSource,
  attemptsOf,
  forgetSignInAttempts,
  overLimit,
  refusedWith,
  signInLimits,
  spareAddress,
} from "../signed-in/limits.server";
import { fromOf, withCookies } from "../signed-in/request.server";
import { personByEmail } from "../store/person.server";
import { type Refused, type SignedIn, signIn } from "../verbs/sign-in.server";

/** The texts of one login page, from the specification. */
export type LoginTexts = {
  page: LoginPage;
  empty: string;
  unexpected: string;
  /** A function is given the reason of a suspension: every refusal but the first follows a right password. */
  refused: Partial<Record<Refused, string | ((reason: string | null) => string)>>;
  welcome: { title: string; text: string };
  /** The path to return to; null for the dashboard. */
  onward: string | null;
  query: string;
};

/** The refused form, the reason, and the address for a new confirmation link. */
export type SignInRefusal = { refused: RefusedForm; why: Refused | null; email: string };

const refusal = (refused: RefusedForm, init: ResponseInit, why: Refused | null = null, email = "") =>
  data<SignInRefusal>({ refused, why, email }, init);

/** The sentence over the form: why one is asked to sign in, and whether text waits, on the server or in this browser. */
export async function reasonFor(request: Request, onward: string | null): Promise<string | null> {
  if (!leadsToKeptText(onward)) return reasonOf(onward);
  const cookies = request.headers.get("cookie");
  const waits = readCookie(cookies, "waiting") !== null || (await isPostKept(readCookie(cookies, "kept")));
  return reasonOf(onward, waits);
}

/** The action of both login pages: limits, then the password, then the redirect. */
export async function signInAction(request: Request, context: Readonly<RouterContextProvider>, words: LoginTexts) {
  const form = await readForm(request);
  const lead = { sentence: words.empty, fields: ["email", "parola"] };
  const checked = checkForm(form, credentialsForm, { ...SECRET, lead });
  if (!checked.ok) return refusal(checked.refused, { status: 400 });
  const { email, parola } = checked.value;
  const from = fromOf(request, context);
  const cookies = request.headers.get("cookie") ?? "";
  const source = { account: email, address: from.address, device: await knownDevice(cookies, { email }) };
  const over = await overLimit(...attemptsOf(source, signInLimits));
  if (over) return refusal(refusedWith(form, over.message), over.init);
  const answer = await signIn({ email, password: parola, page: words.page, from }).catch(logUnexpected);
  if (answer === null) return refusal(refusedWith(form, words.unexpected), { status: 500 });
  if (!answer.ok) {
    const said = words.refused[answer.why] ?? words.unexpected;
    const sentence = typeof said === "string" ? said : said((await personByEmail(email))?.suspendedReason ?? null);
    return refusal(refusedWith(form, sentence), { status: 400 }, answer.why, email);
  }
  return afterSignIn(answer, { ...words, source, cookies });
}

/** The redirect after a right password: to the workspace, the challenge, or the second-factor setup of an ADMIN. */
export async function afterSignIn(
  answer: SignedIn & { ok: true },
  { welcome, onward, query, source, cookies }: Pick<LoginTexts, "welcome" | "onward" | "query"> & Proof,
) {
  await spareAddress(source);
  // the attempts are not reset before the code is right: codes are counted with the passwords
  if (answer.next === "challenge") return withCookies(goTo(`/login/cod${query}`), answer.cookies);
  await forgetSignInAttempts(source);
  const given = [...answer.cookies, await deviceCookie(cookies, answer.userId)];
  if (answer.next === "set-up") return withCookies(goTo(`/admin-login/a-doua-verificare${query}`), given);
  return withCookies(goTo(onward ?? homeOfRole(answer.role), { tone: "green", ...welcome }), given);
}

/** Whose attempts were counted, and the Cookie header. */
type Proof = { source: AttemptSource; cookies: string };

function logUnexpected(error: unknown): null {
  if (unavailable(error)) throw error;
  log.error({ error }, "sign-in failed");
  return null;
}
