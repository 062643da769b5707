import { firmaPosts, firmaReads, type Row, uatPosts, uatReads } from "./row";

const U = "/uat/articles";
const F = "/firma/content";
const of = (id: string) => ({ ids: { id } });
/** Columns: uat, uatColleague, uatOther, uatUnverified, uatSuspended. What is another's is not there. */
const own = (code: string) => `${code} ${code} 404 404 404`;
/** Columns: firma, firmaOther, firmaAccepted, firmaDeclined, firmaUnverified, firmaSuspended. */
const ownFirm = (code: string) => `${code} 404 404 404 404 404`;
const text = (category: string) => ({
  form: { title: "Drumul de la deal", category, bodyForm: "plain", body: "Am asfaltat doi kilometri." },
});

/** The writing desk: members of the organisation write, submit, recall and delete; everybody else gets 404. */
export const articleRows: Row[] = [
  uatReads(U, "200"),
  uatReads(`${U}/new`, "200 200 200 200 403"),
  uatPosts(`${U}/new`, "400 400 400 400 403"),
  uatPosts(`${U}/new`, "303 303 303 303 403", text("projects")),
  uatReads(`${U}/:id`, own("200"), of("draftArticle")),
  uatReads(`${U}/:id`, own("200"), of("waitingArticle")),
  uatReads(`${U}/:id`, own("200"), of("publishedArticle")),
  uatReads(`${U}/:id`, own("200"), of("binnedArticle")),
  uatReads(`${U}/:id`, "404", of("firmaDraftArticle")),
  uatReads(`${U}/:id`, "404"),
  uatReads(`${U}/:id/edit`, own("200"), of("draftArticle")),
  uatReads(`${U}/:id/edit`, own("409"), of("waitingArticle")),
  uatPosts(`${U}/:id/edit`, own("303"), { ...of("draftArticle"), ...text("projects") }),
  uatPosts(`${U}/:id/edit`, own("303"), { ...of("publishedArticle"), ...text("projects") }),
  uatPosts(`${U}/:id/edit`, own("409"), { ...of("waitingArticle"), ...text("projects") }),
  uatPosts(`${U}/:id/edit`, own("400"), of("draftArticle")),
  uatReads(`${U}/:id/preview`, own("200"), of("draftArticle")),
  uatReads(`${U}/:id/difference`, own("200"), of("waitingArticle")),
  uatReads(`${U}/:id/submission`, "303", of("draftArticle")),
  uatPosts(`${U}/:id/submission`, own("303"), of("draftArticle")),
  uatPosts(`${U}/:id/submission`, own("409"), of("waitingArticle")),
  uatReads(`${U}/:id/recall`, "303", of("waitingArticle")),
  uatPosts(`${U}/:id/recall`, own("303"), of("waitingArticle")),
  uatPosts(`${U}/:id/recall`, own("409"), of("draftArticle")),
  uatReads(`${U}/:id/withdrawal`, own("200"), of("publishedArticle")),
  uatPosts(`${U}/:id/withdrawal`, own("303"), of("publishedArticle")),
  uatPosts(`${U}/:id/withdrawal`, own("409"), of("draftArticle")),
  uatReads(`${U}/:id/deletion`, own("200"), of("draftArticle")),
  uatPosts(`${U}/:id/deletion`, own("303"), of("draftArticle")),
  uatPosts(`${U}/:id/deletion`, own("409"), of("binnedArticle")),
  uatReads(`${U}/:id/restoration`, "303", of("binnedArticle")),
  uatPosts(`${U}/:id/restoration`, own("303"), of("binnedArticle")),
  uatPosts(`${U}/:id/restoration`, own("409"), of("draftArticle")),
  firmaReads(F, "200"),
  firmaReads(`${F}/new`, "200 200 200 200 200 403"),
  firmaPosts(`${F}/new`, "303 303 303 303 303 403", text("eu-funds")),
  firmaPosts(`${F}/new`, "400 400 400 400 400 403", text("announcements")),
  firmaReads(`${F}/:id`, ownFirm("200"), of("firmaDraftArticle")),
  firmaReads(`${F}/:id`, "404", of("draftArticle")),
  firmaReads(`${F}/:id/edit`, ownFirm("200"), of("firmaDraftArticle")),
  firmaPosts(`${F}/:id/edit`, ownFirm("303"), { ...of("firmaDraftArticle"), ...text("eu-funds") }),
  firmaReads(`${F}/:id/preview`, ownFirm("200"), of("firmaDraftArticle")),
  firmaReads(`${F}/:id/difference`, ownFirm("200"), of("firmaDraftArticle")),
  firmaReads(`${F}/:id/submission`, "303", of("firmaDraftArticle")),
  firmaPosts(`${F}/:id/submission`, ownFirm("303"), of("firmaDraftArticle")),
  firmaReads(`${F}/:id/recall`, "303", of("firmaDraftArticle")),
  firmaPosts(`${F}/:id/recall`, ownFirm("303"), of("firmaWaitingArticle")),
  firmaReads(`${F}/:id/withdrawal`, ownFirm("409"), of("firmaDraftArticle")),
  firmaPosts(`${F}/:id/withdrawal`, ownFirm("409"), of("firmaDraftArticle")),
  firmaReads(`${F}/:id/deletion`, ownFirm("200"), of("firmaDraftArticle")),
  firmaPosts(`${F}/:id/deletion`, ownFirm("303"), of("firmaDraftArticle")),
  firmaReads(`${F}/:id/restoration`, "303", of("firmaDraftArticle")),
  firmaPosts(`${F}/:id/restoration`, ownFirm("409"), of("firmaDraftArticle")),
];
