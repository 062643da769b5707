import { describe, expect, it } from "vitest";
import { docxOf } from "~/platform/paper/docx";
import { BLANK } from "~/platform/paper/paper";
import { docxWords } from "../../../../tests/support/docx";
import { composePaper, type ModelVersion, missingIn, TO_CHECK } from "./compose";
import { FACTS, type Fact, type Facts, factsIn } from "./facts";
import { FIRST_VERSION, MODELS } from "./models";
import { isBefore } from "./offers";
import { isAfterChoice, isInternal, PAPER_KIND_CODES, type PaperKind } from "./paper-kind";
import { isOutsideSteps, nextStep, STEP_CODES, stateOf } from "./steps";

/** Each fact says its own name, so that a paper tells which it has. */
const NAMED = Object.fromEntries(Object.keys(FACTS).map((fact) => [fact, `<${fact}>`])) as Record<Fact, string>;
const NONE = Object.fromEntries(Object.keys(FACTS).map((fact) => [fact, null])) as unknown as Facts;

const version = (kind: PaperKind): ModelVersion => ({
  kind,
  model: MODELS[kind],
  name: `Modelul platformei, versiunea ${FIRST_VERSION}`,
  verified: null,
});

const composed = (kind: PaperKind, facts: Facts, cover = true) =>
  composePaper(
    { ...version(kind), cover },
    {
      facts,
      tables: { offers: [["1", "Firma", "10 lei", "1 lună", "azi", "Trimisă"]], sources: [] },
      letterhead: { head: ["ROMÂNIA"], imageId: null, prefix: null, signatories: [] },
    },
  );

const LETTERS: PaperKind[] = ["accepted", "declined", "completion", "order", "contract", "certificate", "invitation"];

describe("every paper", () => {
  it.each(PAPER_KIND_CODES)("%s has no rating, no guessed fact, its version and its own signatures", async (kind) => {
    const words = (await docxWords(Buffer.from(await docxOf(composed(kind, NAMED))))).join("\n");
    expect(words).not.toMatch(/★|☆|recenzi|rating|stele|\bnot[ae] din|din 5\b/i);
    expect(words).not.toMatch(/[{}]|null|undefined/);
    expect(words).toContain(version(kind).name);
    for (const named of MODELS[kind].parts.flatMap((part) => ("text" in part ? [part.text] : [])))
      for (const [, name = ""] of named.matchAll(/\{(.*?)\}/g)) expect(Object.keys(FACTS)).toContain(name);
    const blank = (await docxWords(Buffer.from(await docxOf(composed(kind, NONE))))).join("\n");
    expect(blank).not.toMatch(/[{}<>]|null|undefined/);
    expect(missingIn(MODELS[kind], NONE).length).toBeGreaterThan(0);
    expect(MODELS[kind].parts.filter((part) => part.kind === "signatures")).toHaveLength(1);
  });

  it("says which places of a model are left in what the request says, and in the model itself", () => {
    const facts = { ...NAMED, descriere: "Ce vrem: [rezultatul]. Până când: [data]." };
    expect(missingIn(MODELS.need, facts)).toContain("2 locuri în descrierea");
    expect(missingIn(MODELS.need, { ...NAMED, descriere: "Un pod." }).join()).not.toContain("loc");
    const own = { ...MODELS.need, parts: [{ kind: "text" as const, text: "Plata se face în [număr] zile." }] };
    expect(missingIn(own, NAMED)).toContain("1 loc în textul modelului");
  });

  it("to a firm says nothing of a jurist, and one for the institution says it once, or not at all", () => {
    for (const kind of PAPER_KIND_CODES) {
      expect(JSON.stringify(composed(kind, NAMED)).split(TO_CHECK).length - 1, kind).toBe(isInternal(kind) ? 1 : 0);
      expect(JSON.stringify(composed(kind, NAMED, false)).includes("jurist"), kind).toBe(false);
    }
    for (const kind of LETTERS) expect(isInternal(kind), kind).toBe(false);
  });

  it("about the value never names an offer to this request", () => {
    const asked = (kind: PaperKind) =>
      MODELS[kind].parts.flatMap((part): string[] =>
        part.kind === "field"
          ? [part.fact]
          : part.kind === "text"
            ? factsIn(part.text)
            : part.kind === "table"
              ? [part.table]
              : [],
      );
    for (const kind of ["estimate", "plan", "need"] as const)
      for (const fact of ["offers", "pret", "firma", "ofertanti", "data_decizie"])
        expect(asked(kind)).not.toContain(fact);
    const day = (on: string) => ({ on }) as Parameters<typeof isBefore>[0];
    const sent = day("2026-09-07").on;
    expect([day("2026-09-06"), day("2026-09-07"), day("2026-09-08")].map((one) => isBefore(one, sent))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isBefore(day("2026-09-08"), null)).toBe(true);
  });
});

