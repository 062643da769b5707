import { describe, expect, it } from "vitest";
import { acceptsKind, fileLimits, fileName, fileSentence, sizeSentence } from "./attachment";

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
  const mostBytes = 10 * 1024 * 1024;
  expect(fileLimits("registration-uat")).toEqual({
    accept: ".pdf,.doc,.docx",
    hint: "PDF, DOC sau DOCX, cel mult 10 MB",
    mostBytes,
  });
  expect(fileLimits("registration-firma")).toEqual({ accept: ".pdf", hint: "PDF, cel mult 10 MB", mostBytes });
  expect(fileLimits("request")).toEqual({
    accept: ".pdf,.doc,.docx,.xlsx,.ods,.jpg,.jpeg,.png",
    hint: "PDF, DOC, DOCX, XLSX, ODS, JPEG sau PNG, cel mult 10 MB",
    mostBytes,
  });
  expect(acceptsKind("registration-firma", "docx")).toBe(false);
  for (const purpose of ["request", "response", "message"] as const)
    for (const kind of ["docx", "xlsx", "ods", "jpg", "png"] as const) expect(acceptsKind(purpose, kind)).toBe(true);
  for (const kind of ["xlsx", "ods", "jpg", "png"] as const) expect(acceptsKind("registration-uat", kind)).toBe(false);
});

it("names the kinds that would do", () => {
  expect(fileSentence("kind", "registration-firma")).toBe(
    "Conținutul fișierului nu este PDF. Alegeți un fișier de acest fel",
  );
  expect(sizeSentence("size", { name: "plan.pdf", size: 14 * 1024 * 1024 })).toBe(
    "Fișierul „plan.pdf” are 14 MB, iar limita este de 10 MB. Alegeți unul mai mic",
  );
});
