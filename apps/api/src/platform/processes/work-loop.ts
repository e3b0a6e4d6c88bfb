/** The inside of a process that does work: an answer for each task, a fault for what goes wrong. It ends with the api. */
export function workLoop<Task, Answer extends { kind: string }>(work: (task: Task) => Answer | Promise<Answer>): void {
  const answer = (message: Answer | { kind: 'ready' } | { kind: 'fault'; message: string }): void => void process.send!(message);
  process.on('message', (task: Task) => {
    void (async () => work(task))().then(answer, (error: unknown) =>
      answer({ kind: 'fault', message: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  answer({ kind: 'ready' });
}
