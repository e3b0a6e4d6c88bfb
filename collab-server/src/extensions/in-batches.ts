/** Works through a list with at most `atOnce` pieces of work side by side. */
export async function inBatches<T>(list: readonly T[], atOnce: number, work: (entry: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let entry = list[next++]; entry !== undefined; entry = list[next++]) await work(entry);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
}
