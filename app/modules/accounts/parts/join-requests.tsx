import { Form } from "react-router";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";

type Applicant = { id: string; name: string; email: string; position: string | null; since: string };

/** Open join requests: people who registered with this organisation's CUI. */
export function JoinRequests({ here, applicants }: { here: string; applicants: readonly Applicant[] }) {
  if (applicants.length === 0) return null;
  return (
    <div id="cereri">
      <Card heading="Cereri de acces" now>
        <Stack>
          <p>Acceptați numai persoane pe care le cunoașteți: văd și pot face aproape tot ce puteți și dumneavoastră.</p>
          <Rows>
            {applicants.map(({ id, name, email, position, since }) => (
              <Row
                key={id}
                title={name}
                note={[position, email, since].filter(Boolean).join(" · ")}
                end={
                  <Cluster tight>
                    <Form method="post" action={`${here}/join-requests/${id}/acceptance`}>
                      <Button small variant="choose" aria-label={`Acceptă cererea lui ${name}`}>
                        Acceptă
                      </Button>
                    </Form>
                    <Form method="post" action={`${here}/join-requests/${id}/refusal`}>
                      <Button small aria-label={`Respinge cererea lui ${name}`}>
                        Respinge
                      </Button>
                    </Form>
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
