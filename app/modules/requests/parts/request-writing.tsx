import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { isTouched } from "~/ui/form/early-input";
import { Saving } from "~/ui/form/saving";
import { useAutosave } from "~/ui/form/use-autosave";
import { REQUESTS_PATH, requestPath } from "../rules/paths";
import { RequestForm, type RequestFormProps } from "./request-form";

type Written = Pick<RequestFormProps, "form" | "answers" | "kept">;

/** A new request: until it is saved, what is typed is kept in this tab. */
export function NewRequest({ form, answers, kept, action }: Written & { action: string }) {
  const box = useRef<HTMLFormElement>(null);
  const text = useKeptText(`psp-solicitare ${action}`, box, answers.refused);
  const { keep, forget } = text;
  useForgetWhenSent(box, forget);
  const startAgain = () => {
    forget();
    box.current?.reset();
  };
  return (
    <RequestForm
      form={form}
      answers={answers}
      kept={kept}
      action={action}
      submit="Salvează ciorna"
      cancel={{ href: REQUESTS_PATH, label: "Renunță" }}
      formRef={box}
      onType={keep}
      saving={
        text.restored ? (
          <p className="small muted" role="status">
            Am pus la loc textul nesalvat.{" "}
            <Button type="button" variant="quiet" small onClick={startAgain}>
              Începe din nou
            </Button>
          </p>
        ) : null
      }
    />
  );
}

/** What was typed and stands nowhere else yet, kept in this tab: over a reload, another page, or the end of the session. */
function useKeptText(name: string, form: RefObject<HTMLFormElement | null>, refused: boolean) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const kept = refused ? null : stored(() => sessionStorage.getItem(name));
    if (!kept || !form.current) return;
    fill(form.current, new URLSearchParams(kept));
    setRestored(true);
  }, [name, form, refused]);

  const keep = useCallback(() => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].filter(([key, value]) => typeof value === "string" && isTyped(key));
    const kept = new URLSearchParams(texts as [string, string][]).toString();
    stored(() => sessionStorage.setItem(name, kept));
  }, [name, form]);
  const forget = useCallback(() => {
    stored(() => sessionStorage.removeItem(name));
    setRestored(false);
  }, [name]);
  return { keep, forget, restored };
}

const TYPED = ["title", "category", "description", "budgetMin", "budgetMax", "deadline", "county", "urgency"];
const isTyped = (key: string): boolean => TYPED.includes(key);

function fill(form: HTMLFormElement, kept: URLSearchParams): void {
  for (const [name, value] of kept) {
    const field = form.elements.namedItem(name);
    const fillable =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (fillable && value !== "" && !isTouched(field)) field.value = value;
  }
}

/** A browser may refuse its storage; then nothing is kept, and nothing else is lost. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The page is left after its form was sent only when the sending was accepted: a refused form stays on it. */
function useForgetWhenSent(box: { current: HTMLFormElement | null }, forget: () => void) {
  const sent = useRef(false);
  useEffect(() => {
    const form = box.current;
    const sending = () => {
      sent.current = true;
    };
    const typing = () => {
      sent.current = false;
    };
    form?.addEventListener("submit", sending);
    form?.addEventListener("input", typing);
    return () => {
      form?.removeEventListener("submit", sending);
      form?.removeEventListener("input", typing);
      if (sent.current) forget();
    };
  }, [box, forget]);
}

type Editing = Written & {
  id: string;
  /** Somebody else's text stands beside the one in the form: its author decides first. */
  isOvertaken: boolean;
};

/** A draft: saved two seconds after typing stops, and by its button. */
export function DraftEditing({ id, form, answers, kept, isOvertaken }: Editing) {
  const box = useRef<HTMLFormElement>(null);
  const action = requestPath(id, "edit");
  const saving = useAutosave(box, action, isOvertaken);
  const version = isOvertaken ? form.version : (saving.version ?? form.version);
  return (
    <RequestForm
      form={{ ...form, version }}
      answers={answers}
      kept={kept}
      action={action}
      submit="Salvează"
      cancel={{ href: requestPath(id), label: "Înapoi la ciornă" }}
      formRef={box}
      saving={isOvertaken ? null : <Saving saving={saving} />}
    />
  );
}
