import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePositions } from './remove-positions.js';

const PLACE = '+48.2082+016.3738/';
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const number = (value: number, width = 4): Buffer => {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
};
const box = (name: string, ...contents: Buffer[]): Buffer => {
  const inside = Buffer.concat(contents);
  return Buffer.concat([number(inside.length + 8), text(name), inside]);
};
const full = (name: string, version: number, ...contents: Buffer[]): Buffer => box(name, Buffer.from([version, 0, 0, 0]), ...contents);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'murmel-positions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns what is left of a file. */
async function cleaned(content: Buffer, type: string): Promise<Buffer> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  await removePositions(path, type);
  return readFile(path);
}

const handler = (kind: string): Buffer => full('hdlr', 0, number(0), text(kind), Buffer.alloc(12), text('\0'));
const PICTURES = text('PICTURES');

/** A film as phones write it: the place in boxes of both kinds, and second by second in a track of its own. */
function film(): Buffer {
  const head = box('ftyp', text('qt  '), number(0), text('qt  '));
  const data = box('mdat', PICTURES, text(PLACE), text(PLACE), PICTURES);
  const first = head.length + 8 + PICTURES.length;
  const samples = box(
    'stbl',
    full('stsz', 0, number(0), number(2), number(PLACE.length), number(PLACE.length)),
    full('stsc', 0, number(1), number(1), number(1), number(1)),
    full('stco', 0, number(2), number(first), number(first + PLACE.length)),
  );
  const seconds = box('trak', box('mdia', handler('meta'), box('minf', samples)));
  const picture = box('trak', box('mdia', handler('vide')), box('udta', box('\u00a9xyz', text(PLACE))));
  const notes = [
    box('udta', box('\u00a9xyz', text(PLACE)), box('loci', text(PLACE))),
    box('meta', handler('mdta'), box('ilst', text(PLACE))),
  ];
  return Buffer.concat([head, data, box('moov', full('mvhd', 0, Buffer.alloc(96)), picture, seconds, ...notes), box('uuid', text(PLACE))]);
}

/** A photo of a phone that browsers do not draw: Exif in the file, XMP beside the table. */
function heic(): Buffer {
  const head = box('ftyp', text('heic'), number(0), text('mif1heic'));
  const data = box('mdat', text(`Exif${PLACE}`), PICTURES);
  const item = (id: number, type: string): Buffer => full('infe', 2, number(id, 2), number(0, 2), text(`${type}\0`));
  const place = (id: number, method: number, from: number, length: number): Buffer =>
    Buffer.concat([number(id, 2), number(method, 2), number(0, 2), number(1, 2), number(from), number(length)]);
  const from = head.length + 8;
  const parts = [place(1, 0, from + 4 + PLACE.length, PICTURES.length), place(2, 0, from, 4 + PLACE.length), place(3, 1, 2, PLACE.length)];
  const items = [item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')];
  const tables = [
    full('iinf', 0, number(3, 2), ...items),
    full('iloc', 1, Buffer.from([0x44, 0]), number(3, 2), ...parts),
    box('idat', text('--'), text(PLACE)),
  ];
  return Buffer.concat([head, data, full('meta', 0, handler('pict'), ...tables)]);
}

describe('[T-35] the place where something was recorded', () => {
  it('leaves a film of a phone, in every box and track that names it, and nothing else does', async () => {
    const sent = film();
    const kept = await cleaned(sent, 'video/quicktime');
    expect([kept.length, kept.includes('16.3738'), kept.includes('xyz')]).toEqual([sent.length, false, false]);
    expect(kept.subarray(0, 20)).toEqual(sent.subarray(0, 20));
    expect(kept.toString('latin1').split('PICTURES')).toHaveLength(3);
    expect([kept.includes('vide'), kept.includes('mvhd')]).toEqual([true, true]);
  });

  it('leaves a photo that is not drawn anew, in the file and beside its table', async () => {
    const sent = heic();
    const kept = await cleaned(sent, 'image/heic');
    expect([kept.length, kept.includes('16.3738')]).toEqual([sent.length, false]);
    expect([kept.includes('PICTURES'), kept.includes('hvc1'), kept.includes('iloc')]).toEqual([true, true, true]);
  });

  it('takes nothing from files of other kinds, and from none that ends too early more than there is', async () => {
    const sent = film();
    expect(await cleaned(sent, 'application/zip')).toEqual(sent);
    for (const content of [sent.subarray(0, sent.length - 40), Buffer.from('moov'), Buffer.alloc(9, 0xff), heic().subarray(0, -30)])
      for (const type of ['video/mp4', 'image/heic']) expect((await cleaned(content, type)).length).toBe(content.length);
  });

  it('a film plays as before', async () => {
    const packets = [0, 1, 2].map((at) => new EncodedPacket(new Uint8Array([0, 0, 0, 1, 0x65, at]), 'key', at, 1));
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat(), target });
    const source = new EncodedVideoPacketSource('vp9');
    output.addVideoTrack(source);
    output.setMetadataTags({ title: 'Kärntner Straße', raw: { '\u00a9xyz': PLACE } });
    await output.start();
    const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 };
    for (const packet of packets) await source.add(packet, { decoderConfig });
    await output.finalize();
    const sent = Buffer.from(target.buffer!);
    expect(sent.includes('Kärntner')).toBe(true);
    const kept = await cleaned(sent, 'video/mp4');
    expect(kept.includes('Kärntner')).toBe(false);
    using input = new Input({ source: new BufferSource(kept), formats: ALL_FORMATS });
    const track = (await input.getPrimaryVideoTrack())!;
    expect([await input.computeDuration(), (await input.getMetadataTags()).title]).toEqual([3, undefined]);
    const read: number[][] = [];
    for await (const { data } of new EncodedPacketSink(track).packets()) read.push([...data]);
    expect(read).toEqual(packets.map(({ data }) => [...data]));
  });
});
