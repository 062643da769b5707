import { authorityKindLabel, authorityKindOptions } from "~/modules/accounts/rules/authority";
import { leadToLast } from "~/platform/form/list-query";
import { countedWord } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { countyName, countyOptions } from "~/platform/romania/counties";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { ChoiceFilter, Filters, OrderFilter } from "~/ui/filters/filters";
import { Facts } from "~/ui/fisa/fisa";
import { Cluster } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { Tags } from "~/ui/tag/tag";
import { Dotted } from "~/ui/text/text";
import { DIRECTORY } from "../rules/paths";
import {
  communityShowcase,
  EXAMPLES,
  type ExampleFacts,
  exampleFacts,
  isOrdered,
  SHOWCASE,
  SHOWCASE_ORDERS,
  type ShowcaseQuery,
  showcasePath,
} from "../rules/showcase";
import { exemplaryCommunities } from "../store/listing.server";
import type { Route } from "./+types/public-showcase.page";

export const handle = { reads: communityShowcase };

export async function loader({ url }: Route.LoaderArgs) {
  const query = communityShowcase.read(url.searchParams);
  const { found, total } = await exemplaryCommunities(query);
  const pages = Math.ceil(total / EXAMPLES);
  leadToLast({ page: query.page, pages }, (page) => showcasePath(query, { page }));
  return { query, examples: found.map(exampleFacts), total, pages };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: "Vitrina comunităților",
    description: "Comunități din toată țara: proiecte finalizate, cetățeni deserviți și atracții.",
    path: SHOWCASE,
    noindex: !loaderData || isNarrowed(loaderData.query),
  });

const isNarrowed = (query: ShowcaseQuery) => communityShowcase.isFiltered(query) || isOrdered(query) || query.page > 1;

export default function ShowcasePage({ loaderData: { query, examples, total, pages } }: Route.ComponentProps) {
  return (
    <>
      <ListPage
        heading="Vitrina comunităților"
        count={{ value: total, words: countedWord(total, "comunitate", "comunități") }}
        lead="Proiecte finalizate, cetățeni deserviți și atracții. Cifrele sunt completate de comunități."
        shown={examples.length}
        filtered={communityShowcase.isFiltered(query)}
        filters={<ShowcaseFilters query={query} />}
        nothingYet={{
          title: "Nicio comunitate cu proiecte finalizate, deocamdată",
          text: "Aici apar comunitățile care au completat în profil proiectele finalizate.",
          action: <ButtonLink href={DIRECTORY}>Vezi toate comunitățile</ButtonLink>,
        }}
        nothingMatches={{
          resetHref: SHOWCASE,
          title: "Nicio comunitate cu proiecte finalizate nu corespunde filtrelor",
        }}
        pages={{ page: query.page, pages, href: (page) => showcasePath(query, { page }), label: "Paginile vitrinei" }}
      >
        <ul className="grid3 showcase">
          {examples.map((example) => (
            <ExampleCard key={example.id} example={example} />
          ))}
        </ul>
      </ListPage>
      <section className="stack">
        <h2>Prezentați-vă comunitatea</h2>
        <p>Un profil are prezentarea, atracțiile, proiectele și contactul; îl completați când aveți timp.</p>
        <Cluster>
          <ButtonLink href="/register?tip=uat" variant="primary">
            Înscrie comunitatea
          </ButtonLink>
          <ButtonLink href={DIRECTORY}>Vezi toate comunitățile</ButtonLink>
        </Cluster>
      </section>
    </>
  );
}

function ShowcaseFilters({ query }: { query: ShowcaseQuery }) {
  const { county, kind, order } = query;
  const chips = communityShowcase.chips(SHOWCASE, query, { county: countyName, kind: authorityKindLabel });
  return (
    <Filters label="Alege exemplele" action={SHOWCASE} resetHref={SHOWCASE} submitLabel="Arată" chips={chips}>
      <ChoiceFilter name="judet" label="Județ" value={county} options={countyOptions} empty="Toate județele" />
      <ChoiceFilter name="fel" label="Fel" value={kind} options={authorityKindOptions} empty="Toate felurile" />
      <OrderFilter orders={SHOWCASE_ORDERS} value={order} />
    </Filters>
  );
}

/** Card of an exemplary community: figures, finished projects, attractions. */
function ExampleCard({ example }: { example: ExampleFacts }) {
  const { name, href, seed, verified, picture, county, size, figures, finished, attractions } = example;
  return (
    <Card as="li" className="org">
      <Cloth seed={seed} kind="UAT" size="cover" verified={verified} picture={picture} />
      <div className="org__b stack">
        <div>
          <h2>{name}</h2>
          <p className="small muted">
            <Dotted facts={[county, size]} />
          </p>
        </div>
        <Facts rows={figures} />
        {finished.length > 0 ? (
          <div>
            <h3>Realizări</h3>
            <ul>
              {finished.map((title, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two projects may have one title
                <li key={place}>{title}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {attractions.length > 0 ? <Tags tags={attractions} /> : null}
        <div className="foot-line">
          <ButtonLink href={href}>
            Vezi Profil Complet<span className="vh">: {name}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
