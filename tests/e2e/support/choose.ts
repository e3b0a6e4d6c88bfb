import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a radio button or ticks a box as people do, by its label: the input itself is often hidden below it. Waits until the label
 * stands still.
 */
export async function choose(option: Locator): Promise<void> {
  const label = await option.evaluateHandle((input: HTMLInputElement) => input.labels?.[0] ?? input);
  await label.click();
  await expect(option).toBeChecked();
}
