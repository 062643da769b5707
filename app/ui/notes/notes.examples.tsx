import { Inbox, Newspaper } from "lucide-react";
import type { ExampleModule } from "../example";
import { Note, Notes } from "./notes";

export const notesExamples: ExampleModule = {
  name: "Notificări",
  examples: [
    {
      title: "Necitită și citită",
      element: (
        <Notes>
          <Note href="/n/1" icon={Inbox} unread at="2026-11-19T16:00:00+02:00" when="ieri, 16:00">
            Trei oferte s-au deschis pentru „Portal de taxe și impozite locale”
          </Note>
          <Note href="/n/2" icon={Newspaper} at="2026-11-16T09:00:00+02:00" when="16 nov.">
            Articolul „Iarna la Fântâna Albastră” a fost publicat
          </Note>
        </Notes>
      ),
    },
  ],
};
