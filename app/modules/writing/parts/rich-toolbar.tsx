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
import { ACCEPTED } from "~/ui/image-field/plain-images";
import { LinkPanel, PicturePanel } from "./rich-panels";

type Tool = {
  label: string;
  icon: LucideIcon;
  run(chain: ChainedCommands): ChainedCommands;
  /** Shown as pressed while this node or mark is active. */
  activeWhen?: readonly [name: string, attributes?: { level: number }];
  isDisabled?(can: CanCommands): boolean;
};

const TOOLS: readonly Tool[] = [
  {
    label: "Titlu",
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    activeWhen: ["heading", { level: 2 }],
  },
  {
    label: "Subtitlu",
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    activeWhen: ["heading", { level: 3 }],
  },
  { label: "Gras (Ctrl+B)", icon: Bold, run: (chain) => chain.toggleBold(), activeWhen: ["bold"] },
  { label: "Cursiv (Ctrl+I)", icon: Italic, run: (chain) => chain.toggleItalic(), activeWhen: ["italic"] },
  { label: "Listă", icon: List, run: (chain) => chain.toggleBulletList(), activeWhen: ["bulletList"] },
  {
    label: "Listă numerotată",
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    activeWhen: ["orderedList"],
  },
  { label: "Citat", icon: Quote, run: (chain) => chain.toggleBlockquote(), activeWhen: ["blockquote"] },
  { label: "Linie de despărțire", icon: Minus, run: (chain) => chain.setHorizontalRule() },
  { label: "Anulează (Ctrl+Z)", icon: Undo2, run: (chain) => chain.undo(), isDisabled: (can) => !can.undo() },
  { label: "Refă (Ctrl+Y)", icon: Redo2, run: (chain) => chain.redo(), isDisabled: (can) => !can.redo() },
];

const toolStates = (editor: Editor) =>
  TOOLS.map(({ activeWhen, isDisabled }) => ({
    pressed: activeWhen && editor.isActive(...activeWhen),
    disabled: isDisabled?.(editor.can()) ?? false,
  }));

type RichToolbarProps = {
  editor: Editor;
  /** Null for a text without pictures. */
  onPictures: ((files: File[]) => void) | null;
  /** The link panel is open. */
  linking: boolean;
  setLinking: (open: boolean) => void;
};

/** One tab stop; arrow keys move between the tools (ARIA toolbar pattern). */
export function RichToolbar({ editor, onPictures, linking, setLinking }: RichToolbarProps) {
  const states = useEditorState({ editor, selector: ({ editor: now }) => toolStates(now) });
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("link") });
  const isPicture = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("image") });
  const files = useRef<HTMLInputElement>(null);
  const [focusIndex, setFocusIndex] = useState(0);
  const barRef = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(barRef.current?.querySelectorAll("button") ?? [])];
    const next = nextIndex(event.key, focusIndex, buttons.length);
    if (next === null) return;
    event.preventDefault();
    setFocusIndex(next);
    buttons[next]?.focus();
  };
  const button = (index: number) => ({ tabIndex: index === focusIndex ? 0 : -1, onFocus: () => setFocusIndex(index) });
  return (
    <div className="editor__top">
      <div
        className="editor__bar"
        role="toolbar"
        aria-label="Formatarea textului"
        aria-controls="body"
        ref={barRef}
        onKeyDown={moveFocus}
      >
        {TOOLS.map(({ label, icon, run }, index) => (
          <ToolButton
            key={label}
            {...button(index)}
            label={label}
            icon={icon}
            {...states[index]}
            onClick={() => run(editor.chain().focus()).run()}
          />
        ))}
        <ToolButton
          {...button(TOOLS.length)}
          label="Link (Ctrl+K)"
          icon={Link2}
          pressed={isLink}
          expanded={linking}
          onClick={() => setLinking(!linking)}
        />
        {onPictures === null ? null : (
          <ToolButton
            {...button(TOOLS.length + 1)}
            label="Imagine"
            icon={ImagePlus}
            onClick={() => files.current?.click()}
          />
        )}
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label="Alegeți imagini"
        onChange={({ currentTarget }) => {
          onPictures?.([...(currentTarget.files ?? [])]);
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
  disabled?: boolean;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
};

function ToolButton({ label, icon, pressed, expanded, disabled, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="editor__tool"
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled ? "true" : undefined}
      {...rest}
    >
      <Icon of={icon} />
      <span className="vh">{label}</span>
    </button>
  );
}

function nextIndex(key: string, focusIndex: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (focusIndex + 1) % count;
    case "ArrowLeft":
      return (focusIndex - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
