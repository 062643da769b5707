import { RETURN_TO } from "~/platform/form/hidden-fields";
export type ThemeSwitchProps = {
  /** The address to which `theme` (system, light or dark) and `RETURN_TO`, `back`, are posted. */
  action: string;
  current: keyof typeof CHOICES;
  back: string;
};

const CHOICES = { system: "Ca sistemul", light: "Luminos", dark: "Întunecat" };

/** Light, dark, or as the system: three buttons of one form. It reloads the document, with `data-theme` on html. */
export function ThemeSwitch({ action, current, back }: ThemeSwitchProps) {
  return (
    <form method="post" action={action}>
      <fieldset className="theme">
        <legend className="small muted">Tema</legend>
        <input type="hidden" name={RETURN_TO} value={back} />
        <div className="seg">
          {Object.entries(CHOICES).map(([choice, label]) => (
            <button key={choice} type="submit" name="theme" value={choice} aria-pressed={choice === current}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
