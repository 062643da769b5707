import { ArrowDown, ArrowUp, Images, Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { FoundList } from "~/ui/list/found-list";
import { NO_DESCRIPTION } from "~/ui/photo/gallery";
import { Picture } from "~/ui/photo/picture";
import { PictureViewer } from "~/ui/photo/picture-viewer";
import type { DeskView } from "../rules/view";
import { AttractionRow } from "./attraction-row";
import { EditLink, RemovalLink } from "./edit-links";
import { ProjectRow } from "./project-row";

type Desk = { desk: DeskView };

/** The attractions, in the order of the public page. */
export function AttractionList({ desk: { view, path, mayEdit } }: Desk) {
  const { attractions } = view;
  return (
    <FoundList
      heading="Atracții locale"
      action={
        mayEdit ? (
          <EditLink small icon={Plus} href={`${path}/attractions/new`} title="Atracție nouă">
            Adaugă o atracție
          </EditLink>
        ) : undefined
      }
      shown={attractions.length}
      nothingYet={{
        title: "Nicio atracție încă",
        text: "Un loc, o clădire sau un obicei care merită văzut începe lista.",
      }}
    >
      {attractions.map((attraction, place) => {
        const { id, name } = attraction;
        const own = `${path}/attractions/${id}`;
        const menu = [
          ...itemActions({ name, path: own, question: "Scoateți atracția?" }),
          place > 0 && <MoveButton key="start" path={own} name={name} towards="start" />,
          place < attractions.length - 1 && <MoveButton key="end" path={own} name={name} towards="end" />,
        ].filter(Boolean);
        return <AttractionRow key={id} id={id} attraction={attraction} {...(mayEdit && { menu })} />;
      })}
    </FoundList>
  );
}

type Named = { name: string; path: string };

/** Edit and removal links: pages without JavaScript, dialogs with it. */
const itemActions = ({ name, path, question }: Named & { question: string }) => [
  <EditLink key="edit" icon={Pencil} href={path} title={name}>
    Modifică<span className="vh">: {name}</span>
  </EditLink>,
  <RemovalLink key="remove" variant="quiet" icon={Trash2} href={`${path}/removal`} title={question}>
    Scoate<span className="vh">: {name}</span>
  </RemovalLink>,
];

/** Moves an attraction by one place. */
function MoveButton({ path, name, towards }: Named & { towards: "start" | "end" }) {
  return (
    <PostButton
      variant="quiet"
      icon={towards === "start" ? ArrowUp : ArrowDown}
      action={`${path}/place`}
      fields={{ towards }}
      preventScrollReset
    >
      {towards === "start" ? "Mută mai în față" : "Mută mai în spate"}
      <span className="vh">: {name}</span>
    </PostButton>
  );
}

export type ProjectListProps = Desk & {
  /** Where a project is opened to other organisations; null for one that is open already or may not be. */
  openingOf?: ((project: string) => string | null) | undefined;
};

/** The projects, each with its state and how far it is. */
export function ProjectList({ desk: { view, path, mayEdit, doubts }, openingOf }: ProjectListProps) {
  return (
    <FoundList
      heading="Proiecte în desfășurare"
      action={
        mayEdit ? (
          <EditLink small icon={Plus} href={`${path}/projects/new`} title="Proiect nou">
            Adaugă un proiect
          </EditLink>
        ) : undefined
      }
      shown={view.projects.length}
      nothingYet={{ title: "Niciun proiect încă", text: "Primul poate fi și unul abia planificat." }}
    >
      {view.projects.map((project) => (
        <ProjectRow
          key={project.id}
          id={project.id}
          project={project}
          {...(mayEdit && { menu: projectMenu(project, path, openingOf?.(project.id) ?? null) })}
        >
          {project.hiddenAt === null ? null : (
            <p className="ochre">Ascuns de un administrator. Motivul este pe pagina proiectului.</p>
          )}
          {doubts[project.id]?.map((doubt) => (
            <p key={doubt} className="ochre">
              {doubt}
            </p>
          ))}
        </ProjectRow>
      ))}
    </FoundList>
  );
}

type Project = DeskView["view"]["projects"][number];

function projectMenu({ id, title }: Project, path: string, opening: string | null): ReactNode[] {
  const actions = itemActions({ name: title, path: `${path}/projects/${id}`, question: "Scoateți proiectul?" });
  if (opening === null) return actions;
  return [
    ...actions,
    <Anchor key="open" href={opening}>
      Publică la schimbul de proiecte<span className="vh">: {title}</span>
    </Anchor>,
  ];
}

/** The gallery, with a removal link at each picture; adding and ordering have their own page. */
export function GalleryCard({ desk: { view, path, mayEdit } }: Desk) {
  const edit = mayEdit ? (
    <ButtonLink small icon={Images} href={`${path}/gallery`}>
      {view.gallery.length === 0 ? "Adaugă imagini" : "Adaugă și ordonează"}
    </ButtonLink>
  ) : undefined;
  return (
    <Card heading="Galerie" action={edit}>
      {view.gallery.length === 0 ? (
        <p className="muted">Nicio imagine încă.</p>
      ) : (
        <ul className="gallery">
          {view.gallery.map(({ id, href, ...picture }) => (
            <li key={id} className="stack stack--1">
              <a href={href} data-picture="Galerie" aria-label={picture.alt ? undefined : NO_DESCRIPTION}>
                <Picture picture={picture} sizes="(min-width: 45rem) 14rem, 50vw" />
              </a>
              {mayEdit ? (
                <RemovalLink
                  small
                  variant="quiet"
                  icon={Trash2}
                  href={`${path}/gallery/${id}/removal`}
                  title="Scoateți imaginea?"
                >
                  Scoate<span className="vh">: {picture.alt || NO_DESCRIPTION}</span>
                </RemovalLink>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <PictureViewer />
    </Card>
  );
}
