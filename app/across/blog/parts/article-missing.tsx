import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";

/** Never there, not published, taken back, in the bin, of an organisation that is suspended: all the same to a reader. */
export function ArticleMissing() {
  return (
    <EmptyState
      reason="nothing-matches"
      level={1}
      title="Articol nu a fost găsit"
      action={<ButtonLink href="/blog">Toate articolele</ButtonLink>}
    >
      Adresa este greșită sau articolul nu mai este publicat.
    </EmptyState>
  );
}
