import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { contact } from "../content";
import { resources, responseTimes } from "../support";

/** Other ways to reach the team, how soon it answers, and where to read on. */
export function SupportAside() {
  return (
    <>
      <Card heading="Contact">
        <Facts
          stack
          rows={[
            { term: "E-mail", detail: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
            { term: "Telefon", detail: <a href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}>{contact.phone}</a> },
            { term: "Adresă", detail: contact.address },
          ]}
        />
      </Card>
      <Card heading="Timp de răspuns">
        <Facts stack rows={responseTimes} />
      </Card>
      <Card heading="Resurse utile">
        <ul className="ruled">
          {resources.map(({ href, label }) => (
            <li key={href}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
