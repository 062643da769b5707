import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readableEmail, readableHost } from "./host-name";

describe("a host", () => {
  it.each([
    "primăria.ro",
    "primăria-țigănești.ro",
    "www.târgu-mureș.ro",
    "șțăîâ.ro",
    "münchen.de",
    "comună.primăria.ro",
    "primaria.ro",
  ])("%s is shown as it is written", (host) => {
    expect(readableHost(domainToASCII(host))).toBe(host);
  });

  it.each([
    ["in another script", domainToASCII("пример.рф")],
    ["that mixes scripts to look like another", domainToASCII("pаypal.com")],
    ["that is no punycode", "xn--.ro"],
    ["with what is no digit", "xn--a_b.ro"],
    ["that breaks off", "xn--primria-.ro"],
    ["far beyond any letter", "xn--99999999999.ro"],
  ])("%s stays as it is", (_, host) => {
    expect(readableHost(host)).toBe(host);
  });

  it("is the same host again", () => {
    const letters = fc.constantFrom(..."abcxyz0189ăâîșțéüñ");
    const label = fc.array(letters, { minLength: 1, maxLength: 30 }).map((all) => all.join(""));
    fc.assert(
      fc.property(label, (written) => {
        expect(readableHost(domainToASCII(`${written}.ro`))).toBe(`${written}.ro`);
      }),
    );
  });
});

it("an e-mail address", () => {
  expect(readableEmail(`contact@${domainToASCII("primăria.ro")}`)).toBe("contact@primăria.ro");
  expect(readableEmail("ana@primaria.ro")).toBe("ana@primaria.ro");
});
