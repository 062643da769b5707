import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { pageMeta } from "~/platform/page-meta";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { Gate } from "~/ui/gate/gate";
import { addressForm } from "../forms";
import { onwardOf } from "../rules/sign-in-paths";
import { knownDevice } from "../session/known-device.server";
import {
  attemptsOf,
  inConstantTime,
  limitedAnswer,
  overLimit,
  resendLimits,
  resetLimits,
} from "../signed-in/limits.server";
import { fromOf } from "../signed-in/request.server";
import { requestReset } from "../verbs/password.server";
import { resendConfirmation } from "../verbs/registration.server";
import type { Route } from "./+types/public-link-request.page";

const LINKS = {
  "parola-uitata": {
    title: "Am uitat parola",
    description: "Cereți un link cu care alegeți o parolă nouă pentru contul din PSP.",
    intro: "Vă trimitem un link cu care alegeți o parolă nouă.",
  },
  "retrimite-confirmarea": {
    title: "Retrimite confirmarea",
    description: "Cereți din nou linkul care confirmă adresa de e-mail a contului din PSP.",
    intro: "Dacă linkul de confirmare s-a pierdut sau a expirat, vă trimitem altul.",
  },
} as const;
type Link = keyof typeof LINKS;
const linkAt = (pattern: string) => pattern.split("/").at(-1) as Link;

const work = {
  "parola-uitata": { limits: resetLimits, send: requestReset },
  "retrimite-confirmarea": { limits: resendLimits, send: resendConfirmation },
} satisfies Record<Link, unknown>;

export const loader = ({ pattern }: Route.LoaderArgs) => ({ link: linkAt(pattern) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const link = loaderData?.link ?? "parola-uitata";
  const { title, description } = LINKS[link];
  return pageMeta(matches, { title, description, path: `/${link}`, noindex: true, ownTitle: true });
};

const LONGER_THAN_ANY_WORK_MS = 200;

/** The same answer after the same time, whether the address has an account or not. */
export async function action({ pattern, url, request, context }: Route.ActionArgs) {
  const link = linkAt(pattern);
  const { limits, send } = work[link];
  const form = await readForm(request);
  const checked = checkForm(form, addressForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const { email } = checked.value;
  const { address } = fromOf(request, context);
  const device = await knownDevice(request.headers.get("cookie") ?? "", { email });
  const over = await overLimit(...attemptsOf({ account: email, address, device }, limits));
  if (over) return limitedAnswer(form, over);
  await inConstantTime(LONGER_THAN_ANY_WORK_MS, () => send(email, onwardOf(url.searchParams)));
  return goTo(`/${link}/trimis`);
}

/** The form that mails a link to an address. */
export default function LinkRequestPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { title, intro } = LINKS[link];
  return (
    <Gate>
      <PostPage
        heading={title}
        answered={actionData}
        back={{ href: "/login", label: "Conectare" }}
        intro={intro}
        submit="Trimite linkul"
      >
        <LineField name="email" label="E-mail" type="email" autoComplete="username" />
      </PostPage>
    </Gate>
  );
}
