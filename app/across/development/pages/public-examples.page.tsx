import { Stack } from "~/ui/layout/layout";
import workspaceCss from "~/ui/workspace.css?url";
import { exampleModules } from "./examples";
import { onlyInDemo } from "./guard.server";

export function loader() {
  onlyInDemo();
  return null;
}

/** Public pages have only the public style sheet; the examples need the one of signed-in pages too. */
export const links = () => [{ rel: "stylesheet", href: workspaceCss }];

export const meta = () => [{ title: "Componente – PSP" }, { name: "robots", content: "noindex" }];

/** Every component of the design system in every state it has. */
export default function Examples() {
  return (
    <Stack>
      <h1>Componente</h1>
      {exampleModules.map((set) => (
        <section key={set.name} className="stack" id={set.name}>
          <h2>{set.name}</h2>
          {set.examples.map(({ title, element }) => (
            <div key={title} className="stack stack--1">
              <h3>{title}</h3>
              {element}
            </div>
          ))}
        </section>
      ))}
    </Stack>
  );
}
