import { type ReactNode, useContext } from "react";
import { NewsletterForm } from "~/modules/outreach/parts/newsletter-form";
import { ShellContext } from "~/platform/shell";
import { Button } from "~/ui/button/button";
import { PublicFooter } from "~/ui/public-page/public-footer";
import { PublicHeader } from "~/ui/public-page/public-header";
import { PublicPage } from "~/ui/public-page/public-page";
import { SEARCH } from "../../search/rules/paths";
import { PageTheme } from "../../workspace/parts/page-theme";
import { contact, operator } from "../rules/content";
import { publicPages } from "../rules/public-pages";

const search = {
  action: SEARCH,
  label: "Căutați o comunitate, o firmă, o oportunitate, un articol",
  placeholder: "Căutați pe platformă",
};

const sections = [
  { href: "/#despre", label: "Despre Noi" },
  { href: "/#functionalities", label: "Funcționalități" },
  { href: "/#comunitati", label: "Comunități" },
  { href: "/#parteneri", label: "Parteneri" },
  { href: "/#contact", label: "Contact" },
];

const columns = [
  {
    heading: "Platformă",
    links: publicPages.flatMap(({ path, link }) => (link ? [{ href: path, label: link }] : [])),
  },
  {
    heading: "Ajutor",
    links: [
      { href: "/support", label: "Centrul de suport" },
      { href: "/support#intrebari", label: "Întrebări frecvente" },
      { href: "/accesibilitate", label: "Accesibilitate" },
    ],
  },
  {
    heading: "Reguli",
    links: [
      { href: "/confidentialitate", label: "Confidențialitate" },
      { href: "/termeni", label: "Termeni și condiții" },
      { href: "/gdpr", label: "GDPR" },
    ],
  },
];

const reach = [
  operator.name,
  { href: `mailto:${contact.email}`, label: contact.email },
  { href: `tel:${contact.phone.replace(/[^\d+]/g, "")}`, label: contact.phone },
  contact.hours,
  contact.address,
];

/** Posts as a document: the page after signing out is not hydrated. */
function SignOut() {
  return (
    <form method="post" action="/deconectare">
      <Button variant="quiet">Deconectare</Button>
    </form>
  );
}

type PublicFrameProps = { wide?: boolean; newsletter?: boolean; children: ReactNode };

/** Header, main and footer of public pages. */
export function PublicFrame({ wide, newsletter = true, children }: PublicFrameProps) {
  const shell = useContext(ShellContext);
  const account = shell.signedIn
    ? { dashboard: { href: shell.home, label: "Dashboard" }, signOut: <SignOut /> }
    : { signIn: { href: "/login", label: "Conectare" }, register: { href: "/register", label: "Înregistrare" } };
  return (
    <PublicPage
      wide={wide}
      header={<PublicHeader home="/" links={sections} account={account} search={search} />}
      footer={
        <PublicFooter
          id="contact"
          home="/"
          about="Platforma autorităților publice locale și a firmelor care lucrează pentru ele."
          columns={columns}
          newsletter={newsletter ? <NewsletterForm /> : null}
          contact={reach}
          base={<PageTheme />}
        />
      }
    >
      {children}
    </PublicPage>
  );
}
