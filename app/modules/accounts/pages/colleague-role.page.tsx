import { answersOf } from "~/platform/form/answers";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { colleagueStep } from "../colleague-view.server";
import { roleForm } from "../forms";
import { ColleagueStep, RoleChoice } from "../parts/colleague-step";
import { passwordStep } from "../password-step.server";
import { actorOf } from "../request.server";
import { membershipWord } from "../rules/colleague";
import { accountPath } from "../rules/places";
import { changeRole } from "../verbs/colleague.server";
import type { Route } from "./+types/colleague-role.page";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  colleagueStep(actorOf(context), "changeRole", params.id);

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await colleagueStep(actor, "changeRole", params.id);
  const step = await passwordStep(request, actor, roleForm);
  if (!step.ok) return step.answer;
  const { rol } = step.value;
  const { name } = await changeRole(actor, idFromPath(params.id), rol);
  return goTo(`${accountPath(actor.role)}#colegi`, {
    tone: "green",
    title: "Rolul a fost schimbat.",
    text: `${name} este acum ${membershipWord(rol)}.`,
  });
}

export default function ColleagueRole({
  loaderData: { back, colleague, email, me },
  actionData,
}: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused, { rol: colleague.membership });
  return (
    <ColleagueStep
      heading={me ? "Ce rol aveți?" : `Ce rol are ${colleague.name}?`}
      intro={
        me ? "Rămâne cel puțin încă un titular." : [colleague.position, colleague.email].filter(Boolean).join(" · ")
      }
      answers={answers}
      email={email}
      back={back}
      submit="Salvează rolul"
    >
      <RoleChoice answers={answers} />
    </ColleagueStep>
  );
}
