import { Ban, Hourglass, MailQuestionMark, ShieldCheck, X } from "lucide-react";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { type RegistrationState, registrationLabels } from "~/modules/accounts/rules/verification";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import type { IconShape } from "~/ui/icon/icon";
import { Row, Rows } from "~/ui/rows/rows";
import type { OrganisationRow } from "../pages/rows.server";

const kinds: Record<OrganisationKind, string> = { UAT: "Autoritate", FIRMA: "Firmă" };

/** Organisations in the lists of an ADMIN: name, kind, registration, verification. */
export function OrganisationRows({ rows }: { rows: readonly OrganisationRow[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          href={organisationPath(row.id)}
          title={row.name}
          facts={[kinds[row.kind], `CUI ${row.cui}`, row.county, ...row.facts]}
          end={<VerificationBadge of={row.state} />}
        />
      ))}
    </Rows>
  );
}

const looks: Record<RegistrationState, { tone: BadgeTone; icon: IconShape }> = {
  pending: { tone: "yellow", icon: Hourglass },
  verified: { tone: "green", icon: ShieldCheck },
  rejected: { tone: "red", icon: X },
  suspended: { tone: "grey", icon: Ban },
  unconfirmed: { tone: "grey", icon: MailQuestionMark },
};

export function VerificationBadge({ of }: { of: RegistrationState }) {
  return <Badge {...looks[of]}>{registrationLabels[of]}</Badge>;
}
