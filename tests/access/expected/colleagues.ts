import { WORLD_PASSWORD } from "../world";
import { allPost, allRead, firmaPosts, firmaReads, type Options, type Row, uatPosts, uatReads } from "./row";

type Make = (pattern: string, codes: string, options?: Options) => Row;

const INVITED = { email: "invitat@psp.test", rol: "colleague" };
const ROLE = { form: { rol: "owner", parola: WORLD_PASSWORD } };
const EDITOR = { ids: { id: "colleague" } };
const SENT = { ids: { id: "invitation" } };

/** `owners`: who may invite; `theirs`: about the editor of the first authority and what it has sent. */
type Codes = { owners: string; theirs: string; sent: string; alone: string };

/** Owners manage the members, editors see them, everybody else gets 404. */
const places = (at: string, reads: Make, posts: Make, { owners, theirs, sent, alone }: Codes): Row[] => [
  reads(`${at}/invitations/new`, owners),
  posts(`${at}/invitations/new`, owners.replaceAll("200", "400")),
  posts(`${at}/invitations/new`, owners.replaceAll("200", "303"), { form: INVITED }),
  ...["resending", "withdrawal"].flatMap((step) => [
    reads(`${at}/invitations/:id/${step}`, "303", SENT),
    posts(`${at}/invitations/:id/${step}`, sent, SENT),
    posts(`${at}/invitations/:id/${step}`, sent.replaceAll("303", "404")),
  ]),
  ...["role", "removal", "handover"].flatMap((step) => [
    reads(`${at}/colleagues/:id/${step}`, theirs, EDITOR),
    reads(`${at}/colleagues/:id/${step}`, "404"),
    posts(`${at}/colleagues/:id/${step}`, theirs.replaceAll("200", "303"), { ...EDITOR, ...ROLE }),
    posts(`${at}/colleagues/:id/${step}`, theirs.replaceAll("200", "400"), EDITOR),
  ]),
  reads(`${at}/leaving`, alone),
  posts(`${at}/leaving`, alone.replaceAll("200", "303")),
];

export const colleagueRows: Row[] = [
  ...places("/uat/profile", uatReads, uatPosts, {
    owners: "200 403 200 200 403",
    theirs: "200 403 404 404 404",
    sent: "303 403 404 404 403",
    alone: "409 200 409 409 409",
  }),
  ...places("/firma/account", firmaReads, firmaPosts, {
    owners: "200 200 200 200 200 403",
    theirs: "404",
    sent: "404 404 404 404 404 403",
    alone: "409",
  }),
  allRead("/invitatie/:token", "410"),
  allPost("/invitatie/:token", "409"),
  allRead("/invitatie/:token/refuz", "303"),
  allPost("/invitatie/:token/refuz", "409"),
  allRead("/fara-organizatie", "303 home"),
  allRead("/fara-organizatie/inregistrare", "login home"),
  allPost("/fara-organizatie/inregistrare", "login home"),
  allRead("/fara-organizatie/inregistrare/trimisa", "200"),
  allRead("/fara-organizatie/cerere/retragere", "303 home"),
  allPost("/fara-organizatie/cerere/retragere", "404"),
  ...["acceptare", "refuz"].flatMap((step) => [
    allRead(`/fara-organizatie/invitatii/:id/${step}`, "303"),
    allPost(`/fara-organizatie/invitatii/:id/${step}`, "404"),
  ]),
];
