import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `modules/accounts/pages/${name}.page.tsx`;

/** One page file serves every workspace, so each route needs its own id. */
const shared = (workspace: string, path: string, name: string, id = name): RouteConfigEntry =>
  route(path, page(name), { id: `${workspace}-${id}` });

/** Buttons without a page of their own share a file. */
const button = (workspace: string, path: string, name = "account-button"): RouteConfigEntry =>
  route(path, page(name), { id: `${workspace}-button-${path.replaceAll(/[^a-z]+/g, "-")}` });

const security = (workspace: string): RouteConfigEntry[] => [
  shared(workspace, "security", "security"),
  shared(workspace, "security/password", "password-change"),
  shared(workspace, "security/email", "email-change"),
  shared(workspace, "security/second-factor", "second-factor"),
  shared(workspace, "security/person", "person-edit"),
  button(workspace, "security/sessions/:id/ending"),
  button(workspace, "security/other-sessions/ending"),
];

/** The organisation and its account. For a firm `profile` is the public profile, so this page is `account`. */
const account = (workspace: string, at: "profile" | "account"): RouteConfigEntry[] => [
  shared(workspace, at, "organisation-account"),
  shared(workspace, `${at}/organisation`, "organisation-edit"),
  button(workspace, `${at}/verification`),
  shared(workspace, `${at}/join-requests/:person/:decision`, "join-decision"),
  shared(workspace, `${at}/invitations/new`, "invitation-new"),
  button(workspace, `${at}/invitations/:id/resending`, "invitation-button"),
  button(workspace, `${at}/invitations/:id/withdrawal`),
  ...["colleagues/:id/role", "colleagues/:id/removal", "colleagues/:id/handover", "leaving"].map((step) =>
    shared(workspace, `${at}/${step}`, "colleague-step", step.replaceAll(/[^a-z]+/g, "-")),
  ),
];

export const accountRoutes = {
  public: [
    route("login", page("public-login")),
    route("login/cod", page("public-challenge")),
    route("admin-login", page("public-admin-login")),
    route("admin-login/a-doua-verificare", page("public-admin-second-factor")),
    route("confirmare/:token", page("public-confirmation")),
    route("retrimite-confirmarea", page("public-link-request"), { id: "confirmation-request" }),
    route("retrimite-confirmarea/trimis", page("public-mail-sent"), { id: "confirmation-sent" }),
    route("parola-uitata", page("public-link-request"), { id: "reset-request" }),
    route("parola-uitata/trimis", page("public-mail-sent"), { id: "reset-sent" }),
    route("parola-noua/:token", page("public-new-password")),
    route("invitatie/:token", page("public-invitation")),
    button("public", "invitatie/:token/refuz", "invitation-button"),
    route("fara-organizatie", page("public-unplaced")),
    route("fara-organizatie/cerere/retragere", page("public-request-withdrawal")),
    button("public", "fara-organizatie/invitatii/:id/acceptare", "invitation-button"),
    button("public", "fara-organizatie/invitatii/:id/refuz", "invitation-button"),
    route("deconectare", page("sign-out")),
  ],
  uat: [...account("uat", "profile"), ...security("uat")],
  firma: [...account("firma", "account"), ...security("firma")],
  admin: [...security("admin"), route("people/:id/role", page("person-role"))],
};
