import { allFind, allRead, type Row, uatPosts, uatReads } from "./row";

const published = { ids: { id: "publishedArticle" } };
const binned = { ids: { id: "binnedArticle" } };
const keep = { form: { kept: "yes" } };
const drop = { form: { kept: "no" } };

/** The public blog, and the favourites of an authority's member. */
export const blogRows: Row[] = [
  allFind("/blog", "200"),
  allRead("/blog.atom", "200"),
  allFind("/blog/:id", "200", published),
  allRead("/blog/:id", "404", binned),
  allRead("/blog/:id", "404"),
  uatReads("/uat/article/:id", "200", published),
  uatReads("/uat/article/:id", "404", binned),
  uatReads("/uat/article/:id", "404"),
  uatReads("/uat/article/:id/favourite", "303", published),
  uatPosts("/uat/article/:id/favourite", "303", { ...published, ...keep }),
  uatPosts("/uat/article/:id/favourite", "303", { ...published, ...drop }),
  uatPosts("/uat/article/:id/favourite", "404", { ...binned, ...keep }),
  uatPosts("/uat/article/:id/favourite", "400", published),
  uatReads("/uat/articles/favourites", "200"),
];
