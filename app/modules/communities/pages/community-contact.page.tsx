import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { ContactFields } from "../parts/section-fields";
import type { Route } from "./+types/community-contact.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("contact", route);
export const action = (route: Route.ActionArgs) => sectionSaved("contact", route);

export default function CommunityContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  return (
    <EditPage heading="Contact" view={view} answered={actionData} submit="Salvează">
      {(answers) => <ContactFields answers={answers} />}
    </EditPage>
  );
}
