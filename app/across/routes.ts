import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { reportPath } from "./analytics/rules/paths";
import { REPORT_KINDS } from "./analytics/rules/report-kinds";

const page = (path: string) => {
  const [room, name] = path.split("/");
  return `across/${room}/pages/${name}`;
};

/** A page under its address; `id` where one file is mounted several times. */
const at = (address: string, file: string, id?: string): RouteConfigEntry =>
  route(address, page(file), id === undefined ? {} : { id });

const feed = (of: string) => at(`${of}.atom`, "open-data/feed.ts", `feed-${of}`);
const adminButton = (address: string, id: string) => at(address, "admin/admin-button.page.tsx", `admin-${id}`);
const purge = (address: string, id: string) => at(address, "admin/bin-purge.page.tsx", `admin-${id}`);
const decision = (noun: string) =>
  at(`organisations/:id/${noun}`, "admin/admin-step.page.tsx", `admin-organisation-${noun}`);

/** What every workspace has: its home, and the inbox of the person who is signed in. */
const everywhere = (kind: "uat" | "firma" | "admin") => [
  index(page("workspace/workspace-home.ts"), { id: `${kind}-home` }),
  at("notificari", "notifications/notification-list.page.tsx", `${kind}-notification-list`),
  at("cautare", "search/brief-results.ts", `${kind}-brief-results`),
  at("notificari/recente", "notifications/notification-recent.ts", `${kind}-notification-recent`),
  at("notificari/preferinte", "notifications/notification-preferences.page.tsx", `${kind}-notification-preferences`),
  at("notificari/citire", "notifications/notification-button.page.tsx", `${kind}-notification-reading`),
  at("notificari/necitire", "notifications/notification-button.page.tsx", `${kind}-notification-unreading`),
  at("notificari/vazute", "notifications/notification-seen.page.tsx", `${kind}-notification-seen`),
  at("notificari/:id/deschidere", "notifications/notification-button.page.tsx", `${kind}-notification-opening`),
];

/** What both sides of a conversation have. */
const newConversation = (kind: "uat" | "firma") =>
  at("messages/nou", "messaging/new-conversation.page.tsx", `${kind}-new-conversation`);

export const acrossRoutes = {
  public: [
    at("support/trimis/:id", "home/public-ticket-sent.page.tsx"),
    at("register", "registration/public-register.page.tsx"),
    at("register/trimisa", "registration/public-registered.page.tsx"),
    at("fara-organizatie/inregistrare", "registration/public-new-organisation.page.tsx"),
    at("fara-organizatie/inregistrare/trimisa", "registration/public-new-organisation-sent.page.tsx"),
    at("abonare/notificari/:token", "notifications/public-mail-preferences.page.tsx"),
    ...REPORT_KINDS.map((kind) => at(reportPath(kind).slice(1), "analytics/report-file.page.ts", `report-${kind}`)),
    at("imagini/:id/:file", "pictures/image.page.ts"),
    at("social.png", "pictures/social.page.ts", "own-social"),
    at("social/:kind/:file", "pictures/social.page.ts"),
    at("incarcari/imagini", "pictures/image-upload.page.ts"),
    at("reluare", "workspace/resume.page.tsx"),
    at("reluare/text", "workspace/kept-text.ts"),
    at("text-trimis", "workspace/long-text.ts"),
    at("tema", "workspace/theme.ts"),
    at("ciorna", "workspace/form-draft.ts"),
    at("ciorna/renuntare", "workspace/form-draft-removal.page.tsx"),
    at("dev/mail", "development/public-mail-list.page.tsx"),
    at("dev/mail/mostre/:name", "development/mail-html.ts", "mail-sample"),
    at("dev/mail/:id", "development/public-mail.page.tsx"),
    at("dev/mail/:id/html", "development/mail-html.ts"),
    at("dev/ui", "development/public-examples.page.tsx"),
  ],
  uat: [
    ...everywhere("uat"),
    newConversation("uat"),
    at("dashboard", "dashboards/uat-dashboard.page.tsx"),
    at("community", "community-profile/community-desk.page.tsx"),
    at("community/preview", "community-profile/community-preview.page.tsx"),
    at("service-requests/:id/dosar", "dossier/request-dossier.page.tsx"),
    at("marketplace", "marketplace/marketplace.page.tsx"),
    at("experience", "experience/experience-list.page.tsx"),
    at("experience/like", "experience/experiences-like.ts"),
    at("article/:id", "blog/article.page.tsx"),
    at("article/:id/favourite", "blog/article-favourite.page.tsx"),
    at("articles/favourites", "blog/favourite-list.page.tsx"),
  ],
  firma: [
    ...everywhere("firma"),
    newConversation("firma"),
    at("dashboard", "dashboards/firma-dashboard.page.tsx"),
    at("profile/preview", "marketplace/profile-preview.page.tsx"),
    at("network", "network/network.page.tsx"),
    at("network/pachet", "network/partner-package.page.tsx"),
  ],
  admin: [
    ...everywhere("admin"),
    at("dashboard", "admin/admin-dashboard.page.tsx"),
    at("organisations", "admin/organisation-list.page.tsx"),
    at("organisations/:id", "admin/organisation.page.tsx"),
    at("organisations/:id/document", "admin/organisation-document.ts"),
    at("organisations/:id/verification", "admin/organisation-verification.page.tsx"),
    decision("rejection"),
    decision("suspension"),
    decision("restoration"),
    adminButton("organisations/:id/queue", "organisation-queue"),
    at("people", "admin/person-list.page.tsx"),
    at("people/:id/suspension", "admin/admin-step.page.tsx", "admin-person-suspension"),
    adminButton("people/:id/restoration", "person-restoration"),
    at("reviews", "admin/review-list.page.tsx"),
    at("reviews/:id/hiding", "admin/admin-step.page.tsx", "admin-review-hiding"),
    adminButton("reviews/:id/showing", "review-showing"),
    at("bin", "admin/bin.page.tsx"),
    adminButton("bin/articles/:id/restoration", "article-restoration"),
    purge("bin/articles/:id/purge", "article-purge"),
    adminButton("library/:id/restoration", "resource-restoration"),
    purge("library/:id/purge", "resource-purge"),
    adminButton("communities/:id/restoration", "community-restoration"),
    purge("communities/:id/purge", "community-purge"),
    route("organisations/:id/join-requests/:person/:decision", "modules/accounts/pages/join-decision.page.tsx"),
  ],
  /** Answers that are no pages. */
  plain: [
    at(".well-known/security.txt", "home/security-txt.ts"),
    at("opensearch.xml", "search/opensearch.page.ts"),
    feed("comunitati"),
    feed("parteneri"),
    feed("oportunitati"),
    feed("blog"),
    feed("forum"),
    at("sitemap.xml", "open-data/sitemap.ts"),
    at("robots.txt", "open-data/robots.ts"),
  ],
  missing: at("*", "home/public-missing.page.tsx"),
};
