import { Bookmark, BookmarkCheck, Download } from "lucide-react";
import { uatOf } from "~/modules/accounts/http/request.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { idFromPath } from "~/platform/form/id";
import { plural } from "~/platform/language/plural";
import { settings } from "~/platform/settings.server";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Share } from "~/ui/share/share";
import { ResourceRating } from "../parts/resource-rating";
import { Editions, ResourceReading } from "../parts/resource-reading";
import { ResourceRows } from "../parts/resource-rows";
import { RELATED } from "../rules/hub-query";
import { HUB, resourcePath } from "../rules/paths";
import { countUse, isFavourite, relatedResources } from "../store/hub.server";
import type { Route } from "./+types/resource.page";
import { ratingView } from "./feedback-view.server";
import { editionNumber, resourceRow, resourceView } from "./resource-view.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const id = idFromPath(params.id);
  const number = editionNumber(params.number);
  const at = now();
  const view = await resourceView(actor, { id, page: resourcePath(id), number }, at);
  if (!isPrefetch(request)) await writeIfPossible(() => countUse("view", id, actor.userId, localDateOf(at)));
  const [kept, related, rating] = await Promise.all([
    isFavourite(actor.userId, id),
    relatedResources(view.kin, RELATED),
    view.number === view.latest ? ratingView(actor, view.current, at) : null,
  ]);
  return {
    view,
    kept,
    rating,
    url: settings().origin + resourcePath(id),
    related: related.map((one) => resourceRow(one, at)),
  };
}

const isPrefetch = ({ headers }: Request): boolean => /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.title ?? "Document"} – PSP` },
];

/** A document as an authority reads it. */
export default function ResourcePage({ loaderData }: Route.ComponentProps) {
  const { view, kept, url, related, rating } = loaderData;
  const { id, title, number, editions, views, downloads } = view;
  const aside = (
    <>
      <Editions {...{ number, editions }} />
      {related.length > 0 ? (
        <Card heading="Documente înrudite" className="screen-only">
          <ResourceRows rows={related} short />
        </Card>
      ) : null}
    </>
  );
  return (
    <Stack gap={3}>
      <Crumb href={HUB}>Hub de cunoștințe</Crumb>
      <Side label="Despre document" aside={aside}>
        <Stack gap={3}>
          <ResourceReading
            view={view}
            counts={[
              { term: "Citit", detail: plural(views, "dată", "ori") },
              { term: "Descărcat", detail: plural(downloads, "dată", "ori") },
            ]}
            actions={
              <Cluster tight>
                {view.html === "" ? (
                  <FileLink files={view.files} />
                ) : (
                  <TextDownloads id={id} number={number} isTemplate={view.isTemplate} />
                )}
                <PostButton
                  icon={kept ? BookmarkCheck : Bookmark}
                  action={resourcePath(id, "favourite")}
                  fields={{ kept: kept ? "no" : "yes" }}
                  preventScrollReset
                >
                  {kept ? "Scoate din favorite" : "Adaugă la favorite"}
                </PostButton>
              </Cluster>
            }
          />
          {rating === null ? null : <ResourceRating {...{ id, rating }} />}
          <Share heading="Distribuiți documentul" url={url} title={title} />
        </Stack>
      </Side>
    </Stack>
  );
}

type TextDownloadsProps = { id: string; number: number; isTemplate: boolean };

/** The files that are made of a text: a template also as one that can be filled in. */
function TextDownloads({ id, number, isTemplate }: TextDownloadsProps) {
  const download = { icon: Download, action: resourcePath(id, "download"), reloadDocument: true };
  const fields = { number: String(number) };
  return (
    <>
      <PostButton variant="primary" {...download} fields={fields}>
        Salvează ca PDF
      </PostButton>
      {isTemplate ? (
        <PostButton {...download} fields={{ ...fields, format: "docx" }}>
          Descarcă DOCX
        </PostButton>
      ) : null}
    </>
  );
}

/** The button of a document that is one file; several have their links below. */
function FileLink({ files: [file, ...others] }: { files: readonly { href: string }[] }) {
  if (!file || others.length > 0) return null;
  return (
    <ButtonLink variant="primary" icon={Download} href={file.href} download reload>
      Descarcă fișierul
    </ButtonLink>
  );
}
