import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { isTouched } from "~/ui/form/early-input";
import { Saving } from "~/ui/form/saving";
import { useAutosave } from "~/ui/form/use-autosave";
import { REQUESTS_PATH, requestPath } from "../rules/paths";
import { RequestForm, type RequestFormProps } from "./request-form";

type Written = Pick<RequestFormProps, "form" | "answers" | "kept">;

/** A new request; unsaved text is kept in the tab's session storage. */
export function NewRequest({ form, answers, kept, action }: Written & { action: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const text = useKeptText(`psp-solicitare ${action}`, formRef, answers.refused);
  const { keep, forget } = text;
  useForgetWhenSent(formRef, forget);
  const startAgain = () => {
    forget();
    formRef.current?.reset();
  };
  return (
    <RequestForm
      form={form}
      answers={answers}
      kept={kept}
      action={action}
      submit="Salvează ciorna"
      cancel={{ href: REQUESTS_PATH, label: "Renunță" }}
      formRef={formRef}
      onType={keep}
      saving={
        text.restored ? (
          <p className="small muted" role="status">
            Am restaurat textul nesalvat.{" "}
            <Button type="button" variant="quiet" small onClick={startAgain}>
              Începe din nou
            </Button>
          </p>
        ) : null
      }
    />
  );
}

/** Keeps unsaved text in session storage, so that it survives a reload, navigation and sign-out. */
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

/** Returns null when the browser refuses access to its storage. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Forgets the kept text when the page is left after a submit: a refused form stays on the page. */
function useForgetWhenSent(formRef: { current: HTMLFormElement | null }, forget: () => void) {
  const sent = useRef(false);
  useEffect(() => {
    const form = formRef.current;
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
  }, [formRef, forget]);
}

type Editing = Written & {
  id: string;
  /** Another person saved in between: autosave is off until the form is submitted. */
  isOvertaken: boolean;
};

/** A draft, autosaved two seconds after typing stops. */
export function DraftEditing({ id, form, answers, kept, isOvertaken }: Editing) {
  const formRef = useRef<HTMLFormElement>(null);
  const action = requestPath(id, "edit");
  const saving = useAutosave(formRef, action, isOvertaken);
  const version = isOvertaken ? form.version : (saving.version ?? form.version);
  return (
    <RequestForm
      form={{ ...form, version }}
      answers={answers}
      kept={kept}
      action={action}
      submit="Salvează"
      cancel={{ href: requestPath(id), label: "Înapoi la ciornă" }}
      formRef={formRef}
      saving={isOvertaken ? null : <Saving saving={saving} />}
    />
  );
}
