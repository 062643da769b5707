import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ownPlatform } from "../../../tests/support/platform";
import { setClock } from "../clock";
import { answersOf } from "./answers";
import { alsoWrong, checkForm } from "./check-form.server";
import { idFromForm, idFromPath, isId } from "./id";
import { keepPost, keptPost } from "./kept-post.server";
import { hasLedTo, newFormKey, once } from "./once.server";
import { readForm } from "./read-form.server";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("a posted form", () => {
  const request = (body: BodyInit | null, type?: string) =>
    new Request("http://psp.test/", { method: "POST", body, headers: type ? { "content-type": type } : {} });

  it("is read when a browser sent it", async () => {
    expect((await readForm(request(new URLSearchParams({ title: "Portal" })))).get("title")).toBe("Portal");
    expect((await readForm(request(formOf({ title: "Portal" })))).get("title")).toBe("Portal");
  });

  it.each([
    ["JSON", () => request('{"title":"x"}', "application/json")],
    ["plain text", () => request("title=x", "text/plain")],
    ["nothing", () => request(null)],
    ["a broken multipart body", () => request("--x\r\nnonsense", "multipart/form-data; boundary=x")],
    ["a NUL byte", () => request(new URLSearchParams({ title: "a\0b" }))],
    ["a NUL byte in a name", () => request(new URLSearchParams({ "a\0b": "x" }))],
    ["a thousand fields", () => request(new URLSearchParams(Array.from({ length: 1000 }, (_, n) => [`f${n}`, "x"])))],
  ])("is the 400 page for %s", async (_, make) => {
    await expect(readForm(make())).rejects.toMatchObject({ status: 400 });
  });

  it("keeps the typed values except secrets, and has one error per field", () => {
    const schema = z.object({
      email: z.email("Introduceți adresa"),
      parola: z.string("Introduceți parola").min(8, "Prea scurtă"),
    });
    const checked = checkForm(formOf({ email: "ana", parola: "scurt" }), schema, { secret: ["parola"] });
    if (checked.ok) throw new Error("It should have been refused");
    expect(checked.refused.values).toEqual({ email: "ana" });
    expect(checked.refused.errors).toEqual({ email: "Introduceți adresa", parola: "Prea scurtă" });
    const answers = answersOf(checked.refused, { email: "de dinainte" });
    expect(answers.field("email")).toEqual({
      id: "email",
      name: "email",
      defaultValue: "ana",
      error: "Introduceți adresa",
    });
    expect(answers.errors).toHaveLength(2);
  });

  it("lists its errors in the order of the page: choices not made, rules over two fields, files taken out of it", async () => {
    const schema = z
      .object({
        parola: z.string("Introduceți parola"),
        title: z.string("Introduceți titlul"),
        kind: z.enum(["a", "b"], "Alegeți felul"),
        confirm: z.string("Repetați parola"),
      })
      .refine(({ title }) => title !== "x", { path: ["title"], error: "Prea scurt", when: () => true });
    const page = { title: "x", "plan.alt": "", parola: "", confirm: "" };
    const form = await readForm(request(formOf(page)));
    form.delete("plan.alt");
    const checked = alsoWrong(form, checkForm(form, schema), { plan: "Fișierul este gol" });
    const listed = answersOf(checked.ok ? null : checked.refused).errors.map(({ field }) => field);
    expect(listed).toEqual(["title", "plan", "parola", "kind", "confirm"]);
  });

  it("has the sentence about required fields only when one was left empty", () => {
    const schema = z.object({ title: z.string("Introduceți titlul").max(3, "Prea lung") });
    const lead = { sentence: "Toate câmpurile sunt obligatorii", fields: ["title"] };
    const empty = checkForm(formOf({ title: " " }), schema, { lead });
    const long = checkForm(formOf({ title: "prea lung" }), schema, { lead });
    expect(empty.ok ? null : empty.refused.lead).toBe(null);
    expect(checkForm(formOf({ title: "" }), schema, { lead })).toMatchObject({ refused: { lead: lead.sentence } });
    expect(long.ok ? null : long.refused.lead).toBe(null);
  });

  it("treats a field sent twice as an error of the form, not of the server", () => {
    const form = new FormData();
    form.append("title", "a");
    form.append("title", "b");
    expect(checkForm(form, z.object({ title: z.string("Introduceți titlul") })).ok).toBe(false);
  });
});

