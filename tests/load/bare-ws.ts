import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** The floor: a WebSocket server that broadcasts its input to all. `POST /` broadcasts the body with the time in it. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const padding = Buffer.concat(chunks).toString();
    if (request.method === 'POST') {
      const text = `42["state",{"at":${performance.timeOrigin + performance.now()},"padding":${JSON.stringify(padding)}}]`;
      for (const client of sockets.clients) client.send(text);
    }
    response.end(String(sockets.clients.size));
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('error', () => undefined);
  socket.send('0');
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text === '40') socket.send('40');
    else if (text.startsWith('420')) socket.send('430[{"ok":true}]');
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
