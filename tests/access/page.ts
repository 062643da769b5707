import { answersInWords, audienceOf, audiences } from "./answers";
import { LOST_PERSONAS, type LostPersona, lostRows } from "./expected/lost";
import type { Row } from "./expected/row";
import { subjectOf } from "./subjects";

const lostHeadings: Record<LostPersona, string> = {
  suspendedProvider: "organizator suspendat",
  suspendedApplicant: "firmă acceptată la un proiect, suspendată",
  offeredSeat: "coleg al unui UAT suspendat, cu un loc oferit",
  formerColleague: "fost coleg al UAT, acum la o firmă",
};

const LOST = `Ce li s-a deschis cât erau activi nu le mai este deschis. O organizație suspendată citește ce este al ei sau al tuturor și își retrage ce este al ei (\`rightsOn\`, \`app/modules/accounts/rules/rights.ts\`); ce a scris cine a plecat este al colegilor rămași (\`speaksFor\`, \`actor.ts\`).`;

const lostWords: Readonly<Record<string, string>> = {
  "200": "citește",
  "303": "face",
  "403": "nu are voie (403)",
  "404": "ca și cum nu ar exista (404)",
  home: "este trimis la panoul propriu",
};

const head = `# Cine ce poate

Pagina este făcută din tabelele testelor de acces (\`tests/access/expected\`). Testele cer fiecare adresă în numele fiecărui fel de persoană și compară răspunsul cu cel scris aici. Pagina se scrie din nou cu \`UPDATE_PERMISSIONS=1 npx vitest run tests/access/access.test.ts\`.

Adresele cu aceleași răspunsuri stau împreună, sub propoziția care le spune. Prima parte cuprinde ce se citește (GET), a doua ce se schimbă (POST). **Cine nu este numit într-o propoziție** este trimis la conectare, dacă nu are cont; dacă are cont, este trimis la panoul propriu (la citire) sau primește 403 (la schimbare). \`:id\` și celelalte cuvinte cu două puncte țin locul unui identificator; lângă adresă scrie la ce se referă; „inexistent” înseamnă că nu se referă la nimic.

| în propoziții | cine este |
| --- | --- |
| fără cont | cine nu este conectat |
| persoana în cauză din UAT | titularul contului autorității care a creat solicitarea, articolul, discuția; tot el a scris întrebările către asistent și are locul la program |
| un coleg din același UAT | un editor din contul aceleiași autorități |
| UAT-ul în cauză | amândoi |
| alt UAT | titularul altei autorități, verificată |
| UAT neverificat, UAT suspendat | titularul unei autorități care așteaptă verificarea, respectiv a fost suspendată |
| firma în cauză | titularul firmei care a trimis o ofertă la solicitarea deschisă, a scris răspunsul, articolul, aplicația |
| firma aleasă, firma nealeasă | firmele a căror ofertă a fost acceptată, respectiv nu a fost acceptată, la solicitarea în colaborare sau finalizată |
| altă firmă | o firmă verificată care nu a trimis nicio ofertă |
| firmă neverificată, firmă suspendată | titularul unei firme care așteaptă verificarea, respectiv a fost suspendată |
| ADMIN | un administrator |
`;

/** The rows as a page to read, by method, then by who is let in, then by the answers. */
export function permissionsPage(rows: readonly Row[]): string {
  const part = (method: Row["method"]) => sectionsOf(rows.filter((row) => row.method === method)).join("\n\n");
  return `${head}\n## Citit\n\n${part("GET")}\n\n## Schimbat\n\n${part("POST")}\n\n## Drepturi pierdute\n\n${LOST}\n\n${lostTable()}\n`;
}

function sectionsOf(rows: readonly Row[]): string[] {
  return audiences.flatMap((audience) => {
    const groups = grouped(
      rows.filter((row) => audienceOf(row.codes) === audience),
      answersInWords,
    );
    // those that hold for the most addresses first; of equal ones, in the order of the tables
    const said = [...groups].sort(([, one], [, two]) => two.length - one.length);
    return groups.size === 0
      ? []
      : [`### ${audience}`, ...said.map(([words, of]) => `**${words}**\n\n${addresses(of)}`)];
  });
}

function grouped<Thing>(things: readonly Thing[], by: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(by(thing), [...(groups.get(by(thing)) ?? []), thing]);
  return groups;
}

/** One line for each address, with everything that was asked there. */
const addresses = (rows: readonly Row[]): string =>
  [...grouped(rows, ({ pattern }) => pattern)]
    .map(([pattern, of]) => {
      const subjects = [...new Set(of.map(askedOf))].filter((words) => words !== "");
      return subjects.length === 0 ? `- \`${pattern}\`` : `- \`${pattern}\`: ${subjects.join("; ")}`;
    })
    .join("\n");

/** What the ids of a row mean, and how it was asked. */
function askedOf({ pattern, ids, form, at }: Row): string {
  const parameters = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const missing = parameters.filter((name) => !ids[name]);
  const none = missing.length === parameters.length ? "inexistent" : `\`:${missing.join("`, `:")}\` inexistent`;
  return [
    ...Object.values(ids).map(subjectOf),
    ...(missing.length > 0 ? [none] : []),
    ...(Object.keys(form).length > 0 ? ["formular completat"] : []),
    ...(at === "closed" ? ["după termen"] : []),
  ].join(", ");
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function lostTable(): string {
  const columns = LOST_PERSONAS.map((persona) => lostHeadings[persona]);
  return [
    line(["cerere", "la ce trimite", ...columns]),
    line(["---", "---", ...columns.map(() => "---")]),
    ...lostRows.map(({ method, pattern, id, codes }) =>
      line([`${method} \`${pattern}\``, subjectOf(id), ...codes.map((code) => lostWords[code] ?? code)]),
    ),
  ].join("\n");
}
