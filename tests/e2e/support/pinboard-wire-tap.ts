import type { BrowserContext, Page } from '@playwright/test';

/** Every byte that reaches one page: answers of calls and frames of sockets, in both of which a name can be looked for. */
export class WireTap {
  private readonly heard: Buffer[] = [];
  private readonly asked: Promise<unknown>[] = [];
  private frames = 0;

  /** Listens from now on, also over reloads. */
  static async on(context: BrowserContext, page: Page): Promise<WireTap> {
    const wire = await context.newCDPSession(page);
    const tap = new WireTap();
    await wire.send('Network.enable', { maxResourceBufferSize: 20_000_000, maxTotalBufferSize: 100_000_000 });
    wire.on('Network.webSocketFrameReceived', ({ response: { payloadData, opcode } }) => {
      tap.frames += 1;
      tap.heard.push(opcode === 1 ? Buffer.from(payloadData) : Buffer.from(payloadData, 'base64'));
    });
    wire.on('Network.loadingFinished', ({ requestId }) => {
      tap.asked.push(
        wire.send('Network.getResponseBody', { requestId }).then(
          ({ body, base64Encoded }) => tap.heard.push(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')),
          // A page that was left behind keeps no bodies.
          () => undefined,
        ),
      );
    });
    return tap;
  }

  get frameCount(): number {
    return this.frames;
  }

  /** Whether these words came over the line, in one piece of it. */
  async heardOf(words: string): Promise<boolean> {
    await Promise.all(this.asked);
    return this.heard.some((bytes) => bytes.includes(words));
  }
}
