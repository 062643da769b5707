import { countyOptions } from "~/platform/romania/counties";
import { Checkbox, ChoiceGroup } from "~/ui/field/choice-group";
import { optionsOf } from "~/ui/field/options";
import { Notice } from "~/ui/flash/flash";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { SectionForm } from "../parts/section-form";
import { CATEGORIES } from "../rules/categories";
import { NO_CATEGORIES } from "../rules/matching-needs";
import type { Route } from "./+types/profile-categories.page";
import { sectionAction, sectionView } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

export const loader = (asked: Route.LoaderArgs) => sectionView("categories", asked);

export const action = (asked: Route.ActionArgs) => sectionAction("categories", asked);

const CATEGORY_CHOICES = optionsOf(CATEGORIES);

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
      <ChoiceGroup name="categories" legend="Categorii" choose="many" look="plain" choices={CATEGORY_CHOICES} />
      {actionData?.refused.errors.categories === NO_CATEGORIES ? (
        <Checkbox name="none" label="Da, fără categorii: firma nu mai este anunțată despre oportunități" />
      ) : null}
      <ChoiceGroup
        name="counties"
        legend="Județe în care lucrați"
        hint="Și județul sediului, dacă lucrați acolo."
        choose="many"
        look="columns"
        choices={countyOptions}
      />
    </SectionForm>
  );
}
