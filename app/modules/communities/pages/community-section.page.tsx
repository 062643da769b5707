import { notFound } from "~/platform/refusal";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { EditPage } from "../parts/edit-form";
import { coverIn } from "../parts/edit-links";
import { ProfileFields, ShortFields } from "../parts/section-fields";
import { SECTIONS, type Section } from "../rules/editing";
import type { Route } from "./+types/community-section.page";
import { sectionPage, sectionSaved } from "./section.server";

export const shouldRevalidate = onlyElsewhere;

/** One page serves all sections: the last word of its address says which. */
function sectionAt(pattern: string): Section {
  const section = pattern.split("/").at(-1) ?? "";
  if (!Object.hasOwn(SECTIONS, section)) throw notFound();
  return section as Section;
}

export async function loader({ pattern, ...asked }: Route.LoaderArgs) {
  const section = sectionAt(pattern);
  return { ...(await sectionPage(section, asked)), section };
}

export const action = ({ pattern, ...asked }: Route.ActionArgs) => sectionSaved(sectionAt(pattern), asked);

const HEADINGS: Readonly<Record<Section, string>> = {
  profile: "Profilul comunității",
  location: "Localizare",
  statistics: "Statistici",
  contact: "Contact",
};

export default function CommunitySectionPage({
  loaderData: { section, view, cover, checkedKind },
  actionData,
}: Route.ComponentProps) {
  return (
    <EditPage heading={HEADINGS[section]} view={view} answered={actionData} submit="Salvează">
      {(answers) =>
        section === "profile" ? (
          <ProfileFields answers={answers} cover={coverIn(cover, actionData)} />
        ) : (
          <ShortFields section={section} answers={answers} checkedKind={checkedKind} />
        )
      }
    </EditPage>
  );
}
