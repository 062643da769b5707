import { EditWords, editLook } from "~/ui/button/edit-link";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Paragraphs } from "~/ui/text/paragraphs";
import type { DeskView } from "../rules/view";
import { CommunityCover } from "./community-cover";
import { ContactFacts } from "./contact-facts";
import { EditLink } from "./edit-links";

type Desk = { desk: DeskView };

/** Name, picture and words, as the page opens with them. */
export function ProfileCard({ desk: { view, path, mayEdit } }: Desk) {
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

/** Location, statistics, contact: each short, each edited by itself. */
export function FactCards({ desk: { view, path, mayEdit } }: Desk) {
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
