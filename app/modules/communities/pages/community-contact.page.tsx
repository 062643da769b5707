import { orUnsaved } from "~/platform/form/unsaved";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { useAnswer } from "~/ui/form/use-answer";
import { EditPage } from "../parts/edit-form";
import { ContactFields } from "../parts/section-fields";
import type { Route } from "./+types/community-contact.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (route: Route.LoaderArgs) => sectionPage("contact", route);
export const action = (route: Route.ActionArgs) => sectionSaved("contact", route);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction);

export default function CommunityContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view } = loaderData;
  return (
    <EditPage heading="Contact" view={view} answer={answer} submit="Salvează">
      {(answers) => <ContactFields answers={answers} />}
    </EditPage>
  );
}
