/** What the address answers, or "lost". Not by the router: a panel that cannot be loaded must not take the page with it. */
export async function jsonAt<Answer>(address: string, signal: AbortSignal): Promise<Answer | "lost"> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: "application/json" } });
    return answer.ok && !answer.redirected ? ((await answer.json()) as Answer) : "lost";
  } catch {
    return "lost";
  }
}
