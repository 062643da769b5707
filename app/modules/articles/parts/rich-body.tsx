import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { plural } from "~/platform/language/plural";
import { readingMinutes, wordCount } from "../rules/text";
import { cleanPasted } from "./pasted";
import { extensions } from "./rich-extensions";
import { RichToolbar } from "./rich-toolbar";
import { RichUploads, usePictureUploads } from "./rich-uploads";

/** `isFocused`: the text box that the editor replaces had the focus. */
export type RichBodyProps = { html: string; invalid: boolean; imageHint: string; isFocused: boolean };

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** The editor, loaded lazily. Its schema allows only what the server stores. */
export function RichBody({ html, invalid, imageHint, isFocused }: RichBodyProps) {
  const sent = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(html);
  const [linking, setLinking] = useState(false);
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
      transformPastedHTML: cleanPasted,
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
    addPictures.current = add;
  }, [add]);
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
      <RichToolbar editor={editor} onPictures={add} linking={linking} setLinking={setLinking} />
      <RichUploads uploads={uploads} onRemove={remove} />
      <EditorContent editor={editor} />
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

function Count({ editor, imageHint }: { editor: Editor; imageHint: string }) {
  const text = editor.getText();
  const words = wordCount(text);
  return (
    <p className="editor__foot small muted num" id="body-help">
      {`${plural(words, "cuvânt", "cuvinte")} · ${plural(readingMinutes(text), "minut", "minute")} de citit. Imaginile se aleg, se trag sau se lipesc: ${imageHint}.`}
    </p>
  );
}
