import { Ban, Mail } from "lucide-react";
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
import { Facts, Fisa } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { MoreActions } from "~/ui/menu/menu";
import { PhoneLinks } from "~/ui/text/phone-links";
import { Thread } from "~/ui/thread/thread";
import { Todo } from "~/ui/todo/todo";
import { DeclaredRows } from "../parts/declared";
import { ORGANISATION_KINDS, VerificationBadge } from "../parts/organisation-rows";
import { declaredBy, declaredText } from "../rules/declared";
import { happeningDetail, happeningWords, withoutRepeats } from "../rules/happening-words";
import { MEMBERSHIP_WORDS } from "../rules/people";
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
    cui: organisation.cui,
    county: organisation.county ? (countyByCode(organisation.county)?.name ?? null) : null,
    verification,
    isUnconfirmed,
    declared: declaredBy(
      organisation,
      members.map((member) => member.name),
      document?.name ?? null,
    ),
    registered: dateLong(organisation.createdAt),
    facts: factsOf(
      organisation,
      domains.map((code) => DOMAINS[code]),
    ),
    members: members.map(({ id, name, email, phone, position, membership }) => ({
      id,
      name,
      email,
      phone,
      position: position ?? (membership && MEMBERSHIP_WORDS[membership]),
    })),
    // An owner of the organisation decides; an ADMIN only where there is none.
    applicants: members.some(({ membership }) => membership === "owner")
      ? []
      : applicants.map(({ since, ...applicant }) => ({ ...applicant, since: relative(since, now()) })),
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
  const { kind, authorityKind } = organisation;
  const memberPackage = organisation.package && MEMBER_PACKAGES[organisation.package];
  const facts: [string, string | null | undefined][] = [
    ["Adresa", organisation.address],
    ["Site", organisation.website && formatWebsite(organisation.website)],
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

type Shown = Route.ComponentProps["loaderData"];

export default function OrganisationPage({ loaderData }: Route.ComponentProps) {
  const { id, name, kind, cui, county, verification, isUnconfirmed, registered, facts, members, can } = loaderData;
  const [first] = members;
  return (
    <>
      <Head
        crumb={{ href: ORGANISATIONS, label: "Organizații" }}
        actions={
          <>
            {first ? (
              <ButtonLink variant="quiet" icon={Mail} href={`mailto:${first.email}`}>
                Scrie persoanei
              </ButtonLink>
            ) : null}
            <MoreActions>
              {can.suspend ? (
                <ButtonLink variant="danger" icon={Ban} href={`${organisationPath(id)}/suspension`}>
                  Suspendă
                </ButtonLink>
              ) : null}
            </MoreActions>
          </>
        }
      />
      <Fisa
        level={1}
        heading={name}
        corner={[
          { term: "CUI", detail: cui, number: true },
          { term: "Din", detail: registered },
          { term: "Fel", detail: kind === "UAT" ? "Autoritate" : "Firmă parteneră" },
        ]}
        letterhead={
          <Letterhead seed={id} kind={kind} verified={verification === "verified"}>
            {[ORGANISATION_KINDS[kind], county && `județul ${county}`].filter(Boolean).join(", ")}
          </Letterhead>
        }
        status={<VerificationBadge of={isUnconfirmed ? "unconfirmed" : verification} />}
      />
      <Decision {...loaderData} />
      <Side label="Persoane și istoric" aside={<People {...loaderData} />}>
        <Stack>
          <JoinRequests here={organisationPath(id)} applicants={loaderData.applicants} />
          <List heading="Ce s-a declarat">
            <DeclaredRows id={id} declared={loaderData.declared} />
          </List>
          {facts.length > 0 ? (
            <Card heading="Date">
              <Facts rows={facts} />
            </Card>
          ) : null}
        </Stack>
      </Side>
    </>
  );
}

const UNCONFIRMED = `Nimeni nu a confirmat încă adresa de e-mail, așa că organizația nu poate fi verificată. O înregistrare neconfirmată se șterge după ${UNCONFIRMED_KEPT_DAYS} de zile.`;

/** What can be decided now, in one place. */
function Decision({ id, kind, isUnconfirmed, declared, can }: Shown) {
  const to = (noun: string) => `${organisationPath(id)}/${noun}`;
  if (isUnconfirmed) return <Notice>{UNCONFIRMED}</Notice>;
  if (can.verify)
    return (
      <Todo
        look="line"
        title={kind === "UAT" ? "Verificați autoritatea" : "Verificați firma"}
        action={
          <Cluster tight>
            <ButtonLink variant="primary" href={to("verification")}>
              Verifică
            </ButtonLink>
            {can.reject ? <ButtonLink href={to("rejection")}>Respinge</ButtonLink> : null}
          </Cluster>
        }
      >
        {declaredText(declared)}
      </Todo>
    );
  if (can.askAgain)
    return (
      <Todo
        look="line"
        title="Verificarea a fost respinsă"
        action={<PostButton action={to("queue")}>Pune din nou la verificare</PostButton>}
      />
    );
  if (can.restore)
    return (
      <Todo
        look="line"
        title="Organizația este suspendată"
        action={<ButtonLink href={to("restoration")}>Ridică suspendarea</ButtonLink>}
      />
    );
  return null;
}

function People({ members, history, can, kind }: Shown) {
  const told = kind === "UAT" ? "autoritatea" : "firma";
  return (
    <>
      <List heading="Persoane" tight>
        {members.map(({ id, name, position, email, phone }) => (
          <Row
            key={id}
            title={name}
            facts={[
              position,
              <a key="email" href={`mailto:${email}`}>
                {readableEmail(email)}
              </a>,
              phone ? <PhoneLinks key="phone" phone={phone} /> : null,
            ]}
          />
        ))}
      </List>
      <Card heading="Istoric">
        <Thread
          events={[
            ...history.map((entry) => ({
              key: entry.id,
              title: entry.detail ? `${entry.words}: ${entry.detail}` : entry.words,
              note: entry.by ? `${entry.at}, ${entry.by}` : entry.at,
            })),
            ...(can.verify
              ? [{ state: "now" as const, title: "Așteaptă verificarea", note: `${told} este anunțată de decizie` }]
              : []),
          ]}
        />
      </Card>
    </>
  );
}
