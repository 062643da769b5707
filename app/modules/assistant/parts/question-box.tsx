import { Send } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { answersOf, type RefusedForm } from "~/platform/form/answers";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { LONGEST_QUESTION } from "../rules/answers";

type QuestionBoxProps = {
  formKey: string;
  /** What the question comes after: when that is another, it has been asked. The page is loaded again for other reasons too. */
  after: string;
  fields: Readonly<Record<string, string>>;
  /** As another page asked it. */
  question?: string;
  /** Who answers; null until it is chosen. */
  department: string | null;
  /** Under the answers before it, where it stays in sight. */
  stays?: boolean;
  /** No department is chosen, or the assistant is stopped. */
  disabled: boolean;
  answered: { refused?: RefusedForm } | undefined;
};

/** The form for a question. Enter sends, Shift+Enter inserts a line break; a blank question cannot be sent. */
export function QuestionBox(props: QuestionBoxProps) {
  const { formKey, after, fields, question = "", department, stays = false, disabled, answered } = props;
  const { state, formMethod } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const isAnother = useRef(after);
  // without scripts nothing can tell that the box is no longer empty, and the server answers
  const [blank, setBlank] = useState(false);
  const answers = answersOf(answered?.refused);
  const busy = state !== "idle" && formMethod === "POST";

  useEffect(() => {
    if (!box.current) return;
    if (isAnother.current !== after && !answered?.refused) box.current.value = "";
    isAnother.current = after;
    setBlank(isBlank(box.current));
  }, [after, answered]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank(event.currentTarget) && !busy && !disabled) form.current?.requestSubmit();
  };

  return (
    <Form
      method="post"
      className={classNames("composer", stays && "composer--stay")}
      ref={form}
      noValidate
      preventScrollReset
    >
      {Object.entries({ ...fields, [FORM_KEY]: formKey }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="composer__box">
        <Field name="text" label="Întrebarea dumneavoastră" hiddenLabel error={answers.error("text")}>
          <Textarea
            ref={box}
            rows={1}
            maxLength={LONGEST_QUESTION}
            defaultValue={answers.refused ? answers.field("text").defaultValue : question}
            placeholder={stays ? "Întrebați mai departe" : "Cum se întocmește referatul de necesitate?"}
            onKeyDown={onKeyDown}
            onChange={() => setBlank(isBlank(box.current))}
          />
        </Field>
        <div className="composer__f">
          {department === null ? (
            <span className="small muted">Alegeți întâi departamentul</span>
          ) : (
            <span className="small">
              <span className="muted">Departament</span> <b>{department}</b>
            </span>
          )}
          <span className="small muted with-keys">Enter trimite, Shift+Enter rând nou</span>
          <Button small variant="primary" icon={Send} busy={busy} busyLabel="Se caută…" disabled={disabled || blank}>
            Trimite
          </Button>
        </div>
      </div>
    </Form>
  );
}

const isBlank = (box: HTMLTextAreaElement | null): boolean => (box?.value.trim() ?? "") === "";
