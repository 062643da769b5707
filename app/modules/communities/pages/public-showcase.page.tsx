import { authorityKindOptions } from "~/modules/accounts/rules/authority";
import { leadToLast } from "~/platform/form/list-query";
import { pageMeta } from "~/platform/page-meta";
import { countyOptions } from "~/platform/romania/counties";
import { ButtonLink } from "~/ui/button/button";
import { ChoiceFilter, Filters, OrderFilter } from "~/ui/filters/filters";
import { Cluster } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list/list-page";
import { Cell, Row } from "~/ui/list/row";
import { Thumb } from "~/ui/photo/photo";
import { DIRECTORY } from "../rules/paths";
import {
  communityShowcase,
  EXAMPLES,
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
        asked={communityShowcase.at(SHOWCASE, query)}
        heading="Vitrina comunităților"
        count={[total, "comunitate", "comunități"]}
        facts="Proiecte finalizate, cetățeni deserviți și atracții. Cifrele sunt completate de comunități."
        shown={examples.length}
        filters={
          <Filters label="Alege exemplele" submitLabel="Arată">
            <ChoiceFilter name="judet" label="Județ" options={countyOptions} />
            <ChoiceFilter name="fel" label="Fel" options={authorityKindOptions} />
            <OrderFilter orders={SHOWCASE_ORDERS} />
          </Filters>
        }
        nothingYet={{
          title: "Nicio comunitate cu proiecte finalizate, deocamdată",
          text: "Aici apar comunitățile care au completat în profil proiectele finalizate.",
          action: { label: "Vezi toate comunitățile", href: DIRECTORY },
        }}
        nothingMatches={{ title: "Nicio comunitate cu proiecte finalizate nu corespunde filtrelor" }}
        pages={pages}
        pagesLabel="Paginile vitrinei"
      >
        {examples.map(({ id, name, href, seed, verified, picture, county, size, ...example }) => (
          <Row
            key={id}
            href={href}
            title={name}
            slot={<Thumb seed={seed} kind="UAT" verified={verified} picture={picture} />}
            say={example.finished}
            facts={[county, size, example.budget, ...example.attractions]}
            cell={<Cell {...example.completed} />}
            state={<Cell {...example.citizens} />}
            menu={[{ label: "Vezi Profil Complet", href }]}
          />
        ))}
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
