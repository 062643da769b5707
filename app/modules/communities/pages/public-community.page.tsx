import { MapPin } from "lucide-react";
import { idFromPath } from "~/platform/form/id";
import { excerpt } from "~/platform/language/text";
import { originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { notFound } from "~/platform/refusal";
import { Badge, VerifiedBadge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { Crumb } from "~/ui/crumb/crumb";
import { Figures } from "~/ui/figures/figures";
import { Facts } from "~/ui/fisa/fisa";
import { Gallery } from "~/ui/gallery/gallery";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Picture } from "~/ui/picture/picture";
import { AttractionCard } from "../parts/attraction-card";
import { TestBadge } from "../parts/badges";
import { ContactFacts } from "../parts/contact-facts";
import { ProjectList } from "../parts/project-list";
import { factsFor } from "../rules/facts";
import { communityPath, DIRECTORY } from "../rules/listing";
import { summaryOf } from "../rules/profile";
import { publicCommunity } from "../store/profile.server";
import type { Route } from "./+types/public-community.page";
import { type CommunityView, viewOf } from "./community-view";

export async function loader({ params }: Route.LoaderArgs) {
  const found = await publicCommunity(idFromPath(params.id));
  if (!found) throw notFound();
  const { id, name, kind, county, address, phone, email } = found;
  const view = viewOf(found);
  const description = excerpt(summaryOf(found), 155);
  const site = view.contact.site?.href ?? null;
  return { view, told: { id, name, kind, county, address, phone, email, site, description } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { view, told } = loaderData;
  return pageMeta(matches, {
    title: told.name,
    description: told.description,
    path: communityPath(told.id),
    type: "profile",
    picture: socialPicture("comunitate", told.id, told.name),
    facts: factsFor(told, originOf(matches)),
    noindex: view.isTest,
  });
};

export default function CommunityPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Crumb href={view.crumb.href}>{view.crumb.label}</Crumb>
        <Head view={view} />
      </Stack>
      {view.figures.length > 0 ? <Figures label="Statistici" columns={3} figures={view.figures} /> : null}
      <Side label="Date și contact" aside={<Aside view={view} />}>
        <Stack gap={3}>
          <Words view={view} />
          {view.projects.length > 0 ? (
            <Card heading="Proiecte">
              <ProjectList projects={view.projects} />
            </Card>
          ) : null}
        </Stack>
      </Side>
      <Sights view={view} />
      <div>
        <ButtonLink href={DIRECTORY}>Înapoi la toate comunitățile</ButtonLink>
      </div>
    </Stack>
  );
}

type Part = { view: CommunityView };

function Head({ view }: Part) {
  const { name, seed, picture, verified, county, isTest } = view;
  return (
    <div className="profile">
      {picture ? (
        <div className="cover cover--wide">
          <Picture picture={picture} sizes="(min-width: 75rem) 1200px, 100vw" eager />
        </div>
      ) : (
        <Cloth seed={seed} kind="UAT" size="cover" verified={verified !== null} />
      )}
      <div className="profile__h">
        <Stack gap={1}>
          <h1>{name}</h1>
          <Cluster>
            {verified ? <VerifiedBadge>{verified}</VerifiedBadge> : null}
            <Badge tone="plain" icon={MapPin}>
              {county}
            </Badge>
            {isTest ? <TestBadge /> : null}
          </Cluster>
        </Stack>
      </div>
    </div>
  );
}

function Words({ view: { about, objectives } }: Part) {
  return (
    <>
      <Card heading="Despre comunitate" className="stack">
        {about.length === 0 ? <p className="muted">Comunitatea nu s-a prezentat încă.</p> : null}
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Card>
      {objectives.length > 0 ? (
        <Card heading="Obiective" className="stack">
          {objectives.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Card>
      ) : null}
    </>
  );
}

function Aside({ view: { facts, contact } }: Part) {
  return (
    <>
      {facts.length > 0 ? (
        <Card heading="Pe scurt">
          <Facts rows={facts} stack />
        </Card>
      ) : null}
      <Card heading="Contact">
        <ContactFacts contact={contact} />
      </Card>
    </>
  );
}

function Sights({ view: { attractions, gallery } }: Part) {
  return (
    <>
      {attractions.length > 0 ? (
        <section className="stack">
          <h2>Ce se poate vedea</h2>
          <ul className="grid3">
            {attractions.map((attraction) => (
              <AttractionCard key={attraction.id} attraction={attraction} />
            ))}
          </ul>
        </section>
      ) : null}
      {gallery.length > 0 ? (
        <Card heading="Galerie">
          <Gallery label="Galerie" pictures={gallery} large />
        </Card>
      ) : null}
    </>
  );
}
