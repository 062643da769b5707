import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../prepare.mjs";

/** The list of what an installation is made of (CycloneDX 1.6), without a serial number or a time: the same for the same contents. */
export function components(version, folders) {
  const listed = folders.map(componentOf).filter(({ version }) => version);
  return JSON.stringify(
    {
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      version: 1,
      metadata: { component: { type: "application", name: "psp", version } },
      components: listed,
    },
    null,
    1,
  );
}

function componentOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const purl = `pkg:npm/${encodeURIComponent(name).replace("%2F", "/")}@${version}`;
  return {
    type: "library",
    "bom-ref": `${purl}#${folder}`,
    name,
    version,
    purl,
    ...(typeof license === "string" ? { licenses: [{ expression: license }] } : {}),
  };
}
