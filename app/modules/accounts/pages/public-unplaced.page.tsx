import { now } from "~/platform/clock";
import { dateLong, since } from "~/platform/language/dates";
import { readableEmail } from "~/platform/language/host-name";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Cluster } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { Row } from "~/ui/list/row";
import { membershipWord } from "../rules/colleague";
import { REQUEST_WITHDRAWAL, UNPLACED_PATH, UNPLACED_REGISTRATION } from "../rules/places";
import { unplacedHere } from "../signed-in/request.server";
import { invitationsTo } from "../store/invitation.server";
import { joinRequestOf } from "../store/person.server";
import type { Route } from "./+types/public-unplaced.page";

const WITHOUT = "Nu faceți parte din nicio organizație";
const ASKS = "Cererea dumneavoastră așteaptă răspuns";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.request ? ASKS : WITHOUT} – PSP` },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, email } = unplacedHere(context);
  const at = now();
  const [invitations, request] = await Promise.all([invitationsTo(email, at), joinRequestOf(userId)]);
  return {
    email,
    request: request && { ...request, since: since(request.since, at) },
    invitations: invitations.map(({ id, organisation, inviter, membership, expiresAt }) => ({
      id,
      organisation,
      inviter,
      role: membershipWord(membership),
      until: dateLong(expiresAt),
    })),
  };
}

/** The page of a person without an organisation. */
export default function UnplacedPage({ loaderData: { email, request, invitations } }: Route.ComponentProps) {
  return (
    <>
      <Head
        heading={request ? ASKS : WITHOUT}
        facts={`Contul cu adresa ${readableEmail(email)} există, dar nu lucrează pentru nicio autoritate sau firmă, așa că panourile nu se deschid. Dacă ați lucrat pentru una, ce ați făcut acolo a rămas al ei.`}
        actions={
          <PostButton variant="quiet" action="/deconectare" reloadDocument>
            Deconectare
          </PostButton>
        }
      />
      {request ? <Request {...request} email={email} /> : null}
      <FoundList
        heading="Invitații pentru dumneavoastră"
        shown={invitations.length}
        nothingYet={{
          title: "Nicio invitație acum",
          text: `Cereți-i unui titular al contului organizației în care lucrați să vă invite la adresa ${readableEmail(email)}: invitația apare aici și vine prin e-mail.`,
        }}
      >
        {invitations.map((invitation, place) => (
          <Invitation key={invitation.id} invitation={invitation} isFirst={place === 0} />
        ))}
      </FoundList>
      {request ? null : <Registration />}
    </>
  );
}

type Asked = { organisation: string; cui: string; since: string; email: string };

/** Shows only the name and CUI of the organisation: an applicant may see nothing else. */
function Request({ organisation, cui, since, email }: Asked) {
  return (
    <Card heading="Cererea de acces" className="stack" now>
      <p>
        {`Ați cerut ${since} acces la contul ${organisation}, CUI ${cui}. Decide titularul lui, iar răspunsul vine la ${readableEmail(email)}. Până atunci nu vedeți nimic din contul organizației.`}
      </p>
      <p>
        Dacă ați greșit CUI-ul sau nu vă răspunde nimeni, retrageți cererea: apoi puteți trimite alta sau înregistra
        altă organizație.
      </p>
      <div>
        <ButtonLink href={REQUEST_WITHDRAWAL}>Retrage cererea</ButtonLink>
      </div>
    </Card>
  );
}

function Registration() {
  return (
    <Card heading="Organizația nu are încă un cont?" className="stack">
      <p>
        O înregistrați cu adresa și parola pe care le aveți și îi administrați contul; un administrator PSP o verifică
        apoi.
      </p>
      <Cluster>
        <ButtonLink href={`${UNPLACED_REGISTRATION}?tip=uat`}>Înregistrează o autoritate</ButtonLink>
        <ButtonLink href={`${UNPLACED_REGISTRATION}?tip=firma`}>Înregistrează o firmă</ButtonLink>
      </Cluster>
    </Card>
  );
}

type Waiting = { id: string; organisation: string; inviter: string; role: string; until: string };

function Invitation({ invitation, isFirst }: { invitation: Waiting; isFirst: boolean }) {
  const { id, organisation, inviter, role, until } = invitation;
  const to = (noun: string) => `${UNPLACED_PATH}/invitatii/${id}/${noun}`;
  return (
    <Row
      title={organisation}
      facts={[`${inviter} vă invită ca ${role}`, `valabilă până pe ${until}`]}
      action={
        <PostButton
          small
          variant={isFirst ? "primary" : "default"}
          aria-label={`Acceptă invitația de la ${organisation}`}
          action={to("acceptare")}
          reloadDocument
        >
          Acceptă
        </PostButton>
      }
      menu={[
        <PostButton
          key="refuse"
          variant="quiet"
          aria-label={`Refuză invitația de la ${organisation}`}
          action={to("refuz")}
          reloadDocument
        >
          Refuză
        </PostButton>,
      ]}
      now={isFirst}
    />
  );
}
