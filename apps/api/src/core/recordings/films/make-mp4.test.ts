import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeMp4 } from './make-mp4.js';

const folder = mkdtempSync(join(tmpdir(), 'murmel-make-mp4-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [ffmpegPath, to, from] = [join(folder, 'ffmpeg'), join(folder, 'film.mp4'), join(folder, 'recording.webm')];
function writeProgram(lines: string): void {
  writeFileSync(ffmpegPath, `#!/bin/sh\n${lines}\n`);
  chmodSync(ffmpegPath, 0o755);
}
const never = new AbortController().signal;

describe('the operator’s ffmpeg', () => {
  it('gets one file of one container, nothing of the environment, and no network', async () => {
    vi.stubEnv('SECRET', 'kanarie');
    writeProgram(`env > ${folder}/environment; for one; do echo "$one"; done > ${folder}/arguments`);
    await makeMp4({ ffmpegPath, from, to, picture: true }, never);
    vi.unstubAllEnvs();
    expect(readFileSync(join(folder, 'environment'), 'utf8')).not.toContain('kanarie');
    const given = readFileSync(join(folder, 'arguments'), 'utf8').trim().split('\n');
    const valueOf = (name: string) => given[given.indexOf(name) + 1];
    expect([valueOf('-protocol_whitelist'), valueOf('-f'), valueOf('-i'), given.at(-1)]).toEqual(['file', 'matroska', from, to]);
    expect(given.indexOf('-protocol_whitelist')).toBeLessThan(given.indexOf('-i'));
    await makeMp4({ ffmpegPath, from, to, picture: false }, never);
    expect(readFileSync(join(folder, 'arguments'), 'utf8')).toContain('-vn');
  });

  it('that fails says why, and one that is not there, too', async () => {
    writeProgram('echo "Unknown encoder libx264" >&2; exit 1');
    await expect(makeMp4({ ffmpegPath, from, to, picture: true }, never)).rejects.toThrow('Unknown encoder libx264');
    await expect(makeMp4({ ffmpegPath: join(folder, 'none'), from, to, picture: true }, never)).rejects.toThrow('ENOENT');
  });

  it('is ended with its attempt', async () => {
    const pid = join(folder, 'pid');
    writeProgram(`echo $$ > ${pid}; exec sleep 600`);
    const attempt = new AbortController();
    const made = makeMp4({ ffmpegPath, from, to, picture: true }, attempt.signal);
    await vi.waitFor(() => expect(existsSync(pid) && readFileSync(pid, 'utf8').trim()).toBeTruthy());
    attempt.abort(new Error('took too long'));
    await expect(made).rejects.toThrow('took too long');
    expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH');
  });

  it('that takes too much memory is ended, and says so', async () => {
    writeProgram(`exec ${process.execPath} -e "const held = []; setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 1)"`);
    await expect(makeMp4({ ffmpegPath, from, to, picture: true }, never, 150)).rejects.toThrow('took more than 150 MB');
  });
});
