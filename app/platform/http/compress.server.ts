import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /^(text\/(html|plain|x-script|calendar)|application\/(json|atom\+xml))/;
const WORTH_IT = 1024;

/** The answer in the best encoding the client takes. Whole bodies only: our pages are rendered in one piece. */
export async function compressed(answer: Response, accepted: string | undefined): Promise<Response> {
  const { headers } = answer;
  if (!answer.body || headers.has("content-encoding") || !COMPRESSIBLE.test(headers.get("content-type") ?? ""))
    return answer;
  headers.append("vary", "Accept-Encoding");
  const encoding = pick(accepted ?? "");
  const whole = Buffer.from(await answer.arrayBuffer());
  if (!encoding || whole.length < WORTH_IT) return replaced(answer, whole);
  headers.set("content-encoding", encoding);
  return replaced(answer, encoding === "br" ? brotli(whole) : gzipSync(whole, { level: 5 }));
}

function pick(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? "gzip" : null;
}

const brotli = (whole: Buffer) =>
  brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
  });

function replaced({ status, statusText, headers }: Response, body: Buffer<ArrayBuffer>): Response {
  headers.set("content-length", String(body.length));
  return new Response(body, { status, statusText, headers });
}
