import { adminPosts, adminReads, firmaPosts, firmaReads, type Options, type Row, uatPosts, uatReads } from "./row";

type Make = (pattern: string, codes: string, options?: Options) => Row;

/** The person's own account: the same in every workspace, closed to everybody else. */
const security = (prefix: string, reads: Make, posts: Make): Row[] => [
  reads(`${prefix}/security`, "200"),
  reads(`${prefix}/security/email`, "200"),
  posts(`${prefix}/security/email`, "400"),
  reads(`${prefix}/security/password`, "200"),
  posts(`${prefix}/security/password`, "400"),
  reads(`${prefix}/security/person`, "200"),
  posts(`${prefix}/security/person`, "400"),
  posts(`${prefix}/security/person`, "303", {
    form: { name: "Ana Munteanu", position: "secretar", phone: "0260555014" },
  }),
  reads(`${prefix}/security/second-factor`, "200"),
  posts(`${prefix}/security/second-factor`, "400"),
  reads(`${prefix}/security/other-sessions/ending`, "303"),
  posts(`${prefix}/security/other-sessions/ending`, "303"),
  reads(`${prefix}/security/sessions/:id/ending`, "303"),
  posts(`${prefix}/security/sessions/:id/ending`, "404"),
];

const notifications = (prefix: string, reads: Make, posts: Make): Row[] => [
  reads(`${prefix}/notificari`, "200"),
  reads(`${prefix}/notificari/recente`, "200"),
  reads(`${prefix}/cautare`, "200"),
  reads(`${prefix}/notificari/preferinte`, "200"),
  posts(`${prefix}/notificari/preferinte`, "303"),
  reads(`${prefix}/notificari/citire`, "303"),
  posts(`${prefix}/notificari/citire`, "303"),
  reads(`${prefix}/notificari/necitire`, "303"),
  posts(`${prefix}/notificari/necitire`, "400"),
  reads(`${prefix}/notificari/vazute`, "303"),
  posts(`${prefix}/notificari/vazute`, "303"),
  reads(`${prefix}/notificari/:id/deschidere`, "303"),
  posts(`${prefix}/notificari/:id/deschidere`, "404"),
];

/** Only an owner changes the organisation's data, and not while it is suspended. */
const account = (prefix: string, reads: Make, posts: Make, owners: string, verifications: string): Row[] => [
  reads(`${prefix}`, "200"),
  reads(`${prefix}/organisation`, owners),
  posts(`${prefix}/organisation`, owners.replaceAll("200", "400")),
  reads(`${prefix}/verification`, "303"),
  posts(`${prefix}/verification`, verifications),
  reads(`${prefix}/join-requests/:person/:decision`, "404"),
  posts(`${prefix}/join-requests/:person/:decision`, "404"),
];

const OPEN = { ids: { id: "conversation" } };

/** A conversation is open to its two organisations; everybody else gets 404. */
const conversations = (prefix: string, reads: Make, posts: Make, members: (own: string) => string): Row[] => [
  reads(`${prefix}/messages`, "200"),
  reads(`${prefix}/messages/nou`, "404"),
  posts(`${prefix}/messages/nou`, "404"),
  reads(`${prefix}/messages/:id`, members("200"), OPEN),
  posts(`${prefix}/messages/:id`, members("400"), OPEN),
  posts(`${prefix}/messages/:id`, members("303"), { ...OPEN, form: { text: "Bună ziua." } }),
  posts(`${prefix}/messages/:id`, "404", { form: { text: "Bună ziua." } }),
  reads(`${prefix}/messages/:id/attachments/:attachmentId`, "404", OPEN),
  reads(`${prefix}/messages/:id/tiparire`, members("200"), OPEN),
  reads(`${prefix}/messages/:id/closing`, "303", OPEN),
  posts(`${prefix}/messages/:id/closing`, members("303"), OPEN),
  reads(`${prefix}/messages/:id/reading`, "303", OPEN),
  posts(`${prefix}/messages/:id/reading`, "400", OPEN),
];

export const accountRows: Row[] = [
  ...security("/uat", uatReads, uatPosts),
  ...security("/firma", firmaReads, firmaPosts),
  ...security("/admin", adminReads, adminPosts),
  ...notifications("/uat", uatReads, uatPosts),
  ...notifications("/firma", firmaReads, firmaPosts),
  ...notifications("/admin", adminReads, adminPosts),
  ...account("/uat/profile", uatReads, uatPosts, "200 403 200 200 403", "409 403 409 409 403"),
  ...account("/firma/account", firmaReads, firmaPosts, "200 200 200 200 200 403", "409 409 409 409 409 403"),
  ...conversations("/uat", uatReads, uatPosts, (own) => `${own} ${own} 404 404 404`),
  ...conversations("/firma", firmaReads, firmaPosts, (own) => `${own} 404 404 404 404 404`),
];
