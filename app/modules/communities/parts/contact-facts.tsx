import type { ReactNode } from "react";
import { readableEmail } from "~/platform/language/host-name";
import { siteLink } from "~/platform/language/website";
import { Facts } from "~/ui/fisa/fisa";
import { PhoneLinks } from "~/ui/text/phone-links";
import type { FieldOf } from "../rules/sections";
import type { CommunityView } from "../rules/view";

/** The website is written by the community's users, so its link is `nofollow ugc`. */
const LINKED: Readonly<Partial<Record<FieldOf<"contact">, (value: string) => ReactNode>>> = {
  phone: (phone) => <PhoneLinks phone={phone} />,
  email: (email) => <a href={`mailto:${email}`}>{readableEmail(email)}</a>,
  website: (website) => {
    const site = siteLink(website);
    return site && <Site {...site} />;
  },
};

const Site = ({ href, label }: { href: string; label: string }) => (
  <a href={href} rel="noopener nofollow ugc">
    {label}
  </a>
);

/** Contact details of a community. */
export function ContactFacts({ contact }: { contact: CommunityView["contact"] }) {
  const rows = contact
    .map(({ name, term, value }) => ({ term, detail: value && (LINKED[name] ?? String)(value) }))
    .filter(({ detail }) => detail);
  if (rows.length === 0) return <p className="muted">Comunitatea nu a completat încă datele de contact.</p>;
  return <Facts rows={rows} />;
}
