import { CircleCheck, EyeOff, TextQuote, ThumbsUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Prose } from "~/modules/writing/parts/prose";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { OrganisationMark } from "~/ui/cloth/organisation-mark";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { MoreActions } from "~/ui/menu/menu";
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
  const { html, hidden, organisation, isSolution, anchor, number } = post;
  return (
    <li id={anchor} tabIndex={-1} className={isSolution ? "posts__solution" : undefined} onKeyDown={quoteByKey}>
      <h2 className="vh">{`Mesajul ${number}, ${organisation.name}`}</h2>
      <Author post={post} />
      {isSolution ? (
        <Badge tone="ok" icon={CircleCheck}>
          Soluția
        </Badge>
      ) : null}
      {hidden ? (
        <Notice tone="yellow" icon={EyeOff}>
          {[hidden.words, hidden.reason ? `Motivul: ${hidden.reason}` : null].filter(Boolean).join(" ")}
        </Notice>
      ) : null}
      {html === "" ? null : <Prose html={html} />}
      <PostActions post={post} discussionId={discussionId} />
    </li>
  );
}

function Author({ post: { author, organisation, created, edited, path } }: { post: PostView }) {
  const { id, kind, name, verification, isSuspended, href } = organisation;
  const isVerified = verification === "verified";
  return (
    <OrganisationMark
      seed={id}
      kind={kind}
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
  );
}

function PostActions({ post, discussionId }: { post: PostView; discussionId: string }) {
  const { id, acts, likes, isSolution, number } = post;
  const { read: _, isLiked: __, ...buttons } = acts;
  if (likes === 0 && !Object.values(buttons).some(Boolean)) return null;
  const small = { small: true, variant: "quiet" } as const;
  return (
    <div className="posts__f screen-only">
      <Likes post={post} />
      {acts.quote ? (
        <ButtonLink {...small} icon={TextQuote} href={quotePath(discussionId, id)} aria-keyshortcuts={QUOTE_KEY}>
          Citează<span className="vh"> mesajul {number}</span>
        </ButtonLink>
      ) : null}
      {acts.solve ? (
        <PostButton
          {...small}
          icon={CircleCheck}
          action={discussionPath(discussionId, "solution")}
          fields={{ post: isSolution ? "" : id }}
          preventScrollReset
        >
          {isSolution ? "Nu este soluția" : "Aceasta este soluția"}
        </PostButton>
      ) : null}
      <OtherActs post={post} />
    </div>
  );
}

/** The button with how many like it, or only their number for whoever may not. */
function Likes({ post: { id, acts, likes } }: { post: PostView }) {
  const words = (isLiked: boolean, by: number) =>
    `${isLiked ? "Nu mai apreciez" : "Apreciez"}${by > 0 ? ` (${by})` : ""}`;
  if (acts.like)
    return (
      <PostButton
        small
        variant="quiet"
        icon={ThumbsUp}
        action={postStepPath(id, "like")}
        fields={{ liked: acts.isLiked ? "no" : "yes" }}
        onceDone={{ label: words(!acts.isLiked, likes + (acts.isLiked ? -1 : 1)) }}
        preventScrollReset
      >
        {words(acts.isLiked, likes)}
      </PostButton>
    );
  return likes === 0 ? null : (
    <Badge tone="plain" icon={ThumbsUp}>
      {likes}
      <span className="vh"> {likes === 1 ? "apreciere" : "aprecieri"}</span>
    </Badge>
  );
}

function OtherActs({ post: { id, acts, number } }: { post: PostView }) {
  return (
    <MoreActions label={`Alte acțiuni cu mesajul ${number}`}>
      {acts.edit ? <Anchor href={postStepPath(id, "edit")}>Modifică</Anchor> : null}
      {acts.moderate ? <Anchor href={adminPostPath(id)}>Moderează</Anchor> : null}
      {acts.appeal ? <Anchor href={postStepPath(id, "appeal")}>Contestă decizia</Anchor> : null}
      {acts.report ? <Anchor href={postStepPath(id, "report")}>Raportează</Anchor> : null}
      {acts.remove ? <Anchor href={postStepPath(id, "deletion")}>Șterge</Anchor> : null}
    </MoreActions>
  );
}
