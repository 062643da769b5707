/** Control characters that PostgreSQL stores, although no form lets them in today: older texts may have them. */
const CONTROLS = "\u0001\u0008\u000b\u000c\u001b\u001f\u007f\u009f";

/** What may stand in a text of one line or of several, and what a program has to read back from a file. */
export const HOSTILE_WORDS: readonly (readonly [written: string, read: string])[] = [
  ...[
    `Școală „Ștefan cel Mare” 🏫 ${"Țărmul și fântâna ".repeat(6)}`.slice(0, 119).padEnd(120, "ă"),
    "Drumuri, poduri; apă: canal \\ gaz \\n curent",
    'Spune "da", apoi "nu"',
    "Primul rând\nal doilea; rând\n\nal patrulea",
    ']]> <b>tare</b> &amp; & <!-- „y” --> "z"',
    '=HYPERLINK("http://rau.example";"Apasă")',
    "+40 745 000 000",
    "-2+3",
    "@SUM(A1)",
    "S\u0326coala T\u0327a\u0306ra\u0306 👩‍👩‍👧‍👦 e\u0301\u0327\u0326",
    "END:VCALENDAR\nBEGIN:VEVENT",
  ].map((words) => [words, words] as const),
  [`Casă${CONTROLS}nouă`, "Casănouă"],
  [`${CONTROLS}=1+1`, "=1+1"],
];
