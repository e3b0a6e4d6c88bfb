import { type CodeDrawing, correctionOf, type DrawnLook, drawCode, NEW_LOOK } from '@murmel/contracts';
import { encode } from 'uqr';

/** A QR code as a drawing; as the product's own codes look, unless another look is asked for. @returns undefined for what is too long for one */
export function drawnCode(value: string, look: DrawnLook = NEW_LOOK): CodeDrawing | undefined {
  try {
    return drawCode(encode(value, { ecc: correctionOf(look), border: 0 }).data, look);
  } catch {
    return undefined;
  }
}
