import { test } from "@playwright/test";
import { walkLoop } from "./support/loop";

test("the whole loop, from two registrations to the new rating", ({ browser }) => walkLoop(browser, { script: true }));
