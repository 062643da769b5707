import { JoinRequests } from "~/modules/accounts/parts/join-requests";
import { authorityKindLabel, isAuthorityKind, MEMBER_PACKAGES } from "~/modules/accounts/rules/authority";
import { DOMAINS } from "~/modules/accounts/rules/domain";
import { ORGANISATIONS, organisationPath } from "~/modules/accounts/rules/places";
import { organisationPolicy } from "~/modules/accounts/rules/policy";
import { UNCONFIRMED_KEPT_DAYS } from "~/modules/accounts/rules/verification";
import { domainsOf, type Organisation } from "~/modules/accounts/store/organisation.server";
import { applicantsOf, contactsOf, namesOf } from "~/modules/accounts/store/person.server";
import { attachmentById } from "~/modules/media/store/attachment.server";
import { now } from "~/platform/clock";
import { historyOf } from "~/platform/journal/journal.server";
import { dateLong, dateTime, relative } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { formatWebsite } from "~/platform/language/website";
import { countyByCode } from "~/platform/romania/counties";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Crumb } from "~/ui/crumb/crumb";
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { PhoneLinks } from "~/ui/text/phone-links";
import { Dotted } from "~/ui/text/text";
import { Thread } from "~/ui/thread/thread";
import { VerificationBadge } from "../parts/organisation-rows";
import { happeningDetail, happeningWords, withoutRepeats } from "../rules/happening-words";
import type { Route } from "./+types/organisation.page";
import { organisationAt } from "./decision.server";

export async function loader(asked: Route.LoaderArgs) {
  const { actor, organisation } = await organisationAt(asked);
  const [domains, members, applicants, document, history] = await Promise.all([
    domainsOf(organisation.id),
    contactsOf(organisation.id),
    applicantsOf(organisation.id),
    organisation.documentId ? attachmentById(organisation.documentId) : null,
    historyOf(organisation.id),
  ]);
  const names = await namesOf(history.flatMap(({ userId }) => userId ?? []));
  const { id, name, kind, verification, isConfirmed } = organisation;
  const isUnconfirmed = verification === "pending" && !isConfirmed;
  return {
    id,
    name,
    kind,
    verification,
    isUnconfirmed,
    registered: dateLong(organisation.createdAt),
    facts: factsOf(
      organisation,
      domains.map((code) => DOMAINS[code]),
    ),
    members: members.map(({ id, name, email, phone, position }) => ({ id, name, email, phone, position })),
    // An owner of the organisation decides; an ADMIN only where there is none.
    applicants: members.some(({ membership }) => membership === "owner")
      ? []
      : applicants.map(({ since, ...applicant }) => ({ ...applicant, since: relative(since, now()) })),
    document: document?.name ?? null,
    history: withoutRepeats(history).map((entry) => ({
      id: entry.id,
      words: happeningWords(entry.what),
      detail: happeningDetail(entry),
      at: dateTime(entry.at),
      by: entry.userId ? (names.get(entry.userId) ?? null) : null,
    })),
    can: organisationPolicy.can(actor, organisation, now()),
  };
}

function factsOf(organisation: Organisation, domains: readonly string[]): { term: string; detail: string }[] {
  const { kind, cui, county, authorityKind } = organisation;
  const memberPackage = organisation.package && MEMBER_PACKAGES[organisation.package];
  const facts: [string, string | null | undefined][] = [
    ["CUI", `${cui}, cifră de control validă`],
    ["Nr. la registrul comerțului", organisation.tradeRegisterNumber],
    ["Județ", county ? countyByCode(county)?.name : null],
    ["Adresa", organisation.address],
    ["Site", organisation.website && formatWebsite(organisation.website)],
    ["Reprezentant legal", organisation.legalRepresentative],
    ["Pachet", memberPackage ? `${memberPackage.label}: ${memberPackage.covers}` : null],
    ["Felul autorității", authorityKind && isAuthorityKind(authorityKind) ? authorityKindLabel(authorityKind) : null],
    ["Domenii", kind === "FIRMA" ? domains.join(", ") : null],
    ["Descriere", organisation.description],
    ["Portofoliu", organisation.portfolio],
    ["Verificată pentru", organisation.verifiedWhat],
    ["Motivul respingerii", organisation.rejectedReason],
    ["Motivul suspendării", organisation.suspendedReason],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? "Organizație"} – PSP` }];

export default function OrganisationPage({ loaderData }: Route.ComponentProps) {
  const { id, name, kind, verification, isUnconfirmed, registered, facts, members, applicants, document, history } =
    loaderData;
  return (
    <Stack gap={3}>
      <Crumb href={ORGANISATIONS}>Organizații</Crumb>
      <Fisa
        level={1}
        heading={name}
        corner={[
          { term: "Din", detail: registered },
          { term: "Fel", detail: kind === "UAT" ? "Autoritate" : "Firmă" },
        ]}
        letterhead={
          <Letterhead seed={id} kind={kind} verified={verification === "verified"}>
            {kind === "UAT" ? "Autoritate publică locală" : "Firmă parteneră"}
          </Letterhead>
        }
        status={<VerificationBadge of={isUnconfirmed ? "unconfirmed" : verification} />}
      >
        <Facts
          rows={[
            ...facts,
            {
              term: "Document",
              detail: document ? <a href={`${organisationPath(id)}/document`}>{document}</a> : "Nu a fost atașat",
            },
          ]}
        />
        {isUnconfirmed ? <p>{UNCONFIRMED}</p> : null}
        <Decisions {...loaderData} />
      </Fisa>
      <JoinRequests here={organisationPath(id)} applicants={applicants} />
      <Card heading="Persoane">
        <Facts
          rows={members.map((member) => ({
            term: member.name,
            detail: (
              <Dotted
                facts={[
                  member.position,
                  <a key="email" href={`mailto:${member.email}`}>
                    {readableEmail(member.email)}
                  </a>,
                  member.phone ? <PhoneLinks key="phone" phone={member.phone} /> : null,
                ]}
              />
            ),
          }))}
        />
      </Card>
      <Card heading="Istoric">
        <Thread
          events={history.map((entry) => ({
            key: entry.id,
            title: entry.detail ? `${entry.words}: ${entry.detail}` : entry.words,
            note: entry.by ? `${entry.at}, ${entry.by}` : entry.at,
          }))}
        />
      </Card>
    </Stack>
  );
}

const UNCONFIRMED = `Nimeni nu a confirmat încă adresa de e-mail, așa că organizația nu poate fi verificată. O înregistrare neconfirmată se șterge după ${UNCONFIRMED_KEPT_DAYS} de zile.`;

function Decisions({ id, can }: Pick<Route.ComponentProps["loaderData"], "id" | "can">) {
  const to = (noun: string) => `${organisationPath(id)}/${noun}`;
  return (
    <Cluster>
      {can.verify ? (
        <ButtonLink variant="primary" href={to("verification")}>
          Verifică
        </ButtonLink>
      ) : null}
      {can.reject ? <ButtonLink href={to("rejection")}>Respinge</ButtonLink> : null}
      {can.askAgain ? <PostButton action={to("queue")}>Pune din nou la verificare</PostButton> : null}
      {can.suspend ? (
        <ButtonLink variant="danger" href={to("suspension")}>
          Suspendă
        </ButtonLink>
      ) : null}
      {can.restore ? <ButtonLink href={to("restoration")}>Ridică suspendarea</ButtonLink> : null}
    </Cluster>
  );
}
