import { ButtonLink } from "~/ui/button/button";
import { EditWords, editLook } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Stack } from "~/ui/layout/layout";
import { ProgressBar } from "~/ui/progress-bar/progress-bar";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Todo } from "~/ui/todo/todo";
import type { DeskView } from "../rules/view";
import { CommunityCover } from "./community-cover";
import { ContactFacts } from "./contact-facts";
import { AttractionCards, GalleryCard, ProjectCard, type ProjectCardProps } from "./desk-lists";
import { EditLink } from "./edit-links";

type CommunityDeskProps = { desk: DeskView } & Pick<ProjectCardProps, "openingOf">;

/** All parts of a community with their edit links; the desk of an authority and of an ADMIN. */
export function CommunityDesk({ desk, openingOf }: CommunityDeskProps) {
  return (
    <Stack gap={3}>
      <ProfileCard desk={desk} />
      <FactCards desk={desk} />
      <AttractionCards desk={desk} />
      <ProjectCard desk={desk} openingOf={openingOf} />
      <GalleryCard desk={desk} />
    </Stack>
  );
}

/** The next step to complete and the progress so far; nothing when the page is complete. */
export function CommunityNext({ desk: { completeness, path, mayEdit } }: { desk: DeskView }) {
  const { next, done, total, percent } = completeness;
  if (next === null || !mayEdit) return null;
  return (
    <Todo
      title={next.label}
      action={
        <ButtonLink variant="primary" href={`${path}/${next.part}`}>
          {next.action}
        </ButtonLink>
      }
    >
      <div className="stack stack--1">
        <p>{next.next}</p>
        <ProgressBar label={`${done} din ${total} părți completate`} value={done} max={total} words={`${percent}%`} />
      </div>
    </Todo>
  );
}

type Desk = { desk: DeskView };

/** Name, picture, description and objectives, as the public page shows them. */
function ProfileCard({ desk: { view, path, mayEdit } }: Desk) {
  const { name, about, objectives } = view;
  return (
    <section className="profile" aria-labelledby="profil">
      <CommunityCover view={view} sizes="(min-width: 75rem) 860px, 100vw" />
      <div className="profile__h">
        <div className="stack">
          <div className="split">
            <h2 id="profil">{name}</h2>
            {mayEdit ? (
              <EditLink {...editLook} href={`${path}/profile`} title="Profilul comunității">
                Modifică profilul
              </EditLink>
            ) : null}
          </div>
          {about.length === 0 ? <p className="muted">Comunitatea nu s-a prezentat încă.</p> : null}
          <Paragraphs of={about} />
          <h3>Obiective</h3>
          {objectives.length === 0 ? <p className="muted">Necompletate.</p> : null}
          <Paragraphs of={objectives} />
        </div>
      </div>
    </section>
  );
}

/** Location, statistics and contact, each edited separately. */
function FactCards({ desk: { view, path, mayEdit } }: Desk) {
  const edit = (section: "location" | "statistics" | "contact", title: string) =>
    mayEdit ? (
      <EditLink {...editLook} href={`${path}/${section}`} title={title}>
        <EditWords of={title} />
      </EditLink>
    ) : undefined;
  return (
    <>
      <div className="grid2">
        <Card heading="Localizare" action={edit("location", "Localizare")}>
          <Facts rows={[{ term: "Județ", detail: view.county }, ...view.facts]} />
        </Card>
        <Card heading="Statistici" action={edit("statistics", "Statistici")}>
          {view.figures.length === 0 ? (
            <p className="muted">Necompletate: banda cu cifre lipsește de pe pagină.</p>
          ) : (
            <Facts rows={view.figures.map(({ label, value }) => ({ term: label, detail: value }))} />
          )}
        </Card>
      </div>
      <Card heading="Contact" action={edit("contact", "Contact")}>
        <ContactFacts contact={view.contact} wide />
      </Card>
    </>
  );
}
