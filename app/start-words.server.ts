import type { Settings } from "~/platform/settings.server";

type Demo = { accounts: readonly { email: string; what: string }[]; password: string };

/** The last lines of a start: where it answers and, in demo mode, who can sign in. */
export function startWords({ demo, origin }: Settings, { accounts, password }: Demo): void {
  const lines = [`\nPSP răspunde pe ${origin}`];
  if (demo) {
    lines.push("", `Conturi demonstrative, parola ${password}:`);
    for (const { email, what } of accounts) lines.push(`  ${email.padEnd(22)} ${what}`);
    lines.push("", `E-mailurile trimise se citesc la ${origin}/dev/mail`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
