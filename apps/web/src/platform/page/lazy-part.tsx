import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/**
 * A large part of a page in a file of its own, with something in its place until it is there. Unlike after a Suspense
 * fallback, which React keeps for at least 300 ms, it is shown as soon as it came.
 * @param begin `now`: it is on its way while the page still waits for something else; what fails then is tried again, and told, when it is shown
 * @returns the component; whatever keeps the file from coming is thrown where it stands
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  begin: 'now' | 'shown' = 'shown',
): FunctionComponent<Props & { waiting: ReactNode }> {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async (): Promise<ComponentType<Props>> => {
    loaded = (await load()).default;
    return loaded;
  };
  // A part loaded before it is first shown renders at once: nothing typed meanwhile is lost.
  if (begin === 'now') void fetched().catch(() => undefined);
  return function LatePart({ waiting, ...props }: Props & { waiting: ReactNode }) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let gone = false;
      fetched().then(
        (part) => gone || setPart(() => part),
        (error: unknown) => gone || setFailure({ error }),
      );
      return () => {
        gone = true;
      };
    }, [Part]);
    if (failure) throw failure.error;
    return Part ? <Part {...(props as unknown as Props)} /> : waiting;
  };
}
