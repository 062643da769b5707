import { Form } from "react-router";
import { VerifiedBadge } from "~/ui/badge/badge";
import { Button } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";
import type { OrganisationKind, Verification } from "../rules/actor";

type Props = {
  kind: OrganisationKind;
  state: Verification;
  /** When it was verified, and what was checked. */
  since: string | null;
  what: string | null;
  reason: string | null;
  /** Where a rejected organisation asks again; null for whoever may not. */
  action: string | null;
};

/** How the organisation stands, what that means, and what may be done about it. */
export function VerificationNotice({ kind, state, since, what, reason, action }: Props) {
  switch (state) {
    case "verified":
      return (
        <p>
          <VerifiedBadge>{`Verificată la ${since}${what ? `: ${what}` : ""}`}</VerifiedBadge>
        </p>
      );
    case "pending":
      return (
        <Notice>
          {kind === "UAT"
            ? "Instituția este în curs de verificare. Până atunci puteți scrie ciorne; vă anunțăm prin e-mail."
            : "Firma este în curs de verificare. Până atunci puteți citi oportunitățile; vă anunțăm prin e-mail."}
        </Notice>
      );
    case "suspended":
      return (
        <Notice tone="red">{`Contul organizației este suspendat: ${reason} Ciornele se păstrează, dar nu se poate trimite nimic.`}</Notice>
      );
    case "rejected":
      return (
        <Notice tone="yellow" action={action ? <AskAgain action={action} /> : null}>
          <div>
            <p>
              <strong>Verificarea nu a putut fi încheiată.</strong> {reason}
            </p>
            <p>Corectați datele, apoi cereți din nou verificarea.</p>
          </div>
        </Notice>
      );
  }
}

function AskAgain({ action }: { action: string }) {
  return (
    <Form method="post" action={action}>
      <Button>Cere din nou verificarea</Button>
    </Form>
  );
}
