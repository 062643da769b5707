import { redirect } from "react-router";
import { FormPage } from "~/ui/form/form-page";
import { type SecondFactorAnswer, SecondFactorSetup } from "../parts/second-factor";
import { homeOf } from "../rules/actor";
import { onwardOf } from "../rules/sign-in-paths";
import { readAdminWithoutSecondFactor } from "../session/session.server";
import { setupOf } from "../verbs/second-factor.server";
import type { Route } from "./+types/public-admin-second-factor.page";
import { changeSecondFactor } from "./second-factor.server";

const adminSettingUp = async (request: Request) => {
  const beginner = await readAdminWithoutSecondFactor(request.headers.get("cookie") ?? "");
  if (!beginner) throw redirect("/admin-login");
  return beginner;
};

export async function loader({ request }: Route.LoaderArgs) {
  return { setup: await setupOf(await adminSettingUp(request)) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await adminSettingUp(request);
  return changeSecondFactor({ request, context, actor }, onwardOf(url.searchParams) ?? homeOf(actor));
}

/** An ADMIN sets up the second factor before anything else; until then they are not signed in. */
export default function AdminSecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const answered: SecondFactorAnswer | undefined = actionData;
  return (
    <FormPage
      heading="Verificarea în doi pași"
      answered={answered}
      intro="Conturile de administrator cer, după parolă, un cod din aplicația de pe telefon. O stabiliți o singură dată."
    >
      <SecondFactorSetup setup={loaderData.setup} backupCodes={answered?.backupCodes} />
    </FormPage>
  );
}
