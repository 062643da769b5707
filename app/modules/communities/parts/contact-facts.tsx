import { readableEmail } from "~/platform/language/host-name";
import { Facts } from "~/ui/fisa/fisa";
import { PhoneLinks } from "~/ui/text/phone-links";
import type { CommunityView } from "../rules/view";

/** `wide`: terms and details side by side. */
type ContactFactsProps = { contact: CommunityView["contact"]; wide?: boolean };

/** Contact details of a community. The website is written by its users, so the link is `nofollow ugc`. */
export function ContactFacts({ contact: { address, phone, email, site }, wide = false }: ContactFactsProps) {
  const rows = [
    { term: "Adresă", detail: address },
    { term: "Telefon", detail: phone && <PhoneLinks phone={phone} /> },
    { term: "E-mail", detail: email && <a href={`mailto:${email}`}>{readableEmail(email)}</a> },
    {
      term: "Web",
      detail: site && (
        <a href={site.href} rel="noopener nofollow ugc">
          {site.label}
        </a>
      ),
    },
  ].filter(({ detail }) => detail !== null && detail !== "");
  if (rows.length === 0) return <p className="muted">Comunitatea nu a completat încă datele de contact.</p>;
  return <Facts rows={rows} stack={!wide} />;
}
