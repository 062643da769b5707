/** People to whom something was opened and who lost the right to it since, in the order of the columns. */
export const LOST_PERSONAS = ["suspendedProvider", "suspendedApplicant", "offeredSeat", "formerColleague"] as const;
export type LostPersona = (typeof LOST_PERSONAS)[number];

/** One row: the answer to each of them, with the codes of `Row`. */
export type LostRow = {
  method: "GET" | "POST";
  pattern: string;
  /** What the `:id` of the path means, by the world's names. */
  id: string;
  codes: readonly string[];
  form: Record<string, string>;
};

const row =
  (method: LostRow["method"]) =>
  (pattern: string, id: string, codes: string, form: Record<string, string> = {}): LostRow => ({
    method,
    pattern,
    id,
    form,
    codes: codes.split(" "),
  });
const reads = row("GET");
const posts = row("POST");

const text = { bodyForm: "plain", body: "Am schimbat textul." };
const chosen = { post: "{reply}" };

/**
 * A suspended firm that provides `providedProgram` and applied to `exchangeProject` before it was suspended; a suspended firm
 * whose application `acceptedApplication` the authority accepted; a clerk of a suspended authority who was offered a seat in
 * `lostTraining`; and the clerk who wrote everything for `uat`, and works for another firm now.
 */
export const lostRows: readonly LostRow[] = [
  reads("/firma/programs/:id", "providedProgram", "200 404 home 404"),
  reads("/firma/programs/:id/roster", "providedProgram", "403 404 home 404"),
  reads("/firma/programs/:id/roster.csv", "providedProgram", "403 404 home 404"),
  reads("/firma/programs/:id/edit", "proposedProgram", "403 404 home 404"),
  reads("/firma/events/:id", "providedProgram", "200 200 home 200"),
  posts("/firma/events/:id/enrolment", "providedProgram", "403 403 403 303"),

  reads("/proiecte/:id", "exchangeProject", "200 200 200 200"),
  posts("/proiecte/:id/saving", "exchangeProject", "403 403 403 303", { saved: "yes" }),
  reads("/proiecte/:id/apply", "exchangeProject", "403 403 403 200"),
  reads("/proiecte/:id/edit", "exchangeProject", "403 403 403 403"),
  reads("/proiecte/:id/closing", "exchangeProject", "403 403 403 403"),
  reads("/proiecte/applications/:id", "acceptedApplication", "404 404 404 404"),
  reads("/proiecte/applications/:id/withdrawal", "projectApplication", "200 404 404 404"),
  posts("/proiecte/applications/:id/withdrawal", "projectApplication", "303 404 404 404"),

  reads("/uat/training-programs/:id", "lostTraining", "home home 200 home"),
  posts("/uat/training-programs/:id/acceptance", "lostTraining", "403 403 403 403"),
  posts("/uat/training-programs/:id/withdrawal", "lostTraining", "403 403 303 403"),
  posts("/uat/training-programs/:id/enrolment", "training", "403 403 403 403"),

  reads("/forum/posts/:id/edit", "openingPost", "403 403 403 403"),
  posts("/forum/posts/:id/edit", "openingPost", "403 403 403 403", text),
  reads("/forum/posts/:id/deletion", "reply", "200 403 403 403"),
  posts("/forum/:id/solution", "discussion", "403 403 403 403", chosen),
  posts("/forum/:id/reply", "discussion", "403 403 403 303", text),
  reads("/forum/:id", "insideDiscussion", "404 404 404 200"),

  reads("/uat/proposals/:id", "proposal", "home home 404 home"),
  reads("/firma/proposals/:id", "proposal", "404 404 home 404"),
  reads("/firma/proposals/:id", "firmProposal", "200 404 home 404"),
  reads("/uat/service-requests/:id", "open", "home home 404 home"),
  reads("/firma/opportunities/:id", "open", "200 200 home 200"),
  posts("/firma/opportunities/:id/questions", "open", "403 403 403 303", { text: "Când se începe?" }),
  reads("/uat/messages/:id", "conversation", "home home 404 home"),
  reads("/firma/messages/:id", "conversation", "200 404 home 404"),
];
