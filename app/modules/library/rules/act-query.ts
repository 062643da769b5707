import { exact, listQuery, oneOf, text } from "~/platform/form/list-query";
import { ACT_STATES } from "./acts";
import { ACTS, ADMIN_ACTS } from "./paths";
import { TOPICS } from "./vocabulary";

/** The query of a list of acts, the same for whoever reads them and for an ADMIN. */
export const actList = listQuery({
  text: text("cauta"),
  exact,
  topic: oneOf("tema", TOPICS),
  state: oneOf("stare", ACT_STATES),
});
export type ActQuery = ReturnType<typeof actList.read>;

export const actsPath = { UAT: actList.addressAt(ACTS), ADMIN: actList.addressAt(ADMIN_ACTS) };
export const ACTS_PER_PAGE = 20;
