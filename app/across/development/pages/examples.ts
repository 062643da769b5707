import type { ExampleModule } from "~/ui/example";

const files = import.meta.glob<Record<string, ExampleModule>>("/app/**/*.examples.tsx", { eager: true });

/** The examples of all components, in the order of their files. */
export const exampleModules: readonly ExampleModule[] = Object.values(files).flatMap((file) => Object.values(file));
