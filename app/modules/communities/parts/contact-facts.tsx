import { Facts } from "~/ui/fisa/fisa";
import type { CommunityView } from "../rules/view";

/** `wide`: where there is room for terms and details beside each other. */
type ContactFactsProps = { contact: CommunityView["contact"]; wide?: boolean };

/** How a community is reached; the site is its own word, and search engines are told so. */
export function ContactFacts({ contact: { address, phone, email, site }, wide = false }: ContactFactsProps) {
  const rows = [
    { term: "Adresă", detail: address },
    { term: "Telefon", detail: phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> },
    { term: "E-mail", detail: email && <a href={`mailto:${email}`}>{email}</a> },
    {
      term: "Web",
      detail: site && (
        <a href={site.href} rel="noopener nofollow ugc">
          {site.label}
        </a>
      ),
    },
  ].filter(({ detail }) => detail !== null && detail !== "");
  if (rows.length === 0) return <p className="muted">Comunitatea nu și-a trecut încă datele de contact.</p>;
  return <Facts rows={rows} stack={!wide} />;
}
