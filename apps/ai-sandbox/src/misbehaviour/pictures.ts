import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { sendJson } from '../protocol/answers.js';
import type { Behaviour, SandboxRequest } from '../protocol/request.js';

const data = (picture: Buffer | string) => ({ data: [{ b64_json: Buffer.from(picture).toString('base64') }] });

/** Hills below a sun, in colours of their seed; with a place in it, as cameras write it, that must not be kept. */
async function hills({ body }: SandboxRequest): Promise<Buffer> {
  const { size, seed = 0 } = body as unknown as { size: string; seed?: number };
  const [width, height] = size.split('x').map(Number) as [number, number];
  const colour = (turn: number, light: number) => `hsl(${(seed + turn) % 360} 55% ${light}%)`;
  const hill = (y: number, fill: string) =>
    `<ellipse cx="${width / 2}" cy="${height * (y + 0.5)}" rx="${width * 0.8}" ry="${height / 2}" fill="${fill}"/>`;
  const sun = `<circle cx="${width * 0.75}" cy="${height * 0.25}" r="${height / 12}" fill="${colour(60, 65)}"/>`;
  const shapes = `<rect width="100%" height="100%" fill="${colour(0, 88)}"/>${sun}${hill(0.5, colour(140, 60))}${hill(0.7, colour(150, 40))}`;
  const drawn = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`));
  return drawn
    .withExif({ IFD0: { ImageDescription: 'EIN-ORT' } })
    .png()
    .toBuffer();
}

/** Wrong pictures, by the name of the model that is asked for it; the other misbehaviours are those of questions. */
export const PICTURES: Readonly<Record<string, Behaviour>> = {
  /** A picture that tells where it was taken. */
  paints: async (response, asked) => sendJson(response, data(await hills(asked))),
  /** Long enough to be watched. */
  'paints-slowly': async (response, asked) => {
    await wait(1500);
    sendJson(response, data(await hills(asked)));
  },
  /** A program instead of a picture. */
  'paints-svg': (response) => sendJson(response, data('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  /** Names an address other than the requested one: clients must not be led there. */
  'paints-elsewhere': (response) => sendJson(response, { data: [{ url: `http://localhost:${response.socket!.localPort}/elsewhere.png` }] }),
  'paints-nothing': (response) => sendJson(response, { data: [] }),
  'paints-without-end': async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"b64_json":"');
    while (!response.destroyed) {
      response.write('A'.repeat(1024 * 1024));
      await wait(1);
    }
  },
};
