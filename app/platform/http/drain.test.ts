import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { drain } from "./drain.server";

const REQUEST = "GET / HTTP/1.1\r\nHost: psp.test\r\n\r\n";

/** A server that says `Connection: close` once it stops, and a connection to it that is idle after its first answer. */
async function withIdleConnection() {
  let isStopping = false;
  const server: Server = createServer((_request, response) => {
    if (isStopping) response.setHeader("connection", "close");
    response.end("whole");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  const answer = () => new Promise<string>((resolve) => void socket.once("data", resolve));
  socket.write(REQUEST);
  await answer();
  const stop = (isBehindProxy: boolean, proxyMs?: number) => {
    isStopping = true;
    return drain(server, proxyMs === undefined ? { isBehindProxy } : { isBehindProxy, proxyMs });
  };
  return { port, socket, answer, stop };
}

const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once("close", () => resolve()).resume());

it("closes the idle connections of browsers at once", async () => {
  const { socket, stop } = await withIdleConnection();
  await Promise.all([stop(false), closed(socket)]);
});

it("leaves those of a proxy: its next request is answered, then the connection ends", async () => {
  const { port, socket, answer, stop } = await withIdleConnection();
  const stopped = stop(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(socket.readyState).toBe("open");
  const refused = await new Promise((resolve) => connect(port, "127.0.0.1").once("error", resolve));
  expect(refused).toMatchObject({ code: "ECONNREFUSED" });
  socket.write(REQUEST);
  expect(await answer()).toMatch(/connection: close/i);
  await Promise.all([stopped, closed(socket)]);
});

it("does not wait for ever for a proxy that keeps its connections", async () => {
  const { socket, stop } = await withIdleConnection();
  await Promise.all([stop(true, 100), closed(socket)]);
});
