import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster, Split } from "~/ui/layout/layout";

/** Strangers may register; a member has a marketplace of its own. */
export function MarketplaceInvitation({ member }: { member: boolean }) {
  if (member) {
    return (
      <Card>
        <div>
          <Split center>
            <div>
              <h2>Aveți cont de membru</h2>
              <p className="muted">În marketplace-ul dumneavoastră contactați partenerii și le cereți oferte.</p>
            </div>
            <ButtonLink href="/uat/marketplace" variant="primary">
              Deschide marketplace-ul
            </ButtonLink>
          </Split>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <div>
        <Split center>
          <div>
            <h2>Intrați în PSP</h2>
            <p className="muted">
              Autoritățile cer oferte, firmele răspund. Înscrierea este verificată de un administrator.
            </p>
          </div>
          <Cluster tight>
            <ButtonLink href="/register?tip=uat" variant="primary">
              Devino Membru CCDL
            </ButtonLink>
            <ButtonLink href="/register?tip=firma">Devino Partener CCDL</ButtonLink>
          </Cluster>
        </Split>
      </div>
    </Card>
  );
}
