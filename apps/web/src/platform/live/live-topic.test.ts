import type { LiveAnswer } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { ProjectTopic } from './live-topic';

function topic() {
  const sent: unknown[] = [];
  const socket = { emit: (...words: unknown[]) => void sent.push(words.slice(0, 2)) } as unknown as Parameters<ProjectTopic['join']>[0];
  const one = new ProjectTopic('project');
  return { one, sent, join: () => one.join(socket, (_: LiveAnswer) => undefined) };
}

describe('where a page is in its project', () => {
  it('is the project itself until a page says more, and is told once', () => {
    const { one, sent, join } = topic();
    expect(one.moved).toBe(true);
    join();
    expect([one.moved, sent]).toEqual([false, [['joinProject', { projectId: 'project', itemId: null }]]]);
  });

  it('is where the page that came last says; without it, where the one before was', () => {
    const { one, sent, join } = topic();
    const leaveFirst = one.stand('first');
    join();
    const leaveSecond = one.stand('second');
    expect(one.moved).toBe(true);
    join();
    leaveFirst();
    expect(one.moved).toBe(false);
    leaveSecond();
    leaveSecond();
    join();
    expect(sent.map((words) => ((words as unknown[])[1] as { itemId: string | null }).itemId)).toEqual(['first', 'second', null]);
  });

  it('is the item, also when a frame around the page says only that it is in the project', () => {
    const { one, sent, join } = topic();
    one.stand('item');
    one.stand(null);
    join();
    expect(sent).toEqual([['joinProject', { projectId: 'project', itemId: 'item' }]]);
  });

  it('does not move when one page gives way to another at the same item', () => {
    const { one, join } = topic();
    const leave = one.stand('item');
    join();
    leave();
    one.stand('item');
    expect(one.moved).toBe(false);
  });
});
