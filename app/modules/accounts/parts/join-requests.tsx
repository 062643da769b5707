import { readableEmail } from "~/platform/language/host-name";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";

type Applicant = { id: string; name: string; email: string; position: string | null; since: string };

/** Open join requests: people who registered with this organisation's CUI. */
export function JoinRequests({ here, applicants }: { here: string; applicants: readonly Applicant[] }) {
  if (applicants.length === 0) return null;
  return (
    <div id="cereri" tabIndex={-1}>
      <Card heading="Cereri de acces" now>
        <Stack>
          <p>Acceptați numai persoane pe care le cunoașteți: văd și pot face aproape tot ce puteți și dumneavoastră.</p>
          <Rows>
            {applicants.map(({ id, name, email, position, since }) => (
              <Row
                key={id}
                title={name}
                note={[position, readableEmail(email), since].filter(Boolean).join(" · ")}
                end={
                  <Cluster tight>
                    <ButtonLink
                      small
                      variant="choose"
                      href={`${here}/join-requests/${id}/acceptance`}
                      aria-label={`Acceptă cererea: ${name}`}
                    >
                      Acceptă
                    </ButtonLink>
                    <ButtonLink
                      small
                      href={`${here}/join-requests/${id}/refusal`}
                      aria-label={`Respinge cererea: ${name}`}
                    >
                      Respinge
                    </ButtonLink>
                  </Cluster>
                }
              />
            ))}
          </Rows>
        </Stack>
      </Card>
    </div>
  );
}
