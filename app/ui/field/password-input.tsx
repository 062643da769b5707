import { useFieldAttributes } from "./field";
import { Input, type InputProps } from "./input";

export type PasswordInputProps = Omit<InputProps, "type"> & { showLabel?: string; hideLabel?: string };

/**
 * A password that can be shown. Paste and password managers work; there is no maximum.
 *
 * The button waits for the page's small script: it is seen only under `html.js`, and `data-reveal="{id of the input}"`
 * asks for a click to swap the type (password | text), `aria-pressed` and the two words in `data-show` and `data-hide`.
 */
export function PasswordInput({ showLabel = "Arată", hideLabel = "Ascunde", ...rest }: PasswordInputProps) {
  const field = useFieldAttributes();
  const id = rest.id ?? field.id;
  return (
    <span className="affix affix--reveal">
      <Input autoComplete="current-password" {...rest} type="password" spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="btn btn--quiet btn--s affix__end"
        data-reveal={id}
        data-show={showLabel}
        data-hide={hideLabel}
        aria-controls={id}
        aria-pressed="false"
      >
        {showLabel}
      </button>
    </span>
  );
}
