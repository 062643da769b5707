import type { Extensions } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";
import { linkAddress } from "../rules/body-address";

/** Content rules of the stored body: a quote holds paragraphs, a list item one line and nested lists. */
const CONTENTS: Readonly<Record<string, string>> = {
  blockquote: "paragraph+",
  listItem: "paragraph (bulletList | orderedList)*",
};

const Words = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? [];
    return extensions.map((extension) => {
      const content = CONTENTS[extension.name];
      return content === undefined ? extension : (extension as Extendable).extend({ content });
    });
  },
});
type Extendable = { extend(given: { content: string }): Extensions[number] };

/** Only uploaded pictures, no external addresses. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/imagini/"]' }],
  addInputRules: () => [],
});

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
  Picture,
];
