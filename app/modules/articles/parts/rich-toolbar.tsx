import { type CanCommands, type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
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
  label: string;
  icon: LucideIcon;
  run(chain: ChainedCommands): ChainedCommands;
  /** Pressed while this holds; tools that only do something once have none. */
  on?: readonly [name: string, attributes?: { level: number }];
  isOff?(can: CanCommands): boolean;
};

const TOOLS: readonly Tool[] = [
  { label: "Titlu", icon: Heading2, run: (chain) => chain.toggleHeading({ level: 2 }), on: ["heading", { level: 2 }] },
  {
    label: "Subtitlu",
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    on: ["heading", { level: 3 }],
  },
  { label: "Gras (Ctrl+B)", icon: Bold, run: (chain) => chain.toggleBold(), on: ["bold"] },
  { label: "Cursiv (Ctrl+I)", icon: Italic, run: (chain) => chain.toggleItalic(), on: ["italic"] },
  { label: "Listă", icon: List, run: (chain) => chain.toggleBulletList(), on: ["bulletList"] },
  { label: "Listă numerotată", icon: ListOrdered, run: (chain) => chain.toggleOrderedList(), on: ["orderedList"] },
  { label: "Citat", icon: Quote, run: (chain) => chain.toggleBlockquote(), on: ["blockquote"] },
  { label: "Linie de despărțire", icon: Minus, run: (chain) => chain.setHorizontalRule() },
  { label: "Anulează (Ctrl+Z)", icon: Undo2, run: (chain) => chain.undo(), isOff: (can) => !can.undo() },
  { label: "Refă (Ctrl+Y)", icon: Redo2, run: (chain) => chain.redo(), isOff: (can) => !can.redo() },
];

/** How each tool stands, in their order. */
const standingOf = (editor: Editor) =>
  TOOLS.map(({ on, isOff }) => ({ pressed: on && editor.isActive(...on), off: isOff?.(editor.can()) ?? false }));

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
        {TOOLS.map(({ label, icon, run }, index) => (
          <ToolButton
            key={label}
            {...button(index)}
            {...{ label, icon }}
            {...standing[index]}
            onClick={() => run(editor.chain().focus()).run()}
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
  pressed?: boolean | undefined;
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
