import { describe, expect, it } from "vitest";
import { NOW, REQUESTS, RESPONSES } from "./cast.test-data";
import { decisionOf } from "./decision";
import { acceptableOffers, arrivedText, offerCount, offerCountText } from "./offer-count";
import { waysOn } from "./ways-on";

describe("the offers of a request", () => {
  const { submitted, toConfirm, withdrawn, droppedOut } = RESPONSES;

  it("are those that are not withdrawn, of which unconfirmed ones cannot be accepted", () => {
    const count = offerCount([submitted, toConfirm, withdrawn, droppedOut]);
    expect(count).toEqual({ received: 2, unconfirmed: 1 });
    expect(acceptableOffers(count)).toBe(1);
  });

  it.each([
    [0, 0, "0 oferte"],
    [1, 0, "1 ofertă"],
    [1, 1, "1 ofertă, neconfirmată"],
    [2, 1, "2 oferte, dintre care una neconfirmată"],
    [2, 2, "2 oferte, toate neconfirmate"],
    [5, 3, "5 oferte, dintre care 3 neconfirmate"],
    [20, 0, "20 de oferte"],
  ])("%i, of which %i are unconfirmed: %s", (received, unconfirmed, words) => {
    expect(offerCountText({ received, unconfirmed })).toBe(words);
  });

  it.each([
    ["draft", 0, null],
    ["open", 2, null],
    ["closed", 2, "choose"],
    ["closed", 0, "decide"],
    ["running", 2, null],
  ] as const)("of a request that is %s, with %i, leave the decision %s", (state, received, decision) => {
    expect(decisionOf(REQUESTS[state], { received, unconfirmed: 0 }, NOW)).toBe(decision);
  });

  it("arrive in words", () => {
    expect(arrivedText({ received: 0, unconfirmed: 0 }, { sealed: true })).toBe("Nu a sosit nicio ofertă");
    expect(arrivedText({ received: 1, unconfirmed: 0 }, { sealed: false })).toBe("A sosit 1 ofertă");
    expect(arrivedText({ received: 2, unconfirmed: 1 }, { sealed: true })).toBe(
      "Au sosit 2 oferte sigilate, dintre care una neconfirmată",
    );
  });
});

describe("the ways on", () => {
  const none = { received: 0, unconfirmed: 0 };
  const two = { received: 2, unconfirmed: 0 };

  it.each([
    ["closed", none, "Puteți prelungi termenul sau anula solicitarea."],
    [
      "closed",
      two,
      "Puteți accepta o ofertă, prelungi termenul, anunța firmele că încă evaluați sau anula solicitarea.",
    ],
    ["opened", two, "Puteți accepta o ofertă, anunța firmele că încă evaluați sau anula solicitarea."],
    ["opened", { received: 1, unconfirmed: 1 }, "Puteți anunța firmele că încă evaluați sau anula solicitarea."],
    ["vacant", two, "Puteți accepta o ofertă sau anula solicitarea."],
    ["vacant", none, "Puteți anula solicitarea."],
    ["running", two, "Puteți anula solicitarea."],
    ["completed", two, ""],
    ["cancelled", two, ""],
  ] as const)("%s: %j", (state, offers, words) => {
    expect(waysOn(REQUESTS[state], offers, NOW)).toBe(words);
  });
});
