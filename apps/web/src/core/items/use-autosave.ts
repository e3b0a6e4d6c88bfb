import { useEffect, useState } from 'react';
import { useLatest } from '../../platform/use-latest';
import { type Autosave, createAutosave } from './autosave';

/** An autosave that lives as long as the form and sends what waits when the form closes. */
export function useAutosave<Fields extends object>(save: (fields: Partial<Fields>) => Promise<void>): Autosave<Fields> {
  const latest = useLatest(save);
  const [, draw] = useState(0);
  const [autosave] = useState(() =>
    createAutosave<Fields>(
      (fields) => latest()(fields),
      () => draw((count) => count + 1),
    ),
  );
  useEffect(() => () => autosave.flush(), [autosave]);
  return autosave;
}
