import {
  allFind,
  allPost,
  allRead,
  anyonePosts,
  anyoneReads,
  organisationsPost,
  organisationsRead,
  type Row,
} from "./row";

const project = { ids: { id: "exchangeProject" } };
const hidden = { ids: { id: "hiddenProject" } };
const closed = { ids: { id: "closedProject" } };
const application = { ids: { id: "projectApplication" } };
const fields = {
  title: "Piață",
  description: "O piață nouă.",
  category: "eu_funds",
  priority: "high",
  budget: "120.000",
  applicationsUntil: "20.09.2026",
};
const reason = { reason: "Vă mulțumim." };

/** The exchange: `uat` opened the projects, `firma` applied to the first one. */
export const projectRows: Row[] = [
  allFind("/features/project-exchange", "200"),
  allFind("/proiecte/:id", "200", project),
  allRead("/proiecte/:id", "200", { ...closed, found: true }),
  allRead("/proiecte/:id", "404"),

  anyoneReads("/proiecte/nou", "login 200 200 409 403 403 403 403 403 403 403 403 403"),
  anyonePosts("/proiecte/nou", "login 303 303 409 403 403 403 403 403 403 403 403 403", { form: fields }),
  anyonePosts("/proiecte/nou", "login 400 400 409 403 403 403 403 403 403 403 403 403"),
  organisationsRead("/proiecte/aplicatii", "login 200 200 200 404"),

  anyoneReads("/proiecte/:id/edit", "login 200 200 403 403 403 403 403 403 403 403 403 403", project),
  anyoneReads("/proiecte/:id/edit", "login 409 409 403 403 403 403 403 403 403 403 403 403", closed),
  anyonePosts("/proiecte/:id/edit", "login 303 303 403 403 403 403 403 403 403 403 403 403", {
    ...project,
    form: fields,
  }),
  anyonePosts("/proiecte/:id/edit", "login 400 400 403 403 403 403 403 403 403 403 403 403", project),
  allPost("/proiecte/:id/edit", "login 404 404", { form: fields }),

  anyoneReads("/proiecte/:id/preview", "login 200 200 403 403 403 403 403 403 403 403 403 403", project),
  anyoneReads("/proiecte/:id/preview", "login 200 200 404 404 404 404 404 404 404 404 404 403", hidden),
  allRead("/proiecte/:id/preview", "login 404 404"),

  anyoneReads("/proiecte/:id/apply", "login 403 403 200 403 403 409 200 200 200 403 403 403", project),
  anyonePosts("/proiecte/:id/apply", "login 403 403 303 403 403 409 303 303 303 403 403 403", {
    ...project,
    form: { text: "Avem doi ingineri." },
  }),
  anyonePosts("/proiecte/:id/apply", "login 403 403 409 403 403 409 409 409 409 403 403 403", {
    ...closed,
    form: { text: "Avem doi ingineri." },
  }),
  anyonePosts("/proiecte/:id/apply", "login 403 403 400 403 403 409 400 400 400 403 403 403", project),
  allPost("/proiecte/:id/apply", "login 404 404", { form: { text: "Avem doi ingineri." } }),

  anyoneReads("/proiecte/:id/closing", "login 200 200 403 403 403 403 403 403 403 403 403 403", project),
  anyonePosts("/proiecte/:id/closing", "login 303 303 403 403 403 403 403 403 403 403 403 403", {
    ...project,
    form: reason,
  }),
  anyonePosts("/proiecte/:id/closing", "login 409 409 403 403 403 403 403 403 403 403 403 403", {
    ...closed,
    form: reason,
  }),
  anyonePosts("/proiecte/:id/closing", "login 400 400 403 403 403 403 403 403 403 403 403 403", project),
  allPost("/proiecte/:id/closing", "login 404 404", { form: reason }),

  allRead("/proiecte/:id/reopening", "login 303", closed),
  anyonePosts("/proiecte/:id/reopening", "login 303 303 403 403 403 403 403 403 403 403 403 403", closed),
  anyonePosts("/proiecte/:id/reopening", "login 409 409 403 403 403 403 403 403 403 403 403 403", project),
  allPost("/proiecte/:id/reopening", "login 404 404"),
  anyoneReads("/proiecte/:id/hiding", "login 403 403 403 403 403 403 403 403 403 403 403 200", project),
  anyonePosts("/proiecte/:id/hiding", "login 403 403 403 403 403 403 403 403 403 403 403 303", {
    ...project,
    form: reason,
  }),
  anyonePosts("/proiecte/:id/hiding", "login 403 403 404 404 404 404 404 404 404 404 404 409", {
    ...hidden,
    form: reason,
  }),
  allPost("/proiecte/:id/hiding", "login 404 404", { form: reason }),
  anyoneReads("/proiecte/:id", "404 200 200 404 404 404 404 404 404 404 404 404 200", hidden),
  anyoneReads("/proiecte/:id/apply", "login 403 403 404 404 404 404 404 404 404 404 404 403", hidden),
  allRead("/proiecte/:id/showing", "login 303", hidden),
  anyonePosts("/proiecte/:id/showing", "login 403 403 404 404 404 404 404 404 404 404 404 303", hidden),
  anyonePosts("/proiecte/:id/showing", "login 403 403 403 403 403 403 403 403 403 403 403 409", project),
  allPost("/proiecte/:id/showing", "login 404 404"),
  allRead("/proiecte/:id/saving", "login 303", project),
  organisationsPost("/proiecte/:id/saving", "login 303 303 403 403", { ...project, form: { saved: "yes" } }),
  allPost("/proiecte/:id/saving", "login 400 400", project),
  allPost("/proiecte/:id/saving", "login 404 404", { form: { saved: "yes" } }),

  anyoneReads("/proiecte/applications/:id", "login 200 200 404 404 404 404 404 404 404 404 404 404", application),
  anyonePosts("/proiecte/applications/:id", "login 303 303 404 404 404 403 404 404 404 404 404 404", {
    ...application,
    form: { decision: "accepted", ...reason },
  }),
  anyonePosts("/proiecte/applications/:id", "login 400 400 404 404 404 404 404 404 404 404 404 404", application),
  allPost("/proiecte/applications/:id", "login 404 404", { form: { decision: "accepted", ...reason } }),
  anyoneReads(
    "/proiecte/applications/:id/withdrawal",
    "login 403 403 404 404 404 200 404 404 404 404 404 404",
    application,
  ),
  anyonePosts(
    "/proiecte/applications/:id/withdrawal",
    "login 403 403 404 404 404 303 404 404 404 404 404 404",
    application,
  ),
  allPost("/proiecte/applications/:id/withdrawal", "login 404 404"),
];
