import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { StatisticsFields } from "../parts/section-fields";
import type { Route } from "./+types/community-statistics.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("statistics", route);
export const action = (route: Route.ActionArgs) => sectionSaved("statistics", route);

export default function CommunityStatisticsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  return (
    <EditPage heading="Statistici" view={view} answered={actionData} submit="Salvează">
      {(answers) => <StatisticsFields answers={answers} />}
    </EditPage>
  );
}
