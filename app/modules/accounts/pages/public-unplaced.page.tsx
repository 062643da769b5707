import { Form, redirect } from "react-router";
import { now } from "~/platform/clock";
import { dateLong } from "~/platform/language/dates";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { actorContext, unplacedContext } from "../actor-context";
import { homeOf } from "../rules/actor";
import { membershipWord } from "../rules/colleague";
import { UNPLACED_PATH, UNPLACED_REGISTRATION } from "../rules/places";
import { invitationsTo } from "../store/invitation.server";
import type { Route } from "./+types/public-unplaced.page";

export const meta = () => [
  { title: "Nu faceți parte din nicio organizație – PSP" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const person = context.get(unplacedContext);
  if (!person) {
    const actor = context.get(actorContext);
    throw redirect(actor ? homeOf(actor) : "/login");
  }
  const invitations = await invitationsTo(person.email, now());
  return {
    name: person.name,
    email: person.email,
    invitations: invitations.map(({ id, organisation, inviter, membership, expiresAt }) => ({
      ...{ id, organisation, inviter },
      role: membershipWord(membership),
      until: dateLong(expiresAt),
    })),
  };
}

/** An account that works for nobody: what that means, and what can be done. */
export default function UnplacedPage({ loaderData: { email, invitations } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <h1>Nu faceți parte din nicio organizație</h1>
        <p className="muted">
          {`Contul cu adresa ${email} există, dar nu lucrează pentru nicio autoritate sau firmă, așa că panourile nu se deschid. Ce ați lucrat înainte a rămas organizației de atunci.`}
        </p>
      </Stack>
      <Card heading="Invitații pentru dumneavoastră" now={invitations.length > 0}>
        {invitations.length > 0 ? (
          <Invitations invitations={invitations} />
        ) : (
          <p>
            {`Nicio invitație acum. Cereți-i unui titular al contului organizației în care lucrați să vă invite la adresa ${email}: invitația apare aici și vine prin e-mail.`}
          </p>
        )}
      </Card>
      <Card heading="Organizația nu are încă un cont?">
        <Stack gap={1}>
          <p>O înregistrați cu contul acesta și îl administrați de la început; un administrator o verifică apoi.</p>
          <Cluster>
            <ButtonLink href={`${UNPLACED_REGISTRATION}?tip=uat`}>Înregistrați o autoritate</ButtonLink>
            <ButtonLink href={`${UNPLACED_REGISTRATION}?tip=firma`}>Înregistrați o firmă</ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      <Form method="post" action="/deconectare" reloadDocument>
        <Button variant="quiet">Deconectare</Button>
      </Form>
    </Stack>
  );
}

type Waiting = { id: string; organisation: string; inviter: string; role: string; until: string };

function Invitations({ invitations }: { invitations: readonly Waiting[] }) {
  return (
    <Rows>
      {invitations.map(({ id, organisation, inviter, role, until }) => (
        <Row
          key={id}
          title={organisation}
          note={`${inviter} vă invită ca ${role} · valabilă până pe ${until}`}
          end={
            <Cluster tight>
              <Form method="post" action={`${UNPLACED_PATH}/invitatii/${id}/acceptare`} reloadDocument>
                <Button small variant="choose" aria-label={`Acceptă invitația de la ${organisation}`}>
                  Acceptă
                </Button>
              </Form>
              <Form method="post" action={`${UNPLACED_PATH}/invitatii/${id}/refuz`} reloadDocument>
                <Button small aria-label={`Refuză invitația de la ${organisation}`}>
                  Refuză
                </Button>
              </Form>
            </Cluster>
          }
        />
      ))}
    </Rows>
  );
}
