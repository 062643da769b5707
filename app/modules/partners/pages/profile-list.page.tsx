import type { RefusedForm } from "~/platform/form/answers";
import { ROWS, rowField, rowsIn } from "~/platform/form/rows";
import { notFound } from "~/platform/refusal";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { RowList } from "~/ui/row-list/row-list";
import { listFields } from "../parts/list-fields";
import { listWords } from "../parts/list-words";
import { SectionForm } from "../parts/section-form";
import { isListSection } from "../rules/form-values";
import { blankRows, type ListSection, MOST_ROWS } from "../rules/sections";
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
  const { values, errors } = actionData?.refused ?? { values: loaderData.values, errors: {} as RefusedForm["errors"] };
  const { intro, ...words } = listWords[section];
  return (
    <SectionForm view={loaderData} answered={actionData} intro={intro} row={words.row}>
      <RowList
        rows={rowsWith(values, errors, blankRows[section])}
        blank={blankRows[section]}
        most={MOST_ROWS[section]}
        words={words}
        focus={actionData?.kept.focus ?? null}
        error={errors[ROWS]}
        compact={section === "specialisations"}
      >
        {listFields[section]}
      </RowList>
    </SectionForm>
  );
}

/** Each row with its errors. */
function rowsWith(
  values: RefusedForm["values"],
  errors: RefusedForm["errors"],
  blank: Readonly<Record<string, string>>,
) {
  return rowsIn(values).map((row, index) => ({
    values: row,
    errors: Object.fromEntries(
      Object.keys(blank).flatMap((field) => {
        const sentence = errors[rowField(index, field)];
        return sentence === undefined ? [] : [[field, sentence]];
      }),
    ),
  }));
}
