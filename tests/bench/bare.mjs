import { createServer } from "node:http";

/** The minimal Node server for these bytes. The parent process sends the answer of each address. */
const answers = new Map();
const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
server.keepAliveTimeout = 65_000;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));

process.on("message", ({ path, answer }) => {
  if (path) answers.set(path, { ...answer, body: Buffer.from(answer.body, "base64") });
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1_000 });
});
process.on("disconnect", () => process.exit(0));
