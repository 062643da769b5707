import { Fragment, type ReactNode, type RefObject, useRef, useState } from "react";
import { Form, type FormProps } from "react-router";
import type { RefusedForm } from "~/platform/form/answers";
import { actionOf, type DraftView } from "~/platform/form/draft-view";
import { FIELD_LABELS, FORM_KEY } from "~/platform/form/hidden-fields";
import { DraftFields } from "./draft-fields";
import { DraftNotices } from "./draft-notice";
import { FormWords } from "./form-words";
import { BarStatus, Kept } from "./saving";
import { useKeptForm } from "./use-kept-form";

type Answered = { refused?: RefusedForm | null } | object | undefined;

export type KeptFormProps = Omit<FormProps, "method" | "noValidate" | "ref" | "children"> & {
  /** The draft of its page, as the loader found it. Null for whoever has none: a visitor without an account. */
  draft: DraftView | null;
  /** The server's answer to the last submit, which the form shows. */
  answered: Answered;
  /** Hidden fields: the one-time key, the version of the values that the form shows. */
  fields: Readonly<Record<string, string>>;
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** The buttons and the state of the draft are a bar, in sight while a long form is filled in on a wide screen. */
  bar?: boolean;
  children: ReactNode;
};

/** A form that keeps a server draft until it is submitted, and offers an earlier one. */
export function KeptForm({ draft: loaded, answered, fields, children, ref, bar = false, ...rest }: KeptFormProps) {
  const draft = useFirstDraft(loaded);
  const own = useRef<HTMLFormElement>(null);
  const box = ref ?? own;
  const keeping = useKeptForm(box, draft, answered);
  const [words] = useState(() => new Map<string, string>());
  const status = draft ? <Kept keeping={keeping} /> : null;
  return (
    // a form that is filled from its draft has other initial values
    <Fragment key={draft?.resumed ? "resumed" : "new"}>
      {draft ? <DraftNotices draft={draft} answered={answered !== undefined} /> : null}
      <Form method="post" noValidate action={draft ? actionOf(draft) : undefined} className="form" {...rest} ref={box}>
        {draft ? <DraftFields draft={draft} /> : null}
        {Object.entries({ ...fields, ...freshKey(answered) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormWords value={words}>
          {bar ? <BarStatus value={status}>{children}</BarStatus> : children}
          <LabelsField words={words} />
        </FormWords>
        {bar ? null : status}
      </Form>
    </Fragment>
  );
}

/** After the fields, which have added their labels. */
const LabelsField = ({ words }: { words: ReadonlyMap<string, string> }) => (
  <input type="hidden" name={FIELD_LABELS} value={JSON.stringify(Object.fromEntries(words))} />
);

/** The key of an answer that replaces the used one. */
function freshKey(answered: Answered): Record<string, string> {
  const key = answered && "refused" in answered ? answered.refused?.formKey : undefined;
  return key === undefined ? {} : { [FORM_KEY]: key };
}

/** The drafts found when the form was opened: what this page keeps itself is not offered when its data is loaded again. */
export function useFirstDraft<Draft extends DraftView | null>(loaded: Draft): Draft {
  const [first, setFirst] = useState(loaded);
  const isOther =
    loaded?.page !== first?.page ||
    loaded?.resumed?.path !== first?.resumed?.path ||
    first?.waiting.some(({ path }) => !loaded?.waiting.some((one) => one.path === path));
  if (isOther) setFirst(loaded);
  return isOther ? loaded : first;
}
