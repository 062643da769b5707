import type { ReactNode } from "react";
import type { WorkArea } from "~/modules/partners/rules/profile";
import { readableEmail } from "~/platform/language/host-name";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Side } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { PhoneLinks } from "~/ui/text/phone-links";
import type { ProfileAside } from "../pages/profile.server";

/** A tab of the profile with the firm in short, its special offers and its certifications beside it. */
export function BesideProfile({ aside, children }: { aside: ProfileAside; children: ReactNode }) {
  return (
    <Side label="Pe scurt" aside={<Aside {...aside} />}>
      {children}
    </Side>
  );
}

function Aside({ facts, offers, certifications }: ProfileAside) {
  const rows = factRows(facts);
  return (
    <>
      {rows.length > 0 ? (
        <Card heading="Pe scurt">
          <Facts rows={rows} />
        </Card>
      ) : null}
      {offers.map(({ id, title, description, until }) => (
        <Card key={id}>
          <div>
            <p className="small ochre">Ofertă specială, până la {until}</p>
            <h2>{title}</h2>
          </div>
          <p className="lines">{description}</p>
        </Card>
      ))}
      {certifications.length > 0 ? (
        <List heading="Certificări" tight>
          {certifications.map(({ id, name, detail }) => (
            <Row key={id} title={name} facts={[detail]} />
          ))}
        </List>
      ) : null}
    </>
  );
}

function factRows(facts: ProfileAside["facts"]) {
  const { area, site, phone, email } = facts;
  const rows = [
    { term: "Experiență", detail: facts.experience },
    { term: "Angajați", detail: facts.employees },
    { term: "Colaborări", detail: facts.collaborations },
    { term: "Răspunde", detail: facts.speed },
    { term: "Domeniu", detail: facts.industry },
    { term: "Sediu", detail: facts.headquarters },
    { term: "Lucrează în", detail: area && <Area {...area} /> },
    {
      term: "Web",
      detail: site && (
        <a href={site.href} rel="noopener nofollow ugc">
          {site.label}
        </a>
      ),
    },
    { term: "Telefon", detail: phone && <PhoneLinks phone={phone} /> },
    { term: "E-mail", detail: email && <a href={`mailto:${email}`}>{readableEmail(email)}</a> },
    { term: "Verificată", detail: facts.verified },
  ];
  return rows.filter(({ detail }) => detail !== null && detail !== "");
}

function Area({ named, more }: WorkArea) {
  if (!more) return named;
  return (
    <details>
      <summary>
        {named} <span className="muted">{more.words}</span>
      </summary>
      {more.names}
    </details>
  );
}
