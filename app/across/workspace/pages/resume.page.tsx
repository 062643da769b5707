import { redirect } from "react-router";
import { actorContext, unplacedContext } from "~/modules/accounts/http/actor-context";
import { homeOf } from "~/modules/accounts/rules/actor";
import { UNPLACED_PATH } from "~/modules/accounts/rules/places";
import { keptPost } from "~/platform/form/kept-post.server";
import { isTyped } from "~/platform/form/typed-texts.server";
import { readCookie } from "~/platform/http/cookie.server";
import { quoted } from "~/platform/language/quotes";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Stack } from "~/ui/layout/layout";
import type { Route } from "./+types/resume.page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const person = actor ?? context.get(unplacedContext);
  if (!person) throw redirect("/login?redirectTo=/reluare");
  const home = actor ? homeOf(actor) : UNPLACED_PATH;
  const kept = await keptPost(person.userId, readCookie(request.headers.get("cookie"), "kept"));
  // a form of an organisation is not resumed after leaving it, nor one about joining after having joined
  if (!kept || kept.path.startsWith(UNPLACED_PATH) === (actor !== null)) throw redirect(home);
  const { path, fields, files } = kept;
  return {
    ...{ path, fields, files, home },
    shown: fields.filter(([name, value]) => isTyped(name, value)).map(([, value]) => value),
  };
}

export const meta = () => [{ title: "Ce ați scris s-a păstrat – PSP" }, { name: "robots", content: "noindex" }];

/** A form posted after its session had ended, to be sent again by its author. */
export default function Resume({ loaderData: { path, fields, files, shown, home } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <h1>Ce ați scris s-a păstrat</h1>
      <p>Sesiunea se încheiase când ați apăsat butonul, așa că nu s-a trimis nimic. Acum sunteți din nou conectat.</p>
      {shown.length > 0 ? (
        <Card heading="Textul dumneavoastră">
          {shown.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts of one form never change places
            <p key={index} className="lines--typed">
              {text}
            </p>
          ))}
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
          <Button variant="primary">Trimite acum</Button>
          <ButtonLink variant="quiet" href={home}>
            Renunță
          </ButtonLink>
        </Cluster>
      </form>
    </Stack>
  );
}
