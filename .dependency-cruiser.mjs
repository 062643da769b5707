/** The rooms of the house as rules: who may import whom. A planted violation of each must fail `npm run check`. */
const modules = [
  "media",
  "accounts",
  "writing",
  "communities",
  "partners",
  "conversations",
  "requests",
  "articles",
  "library",
  "forum",
  "projects",
  "paperwork",
  "training",
  "outreach",
  "assistant",
];
/** Inside a module each kind sees only those before it; tables and forms see rules alone. */
const kinds = ["rules", "forms", "tables", "store", "verbs", "jobs", "views", "pages"];
const lowRooms = ["home", "notifications", "search", "workspace"];

const forbid = (name, from, to) => ({ name, severity: "error", from, to });
const later = (list, index) => list.slice(index + 1).join("|") || "-";

export default {
  forbidden: [
    forbid(
      "platform-and-ui-know-no-business",
      { path: "^app/(platform|ui)/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(app/(modules|across)/|app/[^/]+\\.tsx?$|server\\.ts|db/|bin/|tests/)", pathNot: "\\.css$" },
    ),
    forbid(
      "rooms-know-no-top",
      { path: "^app/[^/]+/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(app/[^/]+\\.tsx?$|server\\.ts$)" },
    ),
    forbid("platform-knows-no-ui", { path: "^app/platform/" }, { path: "^app/ui/" }),
    forbid("ui-knows-no-server", { path: "^app/ui/" }, { path: "^app/platform/.*\\.server\\.ts$" }),
    forbid("modules-know-no-across", { path: "^app/modules/" }, { path: "^app/across/" }),
    ...modules.map((module, index) =>
      forbid(
        `ladder-${module}`,
        { path: `^app/modules/${module}/` },
        { path: `^app/modules/(${later(modules, index)})/` },
      ),
    ),
    forbid(
      "across-knows-only-low-rooms",
      { path: "^app/across/([^/]+)/" },
      { path: "^app/across/", pathNot: `^app/across/($1|${lowRooms.join("|")})/` },
    ),
    forbid(
      "pages-and-forms-are-private",
      { path: "^app/modules/([^/]+)/" },
      { path: "^app/modules/[^/]+/(pages/|forms(/|\\.))", pathNot: "^app/modules/$1/" },
    ),
    forbid("pages-are-private", { path: "^app/across/" }, { path: "^app/modules/[^/]+/pages/" }),
    ...kinds.map((kind, index) =>
      forbid(
        `inside-${kind}`,
        { path: `^app/modules/[^/]+/${kind}(/|\\.)`, pathNot: "\\.test\\." },
        { path: `^app/modules/[^/]+/(${later(kinds, index)})(/|\\.)` },
      ),
    ),
    ...kinds.map((kind, index) =>
      forbid(
        `across-${kind}`,
        { path: `^app/across/[^/]+/${kind}(/|\\.)`, pathNot: "\\.test(-data)?\\." },
        {
          path: `^app/(modules|across)/[^/]+/(${later(kinds, index)})(/|\\.)`,
          // what looks across names what a store or a verb returns, and loads none of it
          dependencyTypesNot: ["type-only"],
        },
      ),
    ),
    forbid(
      "forms-know-no-tables",
      { path: "^app/modules/[^/]+/forms(/|\\.)" },
      { path: "^app/modules/[^/]+/tables(/|\\.)" },
    ),
    forbid(
      "queries-only-in-stores",
      {
        path: "^app/(modules|across)/",
        pathNot: "(store|tables)[^.]*\\.server\\.ts$|/(store|tables)/[^/]+\\.server\\.ts$|\\.test(-data)?\\.tsx?$",
      },
      { path: "node_modules/(drizzle-orm|pg)/" },
    ),
    forbid(
      "parts-see-rules-and-ui",
      { path: "^app/modules/([^/]+)/parts/" },
      {
        path: "^app/",
        pathNot:
          "^app/(ui/|platform/(language|calendar|romania|form)/|modules/($1|writing)/(rules|parts)(/|\\.)|modules/[^/]+/rules(/|\\.))",
        // the type of what a server function returns is said once, there; no code comes with it
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "traces-load-when-sent",
      { path: "^(app|server\\.ts|bin|db)", pathNot: "open-telemetry\\.server\\.ts$|\\.test\\." },
      {
        path: "node_modules/@opentelemetry/|open-telemetry\\.server\\.ts$",
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    ),
    forbid("no-cycles", {}, { circular: true }),
    // numfmt names in its manifest a file of types that it does not have
    forbid("nothing-unresolved", {}, { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|numfmt$)" }),
    forbid(
      "tests-stay-out",
      { path: "^(app|server\\.ts|bin)", pathNot: "\\.test(-data)?\\." },
      { path: "^tests/|\\.test(-data)?\\." },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|data|\\.react-router)/" },
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
