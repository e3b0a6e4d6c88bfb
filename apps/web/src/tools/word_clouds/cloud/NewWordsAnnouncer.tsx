import type { CloudWord } from '@murmel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useThrottled } from '../../../platform/use-throttled';
import { Announcement } from '../../../ui/status/Announcement';
import { useTexts } from '../texts';

/** Live changes are summed up, at most this often (design 11.6). */
const EVERY_MS = 5000;

/** Announces politely how many words were added since the last announcement. */
export function NewWordsAnnouncer({ words }: { words: readonly CloudWord[] }) {
  const t = useTexts();
  const now = useThrottled(words, EVERY_MS);
  const known = useRef<ReadonlySet<string>>(undefined);
  const [news, setNews] = useState({ count: 0, turn: 0 });
  useEffect(() => {
    const before = known.current;
    known.current = new Set(now.map(({ key }) => key));
    // Cards present on arrival are no news.
    const count = before ? now.filter(({ key }) => !before.has(key)).length : 0;
    if (count > 0) setNews(({ turn }) => ({ count, turn: turn + 1 }));
  }, [now]);
  return <Announcement text={news.count > 0 ? t('cloud.news', { count: news.count }) : ''} turn={news.turn} />;
}
