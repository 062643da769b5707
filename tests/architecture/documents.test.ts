import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { envVariables } from "~/platform/env.server";

const listed = (pattern: string) => execFileSync("git", ["ls-files", pattern], { encoding: "utf8" }).trim().split("\n");
const textOf = (file: string) => readFileSync(file, "utf8");
const documents = listed("*.md");

const FENCED = /^```[\s\S]*?^```/gm;
const CODE = /`[^`\n]+`/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const HEADING = /^(#+) (.+)$/gm;

/** The anchors that a document offers, as GitHub makes them from its headings. */
const anchorsOf = (text: string) =>
  [...text.replace(FENCED, "").matchAll(HEADING)].map(([, , title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

const linksOf = (text: string) =>
  [...text.replace(FENCED, "").replace(CODE, "code").matchAll(LINK)].map(([, target = ""]) => target);

function isThere(document: string, link: string): boolean {
  if (/^(https?|mailto):/.test(link)) return true;
  const [path = "", anchor] = decodeURI(link).split("#");
  const file = path === "" ? document : join(dirname(document), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(textOf(file)).includes(anchor);
}

describe("the documents", () => {
  it("have no link that leads nowhere", () => {
    const broken = documents.flatMap((file) =>
      linksOf(textOf(file))
        .filter((link) => !isThere(file, link))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("notice a link that leads nowhere", () => {
    expect(["docs/tour.md", "#config", "#configurare"].map((link) => isThere("README.md", link))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

/** What a README has in any language: the levels of its headings, commands, names in code and links, in their order. */
function bonesOf(file: string) {
  const text = textOf(file);
  const open = text.replace(FENCED, "");
  return {
    headings: [...open.matchAll(HEADING)].map(([, level]) => level),
    commands: (text.match(FENCED) ?? []).map((block) => block.replace(/\s+#.*$/gm, "")),
    names: open.match(CODE),
    links: linksOf(text).filter((link) => !/^README(\.en)?\.md$/.test(link)),
    rows: open.split("\n").filter((line) => line.startsWith("|")).length,
  };
}

describe("the two READMEs", () => {
  it("say the same", () => {
    expect(bonesOf("README.en.md")).toEqual(bonesOf("README.md"));
  });

  it("name each other in their first lines", () => {
    expect(textOf("README.md").split("\n")[2]).toContain("(README.en.md)");
    expect(textOf("README.en.md").split("\n")[2]).toContain("(README.md)");
  });

  it("name every setting, or the settings that begin alike", () => {
    const named = textOf("README.md").match(/`[A-Z][A-Z0-9_]+\*?`/g) ?? [];
    const isNamed = (setting: string) =>
      named.some((name) => (name.endsWith("*`") ? setting.startsWith(name.slice(1, -2)) : name === `\`${setting}\``));
    expect(envVariables.filter((setting) => !isNamed(setting) && setting !== "TEST_VISITORS")).toEqual([]);
  });
});
