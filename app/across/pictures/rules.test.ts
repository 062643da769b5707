import { describe, expect, it } from "vitest";
import type { Actor, Visitor } from "~/modules/accounts/rules/actor";
import { isPublicPicture, type PictureSubject, picturePolicy } from "./rules";

const AT = new Date("2026-11-21T10:00:00Z");
const someone = (userId: string, organisationId: string) =>
  ({ userId, role: "UAT", organisation: { id: organisationId } }) as Actor;
const people: Record<string, Visitor> = {
  nobody: null,
  sender: someone("sender", "own"),
  colleague: someone("colleague", "own"),
  other: someone("other", "other"),
  admin: { userId: "admin", role: "ADMIN", organisation: null } as Actor,
};
const picture = (given: Partial<PictureSubject>): PictureSubject => ({
  uploadedBy: "user:sender",
  organisationId: "own",
  attachedAt: AT,
  uses: [],
  post: null,
  ...given,
});
const shownBy = (isPublic: boolean, organisationId: string | null = "own") => ({
  organisationId,
  isPublic,
  isAdmins: true,
});
const inDraft = (organisationId: string | null = "own") => ({ organisationId, isPublic: false, isAdmins: false });

const EVERYBODY = ["nobody", "sender", "colleague", "other", "admin"];
const THEIRS = ["sender", "colleague"];
const OWN = [...THEIRS, "admin"];

describe("a picture is seen", () => {
  it.each<[string, PictureSubject, string[]]>([
    ["while it waits for its form", picture({ attachedAt: null }), ["sender"]],
    [
      "of an ADMIN, while it waits",
      picture({ attachedAt: null, uploadedBy: "user:admin", organisationId: null }),
      ["admin"],
    ],
    ["shown by something that everybody sees", picture({ uses: [shownBy(true)] }), EVERYBODY],
    ["shown by something that only its own see", picture({ uses: [shownBy(false)] }), OWN],
    ["shown by two, of which one is everybody's", picture({ uses: [shownBy(false), shownBy(true)] }), EVERYBODY],
    ["shown by what nobody has sent yet", picture({ uses: [inDraft()] }), THEIRS],
    ["shown by a draft, and by what was sent", picture({ uses: [inDraft(), shownBy(false)] }), OWN],
    ["that an ADMIN has sent, shown by a draft", picture({ organisationId: null, uses: [inDraft()] }), THEIRS],
    ["that nothing shows any more", picture({}), THEIRS],
    [
      "that an ADMIN put on the page of an organisation",
      picture({ organisationId: null, uses: [shownBy(false)] }),
      OWN,
    ],
    [
      "that an ADMIN put on a page without an owner",
      picture({ organisationId: null, uses: [shownBy(false, null)] }),
      ["admin"],
    ],
  ])("%s", (_, subject, expected) => {
    const seeing = Object.entries(people).filter(([, actor]) => picturePolicy.may("see", actor, subject, AT));
    expect(seeing.map(([name]) => name)).toEqual(expected);
    expect(isPublicPicture(subject, AT)).toBe(expected === EVERYBODY);
  });
});
