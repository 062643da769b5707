import type { ContentProblem } from "../rules/attachment";
import { type Look, leadsOutside, readsOutsideInExcel } from "./archive.server";
import { decoded, type Tag, tagsIn, tagsNamed, valuesOf } from "./markup.server";

/** Pictures and patterns of a drawing in VML, which may have addresses. */
const DRAWN = ["imagedata", "fill", "stroke", "image"];
/** Elements that read another file, a database or a program: of Word, then of Excel. */
const READS_OTHERS = ["altchunk", "connectstring", "ddelink", "olelink", "externalbook", "webpr", "dbpr"];

function elementProblem(tag: Tag): ContentProblem | null {
  if (tag.closing) return null;
  if (READS_OTHERS.includes(tag.name)) return "external";
  if (!DRAWN.includes(tag.name)) return null;
  const addresses = ["src", "href", "althref"].flatMap((name) => valuesOf(tag, name));
  return addresses.some(leadsOutside) ? "external" : null;
}

const IN_DOCUMENT = tagsNamed(...DRAWN, ...READS_OTHERS, "fldchar", "fldsimple", "instrtext", "t");
/** The fields of Word that load a file, ask a database or start a program, by the name that their code begins with. */
const LOADS = /^\s*(ddeauto|dde|includepicture|includetext|include|link|import|database|rd)\b/i;
/** In characters, of the beginning of a field's code. */
const ENOUGH = 64;
const DEEPEST = 100;

/** An open field: the beginning of its code, and whether its code has ended and its result follows. */
type Field = { code: string; ended: boolean };

/** Looks at a part of a Word document, whose fields may have their codes in several runs and inside each other. */
export function lookInDocument(): Look {
  const open: Field[] = [];
  let inside = "";
  return (slice) => {
    for (const tag of tagsIn(slice, IN_DOCUMENT)) {
      if (tag.name !== "") {
        const problem = tag.closing ? null : (fieldProblem(open, tag) ?? elementProblem(tag));
        if (problem) return problem;
        inside = tag.closing || tag.attributes.endsWith("/") ? "" : tag.name;
      }
      if (CODE.includes(inside) && tag.text !== "" && loads(open, { inside, text: tag.text })) return "external";
    }
    return null;
  };
}

/** Runs with the code of a field; the result of a field inside it is of ordinary ones. */
const CODE = ["instrtext", "t"];

function fieldProblem(open: Field[], tag: Tag): ContentProblem | null {
  if (tag.name === "fldchar") return fieldMark(open, tag);
  return tag.name === "fldsimple" && valuesOf(tag, "instr").some((code) => LOADS.test(code)) ? "external" : null;
}

function fieldMark(open: Field[], tag: Tag): ContentProblem | null {
  const [type] = valuesOf(tag, "fldchartype");
  if (type === "begin") open.push({ code: "", ended: false });
  if (type === "end") open.pop();
  const last = open.at(-1);
  if (type === "separate" && last) last.ended = true;
  return open.length > DEEPEST ? "heavy" : null;
}

/** Adds a text to the code of the field that it belongs to: the result of a field inside a code is part of that code. */
function loads(open: readonly Field[], { inside, text }: { inside: string; text: string }): boolean {
  const field = open.findLast(({ ended }) => !ended);
  const words = decoded(text.slice(0, LONGEST_CODE));
  if (!field) return inside === "instrtext" && LOADS.test(words);
  field.code = (field.code + words).trimStart().slice(0, ENOUGH);
  return LOADS.test(field.code);
}

/** In characters, of one run of a field's code. */
const LONGEST_CODE = 64 * 1024;

const FORMULAS = ["f", "formula[12]?", "definedname", "calculatedcolumnformula", "totalsrowformula"];
const IN_WORKBOOK = tagsNamed(...DRAWN, ...READS_OTHERS, ...FORMULAS);
const isFormula = (name: string): boolean => name !== "" && !DRAWN.includes(name) && !READS_OTHERS.includes(name);
/** In characters; Excel's longest formula has 8,192. */
const LONGEST_FORMULA = 128 * 1024;

/** Looks at a part of a workbook, whose formulas may come in pieces. */
export function lookInWorkbook(): Look {
  let formula: string | null = null;
  const ended = (): ContentProblem | null => {
    const whole = formula ?? "";
    formula = null;
    if (whole.length > LONGEST_FORMULA) return "heavy";
    return readsOutsideInExcel(decoded(whole)) ? "external" : null;
  };
  return (slice) => {
    for (const tag of tagsIn(slice, IN_WORKBOOK)) {
      const problem = isFormula(tag.name) && formula !== null ? ended() : elementProblem(tag);
      if (problem) return problem;
      if (isFormula(tag.name)) formula = tag.closing || tag.attributes.endsWith("/") ? null : "";
      if (formula !== null && formula.length <= LONGEST_FORMULA) formula += tag.text;
    }
    return null;
  };
}
