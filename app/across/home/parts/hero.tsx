import { RequestStatusBadge } from "~/modules/requests/parts/request-badges";
import { ButtonLink } from "~/ui/button/button";
import { Fisa } from "~/ui/fisa/fisa";
import { Cluster } from "~/ui/layout/layout";
import { Loom } from "~/ui/loom/loom";
import { Moment } from "~/ui/text/text";
import type { Landing } from "../pages/landing.server";

/** The top of the landing page: what the platform is, how to join, and who is already here. */
export function Hero({ member, loom, compactLoom, latest }: Landing) {
  return (
    <section className="hero">
      <div className="page layout">
        <div className="hero__text">{member ? <Welcome member={member} /> : <Invitation />}</div>
        <div className="hero__loom">
          <Loom {...loom} string={latest && loom.string} />
          <Loom compact {...compactLoom} string={null} />
          {latest ? <CollaborationCard latest={latest} /> : null}
        </div>
      </div>
    </section>
  );
}

function Invitation() {
  return (
    <>
      <h1>Administrația locală își găsește aici partenerii.</h1>
      <p className="hero__lead muted">
        Primăria scrie de ce are nevoie. Firmele potrivite sunt anunțate, pun întrebări și trimit oferte. Dosarul rămâne
        întreg, de la cerere la recepție.
      </p>
      <Cluster>
        <ButtonLink href="/register?tip=uat" variant="primary">
          Devino Membru CCDL
        </ButtonLink>
        <ButtonLink href="/register?tip=firma">Devino Partener CCDL</ButtonLink>
      </Cluster>
    </>
  );
}

const WAITING = {
  UAT: "Solicitările, ofertele și mesajele vă așteaptă în panou.",
  FIRMA: "Oportunitățile, răspunsurile și mesajele vă așteaptă în panou.",
};

function Welcome({ member }: { member: NonNullable<Landing["member"]> }) {
  return (
    <>
      <h1>Bine ați revenit, {member.name}!</h1>
      <p className="hero__lead muted">
        {member.organisation}. {WAITING[member.kind]}
      </p>
      <Cluster>
        <ButtonLink href={member.home} variant="primary">
          Deschide panoul
        </ButtonLink>
      </Cluster>
    </>
  );
}

/** A finished collaboration, as a short form of its sheet. */
function CollaborationCard({ latest }: { latest: NonNullable<Landing["latest"]> }) {
  return (
    <Fisa
      narrow
      className="ticket only-wide"
      heading={latest.title}
      corner={[
        { term: "Nr.", detail: latest.number, number: true },
        { term: "Din", detail: <Moment at={latest.at}>{latest.when}</Moment> },
      ]}
      letterhead={<p className="small muted">{latest.sides}</p>}
      status={<RequestStatusBadge status="completed" decision={null} />}
    />
  );
}
