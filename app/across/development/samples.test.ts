import { render } from "@react-email/render";
import { expect, it } from "vitest";
import { SENTENCE } from "../notifications/listener/told.test-data";
import { samples } from "./pages/samples";

it.each(samples)("$name: as plain text it begins with what happened", async ({ subject, body }) => {
  const [first = "", ...others] = (await render(body, { plainText: true })).split("\n");
  expect(first).toMatch(SENTENCE);
  expect(first).not.toBe(subject);
  expect(others.join("\n")).toContain("Mesaj trimis de platforma PSP.");
});

it.each(samples.filter(({ name }) => name.startsWith("notificări:") && !name.includes("rezumat")))(
  "$name: it says why it came",
  async ({ body }) => expect(await render(body, { plainText: true })).toMatch(/Îl\s+primiți\s+pentru\s+„/),
);
