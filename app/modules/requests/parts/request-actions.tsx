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
import { ButtonLink, type ButtonVariant } from "~/ui/button/button";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { requestPath } from "../rules/request-query";
import { ActionButton } from "./action-button";

/** What may be done with a request now: names of steps, from the policy. */
export type RequestCan = {
  edit: boolean;
  delete: boolean;
  clarify: boolean;
  extend: boolean;
  editSent: boolean;
  stillEvaluating: boolean;
  complete: boolean;
  cancel: boolean;
  duplicate: boolean;
  review: boolean;
};

export type RequestActionsProps = {
  request: { id: string; title: string; isDraft: boolean; partner: string | null };
  can: RequestCan;
  keys: { completion: string; deletion: string; copy: string };
};

type Link = { shown: boolean; part: string; label: string; icon: LucideIcon; variant?: ButtonVariant };

/** The steps that are open now. What cannot be undone asks first. */
export function RequestActions({ request, can, keys }: RequestActionsProps) {
  const { id, isDraft } = request;
  const links: Link[] = [
    { shown: can.review, part: "review", label: "Scrie recenzia", icon: Star, variant: "primary" },
    { shown: can.edit, part: "edit", label: "Modifică ciorna", icon: PencilLine },
    { shown: can.clarify, part: "clarification", label: "Clarificare", icon: MessageSquarePlus },
    { shown: can.extend, part: "extension", label: "Prelungește termenul", icon: CalendarPlus },
    { shown: can.editSent, part: "changes", label: "Modifică solicitarea", icon: PencilLine },
    { shown: can.stillEvaluating, part: "evaluation", label: "Încă se evaluează", icon: Timer },
    { shown: isDraft, part: "preview", label: "Cum o văd partenerii", icon: Eye, variant: "quiet" },
  ];
  const shown = links.filter((link) => link.shown);
  const ends = can.complete || can.duplicate || can.delete || (can.cancel && !isDraft);
  if (shown.length === 0 && !ends) return null;
  return (
    <div className="reqactions cluster cluster--tight">
      {can.complete ? <Completion request={request} formKey={keys.completion} /> : null}
      {shown.map(({ part, label, icon, variant }) => (
        <ButtonLink key={part} small icon={icon} href={requestPath(id, part)} {...(variant ? { variant } : {})}>
          {label}
        </ButtonLink>
      ))}
      {can.duplicate ? (
        <ActionButton small icon={Copy} action={requestPath(id, "copy")} formKey={keys.copy} busyLabel="Se copiază…">
          Duplică
        </ActionButton>
      ) : null}
      {can.cancel && !isDraft ? (
        <ButtonLink small variant="quiet" icon={X} href={requestPath(id, "cancellation")}>
          Anulează solicitarea
        </ButtonLink>
      ) : null}
      {can.delete ? <Deletion request={request} formKey={keys.deletion} /> : null}
    </div>
  );
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
