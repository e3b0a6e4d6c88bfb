/** Thrown when there was no response in time. */
export class AnswerTooLate extends Error {}

/**
 * Waits for an answer, but not for ever.
 * @throws AnswerTooLate after so many milliseconds; what the answer throws
 */
export async function answerWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // A busy process runs its timers before it reads: an answer that is there already comes first.
    timer = setTimeout(() => setImmediate(() => reject(new AnswerTooLate(`no answer within ${milliseconds} ms`))), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
