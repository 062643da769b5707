import { useContext } from "react";
import { useLocation } from "react-router";
import { ShellContext } from "~/platform/shell";
import { ThemeSwitch } from "~/ui/menu/theme-switch";

/** Switches the theme and returns to this page. */
export function PageTheme() {
  const { pathname, search } = useLocation();
  const { theme } = useContext(ShellContext);
  return <ThemeSwitch action="/tema" current={theme ?? "system"} back={pathname + search} />;
}
