import { Ban, Hourglass, MailQuestionMark, ShieldCheck, Store, Users, X } from "lucide-react";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { type RegistrationState, registrationLabels } from "~/modules/accounts/rules/verification";
import { Badge, type BadgeTone } from "~/ui/badge/badge";
import { Cloth } from "~/ui/cloth/cloth";
import type { IconShape } from "~/ui/icon/icon";
import { Row } from "~/ui/list/row";
import type { OrganisationRow as Organisation } from "../pages/rows.server";
import { peoplePath } from "../rules/people";

export const ORGANISATION_KINDS: Record<OrganisationKind, string> = { UAT: "Autoritate", FIRMA: "Firmă" };

type OrganisationRowProps = {
  organisation: Organisation;
  /** The first that waits to be verified. */
  isFirst: boolean;
};

/** An organisation in the list of an ADMIN. */
export function OrganisationRow({ organisation, isFirst }: OrganisationRowProps) {
  const { id, name, kind, cui, county, state, askedAgain, at, can } = organisation;
  const to = (noun: string) => `${organisationPath(id)}/${noun}`;
  return (
    <Row
      href={organisationPath(id)}
      slot={<Cloth seed={id} kind={kind} name={name} verified={state === "verified"} />}
      title={name}
      facts={[ORGANISATION_KINDS[kind], `CUI ${cui}`, county, askedAgain]}
      cell={<span className="muted">{at}</span>}
      state={<VerificationBadge of={state} />}
      action={can.verify ? { label: "Verifică", icon: ShieldCheck, href: to("verification"), primary: isFirst } : null}
      menu={[
        ...(kind === "FIRMA" && state === "verified"
          ? [{ label: "Pagina publică", icon: Store, href: `/partener/${id}` }]
          : []),
        { label: "Persoane", icon: Users, href: peoplePath({ text: name }) },
        ...(can.suspend ? [{ label: "Suspendă", icon: Ban, href: to("suspension") }] : []),
      ]}
      now={isFirst}
    />
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
