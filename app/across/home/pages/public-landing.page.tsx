import {
  ChartColumn,
  FolderInput,
  Grid3x3,
  Landmark,
  LibraryBig,
  MessageCircle,
  ShieldCheck,
  Store,
} from "lucide-react";
import { type ReactNode, useContext } from "react";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { now } from "~/platform/clock";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { originOf, pageMeta } from "~/platform/page-meta";
import { ShellContext } from "~/platform/shell";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import type { IconShape } from "~/ui/icon/icon";
import { Cluster, Grid } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { IconSlot, Row } from "~/ui/list/row";
import { Rating } from "~/ui/review/rating";
import { unbroken } from "~/ui/text/unbroken";
import { Thread } from "~/ui/thread/thread";
import landingCss from "../landing-sheet.css?url";
import { Hero } from "../parts/hero";
import { LandingExample } from "../parts/landing-example";
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
  const { counts, member } = loaderData;
  const { signedIn } = useContext(ShellContext);
  return (
    <>
      {signedIn ? <link rel="stylesheet" href={landingCss} precedence="default" /> : null}
      <Hero {...loaderData} />
      <div className="page sections layout">
        <Claims counts={counts} />
        <section className="how layout" aria-labelledby="pasi">
          <div>
            <h2 id="pasi" className="h-l">
              De la cerere la recepție, în patru pași
            </h2>
            <Thread events={STEPS.map(({ title, text }) => ({ title, note: text }))} />
          </div>
          <LandingExample />
        </section>
        {member ? null : <Audience />}
        <section id="functionalities" tabIndex={-1}>
          <h2 className="h-l">Funcționalități</h2>
          <List label="Funcționalități" level={3} tight pairs>
            {FEATURES.map(({ kind, href, title, text }) => (
              <Row key={title} href={href} slot={<IconSlot icon={ICONS[kind]} />} title={title} facts={[text]} />
            ))}
          </List>
        </section>
        <Members {...loaderData} />
        <Testimonials />
      </div>
      {member ? null : <Doors />}
    </>
  );
}

const ICONS = {
  marketplace: Store,
  showcase: Landmark,
  hub: LibraryBig,
  forum: MessageCircle,
  matching: Grid3x3,
  exchange: FolderInput,
  analytics: ChartColumn,
  security: ShieldCheck,
} as const satisfies Record<(typeof FEATURES)[number]["kind"], IconShape>;

/** The association's declared figures, separate from those counted by the platform. */
function Claims({ counts }: { counts: LiveCounts }) {
  return (
    <section id="despre" tabIndex={-1}>
      <h2 className="vh">Membrii și partenerii CCDL, în cifre</h2>
      <dl className="figures figures--7">
        {[...claims, ...impact].map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="price">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        Cifre declarate de asociație. {goal} {countsSentence(counts)}
      </p>
    </section>
  );
}

/** Shown to visitors who have no account yet. */
function Audience() {
  return (
    <section aria-label="Pentru cine">
      <Grid>
        {AUDIENCES.map(({ title, whom, gets, href, label }, index) => (
          <div key={title} className={index === 0 ? "side" : "side side--firma"}>
            <h2>{title}</h2>
            <p className="muted">{whom}</p>
            <ul>
              {gets.map((get) => (
                <li key={get}>{get}</li>
              ))}
            </ul>
            <ButtonLink variant="choose" href={href}>
              {label}
            </ButtonLink>
          </div>
        ))}
      </Grid>
    </section>
  );
}

/** The newest communities and the best rated partners. */
function Members({ counts, communities, partners }: Route.ComponentProps["loaderData"]) {
  const allCommunities =
    counts.communities > 1
      ? `Toate cele ${plural(counts.communities, "comunitate", "comunități")}`
      : "Toate comunitățile";
  return (
    <div className="both layout">
      <Listed
        id="comunitati"
        heading="Comunități"
        all={allCommunities}
        none="Comunitățile apar aici după verificare. A dumneavoastră poate fi prima:"
        join="uat"
      >
        {communities.map(({ id, href, name, seed, verified, picture, county, size, projects }) => (
          <Row
            key={id}
            href={href}
            slot={<Cloth seed={seed} kind="UAT" verified={verified} picture={picture} />}
            title={name}
            facts={[county, size, projects]}
          />
        ))}
      </Listed>
      <Listed
        id="parteneri"
        heading="Parteneri"
        all={counts.partners > 1 ? `Toți cei ${plural(counts.partners, "partener", "parteneri")}` : "Toți partenerii"}
        none="Partenerii apar aici după verificare. Firma dumneavoastră poate fi prima:"
        join="firma"
        pairs
      >
        {partners.map(({ id, name, service, rating, reviews }) => (
          <Row
            key={id}
            href={`/partener/${id}`}
            slot={<Cloth seed={id} kind="FIRMA" verified name={name} />}
            title={name}
            facts={[service, <Rating key="rating" value={rating} words={reviews} />]}
          />
        ))}
      </Listed>
    </div>
  );
}

type ListedProps = {
  /** Id of the list, and path of the full one. */
  id: "comunitati" | "parteneri";
  heading: string;
  all: string;
  /** Text of the empty list, before the link to join. */
  none: string;
  join: "uat" | "firma";
  pairs?: boolean;
  children: readonly ReactNode[];
};

/** The first rows of a list of the platform. */
function Listed({ id, heading, all, none, join, pairs = false, children }: ListedProps) {
  return (
    <List
      id={id}
      tight
      pairs={pairs}
      heading={heading}
      action={<Anchor href={`/${id}`}>{unbroken(all)}</Anchor>}
      end={
        children.length > 0 ? null : (
          <p className="muted">
            {none} <Anchor href={`/register?tip=${join}`}>înregistrarea durează câteva minute</Anchor>.
          </p>
        )
      }
    >
      {children}
    </List>
  );
}

/** Testimonials, written by the operator. */
function Testimonials() {
  return (
    <section aria-labelledby="marturii">
      <h2 id="marturii" className="h-l">
        Ce spun membrii și partenerii
      </h2>
      <div className="grid grid--3 voices">
        {testimonials.map(({ text, name, role, organisation }) => (
          <figure key={name}>
            <blockquote>
              <p>{quoted(text)}</p>
            </blockquote>
            <figcaption className="small">
              <b>{name}</b>
              <br />
              <span className="muted">
                {role}, {organisation}
              </span>
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

/** The page ends where it began: with the two ways in. */
function Doors() {
  return (
    <section className="end" aria-labelledby="incepeti">
      <div className="page split">
        <h2 id="incepeti" className="h-l">
          Începeți cu o solicitare sau cu profilul firmei
        </h2>
        <Cluster tight>
          {AUDIENCES.map(({ href, label }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </div>
    </section>
  );
}
