import { orUnsaved } from "~/platform/form/unsaved";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { useAnswer } from "~/ui/form/use-answer";
import { EditPage } from "../parts/edit-form";
import { LocationFields } from "../parts/section-fields";
import type { Route } from "./+types/community-location.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("location", route);
export const action = (route: Route.ActionArgs) => sectionSaved("location", route);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction);

export default function CommunityLocationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view, checkedKind } = loaderData;
  return (
    <EditPage heading="Localizare" view={view} answer={answer} submit="Salvează">
      {(answers) => <LocationFields answers={answers} checkedKind={checkedKind} />}
    </EditPage>
  );
}
