import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PATH } from '@murmel/contracts';
import { WebSocket } from 'ws';

/** A program: anonymous sockets that ask to join again and again, and open anew when they are thrown out. */
const origin = process.env['FLOOD_ORIGIN'] ?? '';
const itemIds = (process.env['FLOOD_ITEMS'] ?? '').split(' ');
const wanted = Number(process.env['FLOOD_SOCKETS'] ?? 0);
const joinsPerSecond = Number(process.env['FLOOD_JOINS'] ?? 20);

const url = `${origin.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`;
const sockets = new Set<WebSocket>();
/** Sockets that are being opened: more at once would only wait for each other. */
const OPENING_AT_ONCE = 200;
let opening = 0;
let opened = 0;

function open(): void {
  opening += 1;
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  let counted = true;
  const settled = (): void => {
    if (counted) opening -= 1;
    counted = false;
  };
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('open', () => {
    settled();
    opened += 1;
    socket.send('40');
  });
  socket.on('message', (data: Buffer) => data.length === 1 && data[0] === 50 && socket.readyState === WebSocket.OPEN && socket.send('3'));
  socket.on('close', () => {
    settled();
    sockets.delete(socket);
  });
}

setInterval(() => {
  while (sockets.size < wanted && opening < OPENING_AT_ONCE) open();
}, 50);
setInterval(() => process.stdout.write(`open ${sockets.size} opened ${opened}\n`), 500);

// Ten slices a second, so that joins come as a stream and not as one wave.
for (let slice = 0; ; slice += 1) {
  const began = Date.now();
  for (const socket of sockets) {
    if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > 65_536) continue;
    for (let index = 0; index < joinsPerSecond / 10; index += 1)
      socket.send(`421["join",{"topic":"item","id":"${itemIds[(slice + index) % itemIds.length]}"}]`);
  }
  await wait(Math.max(5, 100 - (Date.now() - began)));
}
