import { useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';

export interface Actions<Key extends string> {
  /**
   * Carries `work` out, one key at a time.
   * @param values what the two sentences name
   * @returns whether it worked; both are told in the corner
   */
  run(key: Key, work: () => Promise<unknown>, values?: Record<string, unknown>): Promise<boolean>;
  /** key of the pending action */
  busy: Key | undefined;
}

interface ActionOptions {
  /** the namespace with a sentence for each key below `done` and below `failed` */
  texts: string;
  /** one toast for all messages; without it each success has its own, and each key one for its failures */
  toastId?: string;
  /** asks lists anew; not awaited: the next page need not wait for the lists of the one before */
  after: (worked: boolean) => unknown;
}

/** Runs the action of a press, and reports its result. */
export function useAction<Key extends string>({ texts, toastId, after }: ActionOptions): Actions<Key> {
  const { t } = useTranslation(texts);
  const [busy, setBusy] = useState<Key>();
  const run: Actions<Key>['run'] = async (key, work, values = {}) => {
    const sentence = (which: string): string => t(which, values);
    setBusy(key);
    let worked = false;
    try {
      await work();
      worked = true;
      toast({ ...(toastId && { id: toastId }), tone: 'success', text: sentence(`done.${key}`) });
    } catch (error) {
      toast({ id: toastId ?? `${texts}-${key}`, tone: 'alert', text: `${sentence(`failed.${key}`)} ${errorText(error)}` });
    } finally {
      setBusy(undefined);
    }
    void after(worked);
    return worked;
  };
  return { run, busy };
}