describe("an id", () => {
  it("that is malformed answers 404 in an address and 400 in a field", () => {
    expect(isId("0198c5a0-0000-7000-8000-000000000001")).toBe(true);
    for (const text of ["1", "", "' or 1=1", "0198c5a0-0000-7000-8000-00000000000g", "../../etc"]) {
      expect(() => idFromPath(text)).toThrow(expect.objectContaining({ status: 404 }));
      expect(() => idFromForm(text)).toThrow(expect.objectContaining({ status: 400 }));
    }
    expect(() => idFromPath(undefined)).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe("a form sent twice", () => {
  ownPlatform();
  const userId = "0198c5a0-0000-7000-8000-000000000001";

  it("has one effect, and the second submit redirects where the first one did", async () => {
    const form = formOf({ formKey: newFormKey() });
    let effects = 0;
    const work = async () => `/led/${++effects}`;
    expect(await once(form, userId, work)).toBe("/led/1");
    expect(await once(form, userId, work)).toBe("/led/1");
    expect(effects).toBe(1);
  });

  it.each<[string, (form: FormData) => void]>([
    ["another text", (form) => form.set("text", "Alt text.")],
    ["another price", (form) => form.set("price", "7000")],
    ["another button", (form) => form.set("intent", "submit")],
    ["one field more", (form) => form.append("text", "Încă un text.")],
    ["a version that it had not shown", (form) => form.set("version", "2")],
    ["another file of the same name and size", (form) => form.set("plan", new File(["b"], "plan.pdf"))],
    ["a file of another name", (form) => form.set("plan", new File(["a"], "plan2.pdf"))],
  ])("that has meanwhile %s is another form", async (_, change) => {
    const formKey = newFormKey();
    const sent = () => {
      const form = formOf({ formKey, text: "Textul.", price: "10000", intent: "save", version: "1" });
      form.set("plan", new File(["a"], "plan.pdf"));
      return form;
    };
    const other = sent();
    change(other);
    const saved: string[] = [];
    const send = (form: FormData, location: string) =>
      once(form, userId, async () => {
        saved.push(location);
        return location;
      });
    expect([await send(sent(), "/first"), await send(sent(), "/unused")]).toEqual(["/first", "/first"]);
    await expect(once(other, userId, () => Promise.reject(new Error("overtaken")))).rejects.toThrow("overtaken");
    expect(await send(sent(), "/unused")).toBe("/first");
    expect([await send(other, "/other"), await send(other, "/unused")]).toEqual(["/other", "/other"]);
    expect(saved).toEqual(["/first", "/other"]);
  });

  it("is the same form when only its hidden marks differ, or when files were taken out of it since it was read", async () => {
    const form = formOf({ formKey: newFormKey(), _pagina: "/pagina", text: "Textul." });
    form.set("plan", new File(["a"], "plan.pdf", { type: "application/pdf" }));
    const read = await readForm(new Request("http://psp.test/", { method: "POST", body: form }));
    read.delete("plan");
    expect(await once(read, userId, async () => "/first")).toBe("/first");
    form.set("_pagina", "/pagina?a-doua=da");
    expect(await once(form, userId, async () => "/second")).toBe("/first");
  });

  it("with two contents at the same time has two effects, one after the other", async () => {
    const formKey = newFormKey();
    let running = 0;
    const led = ["a", "b", "a", "b"].map((text) =>
      once(formOf({ formKey, text }), userId, async () => {
        expect(++running).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return `/${text}`;
      }),
    );
    expect(await Promise.all(led)).toEqual(["/a", "/b", "/a", "/b"]);
  });

  it("has one effect when both arrive at the same time", async () => {
    const form = formOf({ formKey: newFormKey() });
    let effects = 0;
    const work = async () => `/led/${++effects}`;
    const led = await Promise.all(Array.from({ length: 5 }, () => once(form, userId, work)));
    expect(new Set(led).size).toBe(1);
    expect(effects).toBe(1);
  });

  it("may be submitted again after a failure, which leaves nothing behind", async () => {
    const form = formOf({ formKey: newFormKey() });
    await expect(once(form, userId, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await once(form, userId, async () => "/led")).toBe("/led");
  });

  it("does not reveal its redirect to another person", async () => {
    const form = formOf({ formKey: newFormKey() });
    await once(form, userId, async () => "/private");
    const other = "0198c5a0-0000-7000-8000-000000000002";
    await expect(once(form, other, async () => "/x")).rejects.toMatchObject({ status: 400 });
  });

  it("reveals to the holder of its key whether it has led to a page", async () => {
    const form = formOf({ formKey: newFormKey() });
    expect(await hasLedTo(form, "/sent")).toBe(false);
    await once(form, userId, async () => "/sent");
    expect([await hasLedTo(form, "/sent"), await hasLedTo(form, "/other")]).toEqual([true, false]);
    expect(await hasLedTo(formOf({ formKey: "forged" }), "/sent")).toBe(false);
    expect(await hasLedTo(formOf({}), "/sent")).toBe(false);
  });

  it("is refused without a key", async () => {
    await expect(once(formOf({}), userId, async () => "/x")).rejects.toMatchObject({ status: 400 });
  });
});

const AUTHOR = "01890000-0000-7000-8000-00000000aaaa";
const ANOTHER = "01890000-0000-7000-8000-00000000bbbb";

describe("a form whose session had ended", () => {
  ownPlatform();

  it("is kept for its author for an hour, without passwords", async () => {
    const cookie = await keepPost(
      AUTHOR,
      "/uat/messages/1",
      formOf({ text: "Bună ziua", parolaNoua: "secret", rezerva: "AAAA-1111" }),
    );
    const handle = cookie.match(/psp_kept=([^;]+)/)?.[1] ?? "";
    expect(await keptPost(AUTHOR, handle)).toEqual({
      path: "/uat/messages/1",
      fields: [["text", "Bună ziua"]],
      files: [],
    });
    expect(await keptPost(ANOTHER, handle)).toBeNull();
    expect(await keptPost(AUTHOR, "another")).toBeNull();
    expect(await keptPost(AUTHOR, null)).toBeNull();
    setClock(new Date(Date.now() + 61 * 60_000));
    expect(await keptPost(AUTHOR, handle)).toBeNull();
    setClock(null);
  });

  it("loses its chosen files and its files of an earlier submit, and names them", async () => {
    const form = formOf({ text: "Bună ziua" });
    form.append("document", new File(["x"], "plan.pdf"));
    form.append("poze", new File([], "")); // a field where none was chosen
    const cookie = await keepPost(AUTHOR, "/uat/messages/1", form);
    const kept = await keptPost(AUTHOR, cookie.match(/psp_kept=([^;]+)/)?.[1] ?? "");
    expect(kept?.files).toEqual(["plan.pdf"]);
    const names = kept?.fields.map(([name]) => name) ?? [];
    expect(names).toEqual(["text", expect.stringMatching(/^document\.kept\.\d{4}\.key$/)]);
  });
});
