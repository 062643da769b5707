import type { ReactNode } from "react";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { CommunityCard } from "~/modules/communities/parts/community-card";
import { PartnerMark } from "~/modules/partners/parts/partner-mark";
import { now } from "~/platform/clock";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { originOf, pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { CardLink } from "~/ui/card/card";
import { IndexList } from "~/ui/index-list/index-list";
import { Grid, Split } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import { Steps } from "~/ui/steps/steps";
import { unbroken } from "~/ui/text/unbroken";
import { Hero } from "../parts/hero";
import { claims, goal, impact, testimonials, testimonialsAreExamples } from "../rules/content";
import { AUDIENCES, countsSentence, FEATURES, type LiveCounts, STEPS, siteFacts } from "../rules/landing";
import type { Route } from "./+types/public-landing.page";
import { landingFor } from "./landing.server";

/** Its sections bring their own width. */
export const handle = { wide: true };

export function loader({ context }: Route.LoaderArgs) {
  return landingFor(context.get(actorContext), now());
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Autorități locale și parteneri verificați",
    description:
      "Autoritățile publice locale scriu de ce au nevoie, firmele potrivite răspund cu oferte. Comunități, parteneri verificați și solicitări, la un loc.",
    path: "/",
    facts: siteFacts(originOf(matches)),
    feed: { path: "/oportunitati.atom", title: "Oportunități deschise" },
  });

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { counts, member, communities, partners } = loaderData;
  return (
    <>
      <Hero {...loaderData} />
      <div className="sections">
        <Claims counts={counts} />
        <section className="page stack" aria-labelledby="pasi">
          <h2 id="pasi">Patru pași</h2>
          <Steps steps={STEPS} />
        </section>
        {member ? null : <Audience />}
        <section className="page stack" id="functionalities" tabIndex={-1}>
          <h2>Funcționalități</h2>
          <IndexList columns={2} entries={FEATURES} />
        </section>
        <Listed
          id="comunitati"
          heading="Comunități"
          all={
            counts.communities > 1
              ? `Toate cele ${plural(counts.communities, "comunitate", "comunități")}`
              : "Toate comunitățile"
          }
          none="Comunitățile apar aici după verificare. A dumneavoastră poate fi prima:"
          join="uat"
        >
          {communities.map((community) => (
            <CommunityCard key={community.id} community={community} />
          ))}
        </Listed>
        <Listed
          id="parteneri"
          heading="Parteneri"
          all={counts.partners > 1 ? `Toți cei ${plural(counts.partners, "partener", "parteneri")}` : "Toți partenerii"}
          none="Partenerii apar aici după verificare. Firma dumneavoastră poate fi prima:"
          join="firma"
        >
          {partners.map((partner) => (
            <CardLink key={partner.id} href={`/partener/${partner.id}`} compact>
              <PartnerMark partner={partner} level={3} />
              <p className="small muted">{partner.service}</p>
              <div>
                <Rating value={partner.rating} words={partner.reviews} />
              </div>
            </CardLink>
          ))}
        </Listed>
        <Testimonials />
      </div>
    </>
  );
}

/** The association's declared figures, separate from those counted by the platform. */
function Claims({ counts }: { counts: LiveCounts }) {
  return (
    <section className="page" id="despre" tabIndex={-1}>
      <div className="two">
        <div className="stack">
          <h2>Membrii și partenerii CCDL, în cifre</h2>
          <p className="muted">{countsSentence(counts)}</p>
        </div>
        <div>
          <Ruled figures={claims} />
          <Ruled figures={impact} four />
          <p className="small muted">Cifre declarate de asociație. {goal}</p>
        </div>
      </div>
    </section>
  );
}

function Ruled({ figures, four }: { figures: typeof claims; four?: boolean }) {
  return (
    <dl className={four ? "claims claims--4" : "claims"}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown to visitors who have no account yet. */
function Audience() {
  return (
    <section className="page" aria-labelledby="pentru-cine">
      <h2 id="pentru-cine">Pentru cine</h2>
      <div className="audience">
        {AUDIENCES.map(({ title, whom, gets, href, label }) => (
          <div key={title} className="stack">
            <h3>{title}</h3>
            <p className="muted">{whom}</p>
            <ul className="bullets">
              {gets.map((get) => (
                <li key={get}>{get}</li>
              ))}
            </ul>
            <ButtonLink href={href}>{label}</ButtonLink>
          </div>
        ))}
      </div>
    </section>
  );
}

type ListedProps = {
  /** Id of the section, and path of the full list. */
  id: "comunitati" | "parteneri";
  heading: string;
  all: string;
  /** Text of the empty list, before the link to join. */
  none: string;
  join: "uat" | "firma";
  children: readonly ReactNode[];
};

/** The first items of a list of the platform. */
function Listed({ id, heading, all, none, join, children }: ListedProps) {
  return (
    <section className="page stack" id={id} tabIndex={-1}>
      <Split>
        <h2>{heading}</h2>
        <Anchor href={`/${id}`}>{unbroken(all)}</Anchor>
      </Split>
      {children.length > 0 ? (
        <Grid columns={4}>{children}</Grid>
      ) : (
        <p className="muted">
          {none} <Anchor href={`/register?tip=${join}`}>înregistrarea durează câteva minute</Anchor>.
        </p>
      )}
    </section>
  );
}

/** Testimonials, written by the operator. */
function Testimonials() {
  return (
    <section className="page" aria-labelledby="marturii">
      <h2 id="marturii">Ce spun membrii și partenerii</h2>
      <div className="voices">
        {testimonials.map(({ text, name, role, organisation }) => (
          <figure key={name}>
            <blockquote>
              <p>{quoted(text)}</p>
            </blockquote>
            <figcaption className="small muted">
              <strong>{name}</strong>
              <br />
              {role}, {organisation}
            </figcaption>
          </figure>
        ))}
      </div>
      {testimonialsAreExamples ? (
        <p className="small muted">Mărturii de exemplu, cu nume inventate, până la cele ale membrilor.</p>
      ) : null}
    </section>
  );
}
