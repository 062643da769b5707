import { Check, Monitor } from "lucide-react";
import { now } from "~/platform/clock";
import { since } from "~/platform/language/dates";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { IconSlot, Row } from "~/ui/list/row";
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
    <>
      <Head heading="Securitate" crumb={back ?? undefined} />
      <Card heading="Conectare" className="stack">
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
      </Card>
      <List
        heading="Sesiuni deschise"
        verbs="short"
        end={
          sessions.length > 1 ? (
            <PostButton small action={`${here}/other-sessions/ending`}>
              Închide-le pe toate celelalte
            </PostButton>
          ) : undefined
        }
      >
        {sessions.map((session) => (
          <Row
            key={session.id}
            slot={<IconSlot icon={Monitor} />}
            title={session.device}
            facts={[session.current ? "folosită acum" : `folosită ${session.used}`]}
            mark={
              session.current ? (
                <Badge tone="plain" icon={Check}>
                  Sesiunea aceasta
                </Badge>
              ) : undefined
            }
            action={session.current ? null : <End here={here} session={session} />}
          />
        ))}
      </List>
    </>
  );
}

function End({ here, session }: { here: string; session: Session }) {
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
