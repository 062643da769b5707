import { Bookmark, BookmarkCheck, Download, MessageSquareWarning } from "lucide-react";
import { isUat } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { ResourceRating } from "~/modules/library/parts/resource-rating";
import { Editions, ResourceReading } from "~/modules/library/parts/resource-reading";
import { ResourceRows } from "~/modules/library/parts/resource-rows";
import { RELATED } from "~/modules/library/rules/hub-query";
import { FIRM_RESOURCES, HUB } from "~/modules/library/rules/paths";
import { documentPage } from "~/modules/library/rules/policy";
import { proposingPolicy } from "~/modules/library/rules/proposals";
import { countUse, isFavourite, relatedResources } from "~/modules/library/store/hub.server";
import { ratingView } from "~/modules/library/views/feedback-view.server";
import { editionNumber, resourceRow, resourceView } from "~/modules/library/views/resource-view.server";
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
import { LastComments } from "../parts/last-comments";
import type { Route } from "./+types/resource.page";
import { lastComments } from "./last-comments.server";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const number = editionNumber(params.number);
  const at = now();
  const page = documentPage(actor, id);
  const view = await resourceView(actor, { id, page, number }, at);
  const isFromHub = isUat(actor);
  if (!isPrefetch(request)) await writeIfPossible(() => countUse("view", id, actor.userId, localDateOf(at)));
  const [comments, kept, related, rating] = await Promise.all([
    lastComments(actor, id, at),
    isFromHub ? isFavourite(actor.userId, id) : null,
    isFromHub ? relatedResources(view.kin, RELATED) : [],
    view.number === view.latest ? ratingView(actor, view.current, at) : null,
  ]);
  return {
    view,
    comments,
    /** Favourites are a list of the hub; null for whoever comes from elsewhere. */
    kept,
    rating,
    mayCorrect: view.number === view.latest && proposingPolicy.may("correct", actor, view.current, at),
    back: isFromHub ? { href: HUB, label: "Hub de cunoștințe" } : { href: FIRM_RESOURCES, label: "Resurse" },
    url: settings().origin + page,
    related: related.map((one) => resourceRow(one, at)),
  };
}

const isPrefetch = ({ headers }: Request): boolean => /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.title ?? "Document"} – PSP` },
];

/** A document as an authority reads it, or a firm one that is open to firms. */
export default function ResourcePage({ loaderData }: Route.ComponentProps) {
  const { view, back, comments, kept, url, related, rating, mayCorrect } = loaderData;
  const { id, page, title, number, editions, views, downloads } = view;
  const aside = (
    <>
      <Editions number={number} editions={editions} />
      {related.length > 0 ? (
        <Card heading="Documente înrudite" className="screen-only">
          <ResourceRows rows={related} short />
        </Card>
      ) : null}
    </>
  );
  return (
    <Stack gap={3}>
      <Crumb href={back.href}>{back.label}</Crumb>
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
                  <TextDownloads page={page} number={number} isTemplate={view.isTemplate} />
                )}
                {kept === null ? null : (
                  <PostButton
                    icon={kept ? BookmarkCheck : Bookmark}
                    action={`${page}/favourite`}
                    fields={{ kept: kept ? "no" : "yes" }}
                    preventScrollReset
                  >
                    {kept ? "Scoate din favorite" : "Adaugă la favorite"}
                  </PostButton>
                )}
              </Cluster>
            }
          />
          {rating === null ? null : <ResourceRating id={id} rating={rating} />}
          {mayCorrect ? (
            <Cluster>
              <ButtonLink icon={MessageSquareWarning} href={`${page}/correction`}>
                Nu mi-a fost de folos: propune o corectură
              </ButtonLink>
            </Cluster>
          ) : null}
          <LastComments id={id} comments={comments} />
          <Share heading="Distribuiți documentul" url={url} title={title} />
        </Stack>
      </Side>
    </Stack>
  );
}

type TextDownloadsProps = { page: string; number: number; isTemplate: boolean };

/** The files that are made of a text: a template also as one that can be filled in. */
function TextDownloads({ page, number, isTemplate }: TextDownloadsProps) {
  const download = { icon: Download, action: `${page}/download`, reloadDocument: true };
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
