import { Trash2 } from "lucide-react";
import { quoted } from "~/platform/language/quotes";
import { PostButton } from "~/ui/form/post-button";
import { adminResourcePath } from "../rules/paths";

export const withdrawalEffect = (title: string): string =>
  `${quoted(title)} nu se mai citește și nu se mai găsește. Îl puteți restaura 30 de zile din coș.`;

/** In a dialog, or on a page of its own where JavaScript is off. */
export const Withdrawal = ({ id }: { id: string }) => (
  <PostButton variant="danger" icon={Trash2} action={adminResourcePath(id, "withdrawal")} busyLabel="Se retrage…">
    Retrage documentul
  </PostButton>
);
