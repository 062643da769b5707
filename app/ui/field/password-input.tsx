import { useFieldAttributes } from "./field";
import { Input, type InputProps } from "./input";

/**
 * A password that can be shown. Paste and password managers work; there is no maximum length. The button appears only
 * with script (`html.js`); `enhance` then toggles the input named by `data-reveal`.
 */
export function PasswordInput(props: Omit<InputProps, "type">) {
  const field = useFieldAttributes();
  const id = props.id ?? field.id;
  return (
    <span className="affix affix--reveal">
      <Input autoComplete="current-password" {...props} type="password" spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="btn btn--quiet btn--s affix__end with-js"
        data-reveal={id}
        data-show="Arată"
        data-hide="Ascunde"
        aria-controls={id}
        aria-pressed="false"
      >
        Arată
      </button>
    </span>
  );
}
