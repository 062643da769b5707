import { describe, expect, it } from "vitest";
import type { Actor, Verification, Visitor } from "~/modules/accounts/rules/actor";
import { bodyText } from "~/modules/writing/rules/body";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { FOLLOW_LEVEL_CODES, type FollowLevel, followChoices, levelOf, whyTold } from "./rules/follow";
import { withMentions } from "./rules/mentions";
import { blankDiscussion, type DiscussionFacts } from "./rules/moves";
import { pageOfPost, postPath } from "./rules/paths";
import { type DiscussionAction, discussionPolicy, type PostFacts, postPolicy } from "./rules/policy";
import { discussionRow } from "./rules/view";
import { mostPictures, writingProblem } from "./rules/writing-problem";

const NOW = new Date("2026-11-26T10:00:00Z");

const person = (userId: string, role: "UAT" | "FIRMA", verification: Verification = "verified"): Actor => ({
  userId,
  sessionId: "s",
  name: "Ana",
  email: "ana@psp.test",
  role,
  organisation: { id: `of-${userId}`, kind: role, name: "X", verification, membership: "colleague" },
});
const WHO = {
  nobody: null,
  author: person("author", "UAT"),
  other: person("other", "FIRMA"),
  unverified: person("new", "FIRMA", "pending"),
  suspended: person("gone", "UAT", "suspended"),
  admin: { userId: "a", sessionId: "s", name: "A", email: "a@psp.test", role: "ADMIN", organisation: null },
} as const satisfies Record<string, Visitor>;
type Who = keyof typeof WHO;

const discussion = (facts: Partial<DiscussionFacts> = {}): DiscussionFacts => ({
  ...blankDiscussion("general"),
  organisationId: "of-author",
  authorId: "author",
  authorActs: true,
  ...facts,
});
const STATES = {
  open: discussion(),
  solved: discussion({ solutionId: "p" }),
  locked: discussion({ lockedAt: NOW }),
  pinned: discussion({ pinnedAt: NOW }),
  inside: discussion({ category: "members" }),
} as const;
type State = keyof typeof STATES;
const ALL = Object.keys(STATES) as State[];
const PUBLIC: State[] = ["open", "solved", "locked", "pinned"];
const UNLOCKED: State[] = ["open", "solved", "pinned", "inside"];

/** Allowed actions by person and state; all others are refused. */
const MAY: readonly [DiscussionAction, Partial<Record<Who, readonly State[]>>][] = [
  ["read", { nobody: PUBLIC, author: ALL, other: ALL, unverified: PUBLIC, suspended: PUBLIC, admin: ALL }],
  ["open", { author: ALL, other: ALL }],
  ["follow", { author: ALL, other: ALL }],
  ["reply", { author: UNLOCKED, other: UNLOCKED }],
  ["solve", { author: UNLOCKED, admin: ALL }],
  ["reopen", { author: ["solved"], admin: ["solved"] }],
  ["pin", { admin: ["open", "solved", "locked", "inside"] }],
  ["unpin", { admin: ["pinned"] }],
  ["lock", { admin: UNLOCKED }],
  ["unlock", { admin: ["locked"] }],
];

describe("what may be done with a discussion", () => {
  it.each(MAY)("%s", (action, allowed) => {
    const found = Object.fromEntries(
      (Object.keys(WHO) as Who[]).map((who) => [
        who,
        ALL.filter((state) => discussionPolicy.may(action, WHO[who], STATES[state], NOW)),
      ]),
    );
    const nobody = Object.fromEntries(Object.keys(WHO).map((who) => [who, []]));
    expect(found).toEqual({ ...nobody, ...allowed });
  });

  it("is known for every action", () => {
    expect(MAY.map(([action]) => action).sort()).toEqual(Object.keys(discussionPolicy.rules).sort());
  });
});

describe("what may be done with a post", () => {
  const post = (facts: DiscussionFacts, moderated: Partial<PostFacts> = {}): PostFacts => ({
    organisationId: "of-author",
    authorId: "author",
    authorActs: true,
    othersDecide: true,
    discussion: facts,
    hiddenAt: null,
    hiddenBy: null,
    appealedAt: null,
    appealDecidedAt: null,
    keptAt: null,
    removedAt: null,
    number: 2,
    ...moderated,
  });

  it.each<[Who, State[], State[]]>([
    ["nobody", [], []],
    ["author", UNLOCKED, []],
    ["other", [], ALL],
    ["unverified", [], []],
    ["suspended", [], []],
    ["admin", [], []],
  ])("%s edits %j and likes %j", (who, edits, likes) => {
    const may = (action: "edit" | "like") =>
      ALL.filter((state) => postPolicy.may(action, WHO[who], post(STATES[state]), NOW));
    expect([may("edit"), may("like")]).toEqual([edits, likes]);
  });
});

