import { type AnyExtension, type Attributes, type Editor, type Extensions, wrappingInputRule } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Image } from "@tiptap/extension-image";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList } from "@tiptap/extension-list/bullet-list";
import { ListItem } from "@tiptap/extension-list/item";
import { ListKeymap } from "@tiptap/extension-list/keymap";
import { OrderedList } from "@tiptap/extension-list/ordered-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Dropcursor } from "@tiptap/extensions/drop-cursor";
import { Gapcursor } from "@tiptap/extensions/gap-cursor";
import { TrailingNode } from "@tiptap/extensions/trailing-node";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { linkAddress } from "../rules/body-address";
import { MAX_LIST_DEPTH } from "../rules/body-read";

/** What is stored of each node and mark: the editor has no other attribute, so that it shows nothing that is not kept. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  heading: ["level"],
  orderedList: ["start"],
  link: ["href"],
  image: ["src", "alt"],
};

/** The same for what stands inside: a title is one line, a quote holds paragraphs, a list item one line and nested lists. */
const CONTENTS: Readonly<Record<string, string>> = {
  heading: "text*",
  blockquote: "paragraph+",
  listItem: "paragraph (bulletList | orderedList)*",
};

type Given = { name: string; extend(given: object): Given };
type Inherited = { parent?: (() => Record<string, unknown>) | undefined };

/** An extension of the library with only what is stored. */
function stored(extension: Given): Given {
  const content = CONTENTS[extension.name];
  return extension.extend({
    ...(content !== undefined && { content }),
    addAttributes(this: Inherited): Attributes {
      const all = (this.parent?.() ?? {}) as Attributes;
      return Object.fromEntries((ATTRIBUTES[extension.name] ?? []).map((name) => [name, all[name] ?? {}]));
    },
  });
}

/** No longer than a stored list takes it. */
const NUMBER = /^(\d{1,6})\.\s$/;
const typedNumber = ([, number]: readonly string[]): number => Number(number);

/** The number is always written, so that a list right after another one does not continue it. */
const numbered = {
  renderHTML: ({ HTMLAttributes }: { HTMLAttributes: Record<string, unknown> }) => ["ol", HTMLAttributes, 0],
  addInputRules(this: { type: Parameters<typeof wrappingInputRule>[0]["type"] }) {
    return [
      wrappingInputRule({
        find: NUMBER,
        type: this.type,
        getAttributes: (match) => ({ start: typedNumber(match) }),
        joinPredicate: (match, node) => node.childCount + node.attrs.start === typedNumber(match),
      }),
    ];
  },
};

/** Lists nested deeper would continue the list around them when they are stored. */
const shallow = {
  addKeyboardShortcuts(this: Inherited & { editor: Editor }) {
    const keys = (this.parent?.() ?? {}) as Record<string, () => boolean>;
    return { ...keys, Tab: () => listDepth(this.editor) >= MAX_LIST_DEPTH || (keys.Tab?.() ?? false) };
  },
};

function listDepth({ state }: Editor): number {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).filter(
    ({ type }) => type.name === "listItem",
  ).length;
}

const MORE: Readonly<Record<string, object>> = { orderedList: numbered, listItem: shallow };

/** Only uploaded pictures, no external addresses. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/imagini/"]' }],
  addInputRules: () => [],
});

/**
 * The editor's nodes, marks and attributes are those of a stored body. Each is taken by itself: the library's kit of all is
 * larger by what we do not store.
 */
const ALL = [
  Bold,
  Blockquote,
  BulletList,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  UndoRedo,
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => linkAddress(address) !== null,
  }),
  OrderedList,
  Paragraph,
  Text,
  TrailingNode,
  Picture,
] as unknown as Given[];

export const extensions: Extensions = ALL.map((extension) => {
  const own = stored(extension);
  const more = MORE[extension.name];
  return (more === undefined ? own : own.extend(more)) as unknown as AnyExtension;
});
