import { Paperclip, Send } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { answersOf, type RefusedForm } from "~/platform/form/answers";
import type { DraftView } from "~/platform/form/draft-view";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import type { Unsaved } from "~/platform/form/unsaved";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { Field, FormAnswers, useAnswers } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import { Textarea } from "~/ui/field/input";
import { Flash } from "~/ui/flash/flash";
import { DraftFields } from "~/ui/form/draft-fields";
import { Kept } from "~/ui/form/saving";
import { useAnswer } from "~/ui/form/use-answer";
import { useKeptForm } from "~/ui/form/use-kept-form";
import { Icon } from "~/ui/icon/icon";

/** The answer to a posted message: the refused form, or the message's id. */
export type Sent = { refused?: RefusedForm; kept?: KeptFile[]; sent?: string };
export type ComposerProps = {
  formKey: string;
  /** The answer to a form posted without JavaScript. */
  answer: Sent | undefined;
  file: { accept: string; hint: string; mostBytes: number };
  /** What was typed earlier and not sent, already in the box, and when. */
  draft: DraftView;
  typed: string;
};

const NOT_SENT = "Mesajul nu a plecat: serverul nu a răspuns. Textul a rămas aici; trimiteți-l din nou.";

/** The form for a message. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ formKey, answer, file, ...loaded }: ComposerProps) {
  const fetcher = useFetcher<Sent | Unsaved>();
  const { answered = answer, unsaved } = useAnswer(fetcher.data);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const sentText = useRef<string | undefined>(undefined);
  const [held, setHeld] = useState(loaded);
  // under another address the draft is another text: this box goes on with its own while something stands in it
  const draft = loaded.draft.path === held.draft.path ? loaded.draft : held.draft;
  const initial = held.typed;
  const keeping = useKeptForm(form, draft, answered?.refused);
  const [blank, setBlank] = useState(false);
  const answers = answersOf(answered?.refused);
  const busy = fetcher.state !== "idle";
  const [sentKey, setSentKey] = useState(formKey);
  // a message without an answer may still have been stored: with the same key, sending it again has no effect
  const key = unsaved ? sentKey : formKey;

  useEffect(() => {
    setBlank(isBlank(textRef.current));
  }, []);
  useEffect(() => {
    if (!fetcher.data || !("sent" in fetcher.data && fetcher.data.sent)) return;
    const box = textRef.current;
    if (box === null || box.value !== sentText.current) return; // what was typed meanwhile is the next message
    form.current?.reset();
    box.value = "";
    setBlank(true);
    box.focus();
  }, [fetcher.data]);

  // after the effect that empties the box once its message is sent
  useEffect(() => {
    if (loaded.draft.path === held.draft.path || !isBlank(textRef.current)) return;
    setHeld({ draft: loaded.draft, typed: loaded.typed });
    if (textRef.current) textRef.current.value = loaded.typed;
    setBlank(loaded.typed.trim() === "");
  }, [loaded.draft, loaded.typed, held.draft.path]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank(event.currentTarget) && !busy) form.current?.requestSubmit();
  };
  const onChange = () => setBlank(isBlank(textRef.current));

  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      className="composer"
      ref={form}
      noValidate
      onSubmit={() => {
        setSentKey(key);
        sentText.current = textRef.current?.value;
      }}
    >
      <input type="hidden" name={FORM_KEY} value={key} />
      <DraftFields draft={draft} />
      {unsaved && !busy ? <Flash tone="red">{NOT_SENT}</Flash> : null}
      <div className="composer__box">
        <Field name="text" label="Mesajul dumneavoastră" hiddenLabel error={answers.error("text")}>
          <Textarea
            ref={textRef}
            rows={1}
            defaultValue={answers.refused ? answers.field("text").defaultValue : initial}
            placeholder="Scrieți un mesaj"
            onKeyDown={onKeyDown}
            onChange={onChange}
          />
        </Field>
        <div className="composer__f">
          <FormAnswers value={answers}>
            <Attachment key={answered?.sent ?? ""} kept={answered?.kept ?? []} file={file} />
          </FormAnswers>
          {keeping === null ? (
            <span className={classNames("small muted", initial === "" && "with-keys")}>
              {initial === "" ? "Enter trimite, Shift+Enter rând nou" : `Text păstrat ${draft.resumed?.from ?? ""}`}
            </span>
          ) : (
            <Kept keeping={keeping} />
          )}
          <Button small variant="primary" icon={Send} busy={busy} busyLabel="Se trimite…" disabled={blank}>
            Trimite
          </Button>
        </div>
      </div>
    </fetcher.Form>
  );
}

const isBlank = (textRef: HTMLTextAreaElement | null): boolean => (textRef?.value.trim() ?? "") === "";

type AttachmentProps = { kept: readonly KeptFile[]; file: ComposerProps["file"] };

/** Folded, unless it has a file or an error. */
function Attachment({ kept, file: { hint, ...limits } }: AttachmentProps) {
  const error = useAnswers().error("attachment");
  return (
    <details open={kept.length > 0 || error !== undefined || undefined}>
      <summary className="btn btn--quiet btn--s">
        <Icon of={Paperclip} />
        <span>Atașează un fișier</span>
      </summary>
      <Field name="attachment" label="Fișier" optional hint={hint}>
        <FileInput {...limits} kept={kept} />
      </Field>
    </details>
  );
}
