import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Icon } from "~/ui/icon/icon";
import { LinkPanel, PicturePanel } from "./rich-panels";

type Tool = {
  name: string;
  label: string;
  icon: LucideIcon;
  run(editor: Editor): void;
  /** Pressed; tools that only do something once have none. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
};

const TOOLS: readonly Tool[] = [
  {
    name: "heading",
    label: "Titlu",
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    name: "subheading",
    label: "Subtitlu",
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    name: "bold",
    label: "Gras (Ctrl+B)",
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    name: "italic",
    label: "Cursiv (Ctrl+I)",
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    name: "list",
    label: "Listă",
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    name: "numbers",
    label: "Listă numerotată",
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "quote",
    label: "Citat",
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  {
    name: "rule",
    label: "Linie de despărțire",
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: "undo",
    label: "Anulează (Ctrl+Z)",
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: "redo",
    label: "Refă (Ctrl+Y)",
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

type Standing = Readonly<Record<string, { on: boolean; off: boolean }>>;

const standingOf = (editor: Editor): Standing =>
  Object.fromEntries(
    TOOLS.map(({ name, isOn, isOff }) => [name, { on: isOn?.(editor) ?? false, off: isOff?.(editor) ?? false }]),
  );

/** One stop for the Tab key; the arrows go from tool to tool. */
export function RichToolbar({ editor, onPictures }: { editor: Editor; onPictures: (files: File[]) => void }) {
  const standing = useEditorState({ editor, selector: ({ editor: now }) => standingOf(now) });
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  const isPicture = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("image") });
  const [linking, setLinking] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const next = nextStop(event.key, stop, buttons.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  };
  const button = (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) });
  return (
    <div className="editor__top">
      <div
        className="editor__bar"
        role="toolbar"
        aria-label="Formatarea textului"
        aria-controls="body"
        ref={bar}
        onKeyDown={walk}
      >
        {TOOLS.map(({ name, label, icon, run, isOn }, index) => (
          <ToolButton
            key={name}
            {...button(index)}
            {...{ label, icon }}
            {...(isOn ? { pressed: standing[name]?.on ?? false } : {})}
            off={standing[name]?.off ?? false}
            onClick={() => run(editor)}
          />
        ))}
        <ToolButton
          {...button(TOOLS.length)}
          label="Legătură (Ctrl+K)"
          icon={Link2}
          pressed={isLink}
          expanded={linking}
          onClick={() => setLinking(!linking)}
        />
        <ToolButton
          {...button(TOOLS.length + 1)}
          label="Imagine"
          icon={ImagePlus}
          onClick={() => files.current?.click()}
        />
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept=".jpg,.jpeg,.png,.webp,.gif"
        aria-label="Alegeți imagini"
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {linking ? <LinkPanel editor={editor} onClose={() => setLinking(false)} /> : null}
      {isPicture && !linking ? <PicturePanel editor={editor} /> : null}
    </div>
  );
}

type ToolButtonProps = {
  label: string;
  icon: LucideIcon;
  pressed?: boolean;
  expanded?: boolean;
  off?: boolean;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
};

function ToolButton({ label, icon, pressed, expanded, off, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="editor__tool"
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={off ? "true" : undefined}
      {...rest}
    >
      <Icon of={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}

function nextStop(key: string, stop: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (stop + 1) % count;
    case "ArrowLeft":
      return (stop - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
