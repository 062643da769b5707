import { now } from "~/platform/clock";
import { dateLong, relative } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { formatWebsite } from "~/platform/language/website";
import { notFound } from "~/platform/refusal";
import { countyByCode } from "~/platform/romania/counties";
import { VerifiedBadge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { EditLink } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { type Fact, Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { PhoneLinks } from "~/ui/text/phone-links";
import { Colleagues } from "../parts/colleagues";
import { JoinRequests } from "../parts/join-requests";
import { type Actor, isMember } from "../rules/actor";
import { authorityKindLabel, MEMBER_PACKAGES } from "../rules/authority";
import { DOMAINS } from "../rules/domain";
import { accountPath, securityPath } from "../rules/places";
import { applicationPolicy, colleaguePolicy, colleagueSubject, organisationPolicy } from "../rules/policy";
import { actorOf } from "../signed-in/request.server";
import { invitationsOf } from "../store/invitation.server";
import { domainsOf, type Organisation, organisationById } from "../store/organisation.server";
import { applicantsOf, membersOf, personById } from "../store/person.server";
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
    colleaguesOf(actor, organisation, at),
    mayDecide ? applicantsOf(id) : [],
    domainsOf(id),
  ]);
  const { kind, name, cui, county, address, website, tradeRegisterNumber, legalRepresentative } = organisation;
  const { package: memberPackage, authorityKind, description, verifiedWhat } = organisation;
  return {
    here: accountPath(actor.role),
    security: securityPath(actor.role),
    can: organisationPolicy.can(actor, organisation, at),
    organisation: {
      id,
      kind,
      name,
      cui,
      county,
      address,
      website,
      tradeRegisterNumber,
      legalRepresentative,
      memberPackage,
      authorityKind,
      description,
      domains: domains.map((code) => DOMAINS[code]),
    },
    verification: {
      state: verification,
      since: organisation.verifiedAt ? dateLong(organisation.verifiedAt) : null,
      what: verifiedWhat,
      reason: verification === "suspended" ? organisation.suspendedReason : organisation.rejectedReason,
    },
    person: { name: person.name, position: person.position, phone: person.phone, email: person.email },
    ...people,
    applicants: mayDecide ? applicants.map(({ since, ...rest }) => ({ ...rest, since: relative(since, at) })) : null,
  };
}

/** The members of the organisation and, for owners, its open invitations. */
async function colleaguesOf(actor: Actor, organisation: Organisation, at: Date) {
  const members = (await membersOf(organisation.id)).filter(isMember);
  const owners = members.filter(({ membership }) => membership === "owner").length;
  const sent = organisationPolicy.may("invite", actor, organisation, at) ? await invitationsOf(organisation.id) : [];
  return {
    colleagues: members.map((member) => {
      const subject = colleagueSubject({ ...member, suspendedAt: null }, organisation, owners);
      return { ...member, me: member.id === actor.userId, can: colleaguePolicy.can(actor, subject, at) };
    }),
    /** `over`: it has expired and may be sent again. */
    invitations: sent.map(({ id, email, membership, expiresAt }) => ({
      id,
      email,
      membership,
      until: dateLong(expiresAt),
      over: expiresAt <= at,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.organisation.name ?? "Profil"} – PSP` },
];

export default function OrganisationAccount({ loaderData }: Route.ComponentProps) {
  const { here, security, can, organisation, verification, person, colleagues, invitations, applicants } = loaderData;
  const isVerified = verification.state === "verified";
  const data = organisation.kind === "UAT" ? "Datele instituției" : "Datele firmei";
  return (
    <>
      <Head
        heading={organisation.name}
        mark={
          <Cloth
            seed={organisation.id}
            kind={organisation.kind}
            size="l"
            name={organisation.name}
            verified={isVerified}
          />
        }
        facts={isVerified ? <VerifiedBadge>{verifiedText(verification)}</VerifiedBadge> : undefined}
      />
      <VerificationNotice {...loaderData} />
      {applicants ? <JoinRequests here={here} applicants={applicants} /> : null}
      <Card heading={data} action={can.edit ? <EditLink href={`${here}/organisation`} of={data} /> : null}>
        <Facts rows={organisationFacts(organisation)} />
      </Card>
      <Card heading="Datele mele" action={<EditLink href={`${security}/person`} of="Datele mele" />}>
        <Facts rows={personFacts(person)} />
      </Card>
      <Colleagues here={here} colleagues={colleagues} invitations={invitations} mayInvite={can.invite} />
      <Card
        heading="Securitate"
        action={
          <ButtonLink small href={security}>
            Deschide securitatea contului
          </ButtonLink>
        }
      >
        <p>Parola, adresa de e-mail, verificarea în doi pași și sesiunile deschise.</p>
      </Card>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

const verifiedText = ({ since, what }: Shown["verification"]) => `Verificată la ${since}${what ? `: ${what}` : ""}`;

/** What it means that the organisation is not verified, and what the owner can do. */
function VerificationNotice({ organisation: { kind }, verification: { state, reason }, can, here }: Shown) {
  switch (state) {
    case "verified":
      return null;
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
        <Notice tone="yellow" action={can.askAgain ? <AskAgain action={`${here}/verification`} /> : null}>
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
  return <PostButton action={action}>Cere din nou verificarea</PostButton>;
}

/** The organisation's data; empty values are left out. */
function organisationFacts({ county, website, memberPackage, authorityKind, ...organisation }: Shown["organisation"]) {
  const facts: [term: string, detail: Fact["detail"] | null | undefined][] = [
    ["Denumirea", organisation.name],
    ["CUI", organisation.cui],
    ["Nr. la registrul comerțului", organisation.tradeRegisterNumber],
    ["Reprezentant", organisation.legalRepresentative],
    ["Felul autorității", authorityKind && authorityKindLabel(authorityKind)],
    ["Pachetul", memberPackage && MEMBER_PACKAGES[memberPackage].label],
    ["Județul", county && countyByCode(county)?.name],
    ["Adresa sediului", organisation.address],
    [
      "Site",
      website && (
        <a href={website} rel="noopener noreferrer">
          {formatWebsite(website)}
        </a>
      ),
    ],
    ["Domenii", organisation.domains.join(", ")],
    ["Descriere", organisation.description],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

const personFacts = ({ name, position, phone, email }: Shown["person"]): Fact[] => [
  { term: "Nume", detail: name },
  { term: "Funcția", detail: position ?? "necompletată" },
  { term: "Telefon", detail: phone ? <PhoneLinks phone={phone} /> : "necompletat" },
  { term: "E-mail", detail: readableEmail(email) },
];
