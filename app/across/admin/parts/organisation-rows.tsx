import type { OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import { VerificationBadge } from "./verification-badge";

export type OrganisationRow = {
  id: string;
  name: string;
  kind: OrganisationKind;
  cui: string;
  county: string | null;
  verification: Verification;
  since: string;
};

const kinds: Record<OrganisationKind, string> = { UAT: "Autoritate", FIRMA: "Firmă" };

/** Organisations as an ADMIN reads them down: who, what, since when, how it stands. */
export function OrganisationRows({ rows }: { rows: readonly OrganisationRow[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          href={organisationPath(row.id)}
          title={row.name}
          note={<Dotted facts={[kinds[row.kind], `CUI ${row.cui}`, row.county, `înregistrată ${row.since}`]} />}
          end={<VerificationBadge of={row.verification} />}
        />
      ))}
    </Rows>
  );
}
