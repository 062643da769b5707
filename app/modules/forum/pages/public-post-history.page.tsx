import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { Prose } from "~/modules/writing/parts/prose";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateTime, iso } from "~/platform/language/dates";
import { pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { Card } from "~/ui/card/card";
import { Head } from "~/ui/head/head";
import { Moment } from "~/ui/text/text";
import { FORUM, postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { editionsOf, postById } from "../store/posts.server";
import type { Route } from "./+types/public-post-history.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = orNotFound(await postById(idFromPath(params.id)));
  postPolicy.allow("read", context.get(actorContext), post, now());
  const editions = await editionsOf(post.id);
  return {
    back: { href: postPath(post.discussionId, post.number), label: post.title },
    texts: editions.map(({ id, body, replacedAt }) => ({
      id,
      body,
      until: { at: iso(replacedAt), text: dateTime(replacedAt) },
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Istoricul mesajului", path: FORUM, noindex: true });

/** The texts that a post had before it was edited. */
export default function PostHistory({ loaderData: { back, texts } }: Route.ComponentProps) {
  return (
    <>
      <Head crumb={back} heading="Istoricul mesajului" />
      {texts.length === 0 ? <p>Mesajul nu a fost modificat.</p> : null}
      {texts.map(({ id, body, until }) => (
        <Card
          key={id}
          as="article"
          className="stack"
          heading={
            <>
              Până la <Moment at={until.at}>{until.text}</Moment>
            </>
          }
        >
          <Prose html={body} />
        </Card>
      ))}
    </>
  );
}