describe("a paper after the choice", () => {
  const said = async (kind: PaperKind, facts: Partial<Facts>, model = MODELS[kind]) =>
    (
      await docxWords(Buffer.from(await docxOf(composePaper({ ...version(kind), model, cover: true }, known(facts)))))
    ).join("\n");
  const known = (facts: Partial<Facts>) => ({
    facts: { ...NAMED, ...facts },
    tables: { offers: [], sources: [] },
    letterhead: { head: ["ROMÂNIA"], imageId: null, prefix: null, signatories: [] },
  });
  const INTERVAL = { pret: "15.000–17.500 EUR", pret_convenit: null };

  it.each(PAPER_KIND_CODES.filter(isAfterChoice))(
    "%s asks for the price agreed, and never has an interval",
    async (kind) => {
      const words = await said(kind, INTERVAL);
      expect(words).not.toContain("17.500");
      expect(words).toContain(BLANK);
      expect(missingIn(MODELS[kind], known(INTERVAL).facts)).toContain("prețul convenit, fără TVA");
      const own = { ...MODELS[kind], parts: [{ kind: "field" as const, label: "Preț", fact: "pret" as const }] };
      expect(await said(kind, INTERVAL, own)).toContain(`Preț: ${BLANK}`);
      expect(await said(kind, { pret: "84.500 lei", pret_convenit: "84.500 lei" })).toContain("84.500 lei");
    },
  );

  it("says when the work ended, or nothing of it", async () => {
    for (const kind of ["reception", "certificate"] as const) {
      expect(await said(kind, { data_finalizare: "27 noiembrie 2026" })).toContain("finalizată la: 27 noiembrie 2026");
      expect(await said(kind, { data_finalizare: null })).not.toContain("finalizată");
      expect(missingIn(MODELS[kind], { ...NAMED, data_finalizare: null })).toEqual([]);
    }
  });

  it("has the code of what is bought, and the contract the account that is paid", async () => {
    for (const kind of ["order", "contract", "certificate"] as const)
      expect(await said(kind, {})).toContain("Cod CPV: ");
    for (const asked of ["IBAN", "Trezoreria"]) expect(await said("contract", {})).toContain(asked);
  });
});

describe("the steps", () => {
  it("have every kind but the comparison and the letters", () => {
    expect(PAPER_KIND_CODES.filter(isOutsideSteps)).toEqual(["comparison", "accepted", "declined", "completion"]);
  });

  it("end when each is made or skipped; either an order or a contract is enough", () => {
    const skipped = new Set(STEP_CODES.filter((step) => step !== "order"));
    expect(nextStep({ made: new Set(), skipped })).toBe("order");
    for (const kind of ["order", "contract"] as const) {
      const facts = { made: new Set<PaperKind>([kind]), skipped: new Set([...skipped, "order" as const]) };
      expect([nextStep(facts), stateOf("order", facts), stateOf("need", facts)]).toEqual([null, "made", "skipped"]);
    }
  });
});
