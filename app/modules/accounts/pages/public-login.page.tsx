import { Form, redirect } from "react-router";
import { pageMeta } from "~/platform/page-meta";
import { LineField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { PostButton } from "~/ui/form/post-button";
import { Gate } from "~/ui/gate/gate";
import { Head } from "~/ui/head/head";
import { AccountChoice } from "../parts/account-choice";
import { PasswordField } from "../parts/password-field";
import { SignInReason } from "../parts/sign-in-reason";
import { homeOf } from "../rules/actor";
import { UNPLACED_PATH } from "../rules/places";
import { suspendedSentence } from "../rules/session";
import {
  type AccountType,
  accountTypeOfPath,
  asAccountType,
  choicePath,
  loginPath,
  onwardOf,
  registerPath,
  resendPath,
  resetPath,
} from "../rules/sign-in-paths";
import { actorContext, unplacedContext } from "../signed-in/actor-context";
import type { Route } from "./+types/public-login.page";
import { reasonFor, signInAction } from "./sign-in.server";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const onward = onwardOf(url.searchParams);
  const actor = context.get(actorContext);
  if (actor) throw redirect(onward ?? homeOf(actor));
  if (context.get(unplacedContext)) throw redirect(onward ?? UNPLACED_PATH);
  const chosen = url.searchParams.get("tip");
  return {
    accountType: chosen === null ? accountTypeOfPath(onward) : asAccountType(chosen),
    onward,
    reason: await reasonFor(request, onward),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const accountType = loaderData?.accountType ?? null;
  return pageMeta(matches, {
    title: accountType ? headings[accountType] : "Conectare",
    description: "Intrarea membrilor în PSP: autorități publice locale și firme partenere.",
    path: loginPath(accountType, null),
    noindex: true,
    ownTitle: true,
  });
};

export function action({ request, context, url }: Route.ActionArgs) {
  return signInAction(request, context, {
    page: "members",
    empty: "Vă rugăm completați toate câmpurile",
    unexpected: "A apărut o eroare la conectare. Încercați din nou.",
    refused: {
      credentials: "Credențiale invalide. Verificați email-ul și parola.",
      unconfirmed: "Adresa de e-mail nu este confirmată. Deschideți linkul din mesajul primit la înregistrare.",
      suspended: suspendedSentence,
    },
    welcome: { title: "Succes", text: "Conectare reușită!" },
    onward: onwardOf(url.searchParams),
    query: url.search,
  });
}

const headings: Record<AccountType, string> = { uat: "Conectare Membru PSP", firma: "Conectare Partener PSP" };

export default function LoginPage({ loaderData: { accountType, onward, reason }, actionData }: Route.ComponentProps) {
  if (!accountType) return <Choice onward={onward} reason={reason} />;
  const why = actionData?.why ?? null;
  return (
    <Gate sides={[accountType === "uat" ? "UAT" : "FIRMA"]}>
      <FormPage
        heading={headings[accountType]}
        answered={actionData}
        problem={why === "credentials" ? "Eroare de autentificare" : undefined}
        back={{ href: choicePath(onward), label: "Înapoi la alegerea contului" }}
      >
        <SignInReason reason={reason} />
        {why === "unconfirmed" ? <Resend email={actionData?.email ?? ""} onward={onward} /> : null}
        <Form method="post" noValidate reloadDocument className="form">
          <LineField name="email" label="E-mail" type="email" autoComplete="username" />
          <PasswordField />
          <FormEnd submit="Conectare" cancel={resetPath(onward)} cancelLabel="Am uitat parola" />
        </Form>
        <p className="small">
          Nu aveți cont? <a href={registerPath(accountType, onward)}>Înregistrare</a>
        </p>
      </FormPage>
    </Gate>
  );
}

/** Either choice works for every account. */
function Choice({ onward, reason }: { onward: string | null; reason: string | null }) {
  return (
    <>
      <title>Conectare – PSP</title>
      <Gate>
        <Head heading="Conectare" facts="Cu ce fel de cont intrați?" />
        <SignInReason reason={reason} />
        <AccountChoice
          uat={{
            href: loginPath("uat", onward),
            text: "Comune, orașe, municipii, consilii județene, sectoare și ADI.",
          }}
          firma={{ href: loginPath("firma", onward), text: "Consultanți, furnizori de servicii și de produse." }}
        />
        <p className="small">
          Nu aveți cont? <a href={registerPath(null, onward)}>Înregistrare</a> sau înapoi la{" "}
          <a href="/">prima pagină</a>.
        </p>
      </Gate>
    </>
  );
}

/** Mails the confirmation link again, after a right password for an unconfirmed address. */
function Resend({ email, onward }: { email: string; onward: string | null }) {
  return (
    <PostButton action={resendPath(onward)} fields={{ email }}>
      Trimite din nou linkul de confirmare
    </PostButton>
  );
}
