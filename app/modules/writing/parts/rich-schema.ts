import { type AnyExtension, type Attributes, type Editor, type Extensions, wrappingInputRule } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";
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

const Words = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? [];
    return extensions.map((extension) => {
      const own = stored(extension as unknown as Given);
      const more = MORE[extension.name];
      return (more === undefined ? own : own.extend(more)) as unknown as AnyExtension;
    });
  },
});

/** Only uploaded pictures, no external addresses. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/imagini/"]' }],
  addInputRules: () => [],
});

/** The editor's nodes, marks and attributes are those of a stored body. */
export const extensions: Extensions = [
  Words.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkAddress(address) !== null,
    },
  }),
  stored(Picture as unknown as Given) as unknown as AnyExtension,
];
