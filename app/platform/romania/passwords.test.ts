import { describe, expect, it } from "vitest";
import { commonPasswords } from "./common-passwords";
import { passwordProblem, passwordSentence, passwordSpellings } from "./passwords";

const owner = { email: "Ion.Popescu@primaria-valea.ro", organisation: "Comuna Țăndărei-Sat SRL" };

describe("passwordSpellings", () => {
  it.each([
    ["fără semne", ["fără semne"]],
    ["ploaie", ["ploaie"]],
    ["țara și", ["țara și", "ţara şi"]],
    ["ŢARA ŞI", ["ŢARA ŞI", "ȚARA ȘI"]],
    ["ţara și", ["ţara și", "țara și", "ţara şi"]],
  ])("of %j", (typed, spellings) => {
    expect(passwordSpellings(typed)).toEqual(spellings);
  });
});

describe("passwordProblem", () => {
  it.each([
    "Parola-Demo-2026",
    "cal corect baterie",
    "ploaie-peste-deal",
    "x7$Kp2!q",
    "ăîșțâ漢字🔑",
    "12345679801",
    "comoara mea veche",
    "Primaria-Valea-Mare-77",
  ])("accepts %j", (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });

  it.each([
    ["", "empty"],
    ["1234567", "short"],
    ["🔑🔑🔑🔑🔑🔑🔑", "short"],
    ["ab".repeat(65), "long"],
    ["12345678", "common"],
    ["password", "common"],
    ["Password1", "common"],
    ["P@ssw0rd!", "common"],
    ["Parola123", "common"],
    ["PĂROLA12", "common"],
    ["P@rola1!", "common"],
    ["Steaua1986", "common"],
    ["Qwerty2026", "common"],
    ["București1", "common"],
    ["aaaaaaaaaaaa", "common"],
    ["        ", "common"],
    ["xx-ion.popescu-9", { of: "email", part: "Ion.Popescu" }],
    ["IonPopescu2026!", { of: "email", part: "Ion.Popescu" }],
    ["tandarei frumos", { of: "organisation", part: "Țăndărei" }],
    ["la ȚĂNDĂREI 55", { of: "organisation", part: "Țăndărei" }],
    ["comuna mea 55", { of: "organisation", part: "Comuna" }],
  ])("refuses %j", (password, problem) => {
    expect(passwordProblem(password, owner)).toEqual(problem);
  });

  it("checks the shortest and longest length", () => {
    expect(passwordProblem("kx7$Kp2!", {})).toBeNull();
    expect(passwordProblem("xy".repeat(64), {})).toBeNull();
    expect(passwordProblem("🔑a".repeat(64), {})).toBeNull();
  });

  it("refuses a short name only as a whole", () => {
    expect(passwordProblem("un srl de 3 ori", { email: "un@srl.ro", organisation: "UN SRL" })).toEqual({
      of: "organisation",
      part: "UN SRL",
    });
    expect(passwordProblem("srl de 3 ori", { email: "ana@x.ro", organisation: "Ana SRL" })).toBeNull();
    expect(passwordProblem("anabanana", { email: "ana@x.ro", organisation: "" })).toBeNull();
    expect(passwordProblem("my ana@x.ro", { email: "ana@x.ro" })).toEqual({ of: "email", part: "ana@x.ro" });
  });

  it("finds a short name as a word, not inside another one, and says what it found", () => {
    const maria = { email: "maria@primaria-x.ro", organisation: "Comuna Mări" };
    for (const password of ["primaria noastra", "Primaria2026!", "marinarul-77"])
      expect(passwordProblem(password, maria), password).toBeNull();
    for (const password of ["maria-si-marea", "MariaPopa77", "x2maria9x"])
      expect(passwordProblem(password, maria), password).toEqual({ of: "email", part: "maria" });
    expect(passwordSentence({ of: "email", part: "maria" })).toBe(
      "Parola conține „maria”, din adresa de e-mail. Alegeți alta, care nu se ghicește din ea",
    );
    expect(passwordSentence({ of: "organisation", part: "Mări" })).toBe(
      "Parola conține „Mări”, din numele organizației. Alegeți alta, care nu se ghicește din el",
    );
  });

  it("has a sentence for a refusal", () => {
    expect(passwordSentence("short")).toBe("Parola are cel puțin 8 caractere");
    expect(passwordSentence("long")).toBe("Parola are cel mult 128 de caractere");
  });
});

it("lists the common ones folded", () => {
  expect(commonPasswords.size).toBeGreaterThan(300);
  expect([...commonPasswords].filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
});
