import type { Locator } from '@playwright/test';
import { scanned } from '../../support/scan-codes.js';

/** Reads a QR code on the screen as a phone's camera would. @throws Error where there is none */
export async function readQr(element: Locator): Promise<string> {
  const text = await scanned(await element.screenshot());
  if (text === undefined) throw new Error('There is no QR code that can be read');
  return text;
}
