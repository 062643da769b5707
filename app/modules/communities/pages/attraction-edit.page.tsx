import { orUnsaved } from "~/platform/form/unsaved";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { useAnswer } from "~/ui/form/use-answer";
import { EditPage } from "../parts/edit-form";
import { AttractionFields } from "../parts/item-fields";
import type { Route } from "./+types/attraction-edit.page";
import { attractionPage, attractionSaved } from "./attraction.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => attractionPage(route);
export const action = (route: Route.ActionArgs) => attractionSaved(route);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction);

export default function AttractionEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view, name, pictures } = loaderData;
  return (
    <EditPage heading={name ?? "Atracție nouă"} view={view} answer={answer} submit="Salvează">
      {(answers) => (
        <AttractionFields answers={answers} pictures={{ ...pictures, kept: answer.answered?.kept ?? pictures.kept }} />
      )}
    </EditPage>
  );
}
