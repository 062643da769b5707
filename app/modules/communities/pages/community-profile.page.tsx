import { orUnsaved } from "~/platform/form/unsaved";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { useAnswer } from "~/ui/form/use-answer";
import { EditPage } from "../parts/edit-form";
import { coverIn } from "../parts/edit-links";
import { ProfileFields } from "../parts/section-fields";
import type { Route } from "./+types/community-profile.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("profile", route);
export const action = (route: Route.ActionArgs) => sectionSaved("profile", route);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction);

export default function CommunityProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view, cover } = loaderData;
  return (
    <EditPage heading="Profilul comunității" view={view} answer={answer} submit="Salvează">
      {(answers) => <ProfileFields answers={answers} cover={coverIn(cover, answer.answered)} />}
    </EditPage>
  );
}
