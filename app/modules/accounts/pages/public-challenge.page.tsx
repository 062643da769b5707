import { Form } from "react-router";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { LineField } from "~/ui/field/answered-field";
import { FormEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { Gate } from "~/ui/gate/gate";
import { codeForm, SECRET } from "../forms";
import { suspendedSentence } from "../rules/session";
import { loginPath, onwardOf } from "../rules/sign-in-paths";
import { knownDevice } from "../session/known-device.server";
import { attemptsOf, limitedAnswer, overLimit, refusedWith, signInLimits } from "../signed-in/limits.server";
import { fromOf } from "../signed-in/request.server";
import { answerChallenge, challengedPerson } from "../verbs/sign-in.server";
import type { Route } from "./+types/public-challenge.page";
import { afterSignIn } from "./sign-in.server";

const WRONG_CODE = "Codul nu se potrivește. Verificați ora telefonului și scrieți codul care se vede acum.";

/** Six digits are a code of the app; anything else is checked as a backup code. */
const kindOf = (code: string) => (/^\d{6}$/.test(code) ? "totp" : "backup");

export const meta = () => [{ name: "robots", content: "noindex" }];

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const checked = checkForm(form, codeForm, SECRET);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const from = fromOf(request, context);
  const cookies = request.headers.get("cookie") ?? "";
  const onward = onwardOf(url.searchParams);
  const person = await challengedPerson(cookies);
  const device = person && (await knownDevice(cookies, { userId: person.id }));
  const source = { account: person?.email ?? "", address: from.address, device };
  const over = await overLimit(...attemptsOf(source, signInLimits));
  if (over) return limitedAnswer(form, over);
  const { cod: code } = checked.value;
  const answer = await answerChallenge(cookies, { code, kind: kindOf(code), from });
  if (answer.ok) {
    const welcome = { title: "Succes", text: "Conectare reușită!" };
    return afterSignIn(answer, { welcome, onward, query: url.search, source, cookies });
  }
  if (answer.why === "code") {
    return refusedAnswer(refuse(form, { cod: WRONG_CODE }, SECRET));
  }
  if (answer.why === "suspended") {
    return refusedAnswer(refusedWith(form, suspendedSentence(person?.suspendedReason ?? null)));
  }
  const text =
    answer.why === "code-used"
      ? "Codul a fost deja folosit. Conectați-vă din nou, cu codul următor."
      : "Verificarea a durat prea mult sau a fost încercată de prea multe ori. Conectați-vă din nou.";
  return goTo(loginPath(null, onward), { tone: "yellow", title: "Conectați-vă din nou.", text });
}

export default function ChallengePage({ actionData }: Route.ComponentProps) {
  return (
    <Gate>
      <FormPage
        heading="Verificarea în doi pași"
        answered={actionData}
        back={{ href: "/login", label: "Înapoi la conectare" }}
        intro="Parola este corectă. Mai este nevoie de codul din aplicația de pe telefon."
      >
        <Form method="post" noValidate reloadDocument className="form">
          <LineField
            name="cod"
            label="Cod"
            hint="Cele 6 cifre care se văd acum în aplicație sau unul dintre codurile de rezervă."
            autoComplete="one-time-code"
            figures
          />
          <FormEnd submit="Continuă" cancel={null} />
        </Form>
      </FormPage>
    </Gate>
  );
}
