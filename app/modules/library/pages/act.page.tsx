import { BadgeCheck, CircleAlert, ExternalLink } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { searchText } from "~/platform/form/list-query";
import { dateLong } from "~/platform/language/dates";
import { siteLink } from "~/platform/language/website";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { TrustLine } from "~/ui/document/document";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { Dotted } from "~/ui/text/text";
import { ActArticles, ArticleContents, articleCaution, articleTrust } from "../parts/act-articles";
import { ActBadge } from "../parts/act-rows";
import { ResourceRows } from "../parts/resource-rows";
import { actPolicy } from "../rules/act-policy";
import { actName, actState, actVerification, actWords, isActTrusted } from "../rules/acts";
import { ACTS, actPath } from "../rules/paths";
import { articlesOf, numberOfArticles } from "../store/act-articles.server";
import { actById, linksOf, resourcesOn } from "../store/acts.server";
import { actNames } from "../store/sought.server";
import { resourceRow } from "../views/resource-view.server";
import type { Route } from "./+types/act.page";
import { articleView } from "./act-article-view.server";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const id = idFromPath(params.id);
  const at = now();
  actPolicy.allow("read", actor, null, at);
  const act = orNotFound(await actById(id));
  const search = searchText(url.searchParams.get("cauta"));
  const [links, documents, articles, number, known] = await Promise.all([
    linksOf(id),
    resourcesOn(id),
    articlesOf(id, search),
    numberOfArticles(id),
    actNames(),
  ]);
  const today = localDateOf(at);
  const shown = (all: typeof links.by) =>
    all.map(({ act: other, kind, on, note }) => ({
      key: `${other.id}-${kind}-${on}`,
      href: actPath(other.id),
      name: actName(other),
      kind,
      note,
      on: dateLong(on),
    }));
  return {
    name: actName(act),
    title: act.title,
    summary: act.summary,
    state: actState(act, today),
    words: actWords(act, today),
    address: { href: act.address, label: siteLink(act.address)?.label ?? act.address },
    published: act.published,
    verified: act.verifiedOn === null ? null : `Verificat ${actVerification(act, today)}`,
    isTrusted: isActTrusted(act, today),
    by: shown(links.by),
    to: shown(links.to),
    documents: documents.map((one) => resourceRow(one, at)),
    articles: { search, number, path: actPath(id), articles: articles.map((one) => articleView(one, known, at)) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? "Act"} – PSP` }];

type Link = { key: string; href: string; name: string; kind: "abrogates" | "amends"; on: string; note: string };

export default function ActPage({ loaderData: act }: Route.ComponentProps) {
  const { number, articles } = act.articles;
  const trust = articleTrust(articles);
  const abrogation = act.by.find(({ kind }) => kind === "abrogates");
  return (
    <>
      <Head
        crumb={{ href: ACTS, label: "Legislație" }}
        heading={act.name}
        facts={
          <Dotted
            facts={[
              <ActBadge key="state" state={act.state}>
                {act.words}
              </ActBadge>,
              act.title,
              act.published,
            ]}
          />
        }
        actions={
          <ButtonLink icon={ExternalLink} href={act.address.href}>
            Deschide textul oficial<span className="vh">: {act.address.label}</span>
          </ButtonLink>
        }
      />
      {abrogation ? (
        <Notice tone="yellow">
          <p>
            {act.state === "abrogated" ? <b>Nu îl citați ca act în vigoare. </b> : null}
            Din {abrogation.on} {act.state === "abrogated" ? "este" : "va fi"} abrogat de{" "}
            <Anchor href={abrogation.href}>{abrogation.name}</Anchor>. {abrogation.note}
          </p>
        </Notice>
      ) : null}
      <TrustLine
        isTrusted={act.isTrusted}
        icon={act.isTrusted ? BadgeCheck : CircleAlert}
        words={act.verified ?? trust ?? "Neverificat încă"}
        facts={number > 0 ? [...articleCaution(articles), act.verified === null ? null : trust] : []}
      />
      <Side label="Despre act" aside={<Beside act={act} />}>
        <Stack>
          <Card>
            <p>{act.summary}</p>
          </Card>
          <ActArticles {...act.articles} />
        </Stack>
      </Side>
    </>
  );
}

type View = Route.ComponentProps["loaderData"];

const Beside = ({ act }: { act: View }) => (
  <>
    <ArticleContents articles={act.articles.articles} />
    {act.documents.length > 0 ? (
      <List heading="Documente care citează acest act" tight>
        <ResourceRows rows={act.documents} short />
      </List>
    ) : null}
    <Links heading="Modificat de" links={act.by.filter(({ kind }) => kind === "amends")} />
    <Links heading="A abrogat" links={act.to.filter(({ kind }) => kind === "abrogates")} />
    <Links heading="A modificat" links={act.to.filter(({ kind }) => kind === "amends")} />
  </>
);

const Links = ({ heading, links }: { heading: string; links: readonly Link[] }) =>
  links.length === 0 ? null : (
    <List heading={heading} tight>
      {links.map(({ key, href, name, on, note }) => (
        <Row key={key} href={href} title={name} facts={[`din ${on}`, note]} />
      ))}
    </List>
  );
