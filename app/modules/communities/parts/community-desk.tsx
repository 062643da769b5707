import { ButtonLink } from "~/ui/button/button";
import { EditWords, editLook } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { ProgressBar } from "~/ui/chart/progress-bar";
import { Facts } from "~/ui/fisa/fisa";
import { Stack } from "~/ui/layout/layout";
import { Photo } from "~/ui/photo/photo";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Todo } from "~/ui/todo/todo";
import type { DeskView } from "../rules/view";
import { ContactFacts } from "./contact-facts";
import { AttractionList, GalleryCard, ProjectList, type ProjectListProps } from "./desk-lists";
import { EditLink } from "./edit-links";

type CommunityDeskProps = { desk: DeskView } & Pick<ProjectListProps, "openingOf">;

/** All parts of a community with their edit links; the desk of an authority and of an ADMIN. */
export function CommunityDesk({ desk, openingOf }: CommunityDeskProps) {
  return (
    <Stack>
      <ProfileCard desk={desk} />
      <FactCards desk={desk} />
      <AttractionList desk={desk} />
      <ProjectList desk={desk} openingOf={openingOf} />
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
  const { name, about, objectives, picture } = view;
  return (
    <Card
      heading={name}
      action={
        mayEdit ? (
          <EditLink {...editLook} href={`${path}/profile`} title="Profilul comunității">
            Modifică profilul
          </EditLink>
        ) : undefined
      }
    >
      {picture ? <Photo picture={picture} sizes="(min-width: 64rem) 44rem, 100vw" /> : null}
      {about.length === 0 ? <p className="muted">Comunitatea nu s-a prezentat încă.</p> : null}
      <Paragraphs of={about} />
      <h3>Obiective</h3>
      {objectives.length === 0 ? <p className="muted">Necompletate.</p> : null}
      <Paragraphs of={objectives} />
    </Card>
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
      <div className="grid">
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
        <ContactFacts contact={view.contact} />
      </Card>
    </>
  );
}
