import type { ReactElement } from "react";

/** What /dev/ui and the tests show of a component: each state once, with the longest words it must bear. */
export type ExampleModule = { name: string; examples: Array<{ title: string; element: ReactElement }> };
