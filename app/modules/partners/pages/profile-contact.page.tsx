import { TableFields } from "~/ui/field/table-fields";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { FIELDS } from "../rules/profile-fields";
import type { Route } from "./+types/profile-contact.page";
import { sectionAction, sectionView } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (asked: Route.LoaderArgs) => sectionView("contact", asked);

export const action = (asked: Route.ActionArgs) => sectionAction("contact", asked);

export default function ProfileContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SectionForm
      view={loaderData}
      answered={actionData}
      intro="Cum ajunge la firmă cine nu are cont pe platformă. Autoritățile vă scriu oricum prin mesaje."
    >
      <TableFields table={FIELDS.contact} />
    </SectionForm>
  );
}
