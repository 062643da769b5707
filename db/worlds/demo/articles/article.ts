import type { ArticleCategory } from "~/modules/articles/rules/categories";
import type { Shot } from "../communities/community";

/** Days before the filling; what is sent or decided comes after it was written. */
type Days = number;

/** How far an article has come. */
type DemoFate =
  | { state: "draft"; written: Days }
  | { state: "pending"; written: Days; sent: Days }
  | { state: "rejected"; written: Days; sent: Days; decided: Days; reason: string }
  | { state: "published"; written: Days; sent: Days; decided: Days; notes?: string; views: number; newer?: DemoNewer };

/** A submitted revision of a published article, in full. */
type DemoNewer = { title?: string; summary?: string; body: string; sent: Days };

/** An article of the demo world, as its author writes it where there is no script. */
export type DemoArticle = {
  /** The person who writes, by e-mail; the article is their organisation's. */
  by: string;
  category: ArticleCategory;
  title: string;
  summary: string;
  cover?: Shot;
  body: string;
} & DemoFate;
