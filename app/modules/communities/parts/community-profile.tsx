import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { plural } from "~/platform/language/plural";
import { VerifiedBadge } from "~/ui/badge/badge";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { Figures } from "~/ui/figures/figures";
import { Facts } from "~/ui/fisa/fisa";
import { Head, type HeadProps } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Gallery } from "~/ui/photo/gallery";
import { Photo } from "~/ui/photo/photo";
import { PictureViewer } from "~/ui/photo/picture-viewer";
import { Paragraphs } from "~/ui/text/paragraphs";
import type { CommunityView } from "../rules/view";
import { AttractionRow } from "./attraction-row";
import { TestBadge } from "./badges";
import { ContactFacts } from "./contact-facts";
import { ProjectRow } from "./project-row";

type Part = { view: CommunityView };
type CommunityProfileProps = Part &
  Pick<HeadProps, "crumb"> & {
    /** Between the head and the page. */
    above?: ReactNode;
    /** In the side column, after the contact. */
    aside?: ReactNode;
  };

/** The public profile of a community. */
export function CommunityProfile({ view, crumb, above, aside }: CommunityProfileProps) {
  const { name, seed, isVerified, county, isTest, picture, figures, projects, attractions, gallery } = view;
  return (
    <>
      <Head
        heading={name}
        crumb={crumb}
        mark={<Cloth seed={seed} kind="UAT" size="l" verified={isVerified} />}
        facts={
          <>
            {isVerified ? <VerifiedBadge>Autoritate verificată</VerifiedBadge> : null}
            <span>{county}</span>
            {isTest ? <TestBadge /> : null}
          </>
        }
        actions={{ label: "Contact", icon: Phone, href: "#contact-primarie" }}
      />
      {above}
      <Side
        label="Date și contact"
        aside={
          <>
            <Contact view={view} />
            {aside}
          </>
        }
      >
        <Stack>
          {picture ? <Photo picture={picture} sizes="(min-width: 64rem) 54rem, 100vw" /> : null}
          {figures.length > 0 ? <Figures label="Statistici" columns={3} figures={figures} /> : null}
          <Texts view={view} />
          {projects.length > 0 ? (
            <List heading="Proiecte" action={<Counted words={plural(projects.length, "proiect", "proiecte")} />}>
              {projects.map((project) => (
                <ProjectRow key={project.id} project={project} />
              ))}
            </List>
          ) : null}
          {attractions.length > 0 ? (
            <List
              heading="Ce se poate vedea"
              action={<Counted words={plural(attractions.length, "atracție", "atracții")} />}
            >
              {attractions.map((attraction) => (
                <AttractionRow key={attraction.id} attraction={attraction} />
              ))}
            </List>
          ) : null}
          {gallery.length > 0 ? (
            <Card heading="Galerie" action={<Counted words={plural(gallery.length, "imagine", "imagini")} />}>
              <Gallery label="Galerie" pictures={gallery} />
            </Card>
          ) : null}
        </Stack>
      </Side>
      <PictureViewer />
    </>
  );
}

const Counted = ({ words }: { words: string }) => <span className="small muted">{words}</span>;

function Texts({ view: { about, objectives } }: Part) {
  return (
    <Card heading="Despre comunitate">
      {about.length === 0 ? <p className="muted">Comunitatea nu s-a prezentat încă.</p> : null}
      <Paragraphs of={about} />
      {objectives.length > 0 ? <h3>Obiective</h3> : null}
      <Paragraphs of={objectives} />
    </Card>
  );
}

function Contact({ view: { facts, contact } }: Part) {
  return (
    <Card heading="Contact" id="contact-primarie">
      <ContactFacts contact={contact} />
      {facts.length > 0 ? <Facts rows={facts} /> : null}
    </Card>
  );
}
