import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

/**
 * Checks the Romanian of the screens, mails, messages and sentences for operators: words that are not used on this
 * platform, and buttons that are not a bare imperative ("Trimite", not "Trimiteți"). docs/style.md says why. Prints
 * each place and exits with 1.
 */
/** What a reader would not understand or would take for another thing, and the word of this platform for it. */
const WORDS = [
  [/urzeal|țesătur|țesut/i, "desen"],
  [/\bfir(ul|ului)\b/i, "istoric"],
  [/hotăr(ă|â)/i, "decizie, a decide; hotărârea este a consiliului"],
  [/\bcompani(a|e|ei|i|ile)\b/i, "firmă"],
  [/\bde pildă\b/i, "de exemplu"],
  [/administrează contul/i, "titularul contului"],
  [/înștiinț/i, "notificare, a anunța"],
  [/\bpu(ne|s|să|nerea)\b.{0,12} la loc\b/i, "a restaura"],
  [/\bdeclinat/i, "oferta nu a fost acceptată"],
  [/\bdepu(s|să|se|ne|nem|neți|nerea)\b/i, "a trimite (o ofertă)"],
  [/\blăsa(ți|t|rea)?\b.{0,4} o recenzie/i, "a scrie o recenzie"],
  [/(?<!\p{L})îndată/iu, "imediat"],
  [/(^|\s)legătur(ă|a|i|ile|ii)?(?=\s|[,.:;)]|$)/i, "conexiune la internet, sau link"],
  [/\bbuletin/i, "newsletter"],
  [/\bpoz(e|ele|ei)\b/i, "imagini"],
  [/\ba doua verificare\b/i, "verificarea în doi pași"],
  [/\bare\/au\b/i, "acordul după număr"],
  [/\b(rămâi|ciornele și ele)\b/i, "rămâneți; inclusiv ciornele"],
  [/(^|[^e] )ce aveți nevoie/i, "de ce aveți nevoie"],
  [/(trimite|modific|salv|retra|confirm|depus).{0,12} răspuns(ul|urile)\b|răspunsul firmei la solicitare/i, "ofertă"],
  [/\d-\d+ de /, "linie de interval: 24–48"],
  [/de verificat de operator/i, "Exemplu, neverificat"],
  [/(^|[\s(])„(…”|\s*$)/, "quoted(…) din platform/language/quotes.ts, care scrie ghilimelele dinăuntru « »"],
];

/** Longer phrases in which such a word is right: decisions of a local council or of the government, the specification's own labels. */
const RIGHT =
  /hotăr[âă]r\S* (de |în |a |ale )?(consiliu|guvern|vigoare)\S*|(proiect\S*|modele?) de hotărâr\S*|Rămâi pe această pagină|munca depusă|(fără|în) legătură/gi;

const BUTTONS = new Set(["Button", "ButtonLink", "PostButton", "EditLink"]);
const BUTTON_LABELS = new Set(["submit", "button"]);
const NOT_IMPERATIVE = /^(\p{L}+(ați|eți|iți|îți)|Confirm|Retrag|Părăsesc|Accept|Renunțăm)(?=[\s,.:!?]|$)/u;

let found = 0;
/** The file that is being checked. */
let checked = { file: "", source: "" };

function tell({ start }, text, use) {
  found += 1;
  const line = checked.source.slice(0, start).split("\n").length;
  console.log(`${checked.file}:${line}  „${text.trim().replace(/\s+/g, " ")}”  → ${use}`);
}

function read(node, text) {
  const left = text.replace(/\s+/g, " ").replace(RIGHT, "");
  for (const [word, use] of WORDS) if (word.test(left)) tell(node, text, use);
}

