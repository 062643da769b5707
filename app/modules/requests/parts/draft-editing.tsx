import { useRef } from "react";
import { Saving } from "~/ui/form/saving";
import { useAutosave } from "~/ui/form/use-autosave";
import { requestPath } from "../rules/paths";
import { RequestForm, type RequestFormProps } from "./request-form";

type Editing = Pick<RequestFormProps, "form" | "kept"> & {
  id: string;
  /** Another person saved in between: autosave is off until the form is submitted. */
  isOvertaken: boolean;
};

/** A draft, autosaved two seconds after typing stops. */
export function DraftEditing({ id, form, kept, isOvertaken }: Editing) {
  const formRef = useRef<HTMLFormElement>(null);
  const action = requestPath(id, "edit");
  const saving = useAutosave(formRef, action, isOvertaken);
  const version = isOvertaken ? form.version : (saving.version ?? form.version);
  return (
    <RequestForm
      form={{ ...form, version }}
      kept={kept}
      action={action}
      save="Salvează"
      cancel={{ href: requestPath(id), label: "Înapoi la ciornă" }}
      formRef={formRef}
      saving={isOvertaken ? null : <Saving saving={saving} />}
    />
  );
}
