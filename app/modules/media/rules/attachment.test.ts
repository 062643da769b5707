import { describe, expect, it } from "vitest";
import { acceptOf, acceptsKind, fileHint, fileName, fileSentence } from "./attachment";

describe("fileName", () => {
  it.each([
    ["Certificat ONRC.pdf", "pdf", "Certificat ONRC.pdf"],
    ["oferta.html", "pdf", "oferta.pdf"],
    ["caiet.de.sarcini.docx", "docx", "caiet.de.sarcini.docx"],
    ["../../x", "pdf", "x.pdf"],
    ["..\\..\\windows\\plan.doc", "doc", "plan.doc"],
    ["C:\\Acte\\Hotărâre nr. 5.pdf", "pdf", "Hotărâre nr. 5.pdf"],
    ["raport\r\nSet-Cookie: a=b.pdf", "pdf", "raport Set-Cookie a=b.pdf"],
    ["plan\u202efdp.exe", "pdf", "planfdp.pdf"],
    ["", "docx", "document.docx"],
    ["..", "pdf", "document.pdf"],
    [".pdf", "pdf", "document.pdf"],
    ['a"b<c>d|e?f*g', "pdf", "a b c d e f g.pdf"],
    ["Strategie ş ţ.pdf", "pdf", "Strategie ș ț.pdf"],
  ] as const)("%j as %s is %j", (sent, kind, name) => {
    expect(fileName(sent, kind)).toBe(name);
  });

  it("keeps a hundred characters at most, whole ones", () => {
    expect(fileName(`${"ș".repeat(200)}.pdf`, "pdf")).toBe(`${"ș".repeat(100)}.pdf`);
    expect(fileName("👩‍🔧".repeat(100), "pdf").isWellFormed()).toBe(true);
  });
});

it("says before choosing what may be chosen", () => {
  expect(fileHint("registration-uat")).toBe("PDF, DOC sau DOCX, cel mult 10 MB");
  expect(fileHint("registration-firma")).toBe("PDF, cel mult 10 MB");
  expect(fileHint("request")).toBe("PDF, DOC, DOCX, XLSX, ODS, JPEG sau PNG, cel mult 10 MB");
  expect(acceptOf("registration-uat")).toBe(".pdf,.doc,.docx");
  expect(acceptOf("request")).toBe(".pdf,.doc,.docx,.xlsx,.ods,.jpg,.jpeg,.png");
  expect(acceptOf("registration-firma")).toBe(".pdf");
  expect(acceptsKind("registration-firma", "docx")).toBe(false);
  for (const purpose of ["request", "response", "message"] as const)
    for (const kind of ["docx", "xlsx", "ods", "jpg", "png"] as const) expect(acceptsKind(purpose, kind)).toBe(true);
  for (const kind of ["xlsx", "ods", "jpg", "png"] as const) expect(acceptsKind("registration-uat", kind)).toBe(false);
});

it("names the kinds that would do", () => {
  expect(fileSentence("kind", "registration-firma")).toBe(
    "Conținutul fișierului nu este PDF. Alegeți un fișier de acest fel",
  );
  expect(fileSentence("size", "request")).toContain("10 MB");
});
