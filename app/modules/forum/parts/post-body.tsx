import type { ReactNode } from "react";
import { BodyField, type BodyView } from "~/modules/writing/parts/body-field";

/** Only in the server's build. An ordinary import would put its script, and that of all image fields, into every discussion. */
const list = import.meta.env.SSR ? await import("~/modules/writing/parts/body-pictures") : null;

/** How many pictures a post may have, and what the form says about them. */
export type PostPictures = { most: number; hint: string };

type PostBodyProps = { body: BodyView; pictures: PostPictures; short?: boolean; onReadPage?: boolean };

/** The field of the text of a post, with its pictures. */
export function PostBody({ body, pictures, ...how }: PostBodyProps) {
  const { most, hint } = pictures;
  const unplaced = "O imagine nouă fără loc în text apare la sfârșitul lui.";
  const field = (
    <AsSent>{list ? <list.BodyPictures body={body} most={most} unplaced={unplaced} imageHint={hint} /> : null}</AsSent>
  );
  return <BodyField body={body} pictures={{ hint, field }} {...how} />;
}

/**
 * What the server sent stays as it is, and the browser has no script for it: every discussion has this form, and the editor, which
 * takes pictures itself, replaces the list as soon as it is loaded.
 */
const AsSent = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React then leaves what is inside alone
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
