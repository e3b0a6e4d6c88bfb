import { RECORDERS, type RecorderKey } from '@murmel/contracts';
import { api } from '../api/client';

/** Sends a file in parts and makes it the recording of an item. @param onProgress gets the sent share, 0 to 1 @throws ORPCError as every call */
export async function keepRecording(
  recorder: RecorderKey,
  itemId: string,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const { sendInParts } = await import('./in-parts');
  const whole = await sendInParts(itemId, file, { onProgress });
  await api[RECORDERS[recorder].calls].keep({ itemId, ...whole }, { context: { idempotencyKey: whole.upload } });
}
