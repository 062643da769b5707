import { ClaimableList } from "~/modules/communities/parts/claimable-list";
import type { ClaimableFacts } from "~/modules/communities/rules/card";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";

type CreatePromptProps = {
  mayCreate: boolean;
  /** Made by the association before the authority came: they may be its own. */
  claimable: readonly ClaimableFacts[];
  mayClaim: boolean;
};

/** An authority without a page: it makes one, or takes over the one that is there already. */
export function CreatePrompt({ mayCreate, claimable, mayClaim }: CreatePromptProps) {
  return (
    <>
      {claimable.length > 0 ? (
        <Card heading="Poate că aveți deja o pagină" className="stack">
          <p>
            Asociația a făcut pagini și pentru comunități care nu erau încă înscrise. Dacă una este a dumneavoastră,
            revendicați-o: o preluați cu tot ce are.
          </p>
          <ClaimableList communities={claimable} may={mayClaim} />
          {mayClaim ? null : <p className="small muted">Revendicarea se poate trimite după verificarea instituției.</p>}
        </Card>
      ) : null}
      <EmptyState
        title="Comunitatea nu are încă o pagină"
        action={
          mayCreate ? (
            <ButtonLink variant="primary" href="/uat/community/new">
              Creează pagina comunității
            </ButtonLink>
          ) : null
        }
      >
        Aici arătați ce este comunitatea, ce se poate vedea, ce se construiește și cui i se scrie. Începe cu datele din
        înscriere; restul îl adăugați când vreți.
      </EmptyState>
    </>
  );
}
