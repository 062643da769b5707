import { demoAccounts, demoPassword } from "~/demo.server";
import type { Settings } from "~/platform/settings.server";

/** The last lines of a start: where it answers and, in demo mode, who can sign in. */
export function startWords({ demo, origin }: Settings): void {
  const lines = [`\nPSP răspunde pe ${origin}`];
  if (demo) {
    lines.push("", `Conturi demonstrative, parola ${demoPassword}:`);
    for (const { email, what } of demoAccounts) lines.push(`  ${email.padEnd(22)} ${what}`);
    lines.push("", `E-mailurile trimise se citesc la ${origin}/dev/mail`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