/** Checks the texts that a button or a `submit` may show. */
function readLabel(node) {
  if (node?.type === "JSXExpressionContainer") readLabel(node.expression);
  else if (node?.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(readLabel);
  else if (typeof node?.value === "string" && NOT_IMPERATIVE.test(node.value.trim()))
    tell(node, node.value, "un buton este la persoana a doua singular: Trimite");
}

/** What a button may show, without what only screen readers hear. */
function labelsOf(node) {
  if (!node) return [];
  if (node.type === "JSXExpressionContainer") return labelsOf(node.expression);
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(labelsOf);
  const text = (node.type === "JSXText" || node.type === "Literal") && typeof node.value === "string" ? node.value : "";
  const words = text.replace(/\s+/g, " ").trim();
  return words === "" ? [] : [words];
}

/** The label of the button or link that gives up, unless another is written. */
const CANCEL = "Renunță";

/** The buttons that a child of an element may be, each with its labels. */
function buttonsIn(node) {
  if (node?.type === "JSXExpressionContainer") return buttonsIn(node.expression);
  if (node?.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(buttonsIn);
  if (node?.type === "LogicalExpression") return buttonsIn(node.right);
  if (node?.type === "JSXFragment") return node.children.flatMap(buttonsIn);
  if (node?.type !== "JSXElement") return [];
  const { name } = node.openingElement.name;
  if (name === "DialogCancel") {
    const label = node.openingElement.attributes.find((attribute) => attribute.name?.name === "label");
    return [{ node, labels: label ? labelsOf(label.value) : [CANCEL] }];
  }
  return BUTTONS.has(name) || name === "DialogLink" ? [{ node, labels: node.children.flatMap(labelsOf) }] : [];
}

const contains = (longer, shorter) => longer !== shorter && ` ${longer} `.includes(` ${shorter} `);

/** Of two buttons beside each other one never contains the other's words: both would seem to do the same. */
function readPairs(groups) {
  for (const [place, group] of groups.entries())
    for (const other of groups.slice(place + 1))
      for (const one of group.labels)
        for (const two of other.labels)
          if (contains(one, two) || contains(two, one))
            tell(
              group.node,
              `${one} · ${two}`,
              "alt cuvânt pentru unul dintre butoane: Renunță la loc, Păstrează locul",
            );
}

/** The button that submits a form, and its cancel link. */
function readEnd({ name, attributes }) {
  const given = (label) => attributes.find((attribute) => attribute.name?.name === label)?.value;
  if (!given("submit")) return;
  const cancel = given("cancelLabel");
  readPairs(
    [given("submit"), cancel].map((value, place) => ({
      node: name,
      labels: place === 1 && !cancel ? [CANCEL] : labelsOf(value),
    })),
  );
}

const visitor = new Visitor({
  Literal: (node) => typeof node.value === "string" && read(node, node.value),
  TemplateLiteral: (node) => read(node, node.quasis.map(({ value }) => value.cooked).join("…")),
  JSXText: (node) => read(node, node.value),
  JSXOpeningElement: readEnd,
  JSXFragment: (node) => readPairs(node.children.flatMap(buttonsIn)),
  JSXElement: (node) => {
    readPairs(node.children.flatMap(buttonsIn));
    if (BUTTONS.has(node.openingElement.name.name)) node.children.forEach(readLabel);
  },
  JSXAttribute: (node) => BUTTON_LABELS.has(node.name.name) && readLabel(node.value),
  Property: (node) => BUTTON_LABELS.has(node.key.name) && readLabel(node.value),
});

for (const file of execFileSync("git", ["ls-files", "app", "bin", "server.ts"], { encoding: "utf8" }).split("\n")) {
  if (
    !/\.(tsx?|mjs)$/.test(file) ||
    /\.(test|examples|test-data)\.|common-passwords|assistant\/rules\/(synonyms|everyday)|language\/quotes|words\.mjs/.test(
      file,
    )
  )
    continue;
  checked = { file, source: readFileSync(file, "utf8") };
  visitor.visit(parseSync(file, checked.source, { preserveParens: false }).program);
}
console.log(found === 0 ? "The words of the screens are right." : `${found} texts to change.`);
process.exit(found === 0 ? 0 : 1);
