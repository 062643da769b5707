import { actorContext } from "~/modules/accounts/actor-context";
import { now } from "~/platform/clock";
import { originOf, pageMeta } from "~/platform/page-meta";
import { IndexList } from "~/ui/index-list/index-list";
import { Steps } from "~/ui/steps/steps";
import { FEATURES, STEPS } from "../landing";
import { landingFor } from "../landing.server";
import { siteFacts } from "../landing-facts";
import { Audience } from "../parts/audience";
import { Claims } from "../parts/claims";
import { Communities } from "../parts/communities";
import { Hero } from "../parts/hero";
import { Partners } from "../parts/partners";
import { Testimonials } from "../parts/testimonials";
import type { Route } from "./+types/public-landing.page";

/** Its sections bring their own width. */
export const handle = { wide: true };

export function loader({ context }: Route.LoaderArgs) {
  return landingFor(context.get(actorContext), now());
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Autorități locale și parteneri, pe aceeași urzeală",
    description:
      "Autoritățile publice locale scriu de ce au nevoie, firmele potrivite răspund cu oferte. Comunități, parteneri verificați și solicitări, la un loc.",
    path: "/",
    facts: siteFacts(originOf(matches)),
    feed: { path: "/oportunitati.atom", title: "Oportunități deschise" },
  });

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData} />
      <div className="sections">
        <Claims counts={loaderData.counts} />
        <section className="page stack" aria-labelledby="pasi">
          <h2 id="pasi">Patru pași</h2>
          <Steps steps={STEPS} />
        </section>
        {loaderData.member ? null : <Audience />}
        <section className="page stack" id="functionalities">
          <h2>Funcționalități</h2>
          <IndexList columns={2} entries={FEATURES} />
        </section>
        <Communities {...loaderData} />
        <Partners {...loaderData} />
        <Testimonials />
      </div>
    </>
  );
}
