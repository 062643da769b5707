import { useEffect, useRef } from "react";
import type { Answers } from "~/platform/form/answers";
import { Button } from "~/ui/button/button";
import type { KeptFile } from "~/ui/field/file-input";
import { Saving } from "~/ui/form/saving";
import { useAutosave } from "~/ui/form/use-autosave";
import { REQUESTS_PATH, requestPath } from "../rules/request-query";
import { RequestForm, type RequestFormView } from "./request-form";
import { useKeptText } from "./use-kept-text";

type Written = { form: RequestFormView; answers: Answers; kept: readonly KeptFile[] };

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
