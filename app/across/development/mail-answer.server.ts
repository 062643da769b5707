/** A mail as a mail program shows it: its own styles, no scripts, nothing else of ours. */
export function mailAnswer(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups",
    },
  });
}
