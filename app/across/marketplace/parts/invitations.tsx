import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster, Split } from "~/ui/layout/layout";
import type { ActionLink } from "../rules/marketplace";
import { ActionButton } from "./action-button";

type InvitationProps = { heading: string; text: string; children: ReactNode };

/** The two ends of a line: what one is invited to, and the way there. */
const Invitation = ({ heading, text, children }: InvitationProps) => (
  <>
    <div>
      <h2>{heading}</h2>
      <p className="muted">{text}</p>
    </div>
    {children}
  </>
);

/** The end of a list: leads to an empty request form; nothing for visitors who may not write a request. */
export function BlankRequest({ way, label }: { way: ActionLink; label: string }) {
  if ("why" in way) return null;
  return (
    <Invitation
      heading="Nu ați găsit ce căutați?"
      text="Scrieți de ce aveți nevoie: partenerii potriviți află și vă răspund cu oferte."
    >
      <ActionButton way={way} variant="primary" label={label} />
    </Invitation>
  );
}

/** Visitors may register; an authority has its own marketplace page. */
export function MarketplaceInvitation({ member }: { member: boolean }) {
  return (
    <Card>
      <Split>
        {member ? (
          <Invitation
            heading="Aveți cont de membru"
            text="În marketplace-ul dumneavoastră contactați partenerii și le cereți oferte."
          >
            <ButtonLink href="/uat/marketplace" variant="primary">
              Deschide marketplace-ul
            </ButtonLink>
          </Invitation>
        ) : (
          <Invitation
            heading="Intrați în PSP"
            text="Autoritățile cer oferte, firmele răspund. Înscrierea este verificată de un administrator."
          >
            <Cluster tight>
              <ButtonLink href="/register?tip=uat" variant="primary">
                Devino Membru CCDL
              </ButtonLink>
              <ButtonLink href="/register?tip=firma">Devino Partener CCDL</ButtonLink>
            </Cluster>
          </Invitation>
        )}
      </Split>
    </Card>
  );
}
