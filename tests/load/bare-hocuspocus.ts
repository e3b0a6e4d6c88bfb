import { Server } from '@hocuspocus/server';

/** Hocuspocus as it comes: no journal, no checks, everything in memory. The measure for our own server. */
const server = new Server({ port: Number(process.env['PORT']), quiet: true });
await server.listen();
server.httpServer.on('error', (error) => {
  throw error;
});
