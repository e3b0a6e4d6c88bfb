import type { Worksheet, WorksheetRules } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutosave } from '../../../../core/items/use-autosave';
import { api } from '../../../../platform/api/client';
import { orpc } from '../../../../platform/api/queries';

/** Rules for working on the sheet, and for its copies. */
export type Rules = WorksheetRules & Pick<Worksheet['worksheet'], 'passesSolutions'>;

/** The rules as they were pressed last, and how to change them. They save automatically. */
export function useRules(item: Worksheet) {
  const queryClient = useQueryClient();
  const [pressed, setPressed] = useState<Partial<Rules>>({});
  const { passesSolutions } = item.worksheet;
  const shown: Rules = { ...item.worksheet.rules, passesSolutions, ...pressed };
  const autosave = useAutosave<Rules>(async (fields) => {
    const changed = await api.worksheets.update({ id: item.id, ...fields });
    queryClient.setQueryData(orpc.worksheets.get.queryOptions({ input: { id: item.id } }).queryKey, changed);
    setPressed((now) => (Object.entries(fields).every(([name, value]) => now[name as keyof Rules] === value) ? {} : now));
  });
  const change = (fields: Partial<Rules>) => {
    setPressed((before) => ({ ...before, ...fields }));
    autosave.change(fields, 0);
  };
  return { shown, change, failed: autosave.state() === 'failed' };
}
