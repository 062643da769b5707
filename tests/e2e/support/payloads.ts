/** What somebody might write into a field so that it does something where it is read. Each would open a dialog. */
export const PAYLOADS: readonly string[] = [
  "<script>alert(1)</script>",
  '"><script>alert(2)</script>',
  "<img src=x onerror=alert(3)>",
  "'><img src=x onerror=alert(4)>",
  "<svg onload=alert(5)>",
  "<svg><script>alert(6)</script></svg>",
  '<a href="javascript:alert(7)">x</a>',
  "[x](javascript:alert(8))",
  "![x](javascript:alert(9))",
  '<iframe src="javascript:alert(10)">',
  '<iframe srcdoc="<script>alert(11)</script>">',
  '<a href="data:text/html,<script>alert(12)</script>">x</a>',
  '<form action="javascript:alert(13)"><button>x</button></form>',
  "<body onload=alert(14)>",
  "<details open ontoggle=alert(15)>x</details>",
  "<video><source onerror=alert(16)></video>",
  '<math href="javascript:alert(17)">x</math>',
  '<object data="javascript:alert(18)"></object>',
  '<embed src="javascript:alert(19)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(20)">',
  '<base href="//evil.example/">',
  '<p style="background:url(javascript:alert(22))">x</p>',
  "</title><script>alert(23)</script>",
  "</textarea><script>alert(24)</script>",
  "</script><script>alert(25)</script>",
  "]]><script>alert(26)</script>",
  "{{constructor.constructor('alert(27)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody would write
  "${alert(28)} <%= alert(28) %>",
  "<scr<script>ipt>alert(29)</scr</script>ipt>",
  "jav\tascript:alert(30) \u202egnp.exe \u200b&#x6A;avascript:alert(30)",
];

/** Beginning with the one whose turn it is, as many as a field takes; the turn passes to the field after it. */
export class PayloadTurns {
  private turn = 0;

  next(most: number): string {
    const chosen: string[] = [];
    for (let length = 0; chosen.length < PAYLOADS.length; ) {
      const payload = PAYLOADS[(this.turn + chosen.length) % PAYLOADS.length] ?? "";
      length += payload.length + 1;
      if (chosen.length > 0 && length > most) break;
      chosen.push(payload);
    }
    this.turn = (this.turn + chosen.length) % PAYLOADS.length;
    return chosen.join(" ");
  }
}
