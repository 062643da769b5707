import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { linkAddress } from "../rules/body-address";

/** Enter runs the first button instead of submitting the surrounding form. */
const onEnterOrEscape = (onEnter: () => void, onEscape: () => void) => (event: KeyboardEvent) => {
  if (event.key === "Enter") {
    event.preventDefault();
    onEnter();
  }
  if (event.key === "Escape") {
    event.preventDefault();
    onEscape();
  }
};

const NO_ADDRESS = "Scrieți o adresă care începe cu https://, mailto: sau / pentru o pagină de aici.";

/** Sets or removes the link of the selection. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const currentAddress = String(editor.getAttributes("link").href ?? "");
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const typed = box.current?.value.trim() ?? "";
    const address = linkAddress(/^[^/:@\s]+\.[a-z]{2,}([/?#]|$)/i.test(typed) ? `https://${typed}` : typed);
    if (address === null) return setProblem(NO_ADDRESS);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (empty && currentAddress === "")
      chain.insertContent({ type: "text", text: typed, marks: [mark(address)] }).run();
    else chain.setLink({ href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <div className="editor__panel">
      <label className="label" htmlFor={id}>
        Adresa linkului
      </label>
      <input
        ref={box}
        id={id}
        className="input"
        type="url"
        // biome-ignore lint/a11y/noAutofocus: the button beside it has just asked for this field
        autoFocus
        defaultValue={currentAddress}
        placeholder="https://"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onKeyDown={onEnterOrEscape(apply, close)}
        onInput={(event) => event.stopPropagation()}
      />
      <p className="small err" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <div className="cluster cluster--tight">
        <Button type="button" small onClick={apply}>
          Adaugă linkul
        </Button>
        {currentAddress === "" ? null : (
          <Button type="button" small variant="quiet" onClick={remove}>
            Scoate linkul
          </Button>
        )}
        <Button type="button" small variant="quiet" onClick={close}>
          Renunță
        </Button>
      </div>
    </div>
  );
}

const mark = (href: string) => ({ type: "link", attrs: { href } });

/** The alt text of the selected picture. */
export function PicturePanel({ editor }: { editor: Editor }) {
  const id = useId();
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      alt: String(now.getAttributes("image").alt ?? ""),
      src: String(now.getAttributes("image").src ?? ""),
      at: now.state.selection.from,
    }),
  });
  const leave = () => editor.commands.focus();
  return (
    <div className="editor__panel">
      <label className="label" htmlFor={id}>
        Descrierea imaginii
      </label>
      <span className="hint">Descrieți ce se vede, pentru persoanele nevăzătoare.</span>
      <input
        key={`${picture.src} ${picture.at}`}
        id={id}
        className="input"
        defaultValue={picture.alt}
        maxLength={200}
        onKeyDown={onEnterOrEscape(leave, leave)}
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => editor.commands.updateAttributes("image", { alt: currentTarget.value })}
      />
      <div className="cluster cluster--tight">
        <Button type="button" small variant="quiet" onClick={() => editor.chain().focus().deleteSelection().run()}>
          Scoate imaginea din text
        </Button>
      </div>
    </div>
  );
}
