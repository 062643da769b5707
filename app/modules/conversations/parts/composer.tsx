import { Paperclip, Send } from "lucide-react";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type Answers, answersOf, type RefusedForm } from "~/platform/form/answers";
import type { Unsaved } from "~/platform/form/unsaved";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { FileInput, type KeptFile } from "~/ui/field/file-input";
import { Textarea } from "~/ui/field/input";
import { Flash } from "~/ui/flash/flash";
import { useAnswer } from "~/ui/form/use-answer";
import { Icon } from "~/ui/icon/icon";
import { Split } from "~/ui/layout/layout";

/** What comes back from sending: the form again, or the message's id. */
export type Sent = { refused?: RefusedForm; kept?: KeptFile[]; sent?: string };
export type ComposerProps = {
  conversationId: string;
  formKey: string;
  /** The answer to a form that was sent without script. */
  answer: Sent | undefined;
  file: { accept: string; hint: string };
};

const NOT_SENT = "Mesajul nu a plecat: serverul nu răspunde acum. Textul a rămas aici; trimiteți-l din nou.";

/** Where one writes. Enter sends and Shift+Enter begins a line; without script there is the button. */
export function Composer({ conversationId, formKey, answer, file }: ComposerProps) {
  const fetcher = useFetcher<Sent | Unsaved>();
  const { answered = answer, unsaved } = useAnswer(fetcher.data);
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { draft, forget } = useDraft(conversationId, box);
  const [blank, setBlank] = useState(false);
  const answers = answersOf(answered?.refused);
  const busy = fetcher.state !== "idle";
  const [sentKey, setSentKey] = useState(formKey);
  // what did not arrive may have arrived all the same: sent again it is the same message
  const key = unsaved ? sentKey : formKey;

  useEffect(() => setBlank(isBlank(box.current)), []);
  useEffect(() => {
    if (!fetcher.data || !("sent" in fetcher.data && fetcher.data.sent)) return;
    form.current?.reset();
    forget();
    setBlank(true);
    box.current?.focus();
  }, [fetcher.data, forget]);

  const keyed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank(event.currentTarget) && !busy) form.current?.requestSubmit();
  };
  const changed = () => {
    draft();
    setBlank(isBlank(box.current));
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
          ref={box}
          defaultValue={answers.field("text").defaultValue}
          placeholder="Scrieți un mesaj"
          onKeyDown={keyed}
          onChange={changed}
        />
      </Field>
      <Split center>
        <span className="small muted">Enter trimite, Shift+Enter rând nou</span>
        <Button variant="primary" icon={Send} busy={busy} busyLabel="Se trimite…" disabled={blank}>
          Trimite
        </Button>
      </Split>
      <Attachment answers={answers} kept={answered?.kept ?? []} file={file} />
    </fetcher.Form>
  );
}

const isBlank = (box: HTMLTextAreaElement | null): boolean => (box?.value.trim() ?? "") === "";

type AttachmentProps = { answers: Answers; kept: readonly KeptFile[]; file: ComposerProps["file"] };

/** Folded away until it is wanted, or until it has something to say. */
function Attachment({ answers, kept, file: { accept, hint } }: AttachmentProps) {
  const error = answers.error("attachment");
  return (
    <details open={kept.length > 0 || error !== undefined || undefined}>
      <summary className="btn btn--quiet btn--s">
        <Icon of={Paperclip} />
        Atașează un fișier
      </summary>
      <Field name="attachment" label="Fișier" optional hint={hint} error={error}>
        <FileInput accept={accept} kept={kept} />
      </Field>
    </details>
  );
}

/** Keeps what is being typed in this tab until it is sent: over a reload, another page, or the end of the session. */
function useDraft(conversationId: string, box: RefObject<HTMLTextAreaElement | null>) {
  const name = `psp-mesaj-${conversationId}`;

  useEffect(() => {
    const kept = stored(() => sessionStorage.getItem(name));
    if (box.current && box.current.value === "" && kept) box.current.value = kept;
  }, [name, box]);

  const draft = useCallback(() => {
    const text = box.current?.value ?? "";
    stored(() => (text === "" ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, text)));
  }, [name, box]);
  const forget = useCallback(() => void stored(() => sessionStorage.removeItem(name)), [name]);
  return { draft, forget };
}

/** A browser may refuse its storage; then there is no draft, and nothing else is lost. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
