import { alsoWrong, type Checked, checkForm } from "~/platform/form/check-form.server";
import { actArticleForm } from "../forms/act-article";
import type { ArticleInput } from "../rules/act-article-fields";
import { articlesOf } from "../store/act-articles.server";

/** A posted article; an act has each only once. `id`: itself, when it is edited. */
export async function readArticle(
  form: FormData,
  { actId, id }: { actId: string; id: string | null },
): Promise<Checked<ArticleInput>> {
  const checked = checkForm(form, actArticleForm);
  if (!checked.ok) return checked;
  const same = (await articlesOf(actId)).some((one) => one.label === checked.value.label && one.id !== id);
  return alsoWrong(form, checked, { label: same ? `Actul are deja ${checked.value.label}` : null });
}