describe("the level at which a post is followed", () => {
  const CHOICES = [null, ...FOLLOW_LEVEL_CODES];

  it("is the discussion's, then the category's, then the forum's, then the default, and decides alone who is told", () => {
    for (const discussion of CHOICES)
      for (const category of CHOICES)
        for (const forum of CHOICES) {
          const first = [discussion, category, forum, "participating" as const].find((chosen) => chosen !== null);
          expect(levelOf({ discussion, category, forum })).toBe(first);
          for (const hasWritten of [false, true])
            for (const isMentioned of [false, true]) {
              const told = whyTold({ userId: "x", discussion, category, forum, hasWritten, isMentioned });
              const named = isMentioned ? "mentioned" : null;
              const expected = {
                watching: named ?? "follows",
                participating: named ?? (hasWritten ? "follows" : null),
                normal: named,
                none: null,
              };
              expect(told).toBe(expected[first ?? "none"]);
            }
        }
  });

  it("is left by each button of a discussion, whatever was chosen around it", () => {
    for (const discussion of CHOICES)
      for (const category of CHOICES)
        for (const forum of CHOICES) {
          const chosen = { discussion, category, forum };
          const { isWatching, isSilent, watch, silence } = followChoices(chosen);
          const chosenThen = (choice: FollowLevel | null) => followChoices({ ...chosen, discussion: choice });
          expect(chosenThen(watch).isWatching).toBe(!isWatching);
          expect(chosenThen(silence).isSilent).toBe(!isSilent);
        }
  });
});

describe("a mention", () => {
  const HALL = {
    id: "hall",
    name: "Primăria Comunei Lunca",
    fullName: "Primăria Comunei Lunca",
    href: "/features/community-showcase/lunca",
    isHere: false,
  };
  const FIRM = { id: "firm", name: "Firma S.R.L.", fullName: "Firma S.R.L.", href: "/partener/firm", isHere: false };
  const named = (html: string) => {
    const { body, mentioned } = withMentions(bodyOf(html), [HALL, FIRM]);
    return { html: htmlOf(body), mentioned };
  };

  it.each([
    ["<p>Bună, @primaria comunei lunca, aveți modelul?</p>", ["hall"]],
    ["<p>@Primăria Comunei Lunca</p>", ["hall"]],
    ["<p>(@Firma S.R.L.) și @Primăria Comunei Lunca!</p>", ["firm", "hall"]],
    ["<ul><li>de la @Firma S.R.L.</li></ul>", ["firm"]],
    ["<p>Primăria Comunei Lunca</p>", []],
    ["<p>scrieți la ana@firma s.r.l. sau @Primăria Comunei Luncani</p>", []],
    ["<blockquote><p>@Firma S.R.L.</p></blockquote>", []],
  ])("in %s", (html, mentioned) => {
    const once = named(html);
    expect(once.mentioned).toEqual(mentioned);
    expect(named(once.html)).toEqual(once);
    expect(bodyText(bodyOf(once.html))).toBe(bodyText(bodyOf(html)));
  });

  it("with the county is of the one of that county", () => {
    const places = ["Sălaj", "Buzău"].map((county) => ({
      ...HALL,
      id: county,
      fullName: `${HALL.name}, jud. ${county}`,
    }));
    const text = "<p>@Primăria Comunei Lunca, jud. Buzău, aveți modelul? Și @Primăria Comunei Lunca?</p>";
    expect(withMentions(bodyOf(text), places).mentioned).toEqual(["Buzău"]);
  });

  it("of a name that several have is of the one that has written in the discussion, and otherwise of none", () => {
    const mentioned = (...here: boolean[]) =>
      withMentions(
        bodyOf("<p>@Firma S.R.L.</p>"),
        here.map((isHere, n) => ({ ...FIRM, id: `${n}`, isHere })),
      ).mentioned;
    expect([mentioned(false, false), mentioned(false, true), mentioned(true, true)]).toEqual([[], ["1"], []]);
  });

  it("leads to the page of the organisation", () => {
    expect(named("<p>Bună, <strong>@Primăria Comunei Lunca</strong>, aveți?</p>").html).toBe(
      '<p>Bună, <a href="/features/community-showcase/lunca" rel="noopener nofollow ugc"><strong>@Primăria Comunei Lunca</strong></a>, aveți?</p>',
    );
  });

  it("of more organisations than the text needs is refused", () => {
    const mentions = (number: number) => bodyOf(`<p>${"@Firma mea, ".repeat(number)}</p>`);
    const problem = (number: number, posts: number) => writingProblem(mentions(number), { posts, inDiscussion: 0 });
    expect(problem(500, 9)).toMatch(/cel mult 10 organizații/);
    expect([problem(10, 9), problem(2, 0)]).toEqual([null, null]);
    expect(problem(3, 0)).toMatch(/cel mult 2 organizații/);
  });
});

