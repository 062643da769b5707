import { TO_BIN } from "~/modules/accounts/rules/bin";
import { binOf } from "~/modules/accounts/verbs/bin.server";
import { record } from "~/platform/journal/journal.server";
import { articleById } from "../store/own.server";
import { deleteForGood, lockArticle } from "../store/own-writes.server";
import { articles } from "../tables/articles.server";
import { deleteAllPictures } from "./pictures.server";

export const articleBin = binOf({
  table: articles,
  locked: async (id) => {
    await lockArticle(id);
    return articleById(id);
  },
  end: async ({ id, title }, { by, at }) => {
    await deleteAllPictures(id);
    await deleteForGood(id);
    await record({ what: "article.purged", subjectId: id, by, at, note: title });
  },
  gone: { sentence: "Articolul nu mai este în coș: a fost restaurat între timp.", way: TO_BIN },
});
