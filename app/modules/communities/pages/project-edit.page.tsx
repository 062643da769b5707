import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { ProjectFields } from "../parts/item-fields";
import type { Route } from "./+types/project-edit.page";
import { projectPage, projectSaved } from "./project.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => projectPage(route);
export const action = (route: Route.ActionArgs) => projectSaved(route);

export default function ProjectEditPage({ loaderData: { view, title }, actionData }: Route.ComponentProps) {
  return (
    <EditPage heading={title ?? "Proiect nou"} view={view} answered={actionData} submit="Salvează">
      {(answers) => <ProjectFields answers={answers} />}
    </EditPage>
  );
}
