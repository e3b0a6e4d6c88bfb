import type { BrowserContext, CDPSession } from '@playwright/test';

declare global {
  interface Window {
    /** ms from the beginning of the navigation until the first field stood */
    usableAt: number | undefined;
  }
}

/** A school's network when all pupils use it. */
const POOR_NETWORK = { offline: false, latency: 100, downloadThroughput: 1_500_000 / 8, uploadThroughput: 1_500_000 / 8 };

/** Makes the line slow. @param slowerProcessor the phone's processor is so many times slower than this machine's */
export async function slowDown(wire: CDPSession, slowerProcessor: number): Promise<void> {
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', POOR_NETWORK);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

/** Notes when the first field stands that a guest can answer in. */
export async function watchUsable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('main :is(input, textarea):enabled')) window.usableAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
