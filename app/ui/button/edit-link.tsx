import { Pencil } from "lucide-react";
import { ButtonLink } from "./button";

/** The look of every link to an edit form, whether a page or a dialog. */
export const editLook = { small: true, variant: "quiet", icon: Pencil } as const;

export type EditWordsProps = {
  /** What is edited, for screen readers: sighted people read it in the heading beside the link. */
  of: string;
  /** There is nothing yet. */
  empty?: boolean;
};

export function EditWords({ of, empty = false }: EditWordsProps) {
  return (
    <>
      {empty ? "Completează" : "Modifică"}
      <span className="vh">: {of}</span>
    </>
  );
}

/** At the end of a card's heading: the link to the edit page of what the card shows. */
export function EditLink({ href, ...words }: EditWordsProps & { href: string }) {
  return (
    <ButtonLink {...editLook} href={href}>
      <EditWords {...words} />
    </ButtonLink>
  );
}
