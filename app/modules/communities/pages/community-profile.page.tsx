import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { coverIn } from "../parts/edit-links";
import { ProfileFields } from "../parts/section-fields";
import type { Route } from "./+types/community-profile.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("profile", route);
export const action = (route: Route.ActionArgs) => sectionSaved("profile", route);

export default function CommunityProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, cover } = loaderData;
  return (
    <EditPage heading="Profilul comunității" view={view} answered={actionData} submit="Salvează">
      {(answers) => <ProfileFields answers={answers} cover={coverIn(cover, actionData)} />}
    </EditPage>
  );
}
