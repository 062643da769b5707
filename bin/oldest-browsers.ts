/** The oldest supported browsers, because town halls have old machines. The build compiles scripts and styles for them. */
export const oldestBrowsers = ["chrome109", "firefox102", "safari15.4"];
