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
import { Dialog, DialogCancel, DialogLink } from "~/ui/dialog/dialog";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import type { requestPage } from "../pages/request-page.server";
import { REQUESTS_PATH, requestPath } from "../rules/paths";
import { CONFIRMED, type ConfirmedAct } from "../rules/request-moments";
import type { RequestAction } from "../rules/request-policy";

type Confirmation = {
  icon: LucideIcon;
  heading: string;
  lead: (about: { title: string; partner: string | null }) => string;
  submit: string;
  busyLabel: string;
  variant: ButtonVariant;
  done: { title: string; text?: string };
  /** The page that follows. */
  next: (id: string) => string;
};

/** The question before an act: in a dialog of the request's page, and on a page for browsers without JavaScript. */
export const CONFIRMATIONS: Readonly<Record<ConfirmedAct, Confirmation>> = {
  complete: {
    icon: Check,
    heading: "Colaborarea s-a încheiat?",
    lead: ({ partner }) =>
      `Lucrarea făcută de ${partner} este recepționată. Conversația cu firma se închide, iar solicitarea rămâne în dosar, finalizată.`,
    ...{ submit: "Marchează finalizată", busyLabel: "Se finalizează…", variant: "primary" },
    done: { title: "Colaborarea este finalizată.", text: "Scrieți o recenzie cât vă mai amintiți." },
    next: (id) => requestPath(id, "review"),
  },
  delete: {
    icon: Trash2,
    heading: "Ștergeți ciorna?",
    lead: ({ title }) => `„${title}” se șterge cu fișierele ei și nu mai poate fi adusă înapoi.`,
    ...{ submit: "Șterge ciorna", busyLabel: "Se șterge…", variant: "danger" },
    done: { title: "Ciorna a fost ștearsă." },
    next: () => REQUESTS_PATH,
  },
};

type RequestActionsProps = Pick<
  Awaited<ReturnType<typeof requestPage>>,
  "fisa" | "partner" | "can" | "copyKey" | "confirmKey" | "step"
>;

type ActionPart = (props: RequestActionsProps) => ReactNode;

const link =
  (part: string, label: string, icon: LucideIcon, variant?: ButtonVariant): ActionPart =>
  ({ fisa: { id } }) => (
    <ButtonLink small icon={icon} href={requestPath(id, part)} {...(variant ? { variant } : {})}>
      {label}
    </ButtonLink>
  );

/** The button of every action, in display order; null when it is elsewhere on the page or the action has none. */
const BUTTONS: Readonly<Record<RequestAction | "review" | "preview", ActionPart | null>> = {
  complete: (props) => <ConfirmedAction act="complete" {...props} />,
  review: link("review", "Scrie recenzia", Star, "primary"),
  edit: link("edit", "Modifică ciorna", PencilLine),
  clarify: link("clarification", "Adaugă o completare", MessageSquarePlus),
  extend: link("extension", "Prelungește termenul", CalendarPlus),
  editSent: link("changes", "Modifică solicitarea", PencilLine),
  stillEvaluating: link("evaluation", "Încă se evaluează", Timer),
  preview: link("preview", "Cum o văd partenerii", Eye, "quiet"),
  duplicate: ({ fisa: { id }, copyKey }) => (
    <PostButton small icon={Copy} action={requestPath(id, "copy")} formKey={copyKey} busyLabel="Se copiază…">
      Duplică
    </PostButton>
  ),
  cancel: link("cancellation", "Anulează solicitarea", X, "quiet"),
  delete: (props) => <ConfirmedAction act="delete" {...props} />,
  read: null,
  create: null,
  seal: null,
  send: null,
  queue: null,
  unqueue: null,
  open: null,
  accept: null,
  replace: null,
};

/** The actions allowed now, without the one that the next step leads to. */
export function RequestActions(props: RequestActionsProps) {
  const isDraft = props.fisa.status === "draft";
  const shown = { ...props.can, cancel: props.can.cancel && !isDraft, preview: isDraft };
  const names = Object.keys(BUTTONS) as (keyof typeof BUTTONS)[];
  const buttons = names.flatMap((name) => {
    const Button = shown[name] && name !== props.step?.does ? BUTTONS[name] : null;
    return Button === null ? [] : [<Button key={name} {...props} />];
  });
  return buttons.length === 0 ? null : <div className="reqactions cluster cluster--tight">{buttons}</div>;
}

function ConfirmedAction({ act, fisa, partner, confirmKey }: RequestActionsProps & { act: ConfirmedAct }) {
  const { icon, heading, lead, submit, busyLabel, variant } = CONFIRMATIONS[act];
  const to = CONFIRMED[act];
  const action = requestPath(fisa.id, to);
  return (
    <>
      <DialogLink small variant={variant === "danger" ? "quiet" : variant} icon={icon} dialog={to} href={action}>
        {submit}
      </DialogLink>
      <Dialog id={to} title={heading}>
        <p>{lead({ title: fisa.title, partner })}</p>
        <Cluster>
          <PostButton variant={variant} action={action} formKey={confirmKey} busyLabel={busyLabel}>
            {submit}
          </PostButton>
          <DialogCancel />
        </Cluster>
      </Dialog>
    </>
  );
}

/** Links to the dossier, the calendar file and the preview. */
export function RequestPapers({ id, isSent, hasDeadline }: { id: string; isSent: boolean; hasDeadline: boolean }) {
  return (
    <section className="card card--compact" aria-labelledby="documente">
      <h2 id="documente" className="h3">
        Documente
      </h2>
      <div className="stack stack--1">
        <ButtonLink small variant="quiet" icon={Archive} href={requestPath(id, "dosar")}>
          Tipărește dosarul
        </ButtonLink>
        {isSent && hasDeadline ? (
          <ButtonLink small variant="quiet" icon={CalendarPlus} href={requestPath(id, "termen.ics")} reload>
            Adaugă termenul în calendar
          </ButtonLink>
        ) : null}
        <ButtonLink small variant="quiet" icon={Eye} href={requestPath(id, "preview")}>
          Cum o văd partenerii
        </ButtonLink>
      </div>
    </section>
  );
}
