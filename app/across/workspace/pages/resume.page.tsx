import { redirect } from "react-router";
import { type Actor, homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import { actorContext, unplacedContext } from "~/modules/accounts/signed-in/actor-context";
import { textsOf } from "~/platform/form/check-form.server";
import { keptDraft } from "~/platform/form/draft.server";
import { resumedPath } from "~/platform/form/draft-view";
import { labelsOf } from "~/platform/form/form-labels";
import { DRAFT_PAGE } from "~/platform/form/hidden-fields";
import { type KeptPost, keptPost } from "~/platform/form/kept-post.server";
import { typedTexts } from "~/platform/form/typed-texts.server";
import { readCookie } from "~/platform/http/cookie.server";
import { quoted } from "~/platform/language/quotes";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Crumb } from "~/ui/head/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import { TypedTextList } from "~/ui/text/typed-texts";
import { BrowserText } from "../parts/browser-text";
import { draftPageOf } from "../rules/draft-page";
import type { Route } from "./+types/resume.page";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const person = actor ?? context.get(unplacedContext);
  if (!person)
    throw redirect(`/login?redirectTo=${encodeURIComponent(url.pathname.replace(/\.data$/, "") + url.search)}`);
  const home = actor ? homeOf(actor) : UNPLACED_PATH;
  if (url.searchParams.has("navigator")) return { home, inBrowser: true as const };
  const kept = await keptPost(person.userId, readCookie(request.headers.get("cookie"), "kept"));
  // a form of an organisation is not resumed after leaving it, nor one about joining after having joined
  if (!kept || kept.path.startsWith(UNPLACED_PATH) === (actor !== null)) throw redirect(home);
  const { path, fields, files } = kept;
  const { button, fields: labels } = labelsOf(fields);
  return {
    path,
    fields,
    files,
    home,
    button,
    inBrowser: false as const,
    texts: typedTexts(textsOf(new URLSearchParams(fields)), labels)?.texts ?? [],
    filled: actor && (await filledForm(actor, fields)),
  };
}

/** The address at which the form opens filled; null for a form that keeps no draft. */
async function filledForm(actor: Actor, fields: KeptPost["fields"]): Promise<string | null> {
  const path = draftPageOf(fields.find(([name]) => name === DRAFT_PAGE)?.[1], actor);
  return path !== null && (await keptDraft(actor.userId, path)) ? resumedPath(path) : null;
}

export const meta = () => [{ title: "Ce ați scris s-a păstrat – PSP" }, { name: "robots", content: "noindex" }];

/** A form posted after its session had ended, to be opened or sent again by its author. */
export default function Resume({ loaderData }: Route.ComponentProps) {
  if (loaderData.inBrowser) return <BrowserText home={loaderData.home} />;
  const { path, fields, files, texts, filled, button, home } = loaderData;
  return (
    <Stack>
      <Crumb href={path}>Pagina formularului</Crumb>
      <h1>Ce ați scris s-a păstrat</h1>
      <p>
        {button === null
          ? "Sesiunea s-a încheiat înainte să se trimită formularul"
          : `Sesiunea se încheiase când ați apăsat ${quoted(button)}`}
        , așa că nu s-a trimis nimic. Acum sunteți din nou conectat.
      </p>
      {texts.length > 0 ? (
        <Card heading="Textul dumneavoastră">
          <TypedTextList texts={texts} />
        </Card>
      ) : null}
      {files.map((file) => (
        <Notice
          key={file}
          tone="yellow"
        >{`Fișierul ${quoted(file)} nu s-a păstrat: formularul vi-l cere din nou.`}</Notice>
      ))}
      <form method="post" action={path}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one form never change places
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Cluster>
          <Button variant="primary">{button ?? "Trimite formularul"}</Button>
          {filled ? <ButtonLink href={filled}>Deschide formularul completat</ButtonLink> : null}
          <ButtonLink variant="quiet" href={home}>
            Renunță
          </ButtonLink>
        </Cluster>
      </form>
    </Stack>
  );
}
