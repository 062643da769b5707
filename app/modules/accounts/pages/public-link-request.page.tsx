import { answersOf } from "~/platform/form/answers";
import { pageMeta } from "~/platform/page-meta";
import { LineField } from "~/ui/field/answered-field";
import { resendLimits, resetLimits } from "../limits.server";
import { requestLink } from "../link-request.server";
import { PostPage } from "../parts/form-page";
import { onwardOf } from "../rules/doors";
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

export function action({ pattern, url, ...asked }: Route.ActionArgs) {
  const link = linkAt(pattern);
  const { limits, send } = work[link];
  const onward = onwardOf(url.searchParams);
  return requestLink(asked, { limits, send: (email) => send(email, onward), onward: `/${link}/trimis` });
}

/** Asks for the address to which a link is mailed. */
export default function LinkRequestPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  const { title, intro } = LINKS[link];
  return (
    <PostPage
      heading={title}
      answers={answers}
      back={{ href: "/login", label: "Conectare" }}
      intro={intro}
      submit="Trimite linkul"
    >
      <LineField answers={answers} name="email" label="E-mail" type="email" autoComplete="username" />
    </PostPage>
  );
}
