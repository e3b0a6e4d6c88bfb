import { useEffect, useState } from 'react';
import { useThrottled } from '../../../../platform/use-throttled';
import { Announcement } from '../../../../ui/status/Announcement';
import { plainText } from '../../markdown/plain-text';
import { sentencesUntil } from '../../markdown/sentences';

/** Throttle time: a voice is slower than a model writes. Text that arrives meanwhile is announced together. */
const SAID_EVERY_MS = 1500;

/** Reads a growing answer to screen readers, politely and in whole sentences. What was there before is not read again. */
export function SpokenSentences({ text, writing }: { text: string; writing: boolean }) {
  const [said, setSaid] = useState(() => ({ until: writing ? text.length : Number.POSITIVE_INFINITY, words: '', turn: 0 }));
  const newest = useThrottled(text, SAID_EVERY_MS);
  useEffect(() => {
    setSaid((before) => {
      if (before.until >= newest.length) return before;
      const until = writing ? sentencesUntil(newest, before.until) : newest.length;
      if (until === before.until) return before;
      return { until, words: plainText(newest.slice(before.until, until)), turn: before.turn + 1 };
    });
  }, [newest, writing]);
  return <Announcement text={said.words} turn={said.turn} />;
}
