import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Answers, answersOf } from "~/platform/form/answers";
import { changedRows, type FormRow, ROWS, ROWS_CHANGE, type RowChange, rowField } from "~/platform/form/rows";
import { Button } from "../button/button";
import { classNames } from "../class-names";
import { FieldError, FormAnswers, useAnswers } from "../field/field";

/** `focused`: takes the focus after loading. `top`: the first row, which shows hints that the others omit. */
export type RowPlace = { label: string; focused: boolean; top: boolean };

export type RowListProps = {
  rows: readonly FormRow[];
  /** The values of a new row. */
  blank: FormRow;
  most: number;
  words: {
    /** "Serviciul": rows are "Serviciul 1", "Serviciul 2". */
    row: string;
    /** "Adaugă un serviciu" */
    add: string;
    /** Shown while there are no rows. */
    none: string;
  };
  /** The index of the row to focus: just added or moved by a button without script. */
  focus?: number | null;
  /** One field beside its buttons on one line, without a heading of its own. */
  compact?: boolean;
  /** The fields of a row, by their names in it. */
  children: (row: RowPlace) => ReactNode;
};

type Kept = { values: FormRow; errors: Record<string, string>; at: number };

/**
 * Rows that can be added, removed and moved. Without script the buttons submit the form, which returns changed and unsaved.
 * A row keeps its `at` when it moves, so that its typed text moves along. The errors are those of the answers around the list.
 */
export function RowList({ rows, blank, most, words, focus = null, compact, children }: RowListProps) {
  const error = useAnswers().error(ROWS);
  const { kept, change, list, announcement } = useRows(rows, { blank, most, words });
  const row = (one: Kept, index: number) => {
    const label = `${words.row} ${index + 1}`;
    const moves = { index, last: index === kept.length - 1, label, compact };
    return (
      <li key={one.at}>
        <fieldset className={classNames("rowlist__row", compact && "rowlist__row--line")}>
          <legend className={compact ? "vh" : "rowlist__legend"}>{label}</legend>
          <div className="rowlist__fields">
            {one.values.id ? <input type="hidden" name={rowField(index, "id")} value={one.values.id} /> : null}
            <FormAnswers value={answersIn(one, index)}>
              {children({ label, focused: index === focus, top: index === 0 })}
            </FormAnswers>
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
        {announcement}
      </p>
    </div>
  );
}

/** Enter submits with the first button of a form: this hidden one saves. */
export function SaveOnEnter() {
  return <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />;
}

/** The name of a field follows the row's position; its id, value and error follow the row. */
function answersIn({ values, errors, at }: Kept, index: number): Answers {
  const answers = answersOf({ lead: null, values, errors });
  const field = (name: string) => ({ ...answers.field(name), name: rowField(index, name), id: rowField(at, name) });
  return { ...answers, field };
}

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

function useRows(rows: readonly FormRow[], { blank, most, words }: Rules) {
  const answers = useAnswers();
  const list = useRef<HTMLDivElement>(null);
  const next = useRef(rows.length);
  const [kept, setKept] = useState<Kept[]>(() =>
    rows.map((values, at) => ({ values, errors: errorsAt(at, blank, answers), at })),
  );
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
  return { kept, change, list, announcement: last === null ? "" : sentence(words.row, last) };
}

function errorsAt(index: number, blank: FormRow, answers: Answers): Record<string, string> {
  const errors = Object.keys(blank).map((name) => [name, answers.error(rowField(index, name))] as const);
  return Object.fromEntries(errors.flatMap(([name, error]) => (error === undefined ? [] : [[name, error]])));
}

/** Moves the focus to the changed row and dispatches `input`, so that form listeners notice the change. */
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
