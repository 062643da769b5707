import type { ExampleModule } from "../example";
import { DraftNotice } from "./draft-notice";
import { Overtaken } from "./overtaken";

export const overtakenExamples: ExampleModule = {
  name: "Modificări nesalvate",
  examples: [
    {
      title: "Un coleg a salvat primul",
      element: (
        <Overtaken
          by="Ana Munteanu"
          when="acum 2 minute"
          differences={[
            { label: "Descriere", theirs: "O comună pe Valea Someșului.", yours: "O comună de 3.200 de locuitori." },
            { label: "Telefon", theirs: "", yours: "0260 555 014" },
          ]}
        />
      ),
    },
    {
      title: "Scrise mai devreme",
      element: (
        <DraftNotice
          draft={{
            path: "/uat/community",
            at: "2026-11-04T14:00:00Z",
            from: "de ieri, 16:00",
            words: "O comună pe Valea Someșului",
          }}
        />
      ),
    },
    {
      title: "Continuate",
      element: (
        <DraftNotice
          draft={{ path: "/uat/community", at: "2026-11-05T07:59:00Z", from: "de la 09:59", words: "" }}
          resumed
        />
      ),
    },
  ],
};
