import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { refuseTakenPort } from "./prepare.mjs";

/** `npm run dev`: the same server with hot reload. A saved component is replaced in the page; a saved server file is used from the next request on. */
await refuseTakenPort("npm run dev");
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";

const http = createServer();
const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server: http } } });
const { printStart } = await vite.environments.ssr.runner.import("/app/process.server.ts");
const { demoAccounts, demoPassword } = await vite.environments.ssr.runner.import("/db/worlds/demo/accounts.ts");

http.on("request", (request, response) =>
  vite.middlewares(request, response, async () => {
    request.url = request.originalUrl;
    const { listener } = await vite.environments.ssr.runner.import("/server.ts");
    await listener(request, response);
  }),
);
http.listen(port, host, () =>
  printStart(
    { demo: process.env.SEED !== "none", origin: `http://${host}:${port}` },
    { accounts: demoAccounts, password: demoPassword },
  ),
);
