import * as lucide from "lucide-react";
import type { Plugin } from "vite";
import { linesOf } from "../app/ui/icon/lines.ts";

/** The ids of the modules that this plugin makes, one for each icon. */
export const DRAWN_ICON = /^icon:/;
const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * In the browser's scripts an icon of lucide-react is only its lines, which are all that `Icon` draws: its component, name and
 * keys are as long again. Each icon is imported by itself, because the list of all icons hides which pages use which.
 */
export const drawnIcons = (): Plugin => ({
  name: "drawn-icons",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { code: 'from "lucide-react"' },
    handler: (code, id) => ({
      code: code.replace(IMPORT, (_, names: string) => importEach(names, code, id)),
      map: null,
    }),
  },
  resolveId: { filter: { id: DRAWN_ICON }, handler: (id) => id },
  load: { filter: { id: DRAWN_ICON }, handler: (id) => `export default ${JSON.stringify(drawn(id))}` },
});

function importEach(names: string, code: string, id: string): string {
  const values = names.split(",").map((name) => name.trim());
  return values
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const [icon, local = icon] = name.split(" as ");
      if (code.includes(`<${local} `)) throw new Error(`${id}: write <Icon of={${local}} /> instead of <${local} />`);
      return `import ${local} from "icon:${icon}";`;
    })
    .join(" ");
}

function drawn(id: string) {
  const name = id.replace(DRAWN_ICON, "");
  const shape = (lucide as unknown as Record<string, object>)[name];
  if (!shape) throw new Error(`lucide-react has no icon ${name}`);
  return linesOf(shape);
}
