import type { WorkArea } from "~/modules/partners/rules/profile";
import { readableEmail } from "~/platform/language/host-name";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Side, Stack } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Tags } from "~/ui/tag/tag";
import { Paragraphs } from "~/ui/text/paragraphs";
import { PhoneLinks } from "~/ui/text/phone-links";
import { Moment } from "~/ui/text/text";
import { unbroken } from "~/ui/text/unbroken";
import type { ContentOf } from "../pages/profile.server";
import { partnerProfile } from "../rules/marketplace";
import { Reviews } from "./reviews";
import { ProjectTable } from "./tabs";

type Presentation = ContentOf<"prezentare">;

export function PresentationTab({ content, path }: { content: Presentation; path: string }) {
  return (
    <Side label="Pe scurt" aside={<Aside content={content} />}>
      <Stack gap={3}>
        <About content={content} />
        {content.projects.length > 0 ? (
          <Card heading="Din portofoliu" className="stack">
            <ProjectTable projects={content.projects} />
            {content.allProjects ? (
              <p>
                <Anchor href={partnerProfile.address(path, { tab: "portofoliu" })}>
                  {unbroken(content.allProjects)}
                </Anchor>
              </p>
            ) : null}
          </Card>
        ) : null}
        <Articles articles={content.articles} />
        <Reviews reviews={content.reviews} profile={path} />
      </Stack>
    </Side>
  );
}

/** What the firm has published on the blog. */
function Articles({ articles }: Pick<Presentation, "articles">) {
  if (articles.length === 0) return null;
  return (
    <Card heading="Articole">
      <Rows>
        {articles.map(({ id, href, title, category, published, reading }) => (
          <Row
            key={id}
            href={href}
            title={title}
            facts={[
              category,
              <Moment key="at" at={published.at}>
                {published.text}
              </Moment>,
              reading,
            ]}
          />
        ))}
      </Rows>
    </Card>
  );
}

function About({ content }: { content: Presentation }) {
  const tags = [...content.categories, ...content.specialisations];
  return (
    <Card heading="Despre firmă" className="stack">
      {content.description.length === 0 ? <p className="muted">Firma nu s-a prezentat încă.</p> : null}
      <Paragraphs of={content.description} />
      {tags.length > 0 ? <Tags tags={tags} /> : null}
    </Card>
  );
}

function Aside({ content: { facts, offers, certifications } }: { content: Presentation }) {
  const rows = factRows(facts);
  return (
    <>
      {rows.length > 0 ? (
        <Card heading="Pe scurt">
          <Facts rows={rows} />
        </Card>
      ) : null}
      {offers.map((offer) => (
        <Card key={offer.id} now className="stack stack--1">
          <p className="small ochre">Ofertă specială, până la {offer.until}</p>
          <h3>{offer.title}</h3>
          <p className="small muted lines">{offer.description}</p>
        </Card>
      ))}
      {certifications.length > 0 ? (
        <Card heading="Certificări">
          <Rows>
            {certifications.map(({ id, name, detail }) => (
              <Row key={id} title={name} note={detail} />
            ))}
          </Rows>
        </Card>
      ) : null}
    </>
  );
}

function factRows(facts: Presentation["facts"]) {
  const { area, site, phone, email } = facts;
  const rows = [
    { term: "Experiență", detail: facts.experience },
    { term: "Angajați", detail: facts.employees },
    { term: "Colaborări", detail: facts.collaborations },
    { term: "Răspunde", detail: facts.speed },
    { term: "Domeniu", detail: facts.industry },
    { term: "Sediu", detail: facts.headquarters },
    { term: "Lucrează în", detail: area && <Area {...area} /> },
    {
      term: "Web",
      detail: site && (
        <a href={site.href} rel="noopener nofollow ugc">
          {site.label}
        </a>
      ),
    },
    { term: "Telefon", detail: phone && <PhoneLinks phone={phone} /> },
    { term: "E-mail", detail: email && <a href={`mailto:${email}`}>{readableEmail(email)}</a> },
  ];
  return rows.filter(({ detail }) => detail !== null && detail !== "");
}

function Area({ named, more }: WorkArea) {
  if (!more) return named;
  return (
    <details>
      <summary>
        {named} <span className="muted">{more.words}</span>
      </summary>
      {more.names}
    </details>
  );
}
