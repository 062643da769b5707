import { CalendarClock, CalendarX, Check, Circle, CircleCheck, ExternalLink, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Tags } from "~/ui/badge/tag";
import { ButtonLink } from "~/ui/button/button";
import { EditLink } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { ProgressBar } from "~/ui/chart/progress-bar";
import { Cloth } from "~/ui/cloth/cloth";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Icon } from "~/ui/icon/icon";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Todo } from "~/ui/todo/todo";
import type { Completion, ProfileStep } from "../rules/completion";
import { PREVIEW_PATH, SECTIONS, type Section, sectionPath } from "../rules/sections";
import type { Route } from "./+types/profile.page";
import { type ProfileView, profileView } from "./profile-view.server";

export const loader = ({ context }: Route.LoaderArgs) => profileView(firmaOf(context), now());

export const meta: Route.MetaFunction = () => [{ title: "Profilul firmei – PSP" }];

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const { id, name, logo, listed, verified, can, completion } = profile;
  return (
    <>
      <Head
        heading="Profilul firmei"
        mark={<Cloth seed={id} kind="FIRMA" size="l" verified={verified} picture={logo} eager />}
        facts={
          <>
            <span translate="no">{name}</span>
            {listed ? <span>Ce salvați aici apare public imediat.</span> : null}
          </>
        }
        actions={
          listed ? (
            <ButtonLink icon={ExternalLink} href={`/partener/${id}`}>
              Vezi pagina publică
            </ButtonLink>
          ) : (
            <ButtonLink icon={Eye} href={PREVIEW_PATH}>
              Previzualizează
            </ButtonLink>
          )
        }
      />
      {can.edit ? <NextStep next={completion.next} /> : null}
      <Notices profile={profile} />
      <Side label="Completare, siglă și contact" aside={<Aside profile={profile} />}>
        <Main profile={profile} />
      </Side>
    </>
  );
}

/** Warnings above the profile. */
function Notices({ profile: { why, way, missing, lists, can } }: { profile: ProfileView }) {
  const to = (section: Section, label: string) => (can.edit ? { href: sectionPath(section), label } : null);
  const advice = [
    { sentence: why, way },
    { sentence: missing, way: to("categories", "Alege") },
  ];
  const ending = lists.offers.filter(({ state }) => state === "ending");
  return (
    <>
      {advice.map(({ sentence, way: led }) =>
        sentence === null ? null : (
          <Notice key={sentence} tone="yellow" action={<WayOn way={led} />}>
            {sentence}
          </Notice>
        ),
      )}
      {ending.map(({ id, title, note }) => (
        <Notice key={id} icon={CalendarClock} action={<WayOn way={to("offers", "Prelungește")} />}>
          {`Oferta ${quoted(title)} ${note}.`}
        </Notice>
      ))}
    </>
  );
}

function WayOn({ way }: { way: { href: string; label: string } | null }) {
  if (way === null) return null;
  return (
    <ButtonLink small href={way.href}>
      {way.label}
    </ButtonLink>
  );
}

const none = (list: readonly unknown[], sentence: string) => (list.length === 0 ? sentence : null);

function Main({ profile: { company, areas, lists, can } }: { profile: ProfileView }) {
  const section = { mayEdit: can.edit };
  return (
    <Stack>
      <SectionCard {...section} section="company" empty={none(company.description, "Firma nu s-a prezentat încă.")}>
        <Paragraphs of={company.description} />
        {company.facts.length > 0 ? <Facts rows={company.facts} /> : null}
      </SectionCard>
      <SectionCard
        {...section}
        section="categories"
        empty={none([...areas.categories, ...areas.counties], "Nicio categorie și niciun județ, deocamdată.")}
      >
        {areas.categories.length > 0 ? <Tags tags={areas.categories} /> : <p className="muted">Nicio categorie.</p>}
        <p>
          <strong>Lucrează în:</strong> {areas.counties.length > 0 ? areas.counties.join(", ") : "niciun județ ales"}
        </p>
      </SectionCard>
      <SectionList
        {...section}
        section="services"
        empty="Niciun serviciu: firma nu are încă oferte în marketplace."
        rows={lists.services}
      />
      <SectionCard
        {...section}
        section="specialisations"
        empty={none(lists.specialisations, "Nicio specializare, deocamdată.")}
      >
        <Tags tags={lists.specialisations} />
      </SectionCard>
      <SectionList {...section} section="portfolio" empty="Niciun proiect, deocamdată." rows={lists.portfolio} />
      <SectionList {...section} section="team" empty="Nicio persoană în echipă, deocamdată." rows={lists.team} />
    </Stack>
  );
}

