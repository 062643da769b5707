import { LOST_PERSONAS, type LostPersona, lostRows } from "./expected/lost";
import type { Row } from "./expected/row";
import { PERSONAS, type Persona } from "./world";

const headings: Record<Persona, string> = {
  anonymous: "nimeni",
  uat: "UAT",
  uatColleague: "UAT, coleg",
  uatOther: "UAT, altul",
  uatUnverified: "UAT neverificat",
  uatSuspended: "UAT suspendat",
  firma: "firmă",
  firmaOther: "firmă, alta",
  firmaAccepted: "firma aleasă",
  firmaDeclined: "firma nealeasă",
  firmaUnverified: "firmă neverificată",
  firmaSuspended: "firmă suspendată",
  admin: "ADMIN",
};

const lostHeadings: Record<LostPersona, string> = {
  suspendedProvider: "organizator suspendat",
  suspendedApplicant: "firmă acceptată la un proiect, suspendată",
  offeredSeat: "coleg al unui UAT suspendat, cu un loc oferit",
  formerColleague: "fost coleg al UAT, acum la o firmă",
};

const LOST = `Ce li s-a deschis cât erau activi nu le mai este deschis. O organizație suspendată citește ce este al ei sau al tuturor și își retrage ce este al ei (\`rightsOn\`, \`app/modules/accounts/rules/rights.ts\`); ce a scris cine a plecat este al colegilor rămași (\`speaksFor\`, \`actor.ts\`).`;

const head = `# Cine ce poate

Făcută din tabelele testelor de acces (\`tests/access/expected\`), care o și verifică: fiecare rând a fost cerut de fiecare.
Se scrie din nou cu \`UPDATE_PERMISSIONS=1 npx vitest run tests/access\`.

\`login\`: la autentificare, cu drumul înapoi păstrat · \`home\`: la panoul propriu · \`303\`: făcut · \`404\`: lipsă sau a altuia · \`403\`: nu are voie · \`409\`: între timp s-a schimbat · \`400\`: formular greșit.
`;

/** The tables as a page to read, one section per method. */
export function permissionsPage(rows: readonly Row[]): string {
  const columns = PERSONAS.map((persona) => headings[persona]);
  const table = (method: Row["method"]) =>
    [
      line(["adresa", "ce este", ...columns]),
      line(["---", "---", ...columns.map(() => "---")]),
      ...rows
        .filter((row) => row.method === method)
        .map((row) => line([`\`${row.pattern}\``, subjectOf(row), ...row.codes])),
    ].join("\n");
  return `${head}\n## Citit\n\n${table("GET")}\n\n## Schimbat\n\n${table("POST")}\n\n## Drepturi pierdute\n\n${LOST}\n\n${lostTable()}\n`;
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function lostTable(): string {
  const columns = LOST_PERSONAS.map((persona) => lostHeadings[persona]);
  return [
    line(["cerere", "ce este", ...columns]),
    line(["---", "---", ...columns.map(() => "---")]),
    ...lostRows.map(({ method, pattern, id, codes }) => line([`${method} \`${pattern}\``, id, ...codes])),
  ].join("\n");
}

const subjectOf = ({ ids, form, at }: Row): string =>
  [
    Object.values(ids).join(", "),
    Object.keys(form).length > 0 ? "formular bun" : "",
    at === "closed" ? "după termen" : "",
  ]
    .filter(Boolean)
    .join(", ");
