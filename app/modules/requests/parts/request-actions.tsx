import {
  Archive,
  CalendarPlus,
  Check,
  Copy,
  Eye,
  type LucideIcon,
  MessageSquarePlus,
  PencilLine,
  Star,
  Timer,
  Trash2,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "~/ui/button/button";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import type { RequestAction } from "../rules/request-policy";
import { requestPath } from "../rules/request-query";
import { ActionButton } from "./action-button";

export type RequestActionsProps = {
  request: { id: string; title: string; isDraft: boolean; partner: string | null };
  can: Readonly<Record<RequestAction | "review", boolean>>;
  keys: { completion: string; deletion: string; copy: string };
};

type Drawn = (props: RequestActionsProps) => ReactNode;

const link =
  (part: string, label: string, icon: LucideIcon, variant?: ButtonVariant): Drawn =>
  ({ request: { id } }) => (
    <ButtonLink small icon={icon} href={requestPath(id, part)} {...(variant ? { variant } : {})}>
      {label}
    </ButtonLink>
  );

/** The button of every action, in their order. Null: it stands elsewhere on the page, or is no button. What cannot be undone asks first. */
const BUTTONS: Readonly<Record<RequestAction | "review" | "preview", Drawn | null>> = {
  complete: ({ request, keys }) => <Completion request={request} formKey={keys.completion} />,
  review: link("review", "Scrie recenzia", Star, "primary"),
  edit: link("edit", "Modifică ciorna", PencilLine),
  clarify: link("clarification", "Clarificare", MessageSquarePlus),
  extend: link("extension", "Prelungește termenul", CalendarPlus),
  editSent: link("changes", "Modifică solicitarea", PencilLine),
  stillEvaluating: link("evaluation", "Încă se evaluează", Timer),
  preview: link("preview", "Cum o văd partenerii", Eye, "quiet"),
  duplicate: ({ request: { id }, keys }) => (
    <ActionButton small icon={Copy} action={requestPath(id, "copy")} formKey={keys.copy} busyLabel="Se copiază…">
      Duplică
    </ActionButton>
  ),
  cancel: link("cancellation", "Anulează solicitarea", X, "quiet"),
  delete: ({ request, keys }) => <Deletion request={request} formKey={keys.deletion} />,
  read: null,
  create: null,
  seal: null,
  send: null,
  queue: null,
  unqueue: null,
  open: null,
  accept: null,
};

/** The steps that are open now. */
export function RequestActions(props: RequestActionsProps) {
  const { isDraft } = props.request;
  const shown = { ...props.can, cancel: props.can.cancel && !isDraft, preview: isDraft };
  const names = Object.keys(BUTTONS) as (keyof typeof BUTTONS)[];
  const buttons = names.flatMap((name) => {
    const Button = shown[name] ? BUTTONS[name] : null;
    return Button === null ? [] : [<Button key={name} {...props} />];
  });
  return buttons.length === 0 ? null : <div className="reqactions cluster cluster--tight">{buttons}</div>;
}

type StepProps = { request: RequestActionsProps["request"]; formKey: string };

function Completion({ request: { id, partner }, formKey }: StepProps) {
  const action = requestPath(id, "completion");
  return (
    <>
      <DialogLink small variant="primary" icon={Check} dialog="finalizare" href={action}>
        Marchează finalizată
      </DialogLink>
      <Dialog id="finalizare" title="Colaborarea s-a încheiat?">
        <p>
          Lucrarea făcută de {partner} este recepționată. Discuția cu firma se închide, iar solicitarea rămâne în dosar,
          finalizată.
        </p>
        <ActionButton variant="primary" action={action} formKey={formKey} busyLabel="Se finalizează…">
          Marchează finalizată
        </ActionButton>
      </Dialog>
    </>
  );
}

function Deletion({ request: { id, title }, formKey }: StepProps) {
  const action = requestPath(id, "deletion");
  return (
    <>
      <DialogLink small variant="quiet" icon={Trash2} dialog="stergere" href={action}>
        Șterge ciorna
      </DialogLink>
      <Dialog id="stergere" title="Ștergeți ciorna?">
        <p>„{title}” se șterge cu fișierele ei și nu mai poate fi adusă înapoi.</p>
        <ActionButton variant="danger" icon={Trash2} action={action} formKey={formKey} busyLabel="Se șterge…">
          Șterge ciorna
        </ActionButton>
      </Dialog>
    </>
  );
}

/** The papers of a request: dossier, calendar, what partners see. */
export function RequestPapers({ id, isSent, hasDeadline }: { id: string; isSent: boolean; hasDeadline: boolean }) {
  return (
    <section className="card card--compact" aria-labelledby="acte">
      <h2 id="acte" className="h3">
        Acte și calendar
      </h2>
      <div className="stack stack--1">
        <ButtonLink small variant="quiet" icon={Archive} href={requestPath(id, "dosar")}>
          Dosarul, de tipărit
        </ButtonLink>
        {isSent && hasDeadline ? (
          <ButtonLink small variant="quiet" icon={CalendarPlus} href={requestPath(id, "termen.ics")} reload>
            Termenul în calendar
          </ButtonLink>
        ) : null}
        <ButtonLink small variant="quiet" icon={Eye} href={requestPath(id, "preview")}>
          Cum o văd partenerii
        </ButtonLink>
      </div>
    </section>
  );
}
