import { Hourglass, Trash2, Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { FROM_BIN, SENT_FROM } from "~/modules/accounts/rules/bin";
import { Badge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { Dotted } from "~/ui/text/text";

export const BIN_KINDS = { articole: "Articole", comunitati: "Comunități" } as const;
export type BinKind = keyof typeof BIN_KINDS;

export type BinItem = {
  key: string;
  kind: BinKind;
  title: string;
  facts: readonly string[];
  /** "12 zile rămase" */
  left: string;
  /** Where it is put back, and where it is ended. */
  restoration: string;
  purge: string;
  /** What goes with it for good. */
  loses: string;
};

/** What was thrown away: who did it, when, how long it can still be put back. */
export function BinRows({ items }: { items: readonly BinItem[] }) {
  return (
    <ul className="reqrows">
      {items.map((item) => (
        <li key={item.key} className="reqrow">
          <div className="reqrow__words">
            <b>{item.title}</b>
            <p className="small muted num">
              <Dotted facts={item.facts} />
            </p>
          </div>
          <Badge icon={Hourglass}>{item.left}</Badge>
          <div className="reqrow__do">
            <Restoration item={item} />
            <Purge item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Restoration({ item: { restoration, title } }: { item: BinItem }) {
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={restoration}>
      <input type="hidden" name={SENT_FROM} value={FROM_BIN} />
      <Button small icon={Undo2} busy={state !== "idle" && formAction === restoration} busyLabel="Se pune la loc…">
        Pune la loc<span className="vh">: {title}</span>
      </Button>
    </Form>
  );
}

function Purge({ item: { key, purge, title, loses } }: { item: BinItem }) {
  const dialog = `definitiv-${key}`;
  return (
    <>
      <DialogLink small variant="quiet" icon={Trash2} dialog={dialog} href={purge}>
        Șterge definitiv<span className="vh">: {title}</span>
      </DialogLink>
      <Dialog id={dialog} title="Ștergeți definitiv?">
        <p>{purgeEffect({ title, loses })}</p>
        <PurgeForm action={purge} />
      </Dialog>
    </>
  );
}

export const purgeEffect = ({ title, loses }: Pick<BinItem, "title" | "loses">): string =>
  `„${title}” se șterge acum, ${loses}. Nu se mai poate pune la loc.`;

/** Where script runs it stands in a dialog, elsewhere on a page of its own. */
export function PurgeForm({ action }: { action: string }) {
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <Button variant="danger" icon={Trash2} busy={state !== "idle" && formAction === action} busyLabel="Se șterge…">
        Șterge definitiv
      </Button>
    </Form>
  );
}