const OFFER_STATES = {
  holds: { tone: "green", icon: CircleCheck, word: "Publică" },
  ending: { tone: "yellow", icon: CalendarClock, word: "Expiră curând" },
  expired: { tone: "grey", icon: CalendarX, word: "Nu se mai vede" },
} as const;

const OfferState = ({ tone, icon, word }: (typeof OFFER_STATES)[keyof typeof OFFER_STATES]) => (
  <Badge tone={tone} icon={icon}>
    {word}
  </Badge>
);

function Aside({ profile }: { profile: ProfileView }) {
  const { id, name, logo, verified, lists, contact, can, completion } = profile;
  const section = { mayEdit: can.edit };
  return (
    <>
      <CompletionCard completion={completion} mayEdit={can.edit} />
      <SectionCard {...section} section="logo" empty={null}>
        <Cloth seed={id} kind="FIRMA" size="l" name={name} verified={verified} picture={logo} />
        {logo ? null : <p className="small muted">Până încărcați sigla, se afișează un desen generat automat.</p>}
      </SectionCard>
      <SectionList
        {...section}
        section="offers"
        empty="Nicio ofertă specială, deocamdată."
        rows={lists.offers.map(({ title, note, state }) => ({
          title,
          facts: [note, <OfferState key="state" {...OFFER_STATES[state]} />],
        }))}
      />
      <SectionList
        {...section}
        section="certifications"
        empty="Nicio certificare, deocamdată."
        rows={lists.certifications}
      />
      <SectionCard {...section} section="contact" empty={none(contact, "Nicio dată de contact, deocamdată.")}>
        <Facts stack rows={contact} />
      </SectionCard>
    </>
  );
}

type SectionProps = {
  section: Section;
  /** Whether the actor may edit it now. */
  mayEdit: boolean;
};

const SectionLink = ({ section, mayEdit, empty }: SectionProps & { empty: boolean }) =>
  mayEdit ? <EditLink href={sectionPath(section)} of={SECTIONS[section]} empty={empty} /> : null;

/** `empty`: the sentence shown when the section is empty; null when it is not. */
type SectionCardProps = SectionProps & { empty: string | null; children: ReactNode };

/** A section of the profile with its edit link. */
function SectionCard({ empty, children, ...section }: SectionCardProps) {
  return (
    <Card
      id={section.section}
      heading={SECTIONS[section.section]}
      action={<SectionLink {...section} empty={empty !== null} />}
    >
      {empty === null ? children : <p className="muted">{empty}</p>}
    </Card>
  );
}

type ListedRow = { title: string; facts: readonly ReactNode[] };
type SectionListProps = SectionProps & { empty: string; rows: readonly ListedRow[] };

/** A section that is a list, as on the public page. */
function SectionList({ empty, rows, ...section }: SectionListProps) {
  if (rows.length === 0)
    return (
      <SectionCard {...section} empty={empty}>
        {null}
      </SectionCard>
    );
  return (
    <List
      id={section.section}
      heading={SECTIONS[section.section]}
      action={<SectionLink {...section} empty={false} />}
      tight
    >
      {rows.map(({ title, facts }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and none moves on this page
        <Row key={place} title={title} facts={facts} />
      ))}
    </List>
  );
}

/** The next step of the profile; nothing when it is complete. */
function NextStep({ next }: { next: ProfileStep | null }) {
  if (next === null) return null;
  return (
    <Todo
      kicker="Pasul următor"
      title={next.next}
      action={
        <ButtonLink variant="primary" href={next.href}>
          Completează
        </ButtonLink>
      }
    />
  );
}

/** The completion of the profile, by section. */
function CompletionCard({ completion, mayEdit }: { completion: Completion; mayEdit: boolean }) {
  const { done, total, percent, steps } = completion;
  return (
    <Card heading="Completarea profilului">
      <ProgressBar label={`${done} din ${total} părți`} value={done} max={total} words={`${percent}%`} />
      {done === total ? (
        <p className="small muted">Profilul este complet.</p>
      ) : (
        <ul className="stack stack--1 small">
          {steps.map(({ label, done: filled, href }) => (
            <li key={label} className="cluster cluster--tight">
              <Icon of={filled ? Check : Circle} size="small" />
              {filled || !mayEdit ? label : <Anchor href={href}>{label}</Anchor>}
              <span className="vh">{filled ? "completat" : "de completat"}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
