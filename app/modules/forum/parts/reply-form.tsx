import { BodyField, type BodyView } from "~/modules/writing/parts/body-field";
import type { RefusedForm } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import { PostEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { MENTION_HINT } from "../rules/text";

type ReplyFormProps = {
  draft: DraftView;
  formKey: string;
  body: BodyView;
  answered: { refused?: RefusedForm } | undefined;
  /** The address of the cancel link; null where the form stands under the discussion. */
  cancel?: string | null;
};

/** The form of a reply, under the discussion and on its own page. */
export function ReplyForm({ draft, formKey, body, answered, cancel = null }: ReplyFormProps) {
  return (
    <KeptForm draft={draft} answered={answered} fields={{ formKey }}>
      <BodyField body={body} short />
      <PostEnd submit="Răspunde" busyLabel="Se trimite…" cancel={cancel} note={MENTION_HINT} />
    </KeptForm>
  );
}
