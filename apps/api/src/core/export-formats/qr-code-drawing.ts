import { type CodeDrawing, correctionOf, type DrawnLook, drawCode, NEW_LOOK } from '@murmel/contracts';
import { encode } from 'uqr';

/** Draws a QR code, in the look of the product's own codes unless another look is given. @returns undefined for a value that is too long */
export function qrCodeDrawing(value: string, look: DrawnLook = NEW_LOOK): CodeDrawing | undefined {
  try {
    return drawCode(encode(value, { ecc: correctionOf(look), border: 0 }).data, look);
  } catch {
    return undefined;
  }
}
