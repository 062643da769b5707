import {
  Archive,
  CalendarPlus,
  Copy,
  Eye,
  type LucideIcon,
  MessageSquarePlus,
  PencilLine,
  Printer,
  Star,
  Timer,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { MoreActions } from "~/ui/menu/menu";
import type { requestPage } from "../pages/request-page.server";
import { requestPath } from "../rules/paths";
import type { Confirmed } from "../rules/request-moments";
import type { RequestAction } from "../rules/request-policy";
import type { SharingAction } from "../rules/sharing-policy";
import { ConfirmedDialog, ConfirmedLink } from "./confirmed-action";

type RequestActionsProps = Pick<
  Awaited<ReturnType<typeof requestPage>>,
  "sheet" | "partner" | "can" | "copyKey" | "confirmKeys" | "step" | "calendar"
>;

type ActionPart = (props: RequestActionsProps) => ReactNode;

const link =
  (part: string, label: string, icon: LucideIcon): ActionPart =>
  ({ sheet: { id } }) => (
    <ButtonLink icon={icon} href={requestPath(id, part)}>
      {label}
    </ButtonLink>
  );

const question =
  (confirmed: Confirmed): ActionPart =>
  ({ sheet: { id, title }, partner }) => (
    <ConfirmedLink of={confirmed} id={id} about={{ title, partner, received: 0 }} />
  );

/** The entry of every action, in display order; null when it is elsewhere on the page or the action has none. */
const BUTTONS: Readonly<Record<RequestAction | SharingAction | "review" | "preview", ActionPart | null>> = {
  complete: question("complete"),
  review: link("review", "Scrie recenzia", Star),
  edit: link("edit", "Modifică ciorna", PencilLine),
  clarify: link("clarification", "Adaugă o completare", MessageSquarePlus),
  extend: link("extension", "Prelungește termenul", CalendarPlus),
  editSent: link("changes", "Modifică solicitarea", PencilLine),
  stillEvaluating: link("evaluation", "Încă se evaluează", Timer),
  preview: link("preview", "Cum o văd partenerii", Eye),
  duplicate: ({ sheet: { id }, copyKey }) => (
    <PostButton icon={Copy} action={requestPath(id, "copy")} formKey={copyKey} busyLabel="Se copiază…">
      Duplică
    </PostButton>
  ),
  share: link("sharing", "Arată altor autorități", Eye),
  unshare: ({ sheet: { id } }) => (
    <PostButton icon={Eye} action={requestPath(id, "unsharing")}>
      Nu mai arăta altora
    </PostButton>
  ),
  cancel: link("cancellation", "Anulează solicitarea", X),
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

/** What is done most of a draft, and of a collaboration; otherwise the dossier is printed most. */
const FIRST = ["complete", "edit"] as const;

/** The actions allowed now, without the one that the next step leads to: the first a button, the rest under three dots. */
export function RequestActions(props: RequestActionsProps) {
  const { sheet, partner, can, step, calendar, confirmKeys } = props;
  const { id, status, title } = sheet;
  const isDraft = status === "draft";
  const shown = { ...can, cancel: can.cancel && !isDraft, preview: true };
  const names = (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).filter(
    (name) => BUTTONS[name] !== null && shown[name] && name !== step?.does,
  );
  const first = FIRST.find((name) => names.includes(name));
  const part = (name: keyof typeof BUTTONS) => {
    const Part = BUTTONS[name];
    return Part === null ? null : <Part key={name} {...props} />;
  };
  const dossier = (
    <ButtonLink key="dosar" variant={first ? "default" : "quiet"} icon={Printer} href={requestPath(id, "dosar")}>
      Tipărește dosarul
    </ButtonLink>
  );
  return (
    <>
      {first ? part(first) : dossier}
      <MoreActions>
        {names.filter((name) => name !== first).map(part)}
        {first ? dossier : null}
        <ButtonLink icon={Archive} href={requestPath(id, "papers")}>
          Documentele instituției
        </ButtonLink>
        {calendar === null ? null : (
          <ButtonLink icon={CalendarPlus} href={requestPath(id, "termen.ics")} reload>
            {calendar}
          </ButtonLink>
        )}
      </MoreActions>
      {(["complete", "delete"] as const).map((of) =>
        names.includes(of) ? (
          <ConfirmedDialog key={of} of={of} id={id} about={{ title, partner, received: 0 }} formKey={confirmKeys[of]} />
        ) : null,
      )}
    </>
  );
}
