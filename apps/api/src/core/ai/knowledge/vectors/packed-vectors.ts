/** Numbers of a vector in one word of bits. */
const WORD = 32;

/** Vectors of passages as they are stored, one behind the other. */
export interface PackedVectors {
  bits: Buffer;
  bytes: Buffer;
}

/** Returns the number of 32-bit words that a vector takes. */
export const wordsOf = (dimensions: number): number => Math.ceil(dimensions / WORD);

/** One number as one byte, in steps of the largest of its vector: its direction is what counts. */
export function packVectors(vectors: readonly (readonly number[])[], dimensions: number): PackedVectors {
  const bits = new Uint32Array(vectors.length * wordsOf(dimensions));
  const bytes = new Int8Array(vectors.length * dimensions);
  for (const [index, vector] of vectors.entries()) {
    if (vector.length !== dimensions || !vector.every(Number.isFinite)) throw new Error('not the vector that was asked for');
    const largest = vector.reduce((most, one) => Math.max(most, Math.abs(one)), Number.MIN_VALUE);
    bits.set(bitsOf(vector), index * wordsOf(dimensions));
    for (const [place, one] of vector.entries()) bytes[index * dimensions + place] = Math.round((one / largest) * 127);
  }
  return { bits: Buffer.from(bits.buffer), bytes: Buffer.from(bytes.buffer) };
}

export function bitsOf(vector: readonly number[]): Uint32Array {
  const bits = new Uint32Array(wordsOf(vector.length));
  for (const [place, one] of vector.entries()) if (one > 0) bits[place >> 5] = bits[place >> 5]! | (1 << (place & 31));
  return bits;
}

/** Copies the stored bytes to an aligned array of words. */
export function wordsIn(stored: Buffer): Uint32Array {
  return new Uint32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength));
}

/** Returns the number of bits in which each vector differs from the query vector. */
export function distances(asked: Uint32Array, all: Uint32Array): Uint16Array {
  const words = asked.length;
  const found = new Uint16Array(all.length / words);
  for (let index = 0, at = 0; index < found.length; index += 1) {
    let other = 0;
    for (let word = 0; word < words; word += 1, at += 1) {
      // Ones are counted in pairs, in fours, in bytes.
      let ones = asked[word]! ^ all[at]!;
      ones -= (ones >>> 1) & 0x55555555;
      ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
      other += Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    found[index] = other;
  }
  return found;
}

/** Returns the similarity of a stored vector to another one: 1 is the same direction. */
export function nearness(asked: readonly number[], stored: Buffer): number {
  let [product, own, other] = [0, 0, 0];
  for (const [place, one] of asked.entries()) {
    const byte = stored.readInt8(place);
    product += one * byte;
    own += one * one;
    other += byte * byte;
  }
  return own * other === 0 ? 0 : product / Math.sqrt(own * other);
}

/** Returns the indexes of the smallest values, the smallest first. @param most how many */
export function smallest(all: Uint16Array, most: number): number[] {
  const counts = new Uint32Array(65_536);
  for (const one of all) counts[one]! += 1;
  let limit = 0;
  for (let sum = counts[0]!; sum < most && limit < counts.length - 1; sum += counts[limit]!) limit += 1;
  const places: number[] = [];
  for (const [place, one] of all.entries()) if (one <= limit) places.push(place);
  return places.toSorted((a, b) => all[a]! - all[b]!).slice(0, most);
}
