type ThemeChoice = "system" | "light" | "dark";

export type ThemeSwitchProps = {
  /** Where it is posted, as `theme`: system, light or dark; `back` brings the page to return to. */
  action: string;
  current: ThemeChoice;
  back?: string;
  legend?: string;
  words?: Record<ThemeChoice, string>;
};

const WORDS: Record<ThemeChoice, string> = { system: "Ca sistemul", light: "Luminos", dark: "Întunecat" };
const CHOICES = ["system", "light", "dark"] as const;

/** Light, dark, or as the system: three buttons of one form. The document is loaded anew, with `data-theme` on html. */
export function ThemeSwitch({ action, current, back, legend = "Tema", words = WORDS }: ThemeSwitchProps) {
  return (
    <form method="post" action={action}>
      <fieldset className="segments">
        <legend className="vh">{legend}</legend>
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        {CHOICES.map((choice) => (
          <button key={choice} type="submit" name="theme" value={choice} aria-pressed={choice === current}>
            {words[choice]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
