import { fold } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";

const OFFICES = "(primar|viceprimar|prefect|ministr|secretar|director|deputat|senator|consilier)\\w*";
const PLACES = "(primari|casieri|ghiseu|registratur|birou|bibliotec|posta)\\w*";
const DAYS = "(azi|astazi|maine|poimaine|ieri|diseara)";
const CHANGING = "(curs|pret|vreme|temperatur|meteo|euro|dolar)\\w*";

/** What no library of guides says, in the words of a folded question: hours, prices of today, names and numbers of people, one's own file. */
const UNWRITTEN: readonly RegExp[] = [
  // opening hours
  new RegExp(`\\b(program|orar)(ul)? (de |cu |la |al |a )?(lucru|audiente|publicul|functionare|vizitare|${PLACES})`),
  new RegExp(`\\b(ce|care e|care este) (program|orar)(ul)? (are|au|aveti|avem|${PLACES})`),
  /\b(la|pana la|dupa|de la) ce or[ae]\b|\bce ore\b/,
  new RegExp(`\\b(deschis|inchis)[aei]?\\b.*\\b${PLACES}|\\b${PLACES} .*\\b(deschis|inchis)[aei]?\\b`),
  // what changes from day to day
  new RegExp(`\\b${DAYS}\\b.*\\b${CHANGING}|\\b${CHANGING}\\b.*\\b${DAYS}\\b`),
  /\bcurs(ul)? (de schimb|valutar|bnr|euro|dolar)/,
  // names and ways to reach people
  new RegExp(`\\bcum (il|o|ii|se) (cheama|numeste|numesc) (pe )?${OFFICES}`),
  new RegExp(`\\bcine (e|este|mai e|mai este|a fost|va fi) (acum )?(noul |noua )?${OFFICES}`),
  /\b(numar\w*|nr) de (telefon|mobil|fax)\b|\badres\w* de (e mail|email|mail) (a|al|ale|de la|lui)\b/,
  // one's own file, account or debt
  /\b(cererea|dosarul|plangerea|petitia|sesizarea|autorizatia|contestatia|contul|salariul|impozitul|amenda|pensia) (mea|meu)\b/,
  /\b(in ce stadiu|stadiul (cererii|dosarului|plangerii|petitiei))\b/,
  /\bcat (am|are|avem|mai am) de (plata|platit|dat)\b|\bce (datorii|restante) (am|are)\b/,
  // counts of a place, and when something happens next
  /\b(cati|cate) (locuitori|oameni|angajati|elevi|gospodarii|sate)\b.*\b(are|au|sunt|traiesc|avem)\b/,
  /\bcand (e|este|are loc|se tine|va fi|vine) (urmato|viito)\w*/,
];

/** Whether a question asks for what changes, or for what only a person or a register can say. */
export function isUnwritten(question: string): boolean {
  const words = wordsIn(fold(question)).map(foldWord).join(" ");
  return UNWRITTEN.some((pattern) => pattern.test(words));
}
