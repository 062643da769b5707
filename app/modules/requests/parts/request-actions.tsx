import {
  Archive,
  CalendarPlus,
  Copy,
  Eye,
  type LucideIcon,
  MessageSquarePlus,
  PencilLine,
  Star,
  Timer,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { NarrowFold } from "~/ui/layout/layout";
import type { requestPage } from "../pages/request-page.server";
import { requestPath } from "../rules/paths";
import type { Confirmed } from "../rules/request-moments";
import type { RequestAction } from "../rules/request-policy";
import type { SharingAction } from "../rules/sharing-policy";
import { ConfirmedAction } from "./confirmed-action";

type RequestActionsProps = Pick<
  Awaited<ReturnType<typeof requestPage>>,
  "sheet" | "partner" | "can" | "copyKey" | "confirmKeys" | "step"
>;

type ActionPart = (props: RequestActionsProps) => ReactNode;

const link =
  (part: string, label: string, icon: LucideIcon, variant?: ButtonVariant): ActionPart =>
  ({ sheet: { id } }) => (
    <ButtonLink small icon={icon} href={requestPath(id, part)} {...(variant ? { variant } : {})}>
      {label}
    </ButtonLink>
  );

const question =
  (confirmed: Confirmed): ActionPart =>
  ({ sheet: { id, title }, partner, confirmKeys }) => (
    <ConfirmedAction
      small
      of={confirmed}
      id={id}
      about={{ title, partner, received: 0 }}
      formKey={confirmKeys[confirmed]}
    />
  );

/** The button of every action, in display order; null when it is elsewhere on the page or the action has none. */
const BUTTONS: Readonly<Record<RequestAction | SharingAction | "review" | "preview", ActionPart | null>> = {
  complete: question("complete"),
  review: link("review", "Scrie recenzia", Star, "primary"),
  edit: link("edit", "Modifică ciorna", PencilLine),
  clarify: link("clarification", "Adaugă o completare", MessageSquarePlus),
  extend: link("extension", "Prelungește termenul", CalendarPlus),
  editSent: link("changes", "Modifică solicitarea", PencilLine),
  stillEvaluating: link("evaluation", "Încă se evaluează", Timer),
  preview: link("preview", "Cum o văd partenerii", Eye, "quiet"),
  duplicate: ({ sheet: { id }, copyKey }) => (
    <PostButton small icon={Copy} action={requestPath(id, "copy")} formKey={copyKey} busyLabel="Se copiază…">
      Duplică
    </PostButton>
  ),
  share: link("sharing", "Arată altor autorități", Eye),
  unshare: ({ sheet: { id } }) => (
    <PostButton small icon={Eye} action={requestPath(id, "unsharing")}>
      Nu mai arăta altora
    </PostButton>
  ),
  cancel: link("cancellation", "Anulează solicitarea", X, "quiet"),
  delete: question("delete"),
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
  const isDraft = props.sheet.status === "draft";
  const shown = { ...props.can, cancel: props.can.cancel && !isDraft, preview: isDraft };
  const names = Object.keys(BUTTONS) as (keyof typeof BUTTONS)[];
  const buttons = names.flatMap((name) => {
    const Button = shown[name] && name !== props.step?.does ? BUTTONS[name] : null;
    return Button === null ? [] : [<Button key={name} {...props} />];
  });
  return buttons.length === 0 ? null : (
    <NarrowFold label="Ce se poate face" className="reqactions">
      <div className="cluster cluster--tight">{buttons}</div>
    </NarrowFold>
  );
}

/** Links to the dossier, the calendar file of the deadline that is still to come, and the preview. */
export function RequestPapers({ id, calendar }: { id: string; calendar: string | null }) {
  return (
    <section className="card card--compact" aria-labelledby="documente">
      <h2 id="documente" className="h3">
        Documente
      </h2>
      <div className="reqpapers stack stack--1">
        <ButtonLink small variant="quiet" icon={Archive} href={requestPath(id, "dosar")}>
          Tipărește dosarul
        </ButtonLink>
        <ButtonLink small variant="quiet" icon={Archive} href={requestPath(id, "papers")}>
          Documentele instituției
        </ButtonLink>
        {calendar === null ? null : (
          <ButtonLink small variant="quiet" icon={CalendarPlus} href={requestPath(id, "termen.ics")} reload>
            {calendar}
          </ButtonLink>
        )}
        <ButtonLink small variant="quiet" icon={Eye} href={requestPath(id, "preview")}>
          Cum o văd partenerii
        </ButtonLink>
      </div>
    </section>
  );
}
