import { fold } from "~/platform/language/text";
import { foldWord, wordsIn } from "~/platform/language/words";

const PEOPLE = "(primar|viceprimar|prefect|ministr|presedint|secretar|sef|director|deputat|senator|consilier)\\w*";
const PLACES = "(primari|casieri|ghiseu|registratur|birou|bibliotec|piat|magazin|posta|banc|institut|consili)\\w*";

/** What no library of guides says, in the words of a folded question: hours, prices of today, names and numbers of people, one's own file. */
const UNWRITTEN: readonly RegExp[] = [
  // opening hours
  new RegExp(`\\b(program|orar)(ul)? (de |cu |la |al |a )?(lucru|audiente|publicul|functionare|vizitare|${PLACES})`),
  new RegExp(`\\b(ce|care e|care este) (program|orar)(ul)? (are|au|aveti|avem|${PLACES})`),
  /\b(la|pana la|dupa|de la) ce or[ae]\b|\bce ore\b/,
  new RegExp(
    `\\b(deschis|inchis|deschide|inchide|lucreaza)\\w* .*\\b${PLACES}|\\b${PLACES} .*\\b(deschis|inchis|lucreaza)\\w*`,
  ),
  // what changes from day to day
  /\b(azi|astazi|maine|poimaine|ieri|diseara|acum|curent|actual)\b.*\b(curs|pret|vreme|temperatur|meteo|euro|dolar|leu)\w*/,
  /\b(curs|pret|vreme|temperatur|meteo|euro|dolar)\w*\b.*\b(azi|astazi|maine|poimaine|ieri|diseara|acum)\b/,
  /\bcurs(ul)? (de schimb|valutar|bnr|euro|dolar|leu)|\bcat (e|este|costa|face) (un |o )?(euro|dolar|litru|kil|leu)/,
  // names and ways to reach people
  /\bcum (il|o|ii|se) (cheama|numeste|numesc) (pe )?(primar|viceprimar|prefect|ministr|presedint|secretar|sef|director|domn|doamn)/,
  new RegExp(`\\bcine (e|este|mai e|mai este|a fost|va fi) (acum )?(noul |noua )?${PEOPLE}\\b(?!.*\\bcomisi)`),
  /\b(numar\w*|nr) de (telefon|mobil|fax)\b|\btelefonul (de |la |lui |primar|viceprimar|secretar|prefect)/,
  /\badres\w* de (e mail|email|mail) (a|al|ale|de la|lui)\b/,
  // one's own file, account or debt
  /\b(cererea|dosarul|plangerea|petitia|sesizarea|autorizatia|contestatia|contul|salariul|impozitul|amenda|pensia) (mea|meu)\b/,
  /\bin ce stadiu\b|\bstadiul (cererii|dosarului|plangerii|petitiei)\b|\b(numarul|nr) \d{3,}\b/,
  /\bcat (am|are|avem|mai am) de (plata|platit|dat)\b|\bce (datorii|restante) (am|are)\b/,
  // counts of a place, and when something happens next
  /\b(cati|cate|cata) (locuitori|oameni|angajati|elevi|copii|caini|case|gospodarii|kilometri|sate|voturi)\b.*\b(are|sunt|traiesc|avem|a luat)\b/,
  /\bcand (e|este|are loc|se tine|va fi|vine) (urmato|viito)\w*|\bdata (urmato|viito)\w*/,
];

/** Whether a question asks for what changes, or for what only a person or a register can say. */
export function isUnwritten(question: string): boolean {
  const words = wordsIn(fold(question)).map(foldWord).join(" ");
  return UNWRITTEN.some((pattern) => pattern.test(words));
}
