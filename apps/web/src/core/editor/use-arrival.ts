import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goTheWay } from '../../platform/way/way';

/** Editors go to where the address leads, also when it changes while one is open. */
export function useArrival(): void {
  const { hash, key } = useLocation();
  useEffect(() => goTheWay(hash), [hash, key]);
}
