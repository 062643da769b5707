import { Hourglass, Trash2, Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { BACK, FROM_BIN } from "~/modules/accounts/rules/places";
import { Badge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { Dotted } from "~/ui/text/text";

export type BinItem = {
  key: string;
  kind: "articole" | "comunitati";
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
      <input type="hidden" name={BACK} value={FROM_BIN} />
      <Button small icon={Undo2} busy={state !== "idle" && formAction === restoration} busyLabel="Se pune la loc…">
        Pune la loc<span className="vh">: {title}</span>
      </Button>
    </Form>
  );
}

function Purge({ item: { key, purge, title, loses } }: { item: BinItem }) {
  const { state, formAction } = useNavigation();
  const dialog = `definitiv-${key}`;
  return (
    <>
      <DialogLink small variant="quiet" icon={Trash2} dialog={dialog} href={purge}>
        Șterge definitiv<span className="vh">: {title}</span>
      </DialogLink>
      <Dialog id={dialog} title="Ștergeți definitiv?">
        <p>
          „{title}” se șterge acum, {loses}. Nu se mai poate pune la loc.
        </p>
        <Form method="post" action={purge}>
          <Button variant="danger" icon={Trash2} busy={state !== "idle" && formAction === purge} busyLabel="Se șterge…">
            Șterge definitiv
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
