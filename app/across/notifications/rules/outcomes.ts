import type { Role } from "~/modules/accounts/rules/actor";
import { deskPath, writingPath } from "~/modules/articles/rules/paths";
import { SUBMISSIONS_PATH } from "~/modules/articles/rules/submission-query";
import { codesOf } from "~/platform/codes";

/** What happened since to the thing a notification is about; null where there is nothing to say beyond "read". */
const WORDS = {
  message_read: null,
  offer_withdrawn: "Oferta a fost retrasă între timp.",
  offers_opened: "Ofertele au fost deschise.",
  offer_accepted: "Ați acceptat oferta.",
  offer_chosen: "Ați ales o ofertă.",
  other_chosen: "Ați ales alt partener.",
  request_cancelled: "Solicitarea a fost anulată între timp.",
  request_completed: "Solicitarea este finalizată.",
  question_answered: "Întrebarea a primit răspuns.",
  answers_closed: "Termenul pentru răspunsuri la întrebări a trecut.",
  deadline_extended: "Termenul a fost prelungit.",
  still_evaluating: "Ați anunțat că încă evaluați ofertele.",
  review_shown: "Recenzia este din nou publică.",
  offer_sent: "Ați trimis o ofertă.",
  request_decided: "Autoritatea a ales o ofertă.",
  deadline_passed: "Termenul pentru oferte a trecut.",
  own_withdrawn: "V-ați retras oferta.",
  own_confirmed: "Ați confirmat oferta.",
  own_accepted: "Oferta a fost acceptată.",
  own_declined: "Oferta nu a fost acceptată.",
  collaboration_ended: "Colaborarea nu a continuat.",
  review_arrived: "Autoritatea a scris recenzia.",
  review_hidden: "Recenzia a fost ascunsă de un administrator.",
  review_replied: "Ați răspuns recenziei.",
  article_withdrawn: "Articolul a fost retras între timp.",
  article_unpublished: "Articolul a fost scos de pe blog între timp.",
  article_unlisted: "Articolul nu se vede public, fiindcă organizația nu este verificată acum.",
  article_binned: "Articolul a fost mutat în coș între timp.",
  article_gone: "Articolul a fost șters definitiv.",
  article_changed: "Textul a fost modificat între timp.",
  article_sent_again: "Textul a fost trimis din nou la revizie.",
  verification_asked: "Verificarea a fost cerută din nou.",
  suspension_lifted: "Suspendarea a fost ridicată.",
  account_suspended: "Contul a fost suspendat între timp.",
  role_changed: "Rolul s-a schimbat între timp.",
  join_answered: "Cererea a primit răspuns.",
  community_restored: "Pagina a fost restaurată.",
  community_gone: "Pagina a fost ștearsă definitiv.",
  organisation_decided: "S-a decis deja despre organizație.",
  text_approved: "Textul a fost aprobat.",
  text_rejected: "Textul a fost respins.",
  text_recalled: "Autorul și-a retras textul din revizie.",
  proposal_decided: "S-a decis despre propunere.",
  proposal_sent_again: "Ați trimis propunerea din nou.",
  resource_verified: "Documentul a fost verificat.",
  resource_withdrawn: "Documentul a fost retras între timp.",
  link_repaired: "Linkul funcționează din nou.",
  link_removed: "Linkul a fost schimbat sau șters.",
  claim_decided: "S-a decis deja despre revendicare.",
  post_decided: "S-a decis deja despre mesaj.",
  post_shown: "Mesajul este arătat din nou.",
  post_hidden: "Mesajul a fost ascuns de un administrator.",
  post_held: "Mesajul este ascuns până îl citește un administrator.",
  post_removed: "Mesajul a fost șters de autor.",
  solution_changed: "Răspunsul nu mai este soluția discuției.",
  application_withdrawn: "Aplicația a fost retrasă între timp.",
  application_settled: "S-a decis deja despre aplicație.",
  applications_settled: "Nicio aplicație nu mai așteaptă.",
  seat_taken: "Ați acceptat locul.",
  seat_given_up: "Ați renunțat la loc.",
  seat_lapsed: "Locul nu mai este păstrat.",
  seat_asked_again: "V-ați înscris din nou.",
  certificate_revoked: "Certificatul a fost revocat.",
  program_over: "A început între timp.",
  program_cancelled: "A fost anulat între timp.",
  program_decided: "S-a decis despre propunere.",
  program_proposed_again: "Propunerea a fost trimisă din nou.",
  ticket_answered: "Mesajul a primit răspuns.",
  ticket_closed: "Mesajul este încheiat.",
  ticket_taken: "Mesajul a fost preluat de alt administrator.",
} as const satisfies Readonly<Record<string, string | null>>;

export type Outcome = keyof typeof WORDS;

export const OUTCOMES = codesOf(WORDS);
export const outcomeWords = (outcome: Outcome | null): string | null => outcome && WORDS[outcome];

/** Outcomes after which the public page of an article is missing. */
const OFF_BLOG: readonly Outcome[] = ["article_withdrawn", "article_unpublished", "article_unlisted", "article_binned"];
/** Outcomes after which an ADMIN has no page of the text. */
const OFF_DESK: readonly Outcome[] = ["text_recalled", "article_binned", "article_gone"];

/** Where a notification leads once its own page is missing; null while that page is there. `id` is of the article. */
export function wayAfter(outcome: Outcome | null, role: Role, id: string): string | null {
  if (outcome === null) return null;
  if (role === "ADMIN") return OFF_DESK.includes(outcome) ? SUBMISSIONS_PATH : null;
  if (outcome === "article_gone") return writingPath(role);
  return OFF_BLOG.includes(outcome) ? deskPath(writingPath(role), id) : null;
}
