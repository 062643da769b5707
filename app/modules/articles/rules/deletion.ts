import { type ArticleFacts, textState } from "./moves";

/** What an author is told before an article goes into the bin: with it goes what the public reads, or what waits. */
export function deletionEffect(article: Pick<ArticleFacts, "status" | "revision"> & { title: string }): string {
  return [
    `„${article.title}” merge în coș, de unde îl puteți restaura 30 de zile.`,
    ...(article.status === "published" ? ["Publicul nu îl mai citește."] : []),
    ...(textState(article) === "pending" ? ["Textul care așteaptă este retras din revizie."] : []),
  ].join(" ");
}
