import type { ReactNode, RefObject } from "react";
import { Form, useNavigation } from "react-router";
import { BodyField, MOST_PICTURES } from "~/modules/writing/parts/body-field";
import { BodyPictures } from "~/modules/writing/parts/body-pictures";
import type { DraftView } from "~/platform/form/draft-view";
import { Button, ButtonLink } from "~/ui/button/button";
import { LineField, SelectField, TextField } from "~/ui/field/answered-field";
import { DraftFields } from "~/ui/form/draft-fields";
import { FormActions } from "~/ui/form/form";
import { FormPage, type FormPageProps } from "~/ui/form/form-page";
import { ImageField } from "~/ui/image-field/image-field";
import type { ArticleFormView } from "../pages/article-input.server";
import { LONGEST } from "../rules/text";

type ArticleFormProps = Pick<FormPageProps, "heading" | "answered" | "typed" | "defaults" | "back"> & {
  /** Shown between the heading and the form. */
  above: ReactNode;
  form: ArticleFormView;
  submit: string;
  note: string;
  /** The state of the autosave. */
  saving?: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
  /** For a new article, the draft that is kept while it is typed. */
  draft?: DraftView;
};

/** The page for writing a new article or editing one. */
export function ArticleForm(props: ArticleFormProps) {
  const { above, form, submit, note, saving, formRef, draft, ...page } = props;
  const { state, formAction, formData } = useNavigation();
  const sent = state !== "idle" && formAction === form.path ? (formData?.get("intent") ?? "save") : null;
  return (
    <FormPage {...page}>
      {above}
      <Form method="post" action={form.path} encType="multipart/form-data" className="form" noValidate ref={formRef}>
        <input type="hidden" name="formKey" value={page.answered?.refused?.formKey ?? form.formKey} />
        {draft ? <DraftFields draft={draft} /> : null}
        {form.version === null ? null : <input type="hidden" name="version" value={form.version} />}
        <Words form={form} />
        <BodyField
          body={form.body}
          pictures={{
            hint: form.imageHint,
            field: <BodyPictures body={form.body} most={MOST_PICTURES} imageHint={form.imageHint} />,
          }}
        />
        <ImageField
          name="cover"
          label="Imaginea de deschidere"
          optional
          kept={form.cover}
          most={1}
          hint={`Apare deasupra articolului și în liste. ${form.imageHint}.`}
        />
        <FormActions note={note}>
          <Button variant="primary" name="intent" value="save" busy={sent === "save"} busyLabel="Se salvează…">
            {submit}
          </Button>
          {form.maySubmit ? (
            <Button name="intent" value="submit" busy={sent === "submit"} busyLabel="Se trimite…">
              Salvează și trimite la revizie
            </Button>
          ) : null}
          <ButtonLink variant="quiet" href={form.back.href}>
            {form.back.label}
          </ButtonLink>
          {saving}
        </FormActions>
      </Form>
    </FormPage>
  );
}

function Words({ form }: Pick<ArticleFormProps, "form">) {
  return (
    <>
      <LineField name="title" label="Titlul" maxLength={LONGEST.title} />
      <SelectField name="category" label="Categoria" options={form.categories} empty="Alegeți categoria" />
      <TextField
        name="summary"
        label="Rezumatul"
        optional
        hint={`O frază sau două, cel mult ${LONGEST.summary} de caractere. Apare în liste și la începutul articolului; fără el, listele arată cum începe textul.`}
        rows={3}
        maxLength={LONGEST.summary}
      />
    </>
  );
}
