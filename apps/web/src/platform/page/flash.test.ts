import { describe, expect, it } from 'vitest';
import { toasts } from '../../ui/status/toast-queue';
import { flashTone, showFlash } from './flash';

describe('flash', () => {
  it.each([
    ['alert', 'alert'],
    ['success', 'success'],
    ['info', 'info'],
    ['warning', 'info'],
    ['', 'info'],
  ])('[FLA-01] %s is shown as %s', (type, tone) => {
    expect(flashTone(type)).toBe(tone);
  });

  it('[FLA-02] queues every message under an id of its own, until it is closed', () => {
    showFlash([
      { id: 'a', type: 'alert', message: 'Erst dies.' },
      { id: '', type: 'alert', message: 'Dann das.' },
    ]);
    const shown = toasts.visible();
    expect(shown.map((toast) => toast.text)).toEqual(['Erst dies.', 'Dann das.']);
    expect(new Set(shown.map((toast) => toast.id)).size).toBe(2);
    shown.forEach((toast) => toasts.dismiss(toast.id));
    expect(toasts.visible()).toEqual([]);
  });
});
