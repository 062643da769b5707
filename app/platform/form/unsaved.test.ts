import { data, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { later, movedOn } from "../refusal";
import { neverThrown, standingAfter, type Unsaved, whyUnsaved } from "./unsaved";

/** As the framework hands the page what the server has refused, or where it leads. */
const answered = (status: number, body: unknown) => ({ status, statusText: "", internal: false, data: body });
const refused = answered(409, movedOn("Articolul este în coș.").data);
const away = answered(503, later("Baza de date nu răspunde.", 5).data);
const ledAway = redirect("/login?redirectTo=%2Freluare");
const down = new TypeError("Failed to fetch");

describe("the reason why a submit failed", () => {
  it("is that the server, or a proxy before it, is out of reach", () => {
    expect(whyUnsaved(down)).toMatch(/^Serverul nu răspunde acum\. Pagina a rămas cum era/);
    expect(whyUnsaved(data(down))).toBe(whyUnsaved(down));
    expect(whyUnsaved(answered(502, "<html>Bad Gateway</html>"))).toBe(whyUnsaved(down));
    expect(whyUnsaved(undefined)).toBe(whyUnsaved(down));
  });

  it("is a server error, or the sentence of the server", () => {
    expect(whyUnsaved(data(new Error("Unexpected Server Error"), 500))).toMatch(
      /^S-a întâmplat ceva neașteptat la noi\./,
    );
    expect(whyUnsaved(answered(500, ""))).toMatch(/^S-a întâmplat ceva neașteptat la noi\./);
    expect(whyUnsaved(away)).toBe("Baza de date nu răspunde.");
    for (const status of [503, 413])
      expect(whyUnsaved(answered(status, JSON.stringify({ sentence: "Alegeți fișiere mai mici." })))).toBe(
        "Alegeți fișiere mai mici.",
      );
  });

  it("is null when the server has answered", () => {
    for (const answer of [refused, ledAway, answered(404, null), data({ sentence: "S-a schimbat." }, 409)])
      expect(whyUnsaved(answer)).toBeNull();
  });
});

describe("a form submitted by a fetcher", () => {
  it("keeps its last answer until the next one", () => {
    const said = { refused: "Introduceți titlul" };
    const unsaved = "Serverul nu răspunde acum.";
    expect(standingAfter(undefined, undefined)).toEqual({ answered: undefined, unsaved: null });
    expect(standingAfter(undefined, { unsaved })).toEqual({ answered: undefined, unsaved });
    expect(standingAfter(undefined, said)).toEqual({ answered: said, unsaved: null });
    expect(standingAfter(said, { unsaved })).toEqual({ answered: said, unsaved });
    expect(standingAfter(said, undefined)).toEqual({ answered: undefined, unsaved: null });
  });
});

describe("an autosave", () => {
  const heard = async (error: unknown) => {
    const answer = await neverThrown(() => Promise.reject(error));
    return answer as { data: Unsaved; init: ResponseInit };
  };

  it("does not navigate, and says why it was not saved", async () => {
    expect((await heard(down)).data.unsaved).toContain("Serverul nu răspunde acum.");
    expect((await heard(down)).init.status).toBe(503);
    expect((await heard(refused)).data.unsaved).toBe("Articolul este în coș.");
    expect((await heard(ledAway)).data.unsaved).toContain("Sesiunea s-a încheiat");
    expect(await neverThrown(async () => "sent")).toBe("sent");
  });
});
