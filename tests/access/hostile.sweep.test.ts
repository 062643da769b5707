import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { personById } from "~/modules/accounts/store/person.server";
import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { newFormKey } from "~/platform/form/once.server";
import { app } from "../support/app";
import { ownPlatform } from "../support/platform";
import { ORIGIN } from "../support/settings";
import { everything, hasChanged } from "./ask";
import type { Row } from "./expected/row";
import { pathOf, rows } from "./matrix";
import { MOMENTS, makeWorld, type Persona, type World } from "./world";

type Post = { path?: string; headers?: Record<string, string>; body?: BodyInit };

/** Requests that no form of the product sends. Each is refused with a page, never a 500, and changes no row. */
const hostile: Record<string, (fields: Record<string, string>) => Post> = {
  "a NUL byte": (fields) => ({ body: encoded(fields, (value) => `${value}\0`) }),
  "a lone surrogate, escaped": (fields) => ({ body: encoded(fields).toString().replace(/=/, "=%ED%A0%80") }),
  JSON: (fields) => ({ body: JSON.stringify(fields), headers: { "content-type": "application/json" } }),
  "text that looks like a form": (fields) => ({
    body: encoded(fields).toString(),
    headers: { "content-type": "text/plain" },
  }),
  "no body at all": () => ({}),
  "a foreign origin": (fields) => ({ body: encoded(fields), headers: { origin: "https://evil.example" } }),
  "the origin null": (fields) => ({ body: encoded(fields), headers: { origin: "null" } }),
};

/** Unusual form values: refused or accepted, but never a 500. */
const odd: Record<string, (fields: Record<string, string>) => Post> = {
  "every field twice": (fields) => ({ body: new URLSearchParams([...encoded(fields), ...encoded(fields)]) }),
  "200 KB in every field": (fields) => ({ body: encoded(fields, () => "a".repeat(200_000)) }),
  "unknown values": (fields) => ({ body: encoded(fields, () => "' or 1=1 --") }),
  "the names of an object's own": (fields) => ({
    body: encoded({ ...fields, __proto__: "x", constructor: "y", "a[b][c]": "z" }),
  }),
};

const encoded = (fields: Record<string, string>, change = (value: string) => value) =>
  new URLSearchParams([
    ["formKey", newFormKey()],
    ...Object.entries(fields).map(([name, value]) => [name, change(value)]),
  ]);

const posts = [...new Map(rows.filter(({ method }) => method === "POST").map((row) => [row.pattern, row])).values()];
const whoseIs = ({ pattern }: Row): Persona =>
  pattern.startsWith("/uat")
    ? "uat"
    : pattern.startsWith("/firma")
      ? "firma"
      : pattern.startsWith("/admin/")
        ? "admin"
        : "anonymous";

describe("what no page of ours sends", () => {
  ownPlatform();
  let world: World;
  let before = "";

  beforeAll(async () => {
    world = await makeWorld();
    before = await everything();
    setClock(MOMENTS.open);
  });
  afterAll(async () => {
    setClock(null);
    expect(await everything()).toBe(before); // also counts rows written by other connections
  });

  const send = async (row: Row, { path = pathOf(row, world.ids), headers = {}, body }: Post): Promise<number> => {
    const cookie = world.cookies.open[whoseIs(row)];
    const all = { origin: ORIGIN, ...(cookie ? { cookie } : {}), ...headers };
    const answer = await app().fetch(
      new Request(ORIGIN + path, { method: "POST", headers: all, ...(body ? { body } : {}) }),
    );
    await answer.arrayBuffer();
    return answer.status;
  };
  const afterwards = async (work: () => Promise<number>) => {
    let seen = { status: 0, changed: false };
    await rolledBack(async () => {
      const status = await work();
      seen = { status, changed: await hasChanged(before) };
    });
    return seen;
  };

  it.each(Object.entries(hostile))("is refused and leaves nothing: %s", async (name, make) => {
    const wrong: string[] = [];
    for (const row of posts) {
      const { status, changed } = await afterwards(() => send(row, make(row.form)));
      // A step without fields ignores its form; a redirecting page redirects.
      const pressed = status === 303 || status === 302;
      if (status >= 500 || changed !== (changed && pressed && name !== "a foreign origin"))
        wrong.push(`${row.pattern}: ${status}${changed ? " changed" : ""}`);
      if (name.includes("origin") && status !== 403) wrong.push(`${row.pattern}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(odd))("is no fault: %s", async (_, make) => {
    const wrong: string[] = [];
    for (const row of posts) {
      const { status, changed } = await afterwards(() => send(row, make(row.form)));
      if (status >= 500 || (status >= 400 && changed))
        wrong.push(`${row.pattern}: ${status}${changed ? " changed" : ""}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(["1", "%00", "..%2F..%2Fetc%2Fpasswd", "%E0%A4%A", "' or 1=1", "x".repeat(500)])(
    "an id that cannot be one is missing: %s",
    async (id) => {
      const wrong: string[] = [];
      for (const row of posts.filter(({ pattern }) => pattern.includes(":"))) {
        const path = row.pattern.replace(/:\w+/g, encodeURI(id).replace(/%25/g, "%"));
        const { status, changed } = await afterwards(() => send(row, { path, body: encoded(row.form) }));
        if (status >= 500 || status === 200 || changed)
          wrong.push(`${row.pattern}: ${status}${changed ? " changed" : ""}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it("gives nobody a role, a place or a verification by asking for it", async () => {
    const { actor } = { actor: world.actors.uatUnverified };
    const wanted = {
      role: "ADMIN",
      organisationId: world.ids.partner ?? "",
      membership: "owner",
      emailVerified: "true",
      verifiedAt: "2026-01-01",
      verification: "verified",
      status: "sent",
      id: world.ids.partner ?? "",
    };
    const fields = { name: "Ana", position: "secretar", phone: "", address: "Strada Morii 4", website: "", ...wanted };
    const person = await personById(actor.userId);
    const organisation = await organisationById(actor.organisation?.id ?? "");
    await rolledBack(async () => {
      for (const path of ["/uat/security/person", "/uat/profile/organisation"]) {
        const cookie = world.cookies.open.uatUnverified ?? "";
        await app().fetch(
          new Request(ORIGIN + path, { method: "POST", headers: { origin: ORIGIN, cookie }, body: encoded(fields) }),
        );
      }
      const facts = ({ role, organisationId, membership, emailVerified, email }: NonNullable<typeof person>) => ({
        role,
        organisationId,
        membership,
        emailVerified,
        email,
      });
      const now = await personById(actor.userId);
      expect(now && facts(now)).toEqual(person && facts(person));
      expect((await organisationById(actor.organisation?.id ?? ""))?.verification).toBe(organisation?.verification);
    });
  });

  it("finds no sign-in of another kind: the library's own addresses are not there", async () => {
    for (const path of ["/api/auth/sign-in/email", "/api/auth/sign-up/email", "/api/auth/get-session"]) {
      const answer = await app().fetch(
        new Request(ORIGIN + path, { method: "POST", headers: { origin: ORIGIN }, body: encoded({}) }),
      );
      expect(answer.status).toBe(404);
    }
  });
});
