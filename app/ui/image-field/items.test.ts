import { expect, it } from "vitest";
import { changed, counted, type ImageChange, type ImageItem, itemsOf, type KeptImage, sentItems } from "./items";

const kept = (key: string): KeptImage => ({
  key,
  alt: key,
  picture: { src: "", srcSetWebp: "", srcSetJpeg: "", width: 4, height: 3, alt: key },
});
const sending = (id: string): ImageItem => ({ id, name: `${id}.jpg`, state: "sending", size: "1 KB", part: 0 });
const list = (...keys: string[]) => itemsOf(keys.map((key) => ({ image: kept(key), removed: false })));
const after = (items: readonly ImageItem[], ...changes: ImageChange[]) =>
  changes.reduce<readonly ImageItem[]>((now, change) => changed(now, change), items);
const ids = (items: readonly ImageItem[]) => items.map(({ id }) => id).join(" ");

it("a picture goes up, arrives in its place, and is sent with the form", () => {
  const items = after(
    list("a"),
    { do: "add", items: [sending("n1"), sending("n2")] },
    { do: "progress", id: "n1", part: 0.5 },
    { do: "arrived", id: "n2", kept: kept("b"), single: false },
  );
  expect(ids(items)).toBe("a n1 n2");
  expect(items[1]).toMatchObject({ state: "sending", part: 0.5 });
  expect(sentItems(items).map((item) => item.kept.key)).toEqual(["a", "b"]);
  expect(counted(items)).toBe(3);
});

it("one that failed keeps the others, can be sent again or let go", () => {
  const failed = after(list("a"), { do: "add", items: [sending("n1")] }, { do: "failed", id: "n1", sentence: "Nu." });
  expect(failed[1]).toMatchObject({ state: "failed", sentence: "Nu.", again: true });
  expect([counted(failed), ids(sentItems(failed))]).toEqual([1, "a"]);
  expect(after(failed, { do: "again", id: "n1" })[1]).toMatchObject({ state: "sending", part: 0 });
  expect(ids(after(failed, { do: "drop", id: "n1" }))).toBe("a");
});

it("where only one stands the new one takes its place once it is there", () => {
  const going = after(list("a"), { do: "add", items: [sending("n1")] });
  expect(ids(after(going, { do: "failed", id: "n1", sentence: "Nu." }))).toBe("a n1");
  expect(ids(after(going, { do: "arrived", id: "n1", kept: kept("b"), single: true }))).toBe("n1");
});

it("what is taken out is not sent, and comes back where it stood", () => {
  const without = after(list("a", "b", "c"), { do: "remove", id: "b" });
  expect([ids(sentItems(without)), counted(without), ids(without)]).toEqual(["a c", 2, "a b c"]);
  expect(ids(sentItems(after(without, { do: "putBack", id: "b" })))).toBe("a b c");
});

it.each([
  ["c", -1, "a c b"],
  ["a", 1, "b a c"],
  ["a", -1, "a b c"],
  ["c", 1, "a b c"],
] as const)("%s moves by %i", (id, by, order) => {
  expect(ids(after(list("a", "b", "c"), { do: "move", id, by }))).toBe(order);
});

it("moves past those that are not sent", () => {
  const items = after(list("a", "b", "c"), { do: "remove", id: "b" }, { do: "move", id: "c", by: -1 });
  expect(ids(sentItems(items))).toBe("c a");
});
