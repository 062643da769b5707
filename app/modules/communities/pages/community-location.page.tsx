import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { LocationFields } from "../parts/section-fields";
import type { Route } from "./+types/community-location.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("location", route);
export const action = (route: Route.ActionArgs) => sectionSaved("location", route);

export default function CommunityLocationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, checkedKind } = loaderData;
  return (
    <EditPage heading="Localizare" view={view} answered={actionData} submit="Salvează">
      {(answers) => <LocationFields answers={answers} checkedKind={checkedKind} />}
    </EditPage>
  );
}
