import type { CSSProperties } from "react";

/** Ours where it is installed; nothing depends on it. */
const font = "'Instrument Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const PLUM = "#5b2c5e";
export const OCHRE = "#d99a22";

/** Mail programs know neither our sheets nor our variables: these are the tones of the light theme, and the dark ones below. */
export const style = {
  ground: { backgroundColor: "#f6f6f3", color: "#211b26", fontFamily: font, margin: 0, padding: "24px 0 40px" },
  sheet: { backgroundColor: "#ffffff", border: "1px solid #d9d5db", maxWidth: 600, width: "100%" },
  // plum remains where gradients are dropped
  selvedge: {
    backgroundColor: PLUM,
    backgroundImage: `repeating-linear-gradient(90deg, ${PLUM} 0 20px, ${OCHRE} 20px 28px)`,
    fontSize: 0,
    height: 8,
    lineHeight: "8px",
  },
  head: { padding: "20px 32px 0" },
  brand: { fontSize: 20, fontWeight: 650, lineHeight: "26px", margin: 0, paddingLeft: 8 },
  organisation: { color: "#5c5563", fontSize: 14, lineHeight: "20px", paddingLeft: 16 },
  inside: { padding: "28px 32px 24px" },
  title: { fontSize: 28, fontWeight: 650, lineHeight: "34px", margin: "0 0 12px" },
  heading: { fontSize: 20, fontWeight: 650, lineHeight: "26px", margin: "24px 0 12px" },
  item: { fontSize: 16, lineHeight: "24px", margin: 0, overflowWrap: "anywhere" },
  text: { fontSize: 16, lineHeight: "24px", margin: "0 0 12px", overflowWrap: "anywhere" },
  small: { color: "#5c5563", fontSize: 14, lineHeight: "20px", margin: "0 0 12px", overflowWrap: "anywhere" },
  button: {
    backgroundColor: PLUM,
    border: `1px solid ${PLUM}`,
    borderRadius: 4,
    color: "#ffffff",
    display: "inline-block",
    fontSize: 16,
    fontWeight: 600,
    lineHeight: "20px",
    padding: "11px 24px",
    textAlign: "center",
    textDecoration: "none",
  },
  link: { color: PLUM, overflowWrap: "anywhere" },
  fact: {
    borderTop: "1px solid #d9d5db",
    fontSize: 16,
    fontWeight: 600,
    lineHeight: "22px",
    padding: "9px 0",
    verticalAlign: "top",
  },
  factName: { color: "#5c5563", fontSize: 14, fontWeight: 400, paddingRight: 12, width: 150 },
  line: { borderColor: "#d9d5db", margin: "24px 0 16px" },
} as const satisfies Record<string, CSSProperties>;

/** A phone; then the dark theme, first for the programs that follow the system, then for Outlook.com. */
export const sheet = `@media (max-width: 620px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important }
  .sheet { border-left: 0 !important; border-right: 0 !important }
  .ground > table > tbody > tr > td, .ground { padding-top: 0 !important }
  .h1 { font-size: 24px !important; line-height: 29px !important }
  .button { display: block !important }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background: #151218 !important; color: #f0ecf1 !important }
  .sheet { background: #1e1a22 !important; border-color: #3a3440 !important }
  .title, .text, .value { color: #f0ecf1 !important }
  .small, .name { color: #b7aebc !important }
  .link { color: #dbaedd !important }
  .button { background: #dbaedd !important; border-color: #dbaedd !important; color: #2b1230 !important }
  .fact, .line { border-color: #3a3440 !important }
}
[data-ogsb] .ground { background: #151218 !important }
[data-ogsb] .sheet { background: #1e1a22 !important }
[data-ogsb] .button { background: #dbaedd !important }
[data-ogsc] .title, [data-ogsc] .text, [data-ogsc] .value { color: #f0ecf1 !important }
[data-ogsc] .small, [data-ogsc] .name { color: #b7aebc !important }
[data-ogsc] .link { color: #dbaedd !important }
[data-ogsc] .button { color: #2b1230 !important }`;
