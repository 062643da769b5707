import { Check, MessageSquare, Plus, Trash2 } from "lucide-react";
import type { ExampleModule } from "../example";
import { Button, ButtonDone, ButtonLink } from "./button";
import { EditLink } from "./edit-link";

export const buttonExamples: ExampleModule = {
  name: "Buton",
  examples: [
    {
      title: "Felurile",
      element: (
        <div className="cluster">
          <Button variant="primary">Trimite cererea</Button>
          <ButtonLink href="/detalii">Vezi Detalii</ButtonLink>
          <Button variant="choose">Acceptă oferta</Button>
          <ButtonLink variant="quiet" icon={MessageSquare} href="/mesaje">
            Trimite mesaj
          </ButtonLink>
          <Button variant="danger" icon={Trash2}>
            Șterge ciorna
          </Button>
          <ButtonDone icon={Check}>Ai răspuns</ButtonDone>
        </div>
      ),
    },
    {
      title: "Stări și mărimi",
      element: (
        <div className="cluster">
          <Button variant="primary" busy busyLabel="Se trimite…">
            Trimite
          </Button>
          <Button disabled>Indisponibil</Button>
          <Button small>Mic</Button>
          <Button icon={Plus} iconOnly>
            Adaugă
          </Button>
          <Button icon={Plus}>Solicitare nouă cu un nume foarte lung care nu încape pe un rând</Button>
        </div>
      ),
    },
    {
      title: "Drumul spre ce se modifică",
      element: (
        <div className="cluster">
          <EditLink href="/firma/profile/services" of="Servicii" />
          <EditLink href="/firma/profile/team" of="Echipa" empty />
        </div>
      ),
    },
  ],
};
