import { ArrowLeft, ArrowRight, Images, Pencil, Plus, Trash2 } from "lucide-react";
import { plural } from "~/platform/language/plural";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { NO_DESCRIPTION } from "~/ui/gallery/gallery";
import { PictureViewer } from "~/ui/gallery/picture-viewer";
import { Picture } from "~/ui/picture/picture";
import type { DeskView } from "../rules/view";
import { AttractionCard } from "./attraction-card";
import { EditLink, RemovalLink } from "./edit-links";
import { ProjectItem } from "./project-item";

type Desk = { desk: DeskView };
type Attraction = DeskView["view"]["attractions"][number];

/** The attractions, in the order of the public page. */
export function AttractionCards({ desk: { view, path, mayEdit } }: Desk) {
  const { attractions } = view;
  return (
    <section className="stack" aria-labelledby="atractii">
      <div className="split">
        <h2 id="atractii">Atracții locale</h2>
        {mayEdit ? (
          <EditLink small icon={Plus} href={`${path}/attractions/new`} title="Atracție nouă">
            Adaugă o atracție
          </EditLink>
        ) : null}
      </div>
      {attractions.length === 0 ? (
        <p className="muted">Nicio atracție încă. Un loc, o clădire sau un obicei care merită văzut începe lista.</p>
      ) : (
        <ul className="grid2">
          {attractions.map((attraction, place) => (
            <AttractionItem
              key={attraction.id}
              attraction={attraction}
              path={`${path}/attractions/${attraction.id}`}
              mayEdit={mayEdit}
              ends={{ first: place === 0, last: place === attractions.length - 1 }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type Ends = { first: boolean; last: boolean };

type AttractionItemProps = { attraction: Attraction; path: string; mayEdit: boolean; ends: Ends };

function AttractionItem({ attraction, path, mayEdit, ends }: AttractionItemProps) {
  const { id, name, pictures } = attraction;
  return (
    <AttractionCard
      attraction={attraction}
      id={id}
      beside={mayEdit ? <MoveButtons name={name} path={path} ends={ends} /> : null}
    >
      {pictures.length > 1 ? (
        <p className="small muted">{`și încă ${plural(pictures.length - 1, "imagine", "imagini")}`}</p>
      ) : null}
      {mayEdit ? (
        <div className="cluster cluster--tight foot-line">
          <ItemActions name={name} path={path} question="Scoateți atracția?" />
        </div>
      ) : null}
    </AttractionCard>
  );
}

type Named = { name: string; path: string };

/** Buttons that move an attraction by one position. */
function MoveButtons({ name, path, ends: { first, last } }: Named & { ends: Ends }) {
  return (
    <div className="cluster cluster--tight">
      {first ? null : <MoveButton path={path} name={name} towards="start" />}
      {last ? null : <MoveButton path={path} name={name} towards="end" />}
    </div>
  );
}

/** Edit and removal links: pages without JavaScript, dialogs with it. */
function ItemActions({ name, path, question }: Named & { question: string }) {
  return (
    <>
      <EditLink small icon={Pencil} href={path} title={name}>
        Modifică<span className="vh">: {name}</span>
      </EditLink>
      <RemovalLink small variant="quiet" icon={Trash2} href={`${path}/removal`} title={question}>
        Scoate<span className="vh">: {name}</span>
      </RemovalLink>
    </>
  );
}

function MoveButton({ path, name, towards }: Named & { towards: "start" | "end" }) {
  return (
    <PostButton
      small
      variant="quiet"
      icon={towards === "start" ? ArrowLeft : ArrowRight}
      iconOnly
      action={`${path}/place`}
      fields={{ towards }}
      preventScrollReset
    >
      {`${towards === "start" ? "Mută mai în față" : "Mută mai în spate"}: ${name}`}
    </PostButton>
  );
}

export type ProjectCardProps = Desk & {
  /** Where a project is opened to other organisations; null for one that is open already or may not be. */
  openingOf?: ((project: string) => string | null) | undefined;
};

/** The projects, each with its status and a progress bar. */
export function ProjectCard({ desk: { view, path, mayEdit, doubts }, openingOf }: ProjectCardProps) {
  const add = mayEdit ? (
    <EditLink small icon={Plus} href={`${path}/projects/new`} title="Proiect nou">
      Adaugă un proiect
    </EditLink>
  ) : undefined;
  return (
    <Card heading="Proiecte în desfășurare" action={add}>
      {view.projects.length === 0 ? (
        <p className="muted">Niciun proiect încă. Primul poate fi și unul abia planificat.</p>
      ) : (
        <ul className="ruled">
          {view.projects.map((project) => (
            <ProjectItem key={project.id} project={project} id={project.id}>
              {project.hiddenAt === null ? null : (
                <p className="small ochre">Ascuns de un administrator. Motivul este pe pagina proiectului.</p>
              )}
              {doubts[project.id]?.map((doubt) => (
                <p key={doubt} className="small ochre">
                  {doubt}
                </p>
              ))}
              {mayEdit ? (
                <div className="cluster cluster--tight">
                  <ItemActions
                    name={project.title}
                    path={`${path}/projects/${project.id}`}
                    question="Scoateți proiectul?"
                  />
                  <OpeningLink href={openingOf?.(project.id)} />
                </div>
              ) : null}
            </ProjectItem>
          ))}
        </ul>
      )}
    </Card>
  );
}

const OpeningLink = ({ href }: { href: string | null | undefined }) =>
  href ? (
    <ButtonLink small variant="quiet" href={href}>
      Publică la schimbul de proiecte
    </ButtonLink>
  ) : null;

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
        <ul className="gallery gallery--large">
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
