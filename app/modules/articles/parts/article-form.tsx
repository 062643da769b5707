import type { ReactNode, RefObject } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/platform/form/answers";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { Button, ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Field } from "~/ui/field/field";
import { Input, Select, Textarea } from "~/ui/field/input";
import { FormActions } from "~/ui/form/form";
import { ImageField } from "~/ui/image-field/image-field";
import { Stack } from "~/ui/layout/layout";
import type { ArticleFormView } from "../pages/article-input.server";
import { LONGEST } from "../rules/text";
import { BodyField } from "./body-field";

export type ArticleFormProps = {
  heading: string;
  crumb: { href: string; label: string };
  /** Shown between the heading and the form. */
  above: ReactNode;
  form: ArticleFormView;
  answers: Answers;
  submit: string;
  note: string;
  /** The state of the autosave. */
  saving?: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
};

/** The page for writing a new article or editing one. */
export function ArticleForm({ heading, crumb, above, ...fields }: ArticleFormProps) {
  const { answers } = fields;
  return (
    <Stack gap={3}>
      <title>{`${answers.wrong ? "Eroare: " : ""}${heading} – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={crumb.href}>{crumb.label}</Crumb>
      <h1>{heading}</h1>
      {above}
      <Fields {...fields} />
    </Stack>
  );
}

type FieldsProps = Omit<ArticleFormProps, "heading" | "crumb" | "above">;

function Fields({ form, answers, submit, note, saving, formRef }: FieldsProps) {
  const { state, formAction, formData } = useNavigation();
  const sent = state !== "idle" && formAction === form.path ? (formData?.get("intent") ?? "save") : null;
  return (
    <Form method="post" action={form.path} encType="multipart/form-data" className="form" noValidate ref={formRef}>
      <input type="hidden" name="formKey" value={form.formKey} />
      {form.version === null ? (
        <input type="hidden" name={DRAFT_PAGE} value={form.path} />
      ) : (
        <input type="hidden" name="version" value={form.version} />
      )}
      <Words form={form} answers={answers} />
      <BodyField
        body={form.body}
        error={answers.error("body")}
        pictureError={answers.error("pictures")}
        imageHint={form.imageHint}
      />
      <ImageField
        name="cover"
        label="Imaginea de deschidere"
        optional
        kept={form.cover}
        most={1}
        hint={`Apare deasupra articolului și în liste. ${form.imageHint}.`}
        error={answers.error("cover")}
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
  );
}

function Words({ form, answers }: Pick<ArticleFormProps, "form" | "answers">) {
  const { defaultValue: category, ...ofCategory } = answers.field("category");
  const { defaultValue: title, ...ofTitle } = answers.field("title");
  const { defaultValue: summary, ...ofSummary } = answers.field("summary");
  return (
    <>
      <Field {...ofTitle} label="Titlul">
        <Input defaultValue={title} maxLength={LONGEST.title} />
      </Field>
      <Field {...ofCategory} label="Categoria">
        <Select options={form.categories} empty="Alegeți categoria" defaultValue={category} />
      </Field>
      <Field
        {...ofSummary}
        label="Rezumatul"
        optional
        hint={`O frază sau două, cel mult ${LONGEST.summary} de caractere. Apare în liste și la începutul articolului; fără el, listele arată cum începe textul.`}
      >
        <Textarea rows={3} defaultValue={summary} maxLength={LONGEST.summary} />
      </Field>
    </>
  );
}
