import { Bookmark, BookmarkCheck, Download, MessageSquareWarning } from "lucide-react";
import { isUat } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { ResourceRating } from "~/modules/library/parts/resource-rating";
import {
  Editions,
  ResourceFacts,
  ResourceHead,
  ResourceText,
  ResourceTrust,
} from "~/modules/library/parts/resource-reading";
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
import { Share } from "~/ui/button/share";
import { Card } from "~/ui/card/card";
import { PostButton } from "~/ui/form/post-button";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
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
  const { view, back, comments } = loaderData;
  return (
    <>
      <ResourceHead view={view} crumb={back} actions={<Actions {...loaderData} />} />
      <ResourceTrust view={view} />
      <Side label="Despre document" aside={<Beside {...loaderData} />}>
        <Stack>
          <ResourceText view={view} />
          <LastComments id={view.id} comments={comments} />
        </Stack>
      </Side>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Actions({ view: { page, number, isTemplate, html, files }, kept }: Pick<Data, "view" | "kept">) {
  return (
    <>
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
      {html === "" ? (
        <FileLink files={files} />
      ) : (
        <TextDownload page={page} number={number} as={isTemplate ? "docx" : "pdf"} variant="primary" />
      )}
    </>
  );
}

function Beside({ view, rating, mayCorrect, related, url }: Data) {
  const { page, title, number, editions, views, downloads } = view;
  return (
    <>
      {view.html !== "" && view.isTemplate ? <TextDownload page={page} number={number} as="pdf" /> : null}
      <ResourceFacts
        view={view}
        counts={[
          { term: "Citit", detail: plural(views, "dată", "ori") },
          { term: "Descărcat", detail: plural(downloads, "dată", "ori") },
        ]}
      />
      {rating === null ? null : <ResourceRating id={view.id} rating={rating} />}
      {mayCorrect ? (
        <ButtonLink icon={MessageSquareWarning} href={`${page}/correction`}>
          Nu mi-a fost de folos: propune o corectură
        </ButtonLink>
      ) : null}
      <Editions number={number} editions={editions} />
      {related.length > 0 ? (
        <List heading="Documente înrudite" tight>
          <ResourceRows rows={related} short />
        </List>
      ) : null}
      <Card>
        <Share heading="Distribuiți documentul" url={url} title={title} />
      </Card>
    </>
  );
}

type TextDownloadProps = { page: string; number: number; as: "docx" | "pdf"; variant?: "primary" };

/** A file that is made of the text: a template as one that can be filled in too. */
const TextDownload = ({ page, number, as, variant }: TextDownloadProps) => (
  <PostButton
    {...(variant ? { variant } : {})}
    icon={Download}
    action={`${page}/download`}
    fields={{ number: String(number), ...(as === "docx" ? { format: as } : {}) }}
    reloadDocument
  >
    {as === "docx" ? "Descarcă DOCX" : "Salvează ca PDF"}
  </PostButton>
);

/** The button of a document that is one file; several have their links below. */
function FileLink({ files: [file, ...others] }: { files: readonly { href: string }[] }) {
  if (!file || others.length > 0) return null;
  return (
    <ButtonLink variant="primary" icon={Download} href={file.href} download reload>
      Descarcă fișierul
    </ButtonLink>
  );
}
