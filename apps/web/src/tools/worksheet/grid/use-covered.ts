import { useState } from 'react';

const key = (itemId: string): string => `murmel.covered.${itemId}`;

/** Whether names are covered: as long as this tab lives, also after a reload in front of the class. */
export function useCovered(itemId: string): [covered: boolean, cover: (covered: boolean) => void] {
  const [covered, setCovered] = useState(() => sessionStorage.getItem(key(itemId)) !== null);
  const cover = (next: boolean): void => {
    if (next) sessionStorage.setItem(key(itemId), '1');
    else sessionStorage.removeItem(key(itemId));
    setCovered(next);
  };
  return [covered, cover];
}
