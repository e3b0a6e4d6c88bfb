import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';

/**
 * A part that a page can do without, in a file of its own: nothing stands in its place until it is there, and where its file does not come
 * (offline, a new version), the page goes on without it.
 */
export function optionalPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      let gone = false;
      load().then(
        ({ default: part }) => {
          loaded = part;
          if (!gone) setPart(() => part);
        },
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}
