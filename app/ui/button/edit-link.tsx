import { Pencil } from "lucide-react";
import { ButtonLink } from "./button";

/** How the way to change what stands here looks, wherever it leads: to a page, or into a dialog. */
export const editLook = { small: true, variant: "quiet", icon: Pencil } as const;

export type EditWordsProps = {
  /** What is changed, for the ear: its heading stands beside it for the eye. */
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

/** At the end of a card's heading: the page on which what the card shows is changed. */
export function EditLink({ href, ...words }: EditWordsProps & { href: string }) {
  return (
    <ButtonLink {...editLook} href={href}>
      <EditWords {...words} />
    </ButtonLink>
  );
}
