import { CircleCheck, EyeOff, Flag, MessageSquareWarning, PenLine, TextQuote, ThumbsUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Prose } from "~/modules/writing/parts/prose";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Cluster, Split } from "~/ui/layout/layout";
import { Dotted, Moment } from "~/ui/text/text";
import { discussionPath, postStepPath, quotePath } from "../rules/paths";
import { adminPostPath } from "../rules/reports";
import type { PostView } from "../rules/view";

const QUOTE_KEY = "r";

/**
 * While the focus is in a post, one key quotes it. Only there: a key that works on the whole page would also be heard from whoever
 * speaks to their computer (WCAG 2.1.4).
 */
function quoteByKey({ key, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key.toLowerCase() !== QUOTE_KEY || ctrlKey || altKey || metaKey) return;
  currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts=${QUOTE_KEY}]`)?.click();
}

/** A post with what its reader may do with it. */
export function Post({ post, discussionId }: { post: PostView; discussionId: string }) {
  const { html, hidden, author, organisation, created, edited, isSolution, anchor, path, number } = post;
  const { id, kind, name, verification, isSuspended, href } = organisation;
  const isVerified = verification === "verified";
  return (
    <Card as="article" id={anchor} now={isSolution} className="stack" onKeyDown={quoteByKey}>
      <h2 className="vh">{`Mesajul ${number}, ${name}`}</h2>
      <Split>
        <OrganisationMark
          seed={id}
          kind={kind}
          size="s"
          verified={isVerified}
          verifiedWord={null}
          name={name}
          {...(href && isVerified ? { href } : {})}
          note={
            <Dotted
              facts={[
                author,
                isSuspended ? "organizație suspendată" : null,
                <Anchor key="created" href={path}>
                  <Moment at={created.at}>{created.text}</Moment>
                </Anchor>,
                edited ? (
                  <Anchor key="edited" href={edited.href}>
                    modificat <Moment at={edited.at}>{edited.text}</Moment>
                  </Anchor>
                ) : null,
              ]}
            />
          }
        />
        {isSolution ? (
          <Badge tone="green" icon={CircleCheck}>
            Soluția
          </Badge>
        ) : null}
      </Split>
      {hidden ? (
        <Notice tone="yellow" icon={EyeOff}>
          {[hidden.words, hidden.reason ? `Motivul: ${hidden.reason}` : null].filter(Boolean).join(" ")}
        </Notice>
      ) : null}
      {html === "" ? null : <Prose html={html} />}
      <PostActions post={post} discussionId={discussionId} />
    </Card>
  );
}

function PostActions({
  post: { id, acts, likes, isSolution, number },
  discussionId,
}: {
  post: PostView;
  discussionId: string;
}) {
  const shown = likes > 0 && !acts.like;
  const { read: _, isLiked: __, ...buttons } = acts;
  if (!(shown || Object.values(buttons).some(Boolean))) return null;
  return (
    <div className="screen-only">
      <Cluster tight>
        {acts.like ? (
          <PostButton
            small
            variant="quiet"
            icon={ThumbsUp}
            action={postStepPath(id, "like")}
            fields={{ liked: acts.isLiked ? "no" : "yes" }}
            preventScrollReset
          >
            {acts.isLiked ? "Nu mai apreciez" : "Apreciez"}
            {likes > 0 ? ` (${likes})` : ""}
          </PostButton>
        ) : null}
        {shown ? (
          <Badge tone="plain" icon={ThumbsUp}>
            {likes}
            <span className="vh"> {likes === 1 ? "apreciere" : "aprecieri"}</span>
          </Badge>
        ) : null}
        {acts.solve ? (
          <PostButton
            small
            variant="quiet"
            icon={CircleCheck}
            action={discussionPath(discussionId, "solution")}
            fields={{ post: isSolution ? "" : id }}
            preventScrollReset
          >
            {isSolution ? "Nu este soluția" : "Aceasta este soluția"}
          </PostButton>
        ) : null}
        {acts.quote ? (
          <ButtonLink
            small
            variant="quiet"
            icon={TextQuote}
            href={quotePath(discussionId, id)}
            aria-keyshortcuts={QUOTE_KEY}
          >
            Citează<span className="vh"> mesajul {number}</span>
          </ButtonLink>
        ) : null}
        {acts.moderate ? (
          <ButtonLink small variant="quiet" icon={MessageSquareWarning} href={adminPostPath(id)}>
            Moderează<span className="vh"> mesajul {number}</span>
          </ButtonLink>
        ) : null}
        {acts.appeal ? (
          <ButtonLink small variant="quiet" icon={Flag} href={postStepPath(id, "appeal")}>
            Contestă decizia
          </ButtonLink>
        ) : null}
        {acts.report ? (
          <ButtonLink small variant="quiet" icon={Flag} href={postStepPath(id, "report")}>
            Raportează<span className="vh"> mesajul {number}</span>
          </ButtonLink>
        ) : null}
        {acts.edit ? (
          <ButtonLink small variant="quiet" icon={PenLine} href={postStepPath(id, "edit")}>
            Modifică<span className="vh"> mesajul {number}</span>
          </ButtonLink>
        ) : null}
        {acts.remove ? (
          <ButtonLink small variant="quiet" href={postStepPath(id, "deletion")}>
            Șterge<span className="vh"> mesajul {number}</span>
          </ButtonLink>
        ) : null}
      </Cluster>
    </div>
  );
}
