import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { plural } from "~/platform/language/plural";
import type { BodyPicture } from "../rules/body";
import { htmlOf } from "../rules/body-html";
import type { Node as BodyNode } from "../rules/body-nodes";
import { idInSource } from "../rules/body-picture";
import { bodyOfNodes } from "../rules/body-read";
import { DROPPED_TAGS, KEPT_TAGS, normalisedElement, STRUCK } from "../rules/foreign-html";
import { readingMinutes, wordCount } from "../rules/words";
import { extensions } from "./rich-schema";
import { RichToolbar } from "./rich-toolbar";
import { RichUploads, usePictureUploads } from "./rich-uploads";

/** `isFocused`: the text box that the editor replaces had the focus. */
export type RichBodyProps = { html: string; invalid: boolean; imageHint: string | null; isFocused: boolean };

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** The editor, loaded lazily. Its schema allows only what the server stores. */
export function RichBody({ html, invalid, imageHint, isFocused }: RichBodyProps) {
  const sent = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(html);
  const [linking, setLinking] = useState(false);
  const [leftOut, setLeftOut] = useState(false);
  const addPictures = useRef<(files: File[], at?: number) => void>(() => undefined);
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    autofocus: isFocused && "end",
    editorProps: {
      attributes: {
        id: "body",
        class: "prose editor__text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": "body-label",
        "aria-describedby": "body-help body-error",
        "aria-invalid": String(invalid),
        lang: "ro",
        spellcheck: "true",
      },
      transformPastedHTML: (pasted) => {
        const { html: clean, leftOut } = cleanPasted(pasted);
        setLeftOut(leftOut);
        return clean;
      },
      handlePaste: (_view, { clipboardData }) => {
        const files = imagesIn(clipboardData);
        const isText = clipboardData?.types.includes("text/html") || clipboardData?.types.includes("text/plain");
        if (files.length === 0 || isText) return false;
        addPictures.current(files);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : imagesIn(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        addPictures.current(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => setWritten(changed.getHTML()),
  });
  const { uploads, add, remove } = usePictureUploads(editor);
  useEffect(() => {
    if (imageHint !== null) addPictures.current = add;
  }, [add, imageHint]);
  useInputEvent(sent, written);
  // also from the toolbar, and with Caps Lock
  const openLink = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    setLinking(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears a shortcut of the text and the buttons inside
    <div className="editor" onKeyDown={openLink}>
      <input type="hidden" name="body" value={written} ref={sent} />
      <RichToolbar
        editor={editor}
        onPictures={imageHint === null ? null : add}
        linking={linking}
        setLinking={setLinking}
      />
      <RichUploads uploads={uploads} onRemove={remove} />
      <EditorContent editor={editor} />
      <p className={leftOut ? "editor__foot small" : undefined} role="status">
        {leftOut ? STRUCK_OUT : null}
      </p>
      <Count editor={editor} imageHint={imageHint} />
    </div>
  );
}

/** Dispatches `input` on the hidden field after each change, for the form's autosave. */
function useInputEvent(field: RefObject<HTMLInputElement | null>, written: string) {
  const last = useRef(written);
  useEffect(() => {
    if (last.current === written) return;
    last.current = written;
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [field, written]);
}

function Count({ editor, imageHint }: { editor: Editor; imageHint: string | null }) {
  const text = editor.getText();
  const words = wordCount(text);
  return (
    <p className="editor__foot small muted num" id="body-help">
      {`${plural(words, "cuvânt", "cuvinte")} · ${plural(readingMinutes(text), "minut", "minute")} de citit.${imageHint === null ? "" : ` Imaginile se aleg, se trag sau se lipesc: ${imageHint}.`}`}
    </p>
  );
}

/** The attribute ProseMirror adds when it copies; such HTML needs no cleaning and keeps its open ends. */
const PROSEMIRROR_SLICE = "data-pm-slice";

const STRUCK_OUT = "Textul tăiat (șters) din documentul lipit nu a fost preluat.";

/**
 * Converts pasted HTML to the HTML that would be stored, for example Word's list paragraphs to lists; says whether text that
 * was struck out was left out.
 */
function cleanPasted(html: string): { html: string; leftOut: boolean } {
  if (html.includes(PROSEMIRROR_SLICE)) return { html, leftOut: false };
  const { body } = new DOMParser().parseFromString(html.replace(/<[^>]*>/g, withInertAttributes), "text/html");
  const struck = [...body.querySelectorAll("*")].filter((element) => meaningOf(element).tag === STRUCK);
  const leftOut = struck.some(({ textContent }) => textContent?.trim() !== "");
  return { html: htmlOf(bodyOfNodes([...body.childNodes].flatMap(nodeOf), pictureOf)), leftOut };
}

/** Renames style and event attributes, which the browser would apply or report under the CSP already while parsing. */
const withInertAttributes = (tag: string): string => tag.replace(/\s(style|on\w+)\s*=/gi, " data-$1=");

function nodeOf(node: ChildNode): BodyNode[] {
  if (node instanceof Text) return [{ text: node.data }];
  if (!(node instanceof Element)) return [];
  const { tag, attributes } = meaningOf(node);
  if (DROPPED_TAGS.includes(tag)) return [];
  const children = [...node.childNodes].flatMap(nodeOf);
  return KEPT_TAGS.includes(tag) ? [{ tag, attributes, children }] : children;
}

const meaningOf = ({ localName, attributes }: Element) =>
  normalisedElement(
    localName,
    Object.fromEntries([...attributes].map(({ name, value }) => [name === "data-style" ? "style" : name, value])),
  );

/** The server sets the true size; here only the image id matters. */
function pictureOf({ src = "", alt = "" }: Readonly<Record<string, string>>): BodyPicture | null {
  const path = src.startsWith(location.origin) ? src.slice(location.origin.length) : src;
  const id = idInSource(path);
  return id === null ? null : { id, alt, width: 800, height: 450 };
}
