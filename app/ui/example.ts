import type { ReactElement } from "react";

/** The examples of a component for /dev/ui and the tests: each state once, with the longest expected texts. */
export type ExampleModule = { name: string; examples: Array<{ title: string; element: ReactElement }> };
