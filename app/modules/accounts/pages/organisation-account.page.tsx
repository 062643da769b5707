import { now } from "~/platform/clock";
import { dateLong, relative } from "~/platform/language/dates";
import { notFound } from "~/platform/refusal";
import { ButtonLink } from "~/ui/button/button";
import { EditLink } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Stack } from "~/ui/layout/layout";
import { colleaguesView } from "../colleague-view.server";
import { Colleagues } from "../parts/colleagues";
import { JoinRequests } from "../parts/join-requests";
import { organisationFacts, personFacts } from "../parts/organisation-facts";
import { VerificationNotice } from "../parts/verification-notice";
import { actorOf } from "../request.server";
import { domainLabel } from "../rules/domain";
import { accountPath, securityPath } from "../rules/places";
import { applicationPolicy, organisationPolicy } from "../rules/policy";
import { domainsOf, organisationById } from "../store/organisation.server";
import { applicantsOf, personById } from "../store/person.server";
import type { Route } from "./+types/organisation-account.page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const organisation = actor.organisation && (await organisationById(actor.organisation.id));
  const person = await personById(actor.userId);
  if (!organisation || !person) throw notFound();
  const at = now();
  const { id, verification } = organisation;
  const application = { organisationId: id, verification, hasOwner: true, emailVerified: true };
  const mayDecide = applicationPolicy.may("decide", actor, application, at);
  const [people, applicants, domains] = await Promise.all([
    colleaguesView(actor, organisation),
    mayDecide ? applicantsOf(id) : [],
    domainsOf(id),
  ]);
  const { kind, name, cui, county, address, website, tradeRegisterNumber, legalRepresentative } = organisation;
  const {
    package: memberPackage,
    authorityKind,
    description,
    verifiedWhat,
    rejectedReason,
    suspendedReason,
  } = organisation;
  return {
    here: accountPath(actor.role),
    security: securityPath(actor.role),
    can: organisationPolicy.can(actor, organisation, at),
    organisation: {
      ...{ kind, name, cui, county, address, website, tradeRegisterNumber, legalRepresentative },
      ...{ memberPackage, authorityKind, description, domains: domains.map(domainLabel) },
    },
    verification: {
      state: verification,
      since: organisation.verifiedAt ? dateLong(organisation.verifiedAt) : null,
      what: verifiedWhat,
      reason: verification === "suspended" ? suspendedReason : rejectedReason,
    },
    person: { name: person.name, position: person.position, phone: person.phone, email: person.email },
    ...people,
    applicants: mayDecide ? applicants.map(({ since, ...rest }) => ({ ...rest, since: relative(since, at) })) : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.organisation.name ?? "Profil"} – PSP` },
];

export default function OrganisationAccount({ loaderData }: Route.ComponentProps) {
  const { here, security, can, organisation, verification, person, colleagues, invitations, applicants } = loaderData;
  const data = organisation.kind === "UAT" ? "Datele instituției" : "Datele firmei";
  return (
    <Stack gap={3}>
      <h1>{organisation.name}</h1>
      <VerificationNotice
        kind={organisation.kind}
        {...verification}
        action={can.askAgain ? `${here}/verification` : null}
      />
      {applicants ? <JoinRequests here={here} applicants={applicants} /> : null}
      <Card heading={data} action={can.edit ? <EditLink href={`${here}/organisation`} of={data} /> : null}>
        <Facts rows={organisationFacts(organisation)} />
      </Card>
      <Card heading="Datele mele" action={<EditLink href={`${security}/person`} of="Datele mele" />}>
        <Facts rows={personFacts(person)} />
      </Card>
      <Colleagues here={here} colleagues={colleagues} invitations={invitations} mayInvite={can.invite} />
      <Card heading="Securitate">
        <Stack>
          <p>Parola, adresa de e-mail, a doua verificare și sesiunile deschise.</p>
          <div>
            <ButtonLink href={security}>Deschide securitatea contului</ButtonLink>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}
