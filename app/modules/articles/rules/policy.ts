import { type Actor, belongsTo, isAdmin, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { mayRestore } from "~/modules/accounts/rules/bin";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { verifiedOnly, whyUnverified } from "~/modules/accounts/rules/unverified";
import { isInBin } from "~/platform/bin";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";
import { type ArticleFacts, publicationMoves, textMoves } from "./moves";

/** Only people of an organisation write; an ADMIN has none. */
export type Author = Extract<Actor, { role: "UAT" | "FIRMA" }>;

export const isAuthor = (actor: Actor): actor is Author => actor.organisation !== null;

type ArticleRule = Rule<Visitor, ArticleFacts>;

const UNVERIFIED = "Puteți trimite articole la revizie după ce un administrator vă verifică organizația.";

/** Why no text can be sent yet; null for a verified organisation. */
export const whyOnlyDrafts = (actor: Actor): string | null =>
  isVerified(actor) ? null : whyUnverified(actor, UNVERIFIED);

/** All people of an organisation share its articles. */
const isOwn = (actor: Visitor, article: ArticleFacts): boolean => belongsTo(actor, article.organisationId);

/** Drafts need no verification. */
const writes: ArticleRule = requires(isOwn, notYou("Numai organizația care a scris articolul poate face acest pas."));

const SUSPENDED = "Contul organizației este suspendat. Articolele se păstrează; pentru lămuriri scrieți la suport.";

/** An ADMIN decides about submissions and never edits them. */
const moderates: ArticleRule = requires(isAdmin, notYou("Numai un administrator poate face acest pas."));

const outOfBin: ArticleRule = requires(
  (_actor, { deletedAt }) => deletedAt === null,
  notNow("Articolul este în coș. Restaurați-l, apoi continuați."),
);

export const articlePolicy = rightsOn<ArticleFacts>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: requires(
      (actor, article, now) => isOwn(actor, article) && (article.deletedAt === null || isInBin(article, now)),
      UNSEEN,
    ),
    create: writes,
    edit: first(writes, outOfBin, textMoves.possible("save")),
    /** Only a verified organisation can publish. */
    submit: first(writes, verifiedOnly(UNVERIFIED), outOfBin, textMoves.possible("submit")),
    recall: first(writes, outOfBin, textMoves.possible("recall")),
    withdraw: first(writes, outOfBin, publicationMoves.possible("withdraw")),
    delete: first(writes, outOfBin),
    /** An ADMIN restores articles that quick rejection moved to the bin. */
    restore: first(
      (actor, article, now) => (isAdmin(actor) ? null : writes(actor, article, now)),
      mayRestore("Articolul nu este în coș.", "Articolul a fost șters definitiv din coș."),
    ),
    approve: first(moderates, outOfBin, textMoves.possible("approve")),
    reject: first(moderates, outOfBin, textMoves.possible("reject")),
    unpublish: first(moderates, outOfBin, publicationMoves.possible("unpublish")),
  },
);

export type ArticleAction = keyof typeof articlePolicy.rules;
