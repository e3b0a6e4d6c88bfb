import fc from 'fast-check';
import { varUint } from '../../collab/support/raw-client.js';

/** One thing done to bytes; places are shares of their length, so that they fit whatever is changed. */
export type ByteChange =
  | { do: 'cut'; at: number }
  | { do: 'drop'; at: number; count: number }
  | { do: 'insert'; at: number; bytes: number[] }
  | { do: 'flip'; at: number; bits: number }
  | { do: 'repeat'; at: number; count: number; times: number }
  | { do: 'number'; at: number; value: number };

const at = fc.double({ min: 0, max: 1, noNaN: true });
/** Values that no count, clock or length can have. */
const NUMBERS = [0, 1, 127, 128, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 52, 2 ** 53 - 1];

export const byteChange: fc.Arbitrary<ByteChange> = fc.oneof(
  fc.record({ do: fc.constant('cut' as const), at }),
  fc.record({ do: fc.constant('drop' as const), at, count: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ do: fc.constant('insert' as const), at, bytes: fc.array(fc.nat(255), { minLength: 1, maxLength: 12 }) }),
  fc.record({ do: fc.constant('flip' as const), at, bits: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ do: fc.constant('flip' as const), at: fc.double({ min: 0, max: 0.2, noNaN: true }), bits: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ do: fc.constant('repeat' as const), at, count: fc.integer({ min: 1, max: 40 }), times: fc.constantFrom(1, 2, 50) }),
  fc.record({ do: fc.constant('number' as const), at, value: fc.constantFrom(...NUMBERS) }),
);

export function changedBytes(bytes: Buffer, change: ByteChange): Buffer {
  const from = Math.min(bytes.length - 1, Math.floor(change.at * bytes.length));
  if (from < 0) return change.do === 'insert' ? Buffer.from(change.bytes) : bytes;
  const [before, after] = [bytes.subarray(0, from), bytes.subarray(from)];
  switch (change.do) {
    case 'cut':
      return before;
    case 'drop':
      return Buffer.concat([before, after.subarray(change.count)]);
    case 'insert':
      return Buffer.concat([before, Buffer.from(change.bytes), after]);
    case 'flip':
      return Buffer.concat([before, Buffer.of(after[0]! ^ change.bits), after.subarray(1)]);
    case 'repeat':
      return Buffer.concat([before, ...Array.from({ length: change.times }, () => after.subarray(0, change.count)), after]);
    case 'number':
      return Buffer.concat([before, varUint(change.value), after.subarray(1)]);
  }
}