describe("the first posts of an organisation", () => {
  const links = (number: number) =>
    bodyOf(
      Array.from({ length: number }, (_, n) => `<p><a href="https://exemplu.ro/${n}">aici</a></p>`).join("") ||
        "<p>Bună ziua</p>",
    );

  it.each([
    [{ posts: 0, inDiscussion: 0 }, 2, null],
    [{ posts: 0, inDiscussion: 0 }, 3, /cel mult 2 linkuri/],
    [{ posts: 2, inDiscussion: 2 }, 0, null],
    [{ posts: 3, inDiscussion: 3 }, 9, null],
  ])("%j with %i links", (written, number, problem) => {
    const found = writingProblem(links(number), written);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it("have one picture each, later ones four", () => {
    const pictures = (number: number) =>
      Array.from({ length: number }, (_, n) => ({
        kind: "picture" as const,
        id: `${n}`,
        alt: "",
        width: 8,
        height: 8,
      }));
    const problem = (number: number, posts: number) => writingProblem(pictures(number), { posts, inDiscussion: 0 });
    expect([problem(1, 2), problem(4, 3), mostPictures({ posts: 2 }), mostPictures({ posts: 3 })]).toEqual([
      null,
      null,
      1,
      4,
    ]);
    expect(problem(2, 2)).toMatch(/o singură imagine/);
    expect(problem(5, 3)).toMatch(/cel mult 4 imagini/);
  });
});

describe("the address of a post", () => {
  it.each([
    [1, 1, "/forum/t#mesaj-1"],
    [20, 1, "/forum/t#mesaj-20"],
    [21, 2, "/forum/t?pagina=2#mesaj-21"],
    [2_001, 101, "/forum/t?pagina=101#mesaj-2001"],
  ])("%i is on page %i", (number, page, path) => {
    expect([pageOfPost(number), postPath("t", number)]).toEqual([page, path]);
  });
});

describe("a discussion in the list", () => {
  const listed = {
    id: "t",
    category: "general" as const,
    title: "Salubrizare",
    author: "Ana",
    organisation: { id: "o", name: "Comuna Măgura", kind: "UAT", verification: "verified" },
    lastPostAt: NOW,
    replies: 12,
    likes: 1,
    views: 20,
    pinnedAt: null,
    lockedAt: null,
    solutionId: null,
  } as const;

  it("has its counts in words", () => {
    expect(discussionRow(listed, NOW)).toMatchObject({
      facts: ["20 de vizualizări", "1 apreciere"],
      replies: { value: 12, unit: "răspunsuri" },
    });
    expect(discussionRow({ ...listed, replies: 1 }, NOW).replies.unit).toBe("răspuns");
  });

  it("leads to the first post that its reader has not seen", () => {
    expect(discussionRow(listed, NOW, { number: 9, first: 5 })).toMatchObject({ href: "/forum/t#mesaj-5", unread: 9 });
    expect(discussionRow(listed, NOW, { number: 0, first: null })).toMatchObject({ href: "/forum/t", unread: 0 });
    expect(discussionRow(listed, NOW)).toMatchObject({ href: "/forum/t", unread: 0 });
  });

  it("says what is pinned, solved, locked and lively", () => {
    const weekLater = new Date(NOW.getTime() + 7 * 86_400_000);
    expect(discussionRow(listed, NOW).flags).toEqual(["hot"]);
    expect(discussionRow(listed, weekLater).flags).toEqual([]);
    expect(discussionRow({ ...listed, pinnedAt: NOW, solutionId: "p", lockedAt: NOW }, weekLater).flags).toEqual([
      "pinned",
      "solved",
      "locked",
    ]);
  });
});
