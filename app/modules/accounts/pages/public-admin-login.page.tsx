import { Form, redirect } from "react-router";
import { pageMeta } from "~/platform/page-meta";
import { LineField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { Gate } from "~/ui/gate/gate";
import { PasswordField } from "../parts/password-field";
import { SignInReason } from "../parts/sign-in-reason";
import { homeOf, isAdmin } from "../rules/actor";
import { leadsToKeptText, onwardOf } from "../rules/sign-in-paths";
import { actorContext } from "../signed-in/actor-context";
import type { Route } from "./+types/public-admin-login.page";
import { reasonFor, signInAction } from "./sign-in.server";

const FORBIDDEN = "Nu ai permisiuni de administrator.";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const onward = onwardOf(url.searchParams);
  if (isAdmin(actor)) throw redirect(onward ?? homeOf(actor));
  return { reason: leadsToKeptText(onward) ? await reasonFor(request, onward) : null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Conectare administrator",
    description: "Intrarea administratorilor în PSP.",
    path: "/admin-login",
    noindex: true,
    ownTitle: true,
  });

export function action({ request, context, url }: Route.ActionArgs) {
  return signInAction(request, context, {
    page: "admin",
    empty: "Te rog să completezi toate câmpurile.",
    unexpected: "A apărut o eroare neașteptată.",
    refused: {
      credentials: "Credențiale invalide. Verificați email-ul și parola.",
      "not-admin": FORBIDDEN,
      unconfirmed: FORBIDDEN,
      suspended: FORBIDDEN,
    },
    welcome: { title: "Autentificare reușită", text: "Bine ai venit în panoul de administrare!" },
    onward: onwardOf(url.searchParams),
    query: url.search,
  });
}

/** "Acces interzis" is shown only after the right password of an account that is not an ADMIN's. */
export default function AdminLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const why = actionData?.why ?? null;
  const problem = why === "credentials" ? "Eroare de autentificare" : why ? "Acces interzis" : undefined;
  return (
    <Gate sides={[]}>
      <FormPage heading="Conectare administrator" answered={actionData} problem={problem}>
        <SignInReason reason={loaderData.reason} />
        <Form method="post" noValidate reloadDocument className="form">
          <LineField name="email" label="E-mail" type="email" autoComplete="username" />
          <PasswordField />
          <FormEnd submit="Conectare" cancel="/" cancelLabel="Prima pagină" />
        </Form>
      </FormPage>
    </Gate>
  );
}
