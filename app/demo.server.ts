export const demoPassword = "Parola-Demo-2026";
export const demoAccounts: { email: string; what: string }[] = [];
export async function fillWhenEmpty(): Promise<void> {}
