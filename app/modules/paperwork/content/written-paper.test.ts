import { expect, it } from "vitest";
import { docxOf } from "~/platform/paper/docx";
import { type Paper, pictureSize, signerLines } from "~/platform/paper/paper";
import { photo } from "../../../../tests/support/pictures";
import { composePaper } from "../rules/compose";
import { EXAMPLE } from "../rules/example";
import { MODELS } from "../rules/models";
import { PAPER_KIND_CODES } from "../rules/paper-kind";
import { writtenPaper } from "./written-paper.server";

/** What is seen of a paper: a signer has lines, a picture its size on the page. */
const seen = ({ logo, ...paper }: Paper): unknown =>
  JSON.parse(
    JSON.stringify({
      ...paper,
      logo: logo ? { jpeg: logo.jpeg, ...pictureSize(logo) } : null,
      parts: paper.parts.map((part) =>
        part.kind === "signatures" ? { ...part, people: part.people.map(signerLines) } : part,
      ),
    }),
  );

it.each(PAPER_KIND_CODES)("the paper that a Word file was written from is found again whole: %s", async (kind) => {
  const jpeg = (await (await photo({ width: 60, height: 40 })).jpeg().toBuffer()).toString("base64");
  const signatories = [
    { title: "Primar", name: "Ana Pop", block: "approved" as const },
    { title: "Șef & contabil", name: null, block: "cfp" as const },
  ];
  const known = {
    ...EXAMPLE,
    letterhead: { ...EXAMPLE.letterhead, signatories },
    facts: { ...EXAMPLE.facts, descriere: "Țiglă < 5 mm\nși „jgheaburi” & burlane" },
  };
  for (const cover of [true, false]) {
    const made = { kind, model: MODELS[kind], name: "Modelul platformei, versiunea 2", verified: null, cover };
    const paper = { ...composePaper(made, known), logo: cover ? { jpeg, width: 60, height: 40 } : null };
    expect(seen(await writtenPaper(Buffer.from(await docxOf(paper))))).toEqual(seen(paper));
  }
});

it("no paper is found in another file", async () => {
  await expect(writtenPaper(Buffer.from("PK"))).rejects.toThrow();
});
