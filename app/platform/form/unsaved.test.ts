import { type data, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { movedOn } from "../refusal";
import { neverThrown, orUnsaved, standingAfter } from "./unsaved";

const failing = (error: unknown) => () => Promise.reject(error);
const down = failing(new TypeError("Failed to fetch"));
/** As the framework hands the page what the server has refused, or where it leads. */
const refused = failing({ status: 409, statusText: "", internal: false, data: movedOn("Articolul este în coș.").data });
const ledAway = failing(redirect("/login?redirectTo=%2Freluare"));

const sentence = async (answer: Promise<unknown>) => (await answer) as ReturnType<typeof data>;

describe("a form that a hydrated page sends", () => {
  it("stays with what was typed when the line is down, in either way", async () => {
    for (const send of [orUnsaved, neverThrown]) {
      const { data: said, init } = await sentence(send(down));
      expect(said).toEqual({ unsaved: expect.stringContaining("Serverul nu răspunde acum.") });
      expect(init?.status).toBe(503);
    }
    expect(await orUnsaved(async () => "sent")).toBe("sent");
    expect(await neverThrown(async () => "sent")).toBe("sent");
  });

  it("stands as it was answered last, until it hears more", () => {
    const answered = { refused: "Introduceți titlul" };
    const unsaved = "Serverul nu răspunde acum.";
    expect(standingAfter(undefined, undefined)).toEqual({ answered: undefined, unsaved: null });
    expect(standingAfter(undefined, { unsaved })).toEqual({ answered: undefined, unsaved });
    expect(standingAfter(undefined, answered)).toEqual({ answered, unsaved: null });
    expect(standingAfter(answered, { unsaved })).toEqual({ answered, unsaved });
    expect(standingAfter(answered, undefined)).toEqual({ answered: undefined, unsaved: null });
  });

  it("leads, by its button, wherever the server says", async () => {
    await expect(orUnsaved(ledAway)).rejects.toBeInstanceOf(Response);
    await expect(orUnsaved(refused)).rejects.toMatchObject({ status: 409 });
  });

  it("leads nowhere while somebody types, and says why it was not saved", async () => {
    expect((await sentence(neverThrown(refused))).data).toEqual({ unsaved: "Articolul este în coș." });
    const { data: said } = await sentence(neverThrown(ledAway));
    expect(said).toEqual({ unsaved: expect.stringContaining("nu mai sunteți conectat aici") });
    expect(said).toEqual({ unsaved: expect.stringContaining("conectați-vă din nou în altă filă") });
  });
});
