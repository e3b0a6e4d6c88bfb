/**
 * A WebSocket close frame (RFC 6455, 5.5.1), for sockets that Hocuspocus does not hand out.
 * @param reason at most 123 bytes
 */
export function closeFrame(code: number, reason: string): Buffer {
  const text = Buffer.from(reason, 'utf8').subarray(0, 123);
  const frame = Buffer.alloc(4 + text.length);
  frame[0] = 0x88;
  frame[1] = 2 + text.length;
  frame.writeUInt16BE(code, 2);
  text.copy(frame, 4);
  return frame;
}
