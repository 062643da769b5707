import { Checkbox } from "~/ui/field/choice-group";
import { TableFields } from "~/ui/field/table-fields";
import { Notice } from "~/ui/flash/flash";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { NO_CATEGORIES } from "../rules/matching-needs";
import { FIELDS } from "../rules/profile-fields";
import type { Route } from "./+types/profile-categories.page";
import { sectionAction, sectionView } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (asked: Route.LoaderArgs) => sectionView("categories", asked);

export const action = (asked: Route.ActionArgs) => sectionAction("categories", asked);

export default function ProfileCategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const none = [loaderData.values.categories ?? ""].flat().every((code) => code === "");
  return (
    <SectionForm
      view={loaderData}
      answered={actionData}
      intro="După categorii primiți oportunități; după județe vă găsesc autoritățile din ele."
    >
      {none ? (
        <Notice tone="yellow">
          Cât timp nu este aleasă nicio categorie, firma nu este anunțată despre oportunități.
        </Notice>
      ) : null}
      <TableFields
        table={FIELDS.categories}
        below={{
          categories:
            actionData?.refused.errors.categories === NO_CATEGORIES ? (
              <Checkbox name="none" label="Da, fără categorii: firma nu mai este anunțată despre oportunități" />
            ) : null,
        }}
      />
    </SectionForm>
  );
}
