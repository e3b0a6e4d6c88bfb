/** A body that is cut off as soon as it is longer than that. @param tooLong what its reader gets then */
export function limitBody(body: Response['body'], maxBytes: number, tooLong: () => Error): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let left = maxBytes;
  const bounds = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      left -= piece.length;
      if (left < 0) controller.error(tooLong());
      else controller.enqueue(piece);
    },
  });
  return body?.pipeThrough(bounds) ?? null;
}
