import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { SearchInput } from "../field/search-input";

type PaletteGroup = { label: string; links: readonly (LinkTo & { note?: string })[] };

/** No link is chosen before an arrow chooses one: what is typed is a search. */
const NONE = -1;

export type PaletteProps = {
  label: string;
  groups: readonly PaletteGroup[];
  /** Read aloud and shown under the field: how many there are, or why there are none. */
  status: string;
  /** The link that Enter opens while none is chosen. */
  otherwise: string | null;
  longest: number;
  onText: (text: string) => void;
  onClose: () => void;
};

/** A dialog with one field and the links that what is typed leads to: arrows choose, Enter opens, Esc closes. */
export function Palette({ label, groups, status, otherwise, longest, onText, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(NONE);
  const id = useId();
  const all = groups.flatMap(({ links }) => links);
  const current = Math.min(chosen, all.length - 1);
  const optionId = (at: number) => `${id}-${at}`;
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close(); // the focus goes back to where it was
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || all.length === 0) return;
    const before = current === NONE ? 0 : current;
    const steps: Record<string, number> = { ArrowDown: current + 1, ArrowUp: before - 1 + all.length };
    const next = steps[event.key];
    const opened = current === NONE ? all.findIndex(({ href }) => href === otherwise) : current;
    if (next !== undefined) setChosen(next % all.length);
    else if (event.key === "Enter") document.getElementById(optionId(opened))?.click();
    else return;
    event.preventDefault();
  };

  let at = 0;
  return (
    <dialog className="dialog palette" aria-label={label} ref={dialog} onClose={onClose}>
      <div className="palette__field stack stack--1">
        <SearchInput
          role="combobox"
          aria-label={label}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current === NONE ? undefined : optionId(current)}
          autoComplete="off"
          maxLength={longest}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setChosen(NONE);
            onText(currentTarget.value);
          }}
        />
        <p className="small muted" role="status">
          {status}
        </p>
      </div>
      <div className="palette__list" role="listbox" id={`${id}-list`} aria-label="Unde mergeți" tabIndex={-1}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group.label} role="group" aria-label={group.label}>
            <p className="palette__group" aria-hidden="true">
              {group.label}
            </p>
            {group.links.map(({ href, label: name, note }) => {
              const place = at++;
              return (
                <Anchor
                  key={href}
                  href={href}
                  role="option"
                  id={optionId(place)}
                  aria-selected={place === current}
                  tabIndex={-1}
                  onClick={() => dialog.current?.close()}
                >
                  <span>{name}</span>
                  {note ? <span className="small muted">{note}</span> : null}
                </Anchor>
              );
            })}
          </div>
        ))}
      </div>
    </dialog>
  );
}
