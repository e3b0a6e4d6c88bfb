import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from './chromium.js';

/** A browser whose microphone, camera and screen are drawn by itself, and which agrees to be asked for them. */
const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
  '--autoplay-policy=no-user-gesture-required',
];

export const browserWithDevices = (): Promise<Browser> =>
  chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: ['--no-sandbox', ...FAKE_DEVICES] });
