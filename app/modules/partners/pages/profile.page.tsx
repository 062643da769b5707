import { CalendarClock, CalendarX, Check, Circle, CircleCheck, ExternalLink, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { EditLink } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Icon } from "~/ui/icon/icon";
import { Side, Split, Stack } from "~/ui/layout/layout";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Row, Rows } from "~/ui/rows/rows";
import { Tags } from "~/ui/tag/tag";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Todo } from "~/ui/todo/todo";
import type { Completion, ProfileStep } from "../rules/completion";
import { PREVIEW_PATH, SECTIONS, type Section, sectionPath } from "../rules/sections";
import type { Route } from "./+types/profile.page";
import { type ProfileView, profileView } from "./profile-view.server";

export const loader = ({ context }: Route.LoaderArgs) => profileView(firmaOf(context), now());

export const meta: Route.MetaFunction = () => [{ title: "Profilul firmei – PSP" }];

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const { id, name, listed, can, completion } = profile;
  return (
    <Stack gap={3}>
      <Split>
        <div>
          <h1>Profilul firmei</h1>
          <p className="muted">
            {name}: cum vă văd autoritățile.{listed ? " Ce salvați aici apare public imediat." : null}
          </p>
        </div>
        {listed ? (
          <ButtonLink icon={ExternalLink} href={`/partener/${id}`}>
            Vezi pagina publică
          </ButtonLink>
        ) : (
          <ButtonLink icon={Eye} href={PREVIEW_PATH}>
            Previzualizează
          </ButtonLink>
        )}
      </Split>
      <Notices profile={profile} />
      {can.edit ? <NextStep next={completion.next} /> : null}
      <Side label="Completare, siglă și contact" aside={<Aside profile={profile} />}>
        <Main profile={profile} />
      </Side>
    </Stack>
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
    <Stack gap={3}>
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
      <SectionCard
        {...section}
        section="services"
        empty={none(lists.services, "Niciun serviciu: firma nu are încă oferte în marketplace.")}
      >
        <ListedRows rows={lists.services} />
      </SectionCard>
      <SectionCard
        {...section}
        section="specialisations"
        empty={none(lists.specialisations, "Nicio specializare, deocamdată.")}
      >
        <Tags tags={lists.specialisations} />
      </SectionCard>
      <SectionCard {...section} section="portfolio" empty={none(lists.portfolio, "Niciun proiect, deocamdată.")}>
        <ListedRows rows={lists.portfolio} />
      </SectionCard>
      <SectionCard {...section} section="team" empty={none(lists.team, "Nicio persoană în echipă, deocamdată.")}>
        <ListedRows rows={lists.team} />
      </SectionCard>
    </Stack>
  );
}

const OFFER_STATES = {
  holds: { tone: "green", icon: CircleCheck, word: "Publică" },
  ending: { tone: "yellow", icon: CalendarClock, word: "Expiră curând" },
  expired: { tone: "grey", icon: CalendarX, word: "Nu se mai vede" },
} as const;

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
      <SectionCard {...section} section="offers" empty={none(lists.offers, "Nicio ofertă specială, deocamdată.")}>
        <ListedRows
          rows={lists.offers.map(({ title, note, state }) => {
            const { tone, icon, word } = OFFER_STATES[state];
            return {
              title,
              note: (
                <>
                  {note}{" "}
                  <Badge tone={tone} icon={icon}>
                    {word}
                  </Badge>
                </>
              ),
            };
          })}
        />
      </SectionCard>
      <SectionCard
        {...section}
        section="certifications"
        empty={none(lists.certifications, "Nicio certificare, deocamdată.")}
      >
        <ListedRows rows={lists.certifications} />
      </SectionCard>
      <SectionCard {...section} section="contact" empty={none(contact, "Nicio dată de contact, deocamdată.")}>
        <Facts stack rows={contact} />
      </SectionCard>
    </>
  );
}

type SectionCardProps = {
  section: Section;
  /** Whether the actor may edit it now. */
  mayEdit: boolean;
  /** The sentence shown when the section is empty; null when it is not. */
  empty: string | null;
  children: ReactNode;
};

/** A section of the profile with its edit link. */
function SectionCard({ section, mayEdit, empty, children }: SectionCardProps) {
  const title = SECTIONS[section];
  const change = mayEdit ? <EditLink href={sectionPath(section)} of={title} empty={empty !== null} /> : undefined;
  return (
    <Card id={section} heading={title} action={change} className="stack">
      {empty === null ? children : <p className="muted">{empty}</p>}
    </Card>
  );
}

type ListedRow = { title: string; note?: ReactNode; end?: ReactNode };

/** The rows of a list, as on the public page. */
function ListedRows({ rows }: { rows: readonly ListedRow[] }) {
  return (
    <Rows>
      {rows.map(({ title, note, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and none moves on this page
        <Row key={index} title={title} note={note} end={end ? <span className="small">{end}</span> : null} />
      ))}
    </Rows>
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
    <Card heading="Completarea profilului" className="stack">
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
