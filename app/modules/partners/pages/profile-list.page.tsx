import { rowsIn } from "~/platform/form/rows";
import { notFound } from "~/platform/refusal";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { RowList, type RowListProps } from "~/ui/row-list/row-list";
import { listFields } from "../parts/list-fields";
import { SectionForm } from "../parts/section-form";
import { blankRows, isListSection, type ListSection, MOST_ROWS } from "../rules/sections";
import type { Route } from "./+types/profile-list.page";
import { sectionAction, sectionView } from "./section-page.server";

export const shouldRevalidate = onlyElsewhere;

/** One page serves all lists of the profile: its address says which. */
function sectionAt(pathname: string): ListSection {
  const section = pathname.split("/").at(-1) ?? "";
  if (!isListSection(section)) throw notFound();
  return section;
}

export async function loader({ url, ...asked }: Route.LoaderArgs) {
  const section = sectionAt(url.pathname);
  return { ...(await sectionView(section, asked)), section };
}

export const action = ({ url, ...asked }: Route.ActionArgs) => sectionAction(sectionAt(url.pathname), asked);

export default function ProfileListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section } = loaderData;
  const { intro, ...words } = listWords[section];
  return (
    <SectionForm view={loaderData} answered={actionData} intro={intro} row={words.row}>
      <RowList
        rows={rowsIn(actionData?.refused.values ?? loaderData.values)}
        blank={blankRows[section]}
        most={MOST_ROWS[section]}
        words={words}
        focus={actionData?.kept.focus ?? null}
        compact={section === "specialisations"}
      >
        {listFields[section]}
      </RowList>
    </SectionForm>
  );
}

type ListWords = RowListProps["words"] & { intro: string };

/** The texts around the rows of each list. */
const listWords: Readonly<Record<ListSection, ListWords>> = {
  services: {
    intro:
      "Fiecare serviciu apare în marketplace pe trei niveluri: Premium, Standard și Consultanță. Primele trei se văd și pe cardul firmei.",
    row: "Serviciul",
    add: "Adaugă un serviciu",
    none: "Niciun serviciu, deocamdată. Fără servicii firma nu are oferte în marketplace.",
  },
  specialisations: {
    intro: "Ce știți cel mai bine să faceți, în câteva cuvinte fiecare.",
    row: "Specializarea",
    add: "Adaugă o specializare",
    none: "Nicio specializare, deocamdată.",
  },
  portfolio: {
    intro:
      "Proiecte finalizate. Pe profil cele mai noi stau primele; ordinea de aici contează între cele din același an.",
    row: "Proiectul",
    add: "Adaugă un proiect",
    none: "Niciun proiect, deocamdată.",
  },
  team: {
    intro: "Persoanele cu care va lucra autoritatea. Adăugați numai persoane care sunt de acord să apară public.",
    row: "Persoana",
    add: "Adaugă o persoană",
    none: "Nicio persoană, deocamdată.",
  },
  certifications: {
    intro: "Certificări, autorizații, asigurări: documente care atestă competența și dreptul de a presta.",
    row: "Certificarea",
    add: "Adaugă o certificare",
    none: "Nicio certificare, deocamdată.",
  },
  offers: {
    intro:
      "Oferte pe perioadă limitată, în plus față de servicii. O ofertă dispare automat de pe profil după ultima ei zi.",
    row: "Oferta",
    add: "Adaugă o ofertă",
    none: "Nicio ofertă specială, deocamdată.",
  },
};
