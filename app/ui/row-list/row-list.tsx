import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { changedRows, type FormRow, ROWS, ROWS_CHANGE, type RowChange, rowField } from "~/platform/form/rows";
import { Button } from "../button/button";
import { classNames } from "../class-names";
import { FieldError } from "../field/field";

export type RowData = { values: FormRow; errors: Readonly<Record<string, string>> };

/** What a field of a row needs: name and id are those of its place, the rest is its own. */
export type RowField = { name: string; id: string; defaultValue: string; error: string | undefined };

/** `focused`: the eye goes here when the page is there. `top`: the first row says what the others need not repeat. */
export type RowPlace = { label: string; focused: boolean; top: boolean };

export type RowListProps = {
  rows: readonly RowData[];
  /** What a new row starts with. */
  blank: FormRow;
  most: number;
  words: {
    /** "Serviciul": rows are "Serviciul 1", "Serviciul 2". */
    row: string;
    /** "Adaugă un serviciu" */
    add: string;
    /** In place of the rows while there are none. */
    none: string;
  };
  /** The row to which the eye goes: the one that a button without script has just added or moved. */
  focus?: number | null;
  /** What is wrong with the rows together. */
  error?: string | undefined;
  /** One field beside its buttons on one line, without a heading of its own. */
  compact?: boolean;
  children: (field: (name: string) => RowField, row: RowPlace) => ReactNode;
};

type Kept = RowData & { at: number };

/**
 * Rows that are added, removed and moved. Its buttons send the form, which comes back changed and unsaved; with script they
 * do the same at once. A row keeps its `at` wherever it goes, so what was typed into it goes along.
 */
export function RowList({ rows, blank, most, words, focus = null, error, compact, children }: RowListProps) {
  const { kept, change, list, said } = useRows(rows, { blank, most, words });
  const row = (one: Kept, index: number) => {
    const label = `${words.row} ${index + 1}`;
    const moves = { index, last: index === kept.length - 1, label, compact };
    return (
      <li key={one.at}>
        <fieldset className={classNames("rowlist__row", compact && "rowlist__row--line")}>
          <legend className={compact ? "vh" : "rowlist__legend"}>{label}</legend>
          <div className="rowlist__fields">
            {one.values.id ? <input type="hidden" name={rowField(index, "id")} value={one.values.id} /> : null}
            {children(fieldOf(one, index), { label, focused: index === focus, top: index === 0 })}
          </div>
          <Moves {...moves} onChange={change} />
        </fieldset>
      </li>
    );
  };
  return (
    <div className="rowlist" ref={list} id={error ? ROWS : undefined}>
      <FieldError id={ROWS} error={error} />
      {kept.length === 0 ? <p className="rowlist__none muted">{words.none}</p> : <ol>{kept.map(row)}</ol>}
      <Button
        icon={Plus}
        name={ROWS_CHANGE}
        value={`add ${kept.length}`}
        disabled={kept.length >= most}
        onClick={(event) => change(event, { kind: "add", at: kept.length })}
      >
        {words.add}
      </Button>
      {kept.length >= most ? <p className="hint">Mai multe nu încap.</p> : null}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}

/** Enter in a field presses the first button of a form: this one saves, and is for no eye and no ear. */
export function SaveOnEnter() {
  return <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />;
}

const fieldOf = (row: Kept, index: number) => (name: string) => ({
  name: rowField(index, name),
  id: rowField(row.at, name),
  defaultValue: row.values[name] ?? "",
  error: row.errors[name],
});

type Change = (event: MouseEvent<HTMLButtonElement>, change: RowChange) => void;
type MovesProps = { index: number; last: boolean; label: string; compact?: boolean | undefined; onChange: Change };

const MOVES = [
  { kind: "up", icon: ArrowUp, word: "Sus" },
  { kind: "down", icon: ArrowDown, word: "Jos" },
  { kind: "remove", icon: X, word: "Scoate" },
] as const;

function Moves({ index, last, label, compact, onChange }: MovesProps) {
  return (
    <div className="rowlist__moves">
      {MOVES.map(({ kind, icon, word }) => (
        <Button
          key={kind}
          small
          variant="quiet"
          icon={icon}
          iconOnly={compact ?? false}
          name={ROWS_CHANGE}
          value={`${kind} ${index}`}
          data-move={kind}
          disabled={(kind === "up" && index === 0) || (kind === "down" && last)}
          onClick={(event) => onChange(event, { kind, at: index })}
        >
          {word}
          <span className="vh">: {label}</span>
        </Button>
      ))}
    </div>
  );
}

type Rules = Pick<RowListProps, "blank" | "most" | "words">;

function useRows(rows: readonly RowData[], { blank, most, words }: Rules) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef(rows.length);
  const [kept, setKept] = useState<Kept[]>(() => rows.map((row, at) => ({ ...row, at })));
  const [last, setLast] = useState<{ change: RowChange; focus: number } | null>(null);
  useFocusAfter(list, last);
  const change: Change = (event, asked) => {
    event.preventDefault();
    const fresh = { values: blank, errors: {}, at: next.current };
    next.current += 1;
    const after = changedRows(kept, asked, { blank: fresh, most });
    setKept(after.rows);
    setLast({ change: asked, focus: after.focus });
  };
  return { kept, change, list, said: last === null ? "" : sentence(words.row, last) };
}

/** The eye and the keyboard go where the change went; whoever listens to the form hears of it. */
function useFocusAfter(list: RefObject<HTMLDivElement | null>, last: { change: RowChange; focus: number } | null) {
  useEffect(() => {
    if (last === null || !list.current) return;
    const rows = list.current.querySelectorAll("fieldset");
    const row = rows[last.focus];
    const kind = last.change.kind;
    const button = row?.querySelector<HTMLElement>(`[data-move="${kind}"]:not([disabled])`);
    const field = row?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select");
    const add = list.current.querySelector<HTMLElement>(":scope > button");
    const target =
      kind === "add" ? field : (button ?? row?.querySelector<HTMLElement>("button:not([disabled])") ?? add);
    target?.focus();
    list.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [list, last]);
}

function sentence(row: string, { change: { kind, at }, focus }: { change: RowChange; focus: number }): string {
  if (kind === "add") return `${row} ${focus + 1} adăugat la sfârșit.`;
  if (kind === "remove") return `${row} ${at + 1}: scos.`;
  return `${row} ${at + 1}: pe locul ${focus + 1}.`;
}
