import { type Body, isBreak, linesOf, pictureIds } from "../../writing/rules/body";
import { MOST_MENTIONS, mentionsIn } from "./mentions";

/** An organisation writes within limits until it has this many posts, as new members of other forums do. */
export const FIRST_POSTS = 3;
const MOST_LINKS = 2;
const MOST_MENTIONS_AT_FIRST = 2;
const MOST_PICTURES_AT_FIRST = 1;
const MOST_PICTURES = 4;
const MOST_REPLIES_IN_DISCUSSION = 3;

/** What is known of the organisation that writes: its posts so far, and those of them in this discussion. */
export type Written = { posts: number; inDiscussion: number };

/** How many pictures a text of this organisation may have. */
export const mostPictures = ({ posts }: Pick<Written, "posts">): number =>
  posts < FIRST_POSTS ? MOST_PICTURES_AT_FIRST : MOST_PICTURES;

/** The same for the form's hint. */
export const mostPicturesText = (written: Pick<Written, "posts">): string =>
  mostPictures(written) === MOST_PICTURES
    ? `cel mult ${MOST_PICTURES} într-un mesaj`
    : `una singură în fiecare din primele ${FIRST_POSTS} mesaje ale unei organizații, apoi cel mult ${MOST_PICTURES}`;

/** The different addresses outside the platform: its own pages are no advertising. */
const linksIn = (body: Body): number => {
  const runs = body.flatMap(linesOf).flat();
  return new Set(
    runs.flatMap((run) => (isBreak(run) || run.href === null || run.href.startsWith("/") ? [] : [run.href])),
  ).size;
};

/** Why a text is not taken from this organisation; null when it is. */
export function writingProblem(body: Body, { posts, inDiscussion }: Written): string | null {
  const pictures = pictureIds(body).length;
  if (pictures > MOST_PICTURES)
    return `Un mesaj poate avea cel mult ${MOST_PICTURES} imagini. Păstrați-le pe cele mai importante.`;
  const mentions = mentionsIn(body).length;
  if (mentions > MOST_MENTIONS)
    return `Un mesaj poate menționa cel mult ${MOST_MENTIONS} organizații. Scrieți celelalte nume fără @.`;
  if (posts >= FIRST_POSTS) return null;
  if (mentions > MOST_MENTIONS_AT_FIRST)
    return `Primele ${FIRST_POSTS} mesaje ale unei organizații pot menționa cel mult ${MOST_MENTIONS_AT_FIRST} organizații. Scrieți celelalte nume fără @.`;
  if (pictures > MOST_PICTURES_AT_FIRST)
    return `Primele ${FIRST_POSTS} mesaje ale unei organizații pot avea fiecare o singură imagine. Păstrați-o pe cea mai importantă.`;
  if (linksIn(body) > MOST_LINKS)
    return `Primele ${FIRST_POSTS} mesaje ale unei organizații pot avea cel mult ${MOST_LINKS} linkuri. Păstrați-le pe cele mai importante.`;
  if (inDiscussion >= MOST_REPLIES_IN_DISCUSSION)
    return `Primele mesaje ale unei organizații sunt cel mult ${MOST_REPLIES_IN_DISCUSSION} într-o discuție.`;
  return null;
}
