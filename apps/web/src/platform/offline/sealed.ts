/** Stored record, in the clear: facts as JSON, and bytes beside them (the state of a document). */
export interface UnsealedRecord<Facts> {
  facts: Facts;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Encrypted record in the store: it cannot be read without the session's key. */
export interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const LENGTH_BYTES = 4;

/** A key that no script can read out again: the browser alone holds it. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param place whose it is and where it lies: a piece that was moved elsewhere cannot be opened */
export async function seal(key: CryptoKey, place: string, { facts, bytes }: UnsealedRecord<unknown>): Promise<SealedRecord> {
  const json = new TextEncoder().encode(JSON.stringify(facts));
  const clear = new Uint8Array(LENGTH_BYTES + json.length + bytes.length);
  new DataView(clear.buffer).setUint32(0, json.length);
  clear.set(json, LENGTH_BYTES);
  clear.set(bytes, LENGTH_BYTES + json.length);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, data: await crypto.subtle.encrypt(parameters(iv, place), key, clear) };
}

/** Throws when the key, the place or a byte is another one. */
export async function unseal(key: CryptoKey, place: string, { iv, data }: SealedRecord): Promise<UnsealedRecord<unknown>> {
  const clear = new Uint8Array(await crypto.subtle.decrypt(parameters(iv, place), key, data));
  const end = LENGTH_BYTES + new DataView(clear.buffer).getUint32(0);
  return { facts: JSON.parse(new TextDecoder().decode(clear.subarray(LENGTH_BYTES, end))) as unknown, bytes: clear.slice(end) };
}

function parameters(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(place) };
}
