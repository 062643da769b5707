import type { BodyView } from "~/modules/writing/parts/body-field";
import type { RefusedForm } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import { PostEnd } from "~/ui/form/form-end";
import { KeptForm } from "~/ui/form/kept-form";
import { MENTION_HINT } from "../rules/text";
import { PostBody, type PostPictures } from "./post-body";

type ReplyFormProps = {
  draft: DraftView;
  formKey: string;
  body: BodyView;
  pictures: PostPictures;
  answered: { refused?: RefusedForm } | undefined;
  /** The address of the cancel link; null where the form stands under the discussion. */
  cancel?: string | null;
  submit?: string;
};

/** The form of a reply, under the discussion and on its own page. */
export function ReplyForm({
  draft,
  formKey,
  body,
  pictures,
  answered,
  cancel = null,
  submit = "Răspunde",
}: ReplyFormProps) {
  return (
    <KeptForm draft={draft} answered={answered} fields={{ formKey }} encType="multipart/form-data">
      <PostBody body={body} pictures={pictures} short onReadPage={cancel === null} />
      <PostEnd submit={submit} busyLabel="Se trimite…" cancel={cancel} note={MENTION_HINT} />
    </KeptForm>
  );
}
