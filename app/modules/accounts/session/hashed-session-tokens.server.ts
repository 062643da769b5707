import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { hashOf } from "../store/token.server";

type Asked = { model: string; data?: Record<string, unknown>; where?: Where[] };
type Method = (asked: Asked) => Promise<unknown>;
type Row = { token?: unknown };

/**
 * Wraps the sign-in library's database adapter: session tokens are hashed in what it stores and queries, and replaced by the
 * plain token in what it returns. A copy of the database then holds no token that a cookie could carry.
 */
export function withHashedSessionTokens<Adapter extends DBAdapter | DBTransactionAdapter>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name === "transaction") {
        return (work: (inner: DBTransactionAdapter) => Promise<unknown>) =>
          member((inner: DBTransactionAdapter) => work(withHashedSessionTokens(inner)));
      }
      const method = member as Method;
      return (asked: Asked) => (asked?.model === "session" ? asking(method, asked) : method(asked));
    },
  });
}

async function asking(method: Method, asked: Asked): Promise<unknown> {
  const known = new Map<unknown, string>();
  const hashed = (token: unknown): unknown => {
    if (Array.isArray(token)) return token.map(hashed);
    if (typeof token !== "string") return token;
    known.set(hashOf(token), token);
    return hashOf(token);
  };
  const { data, where } = asked;
  const answer = await method({
    ...asked,
    ...(data && "token" in data ? { data: { ...data, token: hashed(data.token) } } : {}),
    ...(where
      ? { where: where.map((one) => (one.field === "token" ? { ...one, value: hashed(one.value) } : one)) }
      : {}),
  } as Asked);
  const withPlainToken = (row: unknown) => {
    const token = known.get((row as Row | null)?.token);
    return token === undefined ? row : { ...(row as Row), token };
  };
  return Array.isArray(answer) ? answer.map(withPlainToken) : withPlainToken(answer);
}
