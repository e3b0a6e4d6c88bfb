/** Calls at most once per `ms`, at once when it was quiet; the last value always arrives. */
export function throttle<Value>(ms: number, call: (value: Value) => void): { push(value: Value): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | undefined;
  const tick = (): void => {
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    timer = setTimeout(tick, ms);
    call(value);
  };
  return {
    push(value) {
      waiting = { value };
      if (timer === undefined) tick();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}
