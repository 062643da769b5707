import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, VerifiedBadge } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { Figures } from "~/ui/figures/figures";
import { Facts } from "~/ui/fisa/fisa";
import { Gallery } from "~/ui/gallery/gallery";
import { PictureViewer } from "~/ui/gallery/picture-viewer";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Paragraphs } from "~/ui/text/paragraphs";
import type { CommunityView } from "../rules/view";
import { PublicAttraction } from "./attraction-card";
import { TestBadge } from "./badges";
import { CommunityCover } from "./community-cover";
import { ContactFacts } from "./contact-facts";
import { ProjectItem } from "./project-item";

type Part = { view: CommunityView };
type CommunityProfileProps = Part & {
  /** Breadcrumb above the name. */
  crumb?: ReactNode;
  /** FormValues in the side column, after the contact. */
  aside?: ReactNode;
  /** Articles published by the authority, at the end. */
  articles?: ReactNode;
};

/** The public profile of a community. */
export function CommunityProfile({ view, crumb, aside, articles }: CommunityProfileProps) {
  return (
    <>
      <Stack gap={1}>
        {crumb}
        <Head view={view} />
      </Stack>
      {view.figures.length > 0 ? <Figures label="Statistici" columns={3} figures={view.figures} /> : null}
      <Side label="Date și contact" aside={<Aside view={view} further={aside} />}>
        <Stack gap={3}>
          <Texts view={view} />
          {view.projects.length > 0 ? (
            <Card heading="Proiecte">
              <ul className="ruled">
                {view.projects.map((project) => (
                  <ProjectItem key={project.id} project={project} />
                ))}
              </ul>
            </Card>
          ) : null}
        </Stack>
      </Side>
      <AttractionsAndGallery view={view} />
      {articles}
      <PictureViewer />
    </>
  );
}

function Head({ view }: Part) {
  const { name, verified, county, isTest } = view;
  return (
    <div className="profile">
      <CommunityCover view={view} sizes="(min-width: 75rem) 1200px, 100vw" />
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

function Texts({ view: { about, objectives } }: Part) {
  return (
    <>
      <Card heading="Despre comunitate" className="stack">
        {about.length === 0 ? <p className="muted">Comunitatea nu s-a prezentat încă.</p> : null}
        <Paragraphs of={about} />
      </Card>
      {objectives.length > 0 ? (
        <Card heading="Obiective" className="stack">
          <Paragraphs of={objectives} />
        </Card>
      ) : null}
    </>
  );
}

function Aside({ view: { facts, contact }, further }: Part & { further: ReactNode }) {
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
      {further}
    </>
  );
}

function AttractionsAndGallery({ view: { attractions, gallery } }: Part) {
  return (
    <>
      {attractions.length > 0 ? (
        <section className="stack">
          <h2>Ce se poate vedea</h2>
          <ul className="grid3">
            {attractions.map((attraction) => (
              <PublicAttraction key={attraction.id} attraction={attraction} />
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
