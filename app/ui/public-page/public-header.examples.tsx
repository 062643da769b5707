import { Button } from "../button/button";
import type { ExampleModule } from "../example";
import { PublicHeader } from "./public-header";

const LINKS = [
  { href: "/despre", label: "Despre Noi" },
  { href: "/functionalitati", label: "Funcționalități" },
  { href: "/comunitati", label: "Comunități" },
  { href: "/parteneri", label: "Parteneri" },
  { href: "/contact", label: "Contact" },
];

export const publicHeaderExamples: ExampleModule = {
  name: "Antetul public",
  examples: [
    {
      title: "Neautentificat",
      element: (
        <PublicHeader
          home="/"
          links={LINKS}
          search={{ action: "/cauta", label: "Căutați o firmă", placeholder: "Căutați pe platformă" }}
          account={{
            signIn: { href: "/login", label: "Conectare" },
            register: { href: "/register", label: "Înregistrare" },
          }}
        />
      ),
    },
    {
      title: "Autentificat",
      element: (
        <PublicHeader
          home="/"
          links={LINKS}
          account={{
            dashboard: { href: "/uat", label: "Panou" },
            signOut: (
              <form method="post" action="/iesire">
                <Button variant="quiet">Deconectare</Button>
              </form>
            ),
          }}
        />
      ),
    },
  ],
};
