import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { AttractionFields } from "../parts/item-fields";
import type { Route } from "./+types/attraction-edit.page";
import { attractionPage, attractionSaved } from "./attraction.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => attractionPage(route);
export const action = (route: Route.ActionArgs) => attractionSaved(route);

export default function AttractionEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, name, pictures } = loaderData;
  return (
    <EditPage heading={name ?? "Atracție nouă"} view={view} answered={actionData} submit="Salvează">
      {(answers) => (
        <AttractionFields answers={answers} pictures={{ ...pictures, kept: actionData?.kept ?? pictures.kept }} />
      )}
    </EditPage>
  );
}
