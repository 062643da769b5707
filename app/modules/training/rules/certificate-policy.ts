import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import type { CertificateFacts } from "./certificate";
import { type ProgramFacts, programState } from "./program";

export type Certified = ProgramFacts & { hasCertificate: boolean };
export type Issued = CertificateFacts & { holderId: string | null };

const onlyAdmin = <Subject>(): Rule<Visitor, Subject> =>
  requires(isAdmin, notYou("Pasul îl face numai un administrator."));

/** Issued after the program is over, to whoever came. */
export const issuePolicy = rightsOn<Certified>()(
  { open: [] },
  {
    issue: first(
      onlyAdmin(),
      requires(
        (_visitor, program) => program.hasCertificate && programState(program) === "published",
        notNow("Programul acesta nu are certificate."),
      ),
      requires(
        (_visitor, { endsAt }, now) => now >= endsAt,
        notNow("Certificatele se emit după ce programul s-a încheiat."),
      ),
    ),
  },
);

export const certificatePolicy = rightsOn<Issued>()(
  { open: ["read"] },
  {
    read: requires(
      (visitor, { holderId }) => isAdmin(visitor) || (visitor !== null && visitor.userId === holderId),
      UNSEEN,
    ),
    revoke: first(
      requires(
        (visitor, { holderId }) => isAdmin(visitor) || (visitor !== null && visitor.userId === holderId),
        UNSEEN,
      ),
      onlyAdmin(),
      requires((_visitor, { revokedAt }) => revokedAt === null, notNow("Certificatul este revocat deja.")),
    ),
  },
);
