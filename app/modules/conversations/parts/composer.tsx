import { Paperclip, Send } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type Answers, answersOf, type RefusedForm } from "~/platform/form/answers";
import type { Unsaved } from "~/platform/form/unsaved";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import { Textarea } from "~/ui/field/input";
import { Flash } from "~/ui/flash/flash";
import { useAnswer } from "~/ui/form/use-answer";
import { useTabStorage } from "~/ui/form/use-tab-storage";
import { Icon } from "~/ui/icon/icon";

/** The answer to a posted message: the refused form, or the message's id. */
export type Sent = { refused?: RefusedForm; kept?: KeptFile[]; sent?: string };
export type ComposerProps = {
  conversationId: string;
  formKey: string;
  /** The answer to a form posted without JavaScript. */
  answer: Sent | undefined;
  file: { accept: string; hint: string; mostBytes: number };
};

const NOT_SENT = "Mesajul nu a plecat: serverul nu răspunde acum. Textul a rămas aici; trimiteți-l din nou.";

/** The form for a message. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ conversationId, formKey, answer, file }: ComposerProps) {
  const fetcher = useFetcher<Sent | Unsaved>();
  const { answered = answer, unsaved } = useAnswer(fetcher.data);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft = useTabStorage(`psp-mesaj-${conversationId}`);
  const [blank, setBlank] = useState(false);
  const answers = answersOf(answered?.refused);
  const busy = fetcher.state !== "idle";
  const [sentKey, setSentKey] = useState(formKey);
  // a message without an answer may still have been stored: with the same key, sending it again has no effect
  const key = unsaved ? sentKey : formKey;

  useEffect(() => {
    if (textRef.current?.value === "") textRef.current.value = draft.read() ?? "";
    setBlank(isBlank(textRef.current));
  }, [draft]);
  useEffect(() => {
    if (!fetcher.data || !("sent" in fetcher.data && fetcher.data.sent)) return;
    form.current?.reset();
    draft.write("");
    setBlank(true);
    textRef.current?.focus();
  }, [fetcher.data, draft]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank(event.currentTarget) && !busy) form.current?.requestSubmit();
  };
  const onChange = () => {
    draft.write(textRef.current?.value ?? "");
    setBlank(isBlank(textRef.current));
  };

  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      className="composer"
      ref={form}
      noValidate
      onSubmit={() => setSentKey(key)}
    >
      <input type="hidden" name="formKey" value={key} />
      {unsaved && !busy ? <Flash tone="red">{NOT_SENT}</Flash> : null}
      <Field name="text" label="Mesajul dumneavoastră" hiddenLabel error={answers.error("text")}>
        <Textarea
          ref={textRef}
          defaultValue={answers.field("text").defaultValue}
          placeholder="Scrieți un mesaj"
          onKeyDown={onKeyDown}
          onChange={onChange}
        />
      </Field>
      <div className="composer__end">
        <Attachment key={answered?.sent ?? ""} answers={answers} kept={answered?.kept ?? []} file={file} />
        <span className="small muted with-keys">Enter trimite, Shift+Enter rând nou</span>
        <Button variant="primary" icon={Send} busy={busy} busyLabel="Se trimite…" disabled={blank}>
          Trimite
        </Button>
      </div>
    </fetcher.Form>
  );
}

const isBlank = (textRef: HTMLTextAreaElement | null): boolean => (textRef?.value.trim() ?? "") === "";

type AttachmentProps = { answers: Answers; kept: readonly KeptFile[]; file: ComposerProps["file"] };

/** Folded, unless it has a file or an error. */
function Attachment({ answers, kept, file: { hint, ...limits } }: AttachmentProps) {
  const error = answers.error("attachment");
  return (
    <details open={kept.length > 0 || error !== undefined || undefined}>
      <summary className="btn btn--quiet btn--s">
        <Icon of={Paperclip} />
        Atașează un fișier
      </summary>
      <Field name="attachment" label="Fișier" optional hint={hint} error={error}>
        <FileInput {...limits} kept={kept} />
      </Field>
    </details>
  );
}
