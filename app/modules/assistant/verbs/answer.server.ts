import { labelInTitle } from "~/modules/library/rules/act-articles";
import { actName } from "~/modules/library/rules/acts";
import { abrogatedBy } from "~/modules/library/store/acts.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { withoutPersonalWords } from "~/platform/language/mask";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import type { Answer, Quote } from "../rules/answers";
import { isLater, pastSentence, pastYearIn } from "../rules/asked-year";
import type { Department } from "../rules/departments";
import { isHostile } from "../rules/hostile";
import { quotedPassages } from "../rules/quoted-passages";
import type { Finding } from "../rules/ranking";
import { cannedReply } from "../rules/small-talk";
import { type FoundDocument, keyOf } from "../rules/sources";
import { unwrittenIn } from "../rules/unwritten";
import { UNWRITTEN_LEADS } from "../rules/unwritten-leads";
import { findSources } from "./find.server";
import { type SourceState, statesOf } from "./states.server";

const MOST_DOCUMENTS = 3;
/** Another document is quoted as well when it answers at least so well as the best one. */
const ALSO = 0.4;
/** Titles below an answer, and of what is only near. */
const MOST_TITLES = 5;

type Asked = { department: Department; before: readonly string[]; at: Date };

/** The answer to a question: passages, documents that are only near, a canned reply, or that nothing answers it. */
export async function answerTo(question: string, { department, before, at }: Asked): Promise<Answer> {
  const reply = cannedReply(question, department);
  if (reply !== null) return { status: "canned", lead: reply, quotes: [] };
  if (isHostile(question)) return { status: "refused", lead: REFUSED, quotes: [] };
  const asked = withoutPersonalWords(question); // a document says nothing of a telephone
  return answerOf(asked, await findSources(asked, { department, before }), at);
}

/** Of what was found, what can still be read (`current`), and what answers (`chosen`, none where it is not sure). */
export async function answeringDocuments({ documents, certainty }: Finding, at: Date, isSure = certainty === "sure") {
  const states = certainty === "none" ? new Map<string, SourceState>() : await statesOf(documents, at);
  // the index follows within seconds: what was withdrawn or edited meanwhile is not quoted
  const current = documents.filter((one) => states.get(keyOf(one))?.textId === one.textId);
  const [best] = current;
  const chosen =
    best === undefined || !isSure || best !== documents[0]
      ? []
      : current
          .filter(({ score, passages }) => score >= best.score * ALSO && passages.length > 0)
          .slice(0, MOST_DOCUMENTS);
  return { current, chosen, states };
}

/** What an answer says of what was found. */
export async function answerOf(question: string, finding: Finding, at: Date): Promise<Answer> {
  const { current, chosen, states } = await answeringDocuments(finding, at);
  const [best] = current;
  const unwritten = chosen.length === 0 ? unwrittenIn(question) : null;
  const titles = current
    .filter((one) => !chosen.includes(one))
    .slice(0, MOST_TITLES)
    .map(titleOnly);
  if (unwritten !== null) return { status: "refused", lead: UNWRITTEN_LEADS[unwritten], quotes: [] };
  if (best === undefined) return { status: "unknown", lead: UNKNOWN, quotes: [] };
  if (chosen.length === 0) return { status: "near", lead: nearLead(finding.missing), quotes: titles };
  const isHistory = (one: FoundDocument) => states.get(keyOf(one))?.trust === "abrogated";
  const inForce = chosen.filter((one) => !isHistory(one));
  // asked about by its number, an abrogated act is the answer; otherwise what is in force comes first
  const isAbout = isHistory(best) && (inForce.length === 0 || finding.named.has(best.subjectId));
  const past = isAbout ? null : await pastOf(question, chosen, states, at);
  const ordered = isAbout ? chosen : [...inForce, ...chosen.filter(isHistory)];
  const asking = { text: question, asked: finding.asked };
  const quotes = ordered.flatMap((one) =>
    quotedPassages(asking, one, one === best).map(({ heading, text }) => ({ ...keyed(one), heading, text })),
  );
  return isAbout
    ? { status: "history", lead: historyLead(best), quotes: [...quotes, ...titles] }
    : {
        status: "quoted",
        lead: [leadOf(quotes, inForce.length, chosen.some(isHistory)), ...(past ? [past.sentence] : [])].join(" "),
        quotes: [...quotes, ...distinctTitles([...(past?.titles ?? []), ...titles])],
      };
}

/**
 * Of a question about a year that is over: what is said of it, and the titles of the acts that were in force then. Null of
 * another question.
 */
async function pastOf(
  question: string,
  chosen: readonly FoundDocument[],
  states: ReadonlyMap<string, SourceState>,
  at: Date,
) {
  const year = pastYearIn(question, localDateOf(at));
  if (year === null) return null;
  const acts = chosen.flatMap((one) => states.get(keyOf(one))?.act ?? []);
  const replaced = await abrogatedBy(acts.map(({ id }) => id));
  const before = (id: string) => replaced.filter(({ byId }) => byId === id);
  const restedOn = acts.map((act) => ({ ...act, replaced: before(act.id).map(actName) }));
  const titles = acts
    .filter((act) => isLater(act, year))
    .flatMap(({ id }) => before(id))
    .filter((act) => !chosen.some(({ subjectId }) => subjectId === act.id))
    .map(
      (act): Quote => ({ kind: "act", subjectId: act.id, textId: act.id, title: actName(act), heading: "", text: "" }),
    );
  return { sentence: pastSentence(year, restedOn), titles };
}

const distinctTitles = (titles: readonly Quote[]): Quote[] => [
  ...new Map(titles.map((one) => [one.subjectId, one])).values(),
];

const REFUSED =
  "Aceasta nu este o întrebare la care pot răspunde. Caut numai în documentele bibliotecii, în legislație și în articole.";
const UNKNOWN = "Nu știu: niciun document de aici nu răspunde la această întrebare.";
const NEAREST = "Cele mai apropiate documente:";
const nearLead = ([missing]: readonly string[]): string =>
  `${missing === undefined ? "Nu am găsit un răspuns sigur" : `${missing} nu este în bibliotecă`}. ${NEAREST}`;

const keyed = ({ kind, subjectId, textId, title }: FoundDocument) => ({ kind, subjectId, textId, title });
const titleOnly = (found: FoundDocument): Quote => ({ ...keyed(found), heading: "", text: "" });

function leadOf([first]: readonly Quote[], documents: number, hasHistory: boolean): string {
  const isPlace = first && first.heading !== "" && (first.kind !== "act" || labelInTitle(first.heading) !== null);
  const place = isPlace ? `, la ${quoted(first.heading)}` : "";
  const more = documents > 1 ? ` și în ${plural(documents - 1, "alt document", "alte documente")}` : "";
  const history = hasHistory ? " Un act abrogat este citat numai ca istoric." : "";
  return `Am găsit informații în ${quoted(first?.title ?? "")}${place}${more}. Citiți pasajele de mai jos.${history}`;
}

const historyLead = ({ title }: FoundDocument): string =>
  `${quoted(title)} nu mai este în vigoare. Pasajul este numai istoric: nu îl folosiți pentru acte noi.`;
