import { Ban, UserCog, UserRound } from "lucide-react";
import { personRolePath } from "~/modules/accounts/rules/person-role";
import { organisationPath } from "~/modules/accounts/rules/places";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { Dotted } from "~/ui/text/text";
import { personPath } from "../people";
import type { PersonRow } from "../rows.server";

/** People with an account: who, of which organisation, in what role, and whether they are suspended. */
export function PersonRows({ people }: { people: readonly PersonRow[] }) {
  return (
    <ul>
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
            {person.can.changeRole ? (
              <ButtonLink small variant="quiet" icon={UserCog} href={personRolePath(person.id)}>
                Schimbă rolul<span className="vh"> lui {person.name}</span>
              </ButtonLink>
            ) : null}
            {person.can.suspend ? (
              <ButtonLink small variant="quiet" icon={Ban} href={personPath(person.id, "suspension")}>
                Suspendă<span className="vh"> pe {person.name}</span>
              </ButtonLink>
            ) : null}
            {person.can.restore ? (
              <PostButton small action={personPath(person.id, "restoration")} busyLabel="Se ridică…">
                Ridică suspendarea<span className="vh"> lui {person.name}</span>
              </PostButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
