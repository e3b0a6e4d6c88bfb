import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Looks at an item without a client library, so that a measurement sees the server's time and not the library's. */
export class RawLiveClient {
  /** called with the server's clock at sending and the own clock at arrival, in milliseconds since 1970 */
  onPush: (sentAt: number, arrivedAt: number) => void = () => undefined;

  private constructor(private readonly socket: WebSocket) {}

  static async join(origin: string, itemId: string, cookie = ''): Promise<RawLiveClient> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/live/?EIO=4&transport=websocket`, {
      headers: cookie ? { cookie } : {},
      perMessageDeflate: false,
    });
    const client = new RawLiveClient(socket);
    socket.on('error', () => undefined);
    const joined = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('40')) socket.send(`420["join",{"topic":"item","id":"${itemId}"}]`);
        else if (text.startsWith('430') && text.includes('"ok":true')) resolve();
        else if (text.startsWith('430')) reject(new Error(text.slice(0, 200)));
        else if (text.startsWith('42["state"'))
          client.onPush(Number(/"at":([\d.]+)/.exec(text)?.[1]), performance.timeOrigin + performance.now());
      });
      socket.once('close', () => reject(new Error('closed before it was in')));
    });
    await joined;
    return client;
  }

  async leave(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.terminate();
    await closed;
  }
}
