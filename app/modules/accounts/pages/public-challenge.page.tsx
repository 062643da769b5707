import { data, Form } from "react-router";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { Button } from "~/ui/button/button";
import { LineField } from "~/ui/field/answered-field";
import { FormActions } from "~/ui/form/form";
import { codeForm } from "../forms";
import { limitedAnswer, overLimit, signInFromAddress } from "../limits.server";
import { FormPage } from "../parts/form-page";
import { fromOf } from "../request.server";
import { loginPath, onwardOf } from "../rules/doors";
import { led } from "../sign-in-page.server";
import { answerChallenge } from "../verbs/sign-in.server";
import type { Route } from "./+types/public-challenge.page";

const sentences = {
  code: "Codul nu se potrivește. Verificați ora telefonului și scrieți codul care se vede acum.",
  locked: "Prea multe coduri greșite. Așteptați un sfert de oră, apoi conectați-vă din nou.",
} as const;

/** Six figures come from the app; anything else is meant as a backup code. */
const kindOf = (code: string) => (/^\d{6}$/.test(code) ? "totp" : "backup");

export const meta = () => [{ name: "robots", content: "noindex" }];

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const checked = checkForm(form, codeForm, { secret: ["cod"] });
  if (!checked.ok) return refusedAnswer(checked.refused);
  const from = fromOf(request, context);
  const over = await overLimit([signInFromAddress, from.address]);
  if (over) return limitedAnswer(form, over, ["cod"]);
  const { cod: code } = checked.value;
  const onward = onwardOf(url.searchParams);
  const answer = await answerChallenge(request.headers.get("cookie") ?? "", { code, kind: kindOf(code), from });
  if (answer.ok)
    return led(answer, { welcome: { title: "Succes", text: "Conectare reușită!" }, onward, query: url.search });
  if (answer.why === "code" || answer.why === "locked") {
    return data({ refused: refuse(form, { cod: sentences[answer.why] }, { secret: ["cod"] }) }, { status: 400 });
  }
  const text =
    answer.why === "code-used"
      ? "Codul a fost deja folosit. Conectați-vă din nou, cu codul următor."
      : "Verificarea a durat prea mult sau a fost încercată de prea multe ori. Conectați-vă din nou.";
  return goTo(loginPath(null, onward), { tone: "yellow", title: "Conectați-vă din nou.", text });
}

export default function ChallengePage({ actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <FormPage
      heading="A doua verificare"
      answers={answers}
      back={{ href: "/login", label: "Înapoi la conectare" }}
      intro="Parola este bună. Mai este nevoie de codul din aplicația de pe telefon."
    >
      <Form method="post" noValidate reloadDocument className="form">
        <LineField
          answers={answers}
          name="cod"
          label="Cod"
          hint="Cele 6 cifre care se văd acum în aplicație sau unul dintre codurile de rezervă."
          autoComplete="one-time-code"
          figures
        />
        <FormActions>
          <Button variant="primary">Continuă</Button>
        </FormActions>
      </Form>
    </FormPage>
  );
}
