import { api } from '../api/client';

const KEY = 'murmel.lastVisit';

/** The day of the last visit that the server knows of; null when there was none on this device. */
export function lastVisitDay(): string | null {
  return localStorage.getItem(KEY);
}

/** Records today's visit. The day is stored only when the call succeeds, so the next navigation tries again. */
export async function recordDailyVisit(day: string): Promise<void> {
  try {
    await api.dailyUserVisits.create();
    localStorage.setItem(KEY, day);
  } catch (error) {
    console.warn('daily visit was not recorded', error);
  }
}

export function forgetDailyVisit(): void {
  localStorage.removeItem(KEY);
}
