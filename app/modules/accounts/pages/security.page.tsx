import { Monitor } from "lucide-react";
import { now } from "~/platform/clock";
import { since } from "~/platform/language/dates";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Facts } from "~/ui/fisa/fisa";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { deviceOf } from "../rules/device";
import { accountLabel, accountPath, securityPath } from "../rules/places";
import { actorOf } from "../signed-in/request.server";
import { sessionsOf } from "../store/session.server";
import { isSecondFactorOn } from "../verbs/second-factor.server";
import type { Route } from "./+types/security.page";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const [sessions, secondFactor] = await Promise.all([sessionsOf(actor.userId, at), isSecondFactorOn(actor)]);
  return {
    here: securityPath(actor.role),
    back: actor.organisation ? { href: accountPath(actor.role), label: accountLabel(actor.role) } : null,
    email: actor.email,
    secondFactor,
    sessions: sessions.map(({ id, userAgent, usedAt }) => ({
      id,
      device: deviceOf(userAgent),
      used: since(usedAt, at),
      current: id === actor.sessionId,
    })),
  };
}

export const meta = () => [{ title: "Securitate – PSP" }];

type Session = Route.ComponentProps["loaderData"]["sessions"][number];

export default function SecurityPage({
  loaderData: { here, back, email, secondFactor, sessions },
}: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      {back ? <Crumb href={back.href}>{back.label}</Crumb> : null}
      <h1>Securitate</h1>
      <Card heading="Conectare">
        <Stack>
          <Facts
            rows={[
              { term: "E-mail", detail: email },
              { term: "Verificarea în doi pași", detail: secondFactor ? "activă" : "nu este activă" },
            ]}
          />
          <Cluster>
            <ButtonLink href={`${here}/password`}>Schimbă parola</ButtonLink>
            <ButtonLink href={`${here}/email`}>Schimbă adresa</ButtonLink>
            <ButtonLink href={`${here}/second-factor`}>
              {secondFactor ? "Verificarea în doi pași" : "Activează verificarea în doi pași"}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      <Card heading="Sesiuni deschise">
        <Stack>
          <Rows>
            {sessions.map((session) => (
              <Row
                key={session.id}
                title={session.device}
                note={session.current ? "folosită acum" : `folosită ${session.used}`}
                end={<End here={here} session={session} />}
              />
            ))}
          </Rows>
          {sessions.length > 1 ? (
            <PostButton action={`${here}/other-sessions/ending`}>Închide-le pe toate celelalte</PostButton>
          ) : null}
        </Stack>
      </Card>
    </Stack>
  );
}

function End({ here, session }: { here: string; session: Session }) {
  if (session.current) {
    return (
      <Badge tone="plain" icon={Monitor}>
        Sesiunea aceasta
      </Badge>
    );
  }
  return (
    <PostButton
      small
      aria-label={`Închide sesiunea ${session.device}`}
      action={`${here}/sessions/${session.id}/ending`}
    >
      Închide
    </PostButton>
  );
}
