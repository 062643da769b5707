import { v7 } from "uuid";
import { describe, expect, it } from "vitest";
import { ownPlatform } from "../../../tests/support/platform";
import { Refusal } from "../refusal";
import { alsoWrong, refuse } from "./check-form.server";
import { keepDraft, keptDraft } from "./draft.server";
import { type Edit, savedOrShown, Wrong } from "./edit.server";
import { DRAFT_PAGE } from "./hidden-fields";
import { newFormKey } from "./once.server";
import { Overtaken } from "./version.server";

const PAGE = "/uat/community/profile";
const formWith = (version: string | null, name = "Comuna B") => {
  const form = new FormData();
  form.set("formKey", newFormKey());
  if (version !== null) form.set("version", version);
  form.set("name", name);
  return form;
};

type Kept = readonly string[];
const standing = {
  version: "2",
  last: { by: "Ana Pop", when: "acum 2 minute" },
  differences: [{ label: "Denumirea", theirs: "Comuna A", yours: "Comuna B" }],
};
const edit = (given: Partial<Edit<string, Kept, number>> = {}): Edit<string, Kept, number> => ({
  userId: v7(),
  checked: { ok: true, value: "Comuna B" },
  kept: ["sigla.png"],
  save: async () => 7,
  stored: async () => standing,
  back: "/uat/community",
  done: (value, saved) => ({ tone: "green", title: `${value} ${saved}` }),
  ...given,
});
const fails = (error: unknown) => async () => {
  throw error;
};
/** How a form came back. */
const shown = async (form: FormData, given: Partial<Edit<string, Kept, number>>) => {
  const answer = await savedOrShown(form, edit(given));
  if (answer instanceof Response) throw new Error("The form was saved");
  return { status: answer.init?.status, ...answer.data };
};
const mistake = (form: FormData): Edit<string, Kept, number>["checked"] => ({
  ok: false,
  refused: refuse(form, { name: "Introduceți denumirea" }),
});

describe("a form that edits", () => {
  ownPlatform();

  it("is saved once however often it is submitted, and its draft is deleted", async () => {
    const form = formWith("1");
    form.set(DRAFT_PAGE, PAGE);
    let times = 0;
    const seen: unknown[] = [];
    const said: (number | null)[] = [];
    const one = edit({
      save: async (_, version) => {
        seen.push(version);
        times += 1;
        return times;
      },
      done: (_, saved) => {
        said.push(saved);
        return { tone: "green", title: "Salvat." };
      },
    });
    await keepDraft(one.userId, PAGE, form);
    for (const answer of [await savedOrShown(form, one), await savedOrShown(form, one)]) {
      expect(answer).toBeInstanceOf(Response);
      expect((answer as Response).headers.get("location")).toBe("/uat/community");
    }
    expect([times, seen, said]).toEqual([1, ["1"], [1, null]]);
    expect(await keptDraft(one.userId, PAGE)).toBeNull();
  });

  it("is shown again with its errors and the version that it had shown", async () => {
    const form = formWith("2", "");
    expect(await shown(form, { checked: mistake(form) })).toEqual({
      status: 400,
      refused: { lead: null, values: Object.fromEntries(form), errors: { name: "Introduceți denumirea" } },
      overtaken: null,
      version: "2",
      kept: ["sigla.png"],
    });
    const unseen = formWith(null, "");
    expect(await shown(unseen, { checked: mistake(unseen) })).toMatchObject({ status: 400, version: null });
    const blank = formWith("1", "");
    expect(await shown(blank, { checked: mistake(blank), stored: null })).toMatchObject({ status: 400 });
  });

  it("is shown again with both texts and its errors when somebody else has saved meanwhile", async () => {
    const overtaken = { ...standing.last, differences: standing.differences };
    const late = await shown(formWith("1"), { save: fails(new Overtaken()) });
    expect(late).toMatchObject({ status: 409, overtaken, version: "2", kept: ["sigla.png"] });
    expect(late.refused).toMatchObject({ errors: {}, values: { name: "Comuna B" } });
    const form = formWith("1", "");
    const both = await shown(form, { checked: mistake(form) });
    expect(both).toMatchObject({ status: 409, overtaken, version: "2" });
    expect(both.refused.errors).toEqual({ name: "Introduceți denumirea" });
  });

  it("is shown again with the answer of the stored record, where that has more", async () => {
    const stored: Edit<string, Kept, number>["stored"] = async (typed) => ({
      ...standing,
      last: null,
      refused: { ...typed, errors: { name: "S-a schimbat" } },
      kept: ["alta.png"],
    });
    expect(await shown(formWith("1"), { save: fails(new Overtaken()), stored })).toMatchObject({
      overtaken: { by: null, when: null },
      refused: { errors: { name: "S-a schimbat" } },
      kept: ["alta.png"],
    });
  });

  it("releases its key when an error was found only while saving", async () => {
    const form = formWith("2");
    const save = fails(new Wrong(refuse(form, { name: "Este luată" })));
    expect(await shown(form, { save })).toMatchObject({ status: 400, refused: { errors: { name: "Este luată" } } });
    expect(await savedOrShown(form, edit())).toBeInstanceOf(Response);
  });

  it("is shown again after an error that has a sentence; other errors and refusals have their own page", async () => {
    const fault = new Error("disk");
    const failed = "Nu s-a putut salva.";
    const told = await shown(formWith("1"), { save: fails(fault), failed });
    expect(told).toMatchObject({ status: 500, version: "1", kept: ["sigla.png"], refused: { lead: failed } });
    await expect(shown(formWith("1"), { save: fails(fault) })).rejects.toBe(fault);
    const refusal = new Refusal(404, "Nu este aici.");
    await expect(shown(formWith("1"), { save: fails(refusal), failed })).rejects.toBe(refusal);
  });
});

it("errors outside the schema of a form are reported with those of its fields", () => {
  const form = formWith("1");
  const right = { ok: true, value: 1 } as const;
  expect(alsoWrong(form, right, { files: null })).toBe(right);
  expect(alsoWrong(form, right, { files: "Prea mare" })).toMatchObject({
    ok: false,
    refused: { errors: { files: "Prea mare" } },
  });
  expect(alsoWrong(form, mistake(form), { files: "Prea mare" })).toMatchObject({
    refused: { errors: { name: "Introduceți denumirea", files: "Prea mare" } },
  });
});
