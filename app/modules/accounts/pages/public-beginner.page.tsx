import { redirect } from "react-router";
import { FormPage } from "../parts/form-page";
import { SecondFactorSetup, secondFactorAnswered } from "../parts/second-factor";
import { homeOf } from "../rules/actor";
import { onwardOf } from "../rules/doors";
import { readBeginner } from "../session/session.server";
import { setupOf } from "../verbs/second-factor.server";
import type { Route } from "./+types/public-beginner.page";
import { changeSecondFactor } from "./second-factor.server";

const beginnerOf = async (request: Request) => {
  const beginner = await readBeginner(request.headers.get("cookie") ?? "");
  if (!beginner) throw redirect("/admin-login");
  return beginner;
};

export async function loader({ request }: Route.LoaderArgs) {
  return { setup: await setupOf(await beginnerOf(request)) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await beginnerOf(request);
  return changeSecondFactor({ request, context, actor }, onwardOf(url.searchParams) ?? homeOf(actor));
}

/** Whoever moderates sets up a second factor before anything else; until then nobody is signed in. */
export default function BeginnerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, backupCodes } = secondFactorAnswered(actionData);
  return (
    <FormPage
      heading="A doua verificare"
      answers={answers}
      intro="Conturile de administrator cer, după parolă, un cod din aplicația de pe telefon. O stabiliți o singură dată."
    >
      <SecondFactorSetup answers={answers} setup={loaderData.setup} backupCodes={backupCodes} />
    </FormPage>
  );
}
