/** The oldest browsers that the pages work in: machines of town halls are seldom new. Scripts and styles are lowered to them. */
export const oldestBrowsers = ["chrome109", "firefox102", "safari15.4"];
