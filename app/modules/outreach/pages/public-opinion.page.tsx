import { redirect } from "react-router";
import { overLimit } from "~/modules/accounts/signed-in/limits.server";
import { fromOf } from "~/modules/accounts/signed-in/request.server";
import { checkForm } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest, notFound } from "~/platform/refusal";
import { opinionForm } from "../forms";
import { countOpinion, preparedById } from "../store/prepared-answers.server";
import { opinionOfAddress } from "../verbs/limits.server";
import type { Route } from "./+types/public-opinion.page";

const QUESTIONS = "/support#intrebari";

async function publicAnswer(id: string | undefined) {
  const answer = await preparedById(idFromPath(id));
  if (!answer.isPublic) throw notFound();
  return answer;
}

export async function loader({ params }: Route.LoaderArgs) {
  await publicAnswer(params.id);
  throw redirect(QUESTIONS);
}

/** Counts whether a frequent question helped: once a day from one connection, whatever is pressed afterwards. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = await publicAnswer(params.id);
  const checked = checkForm(await readForm(request), opinionForm);
  if (!checked.ok) throw badRequest();
  const helped = checked.value.parere === "da";
  const over = await overLimit([opinionOfAddress, `${id} ${fromOf(request, context).address}`]);
  if (over === null) await countOpinion(id, helped);
  return goTo(QUESTIONS, {
    tone: "green",
    title: "Mulțumim pentru părere.",
    ...(helped ? {} : { text: "Scrieți-ne ce ați căutat, cu formularul de pe această pagină." }),
  });
}

/** Only its refusals have a page. */
export default function Opinion() {
  return null;
}
