import { X } from "lucide-react";
import { readableEmail } from "~/platform/language/host-name";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";

type Applicant = { id: string; name: string; email: string; position: string | null; since: string };

/** Open join requests: people who registered with this organisation's CUI. */
export function JoinRequests({ here, applicants }: { here: string; applicants: readonly Applicant[] }) {
  if (applicants.length === 0) return null;
  return (
    <List
      id="cereri"
      heading="Cereri de acces"
      end={
        <p className="small muted">
          Acceptați numai persoane pe care le cunoașteți: văd și pot face aproape tot ce puteți și dumneavoastră.
        </p>
      }
    >
      {applicants.map(({ id, name, email, position, since }, place) => (
        <Row
          key={id}
          title={name}
          facts={[position, readableEmail(email), since]}
          action={{ label: "Acceptă", href: `${here}/join-requests/${id}/acceptance` }}
          menu={[{ label: "Respinge", icon: X, href: `${here}/join-requests/${id}/refusal` }]}
          now={place === 0}
        />
      ))}
    </List>
  );
}
