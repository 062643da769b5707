import { Ban, UserRound } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { organisationPath } from "~/modules/accounts/rules/places";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Button, ButtonLink } from "~/ui/button/button";
import { Dotted } from "~/ui/text/text";
import { personPath } from "../people";

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: string;
  facts: readonly (string | null)[];
  organisation: { id: string; name: string } | null;
  suspended: string | null;
  can: { suspend: boolean; restore: boolean };
};

/** People with an account: who, of which organisation, in what role, and whether they may come in. */
export function PersonRows({ people }: { people: readonly PersonRow[] }) {
  return (
    <ul className="reqrows">
      {people.map((person) => (
        <li key={person.id} className="reqrow">
          <div className="reqrow__words">
            <b>{person.name}</b>
            <p className="small muted">
              <Dotted facts={[<span key="email">{person.email}</span>, ...person.facts]} />
            </p>
            {person.organisation ? (
              <p className="small">
                <Anchor href={organisationPath(person.organisation.id)}>{person.organisation.name}</Anchor>
              </p>
            ) : null}
            {person.suspended ? <p className="small muted">{person.suspended}</p> : null}
          </div>
          {person.suspended ? (
            <Badge tone="red" icon={Ban}>
              Suspendată
            </Badge>
          ) : (
            <Badge icon={UserRound}>{person.role}</Badge>
          )}
          <div className="reqrow__do">
            {person.can.suspend ? (
              <ButtonLink small variant="quiet" icon={Ban} href={personPath(person.id, "suspension")}>
                Suspendă<span className="vh"> pe {person.name}</span>
              </ButtonLink>
            ) : null}
            {person.can.restore ? <Restoration id={person.id} name={person.name} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Restoration({ id, name }: { id: string; name: string }) {
  const action = personPath(id, "restoration");
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <Button small busy={state !== "idle" && formAction === action} busyLabel="Se ridică…">
        Ridică suspendarea<span className="vh"> lui {name}</span>
      </Button>
    </Form>
  );
}
