import { ORPCError } from '@orpc/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { growingUpload } from './growing-upload';
import { PartSender } from './part-sender';

const part = (at: number) => ({ at, bytes: new Uint8Array(2) });
const full = new ORPCError('QUOTA_OF_OWNER', { status: 422 });

afterEach(() => vi.restoreAllMocks());

describe('what sends the parts of a recording', () => {
  it('[REC-04] says the refusal again, or sends everything, however many parts came after it', async () => {
    vi.stubGlobal('addEventListener', vi.fn());
    const begin = vi.spyOn(growingUpload, 'begin').mockRejectedValue(full);
    const got: number[] = [];
    vi.spyOn(growingUpload, 'offset').mockResolvedValue(0);
    vi.spyOn(growingUpload, 'append').mockImplementation((_upload, at, bytes) => {
      got.push(bytes.length);
      return Promise.resolve(at + bytes.length);
    });
    const onRefused = vi.fn();
    const sender = new PartSender({ itemId: 'i', upload: null, onBegun: vi.fn(), onConfirmed: vi.fn(), onLine: vi.fn(), onRefused });
    sender.add(part(0));
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(full));
    sender.add(part(2));
    sender.add(part(4));
    await expect(sender.done()).rejects.toBe(full);
    begin.mockResolvedValue('u');
    expect([await sender.done(), got]).toEqual(['u', [6]]);
  });
});
